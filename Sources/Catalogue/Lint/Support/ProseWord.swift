import Text

/// A word of a text that is typed in a catalogue, with the hyphens and apostrophes inside it.
struct ProseWord: Sendable {
  let word: DistinctWord
  /// The number of the spelling in the numbering that the word was cut with.
  let number: Int
  /// In Unicode scalars of the value that it was cut from, 0-based, half-open.
  var range: Range<Int>
  /// Whether only white space stands between the word before and this one.
  var followsSpace: Bool
  /// What stands right after the word.
  var next: Unicode.Scalar?

  /// As it is typed.
  var text: String { word.text }
  /// In lower case and NFC.
  var plain: String { word.plain }

  /// Whether the word stands in the name of a placeholder: *IL*, *ENFANT* in `{IL_ENFANT}`.
  var isPartOfPlaceholder: Bool { next == "}" || next == "_" }

  /// Cuts a text into words.
  ///
  /// - Complexity: O(n).
  static func words(of text: String) -> [ProseWord] {
    var numbering = WordNumbering()
    return words(of: text, &numbering)
  }

  /// Cuts a text into words that share their spellings with those of other texts.
  ///
  /// - Complexity: O(n).
  static func words(of text: String, _ numbering: inout WordNumbering) -> [ProseWord] {
    var text = text
    return text.withUTF8 { bytes in
      var cutter = ProseCutter(bytes)
      while let scalar = cutter.scalar { cutter.take(scalar, &numbering) }
      return cutter.words
    }
  }
}

/// Walks over UTF-8 scalar by scalar and cuts it into words.
private struct ProseCutter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var words: [ProseWord] = []
  private var isOnlySpace = false
  /// In bytes.
  private var place = 0
  /// In scalars.
  private var offset = 0
  private var length = 0
  /// The scalar at `place`; nil at the end.
  private(set) var scalar: Unicode.Scalar?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    words.reserveCapacity(bytes.count / 6 + 1)
    look()
  }

  private mutating func look() {
    guard place < bytes.count else {
      scalar = nil
      return
    }
    if bytes[place] < 0x80 {
      length = 1
      scalar = Unicode.Scalar(bytes[place])
      return
    }
    let (code, length) = decode(bytes, at: place)
    self.length = length
    scalar = Unicode.Scalar(code)
  }

  private mutating func step() {
    place += length
    offset += 1
    look()
  }

  /// Passes over a scalar that begins no word, or over a word.
  mutating func take(_ first: Unicode.Scalar, _ numbering: inout WordNumbering) {
    guard ProseCutter.isLetterOrDigit(first) else {
      isOnlySpace = isOnlySpace && isWhiteSpace(first)
      step()
      return
    }
    let (start, startOffset) = (place, offset)
    while let scalar, ProseCutter.belongsToWord(scalar) { step() }
    let (number, word) = numbering.word(UnsafeBufferPointer(rebasing: bytes[start..<place]))
    words.append(
      ProseWord(
        word: word, number: number, range: startOffset..<offset, followsSpace: isOnlySpace,
        next: scalar))
    isOnlySpace = true
  }

  @inline(__always)
  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    case ..<0x80: false
    default: Text.isLetterOrDigit(scalar)
    }
  }

  @inline(__always)
  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    if isLetterOrDigit(scalar) { return true }
    return scalar != " " && (isApostrophe(scalar) || isHyphen(scalar))
  }
}

/// A text that a dictation may print, cut into words.
struct ProseText: Sendable {
  var scalar: YAMLScalar
  var words: [ProseWord]
  /// The numbers of `words`.
  var numbers: [Int]

  init(_ scalar: YAMLScalar, _ numbering: inout WordNumbering) {
    self.scalar = scalar
    words = ProseWord.words(of: scalar.value, &numbering)
    numbers = words.map(\.number)
  }

  /// Whether a flag, found by the number of its spelling, is set for some word.
  func holds(_ flags: [Bool]) -> Bool { numbers.contains { flags[$0] } }
}
