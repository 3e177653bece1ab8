/// Look-ups in the generated tables; all take and give Unicode scalar values.
enum UnicodeTables {
  /// Whether `code` lies inside, in a list of borders (first in, first out, …).
  ///
  /// - Complexity: O(log n).
  static func contains(_ borders: UnsafeBufferPointer<UInt32>, _ code: UInt32) -> Bool {
    var low = 0
    var high = borders.count
    while low < high {
      let middle = (low + high) >> 1
      if borders[middle] <= code { low = middle + 1 } else { high = middle }
    }
    return low & 1 == 1
  }

  /// The third column of the row (first, last, value) that holds `code`; 0 when none does.
  static func value(_ runs: UnsafeBufferPointer<UInt32>, _ code: UInt32) -> UInt32 {
    let row = lastRow(in: runs, width: 3) { runs[$0] <= code }
    guard let row, runs[row + 1] >= code else { return 0 }
    return runs[row + 2]
  }

  /// The start of the last row for which `isBefore` holds, rows being sorted.
  @inline(__always)
  static func lastRow<Element>(
    in table: UnsafeBufferPointer<Element>, width: Int, _ isBefore: (_ start: Int) -> Bool
  ) -> Int? {
    var low = 0
    var high = table.count / width
    while low < high {
      let middle = (low + high) >> 1
      if isBefore(middle * width) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : (low - 1) * width
  }

  /// Canonical_Combining_Class.
  static func combiningClass(_ code: UInt32) -> UInt32 {
    code < 0x300 ? 0 : value(combiningClassRuns, code)
  }

  /// Simple_Lowercase_Mapping.
  static func lowerCase(_ code: UInt32) -> UInt32 {
    if code < 0xC0 { return (0x41...0x5A).contains(code) ? code + 0x20 : code }
    let wanted = Int32(bitPattern: code)
    let row = lastRow(in: lowerCaseRuns, width: 4) { lowerCaseRuns[$0] <= wanted }
    guard let row, lowerCaseRuns[row + 1] >= wanted else { return code }
    guard (wanted - lowerCaseRuns[row]) % lowerCaseRuns[row + 2] == 0 else { return code }
    return UInt32(bitPattern: wanted + lowerCaseRuns[row + 3])
  }

  /// One step of canonical decomposition; `second` is 0 for a singleton.
  static func decomposition(_ code: UInt32) -> (first: UInt32, second: UInt32)? {
    switch code {
    case ..<0xC0: return nil
    case 0xF900..<0xF900 + UInt32(ideographsFromF900.count):
      return singleton(ideographsFromF900[Int(code - 0xF900)])
    case 0x2F800..<0x2F800 + UInt32(ideographsFrom2F800.count):
      return singleton(ideographsFrom2F800[Int(code - 0x2F800)])
    default: break
    }
    let table = canonicalDecompositions
    let row = lastRow(in: table, width: 3) { table[$0] <= code }
    guard let row, table[row] == code else { return nil }
    return (table[row + 1], table[row + 2])
  }

  private static func singleton(_ code: UInt32) -> (first: UInt32, second: UInt32)? {
    code == 0 ? nil : (code, 0)
  }

  /// The primary composite of two code points, Hangul included.
  static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if let syllable = Hangul.compose(first, second) { return syllable }
    let table = canonicalCompositions
    let row = lastRow(in: table, width: 3) {
      table[$0] < first || (table[$0] == first && table[$0 + 1] <= second)
    }
    guard let row, table[row] == first, table[row + 1] == second else { return nil }
    return table[row + 2]
  }

  /// Where the replacements of a full-width letter, mathematical letter or Latin ligature stand in
  /// `compatibilityLetters` (three places, 0 for none).
  static func compatibilityRow(_ code: UInt32) -> Int? {
    guard code >= 0x132 else { return nil }
    let row = lastRow(in: compatibilityLetters, width: 4) { compatibilityLetters[$0] <= code }
    guard let row, compatibilityLetters[row] == code else { return nil }
    return row + 1
  }

  /// Calls `body` with each code point of the full canonical decomposition, not reordered.
  static func forEachDecomposed(_ code: UInt32, _ body: (UInt32) -> Void) {
    if let jamo = Hangul.decompose(code) {
      body(jamo.lead)
      body(jamo.vowel)
      if let tail = jamo.tail { body(tail) }
    } else if let (first, second) = decomposition(code) {
      forEachDecomposed(first, body)
      if second != 0 { body(second) }
    } else {
      body(code)
    }
  }
}

/// The arithmetic of Hangul syllables (Unicode Standard, section 3.12).
enum Hangul {
  private static let syllables: Range<UInt32> = 0xAC00..<0xD7A4
  private static let leads: Range<UInt32> = 0x1100..<0x1113
  private static let vowels: Range<UInt32> = 0x1161..<0x1176
  private static let tails: Range<UInt32> = 0x11A8..<0x11C3
  private static let tailCount: UInt32 = 28
  private static let vowelCount: UInt32 = 21

  /// The letters of a syllable, or nil when `code` is none.
  static func decompose(_ code: UInt32) -> (lead: UInt32, vowel: UInt32, tail: UInt32?)? {
    guard syllables.contains(code) else { return nil }
    let index = code - syllables.lowerBound
    let tail = index % tailCount
    return (
      leads.lowerBound + index / (vowelCount * tailCount),
      vowels.lowerBound + index / tailCount % vowelCount,
      tail == 0 ? nil : tails.lowerBound + tail - 1
    )
  }

  /// Lead and vowel, or open syllable and tail, as one syllable.
  static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if leads.contains(first), vowels.contains(second) {
      let index = (first - leads.lowerBound) * vowelCount + second - vowels.lowerBound
      return syllables.lowerBound + index * tailCount
    }
    if syllables.contains(first), (first - syllables.lowerBound) % tailCount == 0,
      tails.contains(second)
    {
      return first + second - tails.lowerBound + 1
    }
    return nil
  }
}
