/// What a folded character is for the limits of words.
package enum CharacterKind: Hashable, Sendable {
  /// General_Category L.
  case letter
  /// General_Category N.
  case number
  case other
}

extension FoldedText {
  /// What the character is that a byte belongs to; `other` outside the text.
  ///
  /// - Complexity: O(1) for ASCII, else O(log n) in the size of the Unicode table.
  package func kind(at offset: Int) -> CharacterKind {
    guard bytes.indices.contains(offset), isWord[offset] else { return .other }
    let byte = bytes[offset]
    if byte < 0x80 { return byte >= 0x61 ? .letter : .number }
    var start = offset
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let code = bytes.withUnsafeBufferPointer { decode($0, at: start).code }
    guard let scalar = Unicode.Scalar(code) else { return .other }
    return isLetter(scalar) ? .letter : .number
  }

  /// The first whole run of letters and digits that starts at or after a byte.
  ///
  /// - Complexity: O(n) in the bytes passed.
  package func nextWord(from offset: Int) -> Range<Int>? {
    var start = offset
    while start < bytes.count, !isWord[start] { start += 1 }
    guard start < bytes.count else { return nil }
    var end = start + 1
    while end < bytes.count, isWord[end] { end += 1 }
    return start..<end
  }

  /// The first run of characters of one kind, letters or numbers, that starts at or after a byte.
  ///
  /// - Complexity: O(n) in the bytes passed.
  package func nextRun(from offset: Int) -> Range<Int>? {
    var start = offset
    while start < bytes.count, !isWord[start] { start += 1 }
    guard start < bytes.count else { return nil }
    let kind = kind(at: start)
    var end = start + 1
    while end < bytes.count, isWord[end], self.kind(at: end) == kind { end += 1 }
    return start..<end
  }

  /// Number of letters and digits in a range of `bytes`.
  package func letterAndDigitCount(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (isWord[$1] && bytes[$1] & 0xC0 != 0x80 ? 1 : 0) }
  }

  /// Whether the range is exactly one letter.
  package func isSingleLetter(_ range: Range<Int>) -> Bool {
    kind(at: range.lowerBound) == .letter && letterAndDigitCount(range) == 1
  }
}

extension FoldedText {
  /// The largest number of letters of a dotted abbreviation; more are not read as one word.
  package static let maximumAbbreviation = 12

  /// The single letter that goes on a dotted abbreviation.
  ///
  /// It follows a single letter, a dot and at most one space: « R.D.V. », « R. D. V. ».
  package func abbreviationContinuation(after letter: Range<Int>) -> Range<Int>? {
    var next = letter.upperBound
    guard isSingleLetter(letter), next < bytes.count, bytes[next] == UInt8(ascii: ".") else {
      return nil
    }
    next += 1
    if next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard let run = nextRun(from: next), run.lowerBound == next, isSingleLetter(run) else {
      return nil
    }
    return run
  }
}
