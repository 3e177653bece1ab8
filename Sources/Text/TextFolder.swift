/// Folds UTF-8 in one pass; see `FoldedText` for what the result means.
struct TextFolder {
  private var bytes: [UInt8] = []
  private var marks: [UInt32] = []
  private var origins: [Int32] = []
  private var isWord: [Bool] = []
  /// Offset in the original of a white-space run that is kept once something follows it.
  private var pendingSpace: Int32 = -1
  /// Combining marks of the last character, in the order in which they came.
  private var pendingMarks: [UInt32] = []
  /// Where the bytes of the last character (of its second letter, for œ) start.
  private var lastStart = 0

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    marks.reserveCapacity(capacity)
    origins.reserveCapacity(capacity + 1)
    isWord.reserveCapacity(capacity)
  }

  /// Folds valid UTF-8.
  mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80 {
        ascii(byte, at: Int32(truncatingIfNeeded: offset))
        offset += 1
      } else {
        let (code, length) = decode(text, at: offset)
        scalar(code, at: Int32(truncatingIfNeeded: offset))
        offset += length
      }
    }
  }

  /// The folded text; nothing may be folded after.
  consuming func finish(originalLength: Int) -> FoldedText {
    flushMarks()
    origins.append(Int32(truncatingIfNeeded: originalLength))
    return FoldedText(bytes: bytes, marks: marks, origins: origins, isWord: isWord)
  }

  @inline(__always)
  private mutating func ascii(_ byte: UInt8, at origin: Int32) {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: append(byte, isWord: true, at: origin)
    case 0x41...0x5A: append(byte | 0x20, isWord: true, at: origin)
    case 0x20, 9...13: space(at: origin)
    case 0x60: append(0x27, isWord: false, at: origin)
    default: append(byte, isWord: false, at: origin)
    }
  }

  private mutating func scalar(_ code: UInt32, at origin: Int32) {
    if code >= 0xA0, code < 0x180 {
      let packed = latinFolds[Int(code - 0xA0)]
      if packed != 0 {
        latin(packed, at: origin)
        return
      }
    }
    if code == 0x2019 {
      append(0x27, isWord: false, at: origin)
    } else {
      general(code, at: origin)
    }
  }

  @inline(__always)
  private mutating func latin(_ packed: UInt32, at origin: Int32) {
    append(UInt8(truncatingIfNeeded: packed), isWord: true, at: origin)
    let second = UInt8(truncatingIfNeeded: packed >> 8)
    if second != 0 { append(second, isWord: true, at: origin) }
    if packed >> 16 != 0 { pendingMarks.append(packed >> 16) }
  }

  /// Any scalar: apostrophes and hyphens first, then decomposition.
  private mutating func general(_ code: UInt32, at origin: Int32) {
    if UnicodeTables.contains(defaultIgnorableBorders, code) { return }
    if let row = UnicodeTables.compatibilityRow(code) {
      for place in row..<row + 3 where compatibilityLetters[place] != 0 {
        decomposed(compatibilityLetters[place], at: origin)
      }
      return
    }
    if let jamo = Hangul.decompose(code) {
      decomposed(jamo.lead, at: origin)
      decomposed(jamo.vowel, at: origin)
      if let tail = jamo.tail { decomposed(tail, at: origin) }
    } else if let (first, second) = UnicodeTables.decomposition(code) {
      general(first, at: origin)
      if second != 0 { general(second, at: origin) }
    } else {
      decomposed(code, at: origin)
    }
  }

  /// A scalar that does not decompose further.
  private mutating func decomposed(_ code: UInt32, at origin: Int32) {
    guard let scalar = Unicode.Scalar(code) else { return }
    if isWhiteSpace(code: code) {
      space(at: origin)
    } else if isApostrophe(scalar) {
      append(0x27, isWord: false, at: origin)
    } else if isHyphen(scalar) {
      append(0x2D, isWord: false, at: origin)
    } else if isMark(code: code) {
      // A mark with nothing to stand on is no part of a word.
      if !bytes.isEmpty, pendingSpace < 0 { pendingMarks.append(code) }
    } else {
      letter(UnicodeTables.lowerCase(code), at: origin)
    }
  }

  private mutating func letter(_ code: UInt32, at origin: Int32) {
    switch code {
    case ..<0x80: ascii(UInt8(truncatingIfNeeded: code), at: origin)
    case 0x153: pair(0x6F, 0x65, at: origin)
    case 0xE6: pair(0x61, 0x65, at: origin)
    case 0xDF: pair(0x73, 0x73, at: origin)
    case 0xF8: append(0x6F, isWord: true, at: origin)
    case 0x142: append(0x6C, isWord: true, at: origin)
    case 0x111: append(0x64, isWord: true, at: origin)
    default: multibyte(code, at: origin)
    }
  }

  private mutating func pair(_ first: UInt8, _ second: UInt8, at origin: Int32) {
    append(first, isWord: true, at: origin)
    append(second, isWord: true, at: origin)
  }

  private mutating func multibyte(_ code: UInt32, at origin: Int32) {
    guard let scalar = Unicode.Scalar(code), let encoded = UTF8.encode(scalar) else { return }
    let word = isLetterOrDigit(code: code)
    settle()
    lastStart = bytes.count
    for byte in encoded {
      raw(byte, isWord: word, at: origin)
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8, isWord word: Bool, at origin: Int32) {
    settle()
    lastStart = bytes.count
    raw(byte, isWord: word, at: origin)
  }

  /// Writes what waited for the next character: marks of the last one, then a space.
  @inline(__always)
  private mutating func settle() {
    if !pendingMarks.isEmpty { flushMarks() }
    if pendingSpace >= 0 {
      raw(0x20, isWord: false, at: pendingSpace)
      pendingSpace = -1
    }
  }

  @inline(__always)
  private mutating func raw(_ byte: UInt8, isWord word: Bool, at origin: Int32) {
    bytes.append(byte)
    marks.append(0)
    origins.append(origin)
    isWord.append(word)
  }

  private mutating func space(at origin: Int32) {
    if pendingSpace < 0, !bytes.isEmpty { pendingSpace = origin }
  }

  private mutating func flushMarks() {
    guard !pendingMarks.isEmpty else { return }
    let value = markValue(pendingMarks)
    for place in lastStart..<bytes.count { marks[place] = value }
    pendingMarks.removeAll(keepingCapacity: true)
  }
}

/// The value in `FoldedText.marks` for the marks on one character, canonically ordered first.
private func markValue(_ unordered: [UInt32]) -> UInt32 {
  if unordered.count == 1 { return unordered[0] }
  let keyed = unordered.enumerated().map { (UnicodeTables.combiningClass($1), $0, $1) }
  let ordered = keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  if ordered.count <= 4, ordered.allSatisfy({ (0x300..<0x370).contains($0) }) {
    return ordered.reduce(0) { $0 << 7 | ($1 - 0x300 + 1) } | 0x8000_0000
  }
  let hash = ordered.reduce(0x811C_9DC5 as UInt32) { ($0 ^ $1) &* 0x0100_0193 }
  return hash | 0xC000_0000
}

/// The scalar at `offset` of valid UTF-8, and its number of bytes.
@inline(__always)
package func decode(
  _ text: UnsafeBufferPointer<UInt8>, at offset: Int
) -> (code: UInt32, length: Int) {
  let lead = UInt32(text[offset])
  func tail(_ place: Int) -> UInt32 { UInt32(text[offset + place]) & 0x3F }
  switch lead {
  case ..<0x80: return (lead, 1)
  case ..<0xE0: return ((lead & 0x1F) << 6 | tail(1), 2)
  case ..<0xF0: return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
  default: return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }
}
