import Text

/// A word, number or sign of a text or of a copy, reduced to what a correction compares.
struct CopyElement: Sendable {
  enum Kind: Sendable { case word, number, sign }

  /// What ties an element to the one before it.
  enum Joint: Sendable {
    /// Nothing stands between them: *l’école*, *fin.*
    case none
    case space
    /// The hyphen before a pronoun (*dit-il*), alone or with its t (*va-t-il*).
    case hyphen, euphonic
  }

  var kind: Kind
  /// UTF-8 offsets in its text.
  var range: Range<Int>
  /// Lower case, NFC, `'` and `-` for all their shapes, œ as oe, invisible characters left out; a sign
  /// is one of those whose shapes are the same to a correction.
  var letters: [UInt16]
  var isCapitalised = false
  /// Whether it has two letters or more and all of them are capitals.
  var isShouted = false
  var joint = Joint.none
  /// Whether a line ends between the element before and this one.
  var startsLine = false

  /// The letters without apostrophes and hyphens.
  var bare: [UInt16] { letters.filter { $0 != Letter.apostrophe && $0 != Letter.hyphen } }

  /// What tells apart nearly all elements, for anchors.
  var hash: UInt64 {
    var hash: UInt64 = kind == .sign ? 0x84222325 : 0xCBF2_9CE4_8422_2325
    for letter in letters { hash = (hash ^ UInt64(letter)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  /// Whether both are the same to the letter, capitals left aside.
  func isSame(as other: CopyElement) -> Bool {
    kind == other.kind && letters == other.letters
  }
}

/// A text or a copy as a list of elements.
struct CopySide: Sendable {
  let text: String
  private(set) var elements: [CopyElement] = []

  /// A copy: cut by the rules by which the dictated text is.
  ///
  /// - Parameter text: in NFC.
  /// - Complexity: O(n).
  init(copy text: String) {
    var cutter = TextCutter(clitics: .detached)
    cutter.take(text)
    cutter.cutTokens()
    self.text = text
    read(
      cutter.tokens.compactMap { token in
        switch token.kind {
        case .word: (.word, token.range)
        case .number: (.number, token.range)
        case .punctuation: (.sign, token.range)
        case .space, .link: nil
        }
      })
  }

  /// A dictated text: its elements are the tokens of the analysis.
  init(_ analysis: Analysis) {
    text = analysis.text
    read(
      analysis.tokens.map { token in
        switch token.kind {
        case .word: (.word, token.range)
        case .number: (.number, token.range)
        case .sign: (.sign, token.range)
        }
      })
  }

  /// Leaves the first elements out.
  mutating func drop(_ count: Int) {
    elements.removeFirst(count)
  }

  private mutating func read(_ pieces: [(CopyElement.Kind, Range<Int>)]) {
    elements.reserveCapacity(pieces.count)
    var text = text
    text.withUTF8 { bytes in
      for (kind, range) in pieces { add(kind, range, bytes) }
    }
  }

  private mutating func add(
    _ kind: CopyElement.Kind, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    var reader = LetterReader(bytes, range)
    if kind == .sign { reader.shapeSign() }
    var element = CopyElement(kind: kind, range: range, letters: reader.letters)
    element.isCapitalised = reader.isCapitalised
    element.isShouted = reader.capitals > 1 && reader.capitals == reader.letters.count
    if let last = elements.last {
      let between = bytes[last.range.upperBound..<range.lowerBound]
      element.joint = joint(between)
      element.startsLine = between.contains { $0 == 0x0A || $0 == 0x0D }
    }
    if kind == .sign, joins(element) { return }
    elements.append(element)
  }

  private func joint(_ between: Slice<UnsafeBufferPointer<UInt8>>) -> CopyElement.Joint {
    guard let first = between.first else { return .none }
    if between.allSatisfy({ $0 == 0x20 }) || first < 0x21 || first == 0xC2 { return .space }
    // What is left between two tokens is the link of a pronoun.
    let isEuphonic = between.contains(UInt8(ascii: "t")) || between.contains(UInt8(ascii: "T"))
    if isEuphonic { return .euphonic }
    let isSpace = String(decoding: between, as: UTF8.self).unicodeScalars.contains(
      where: isWhiteSpace)
    return isSpace ? .space : .hyphen
  }

  /// Takes a sign that is only another shape of what stands before it into that: the apostrophe of
  /// *l ’école*, the second half of *<<*; whether it did.
  private mutating func joins(_ sign: CopyElement) -> Bool {
    guard let last = elements.indices.last else { return false }
    let before = elements[last]
    if sign.letters == [Letter.apostrophe], before.kind == .word, before.mayElide {
      elements[last].letters.append(Letter.apostrophe)
    } else if sign.letters == [Letter.quote], before.letters == [Letter.quote], sign.joint == .none
    {
      // One mark of two characters.
    } else {
      return false
    }
    elements[last].range = before.range.lowerBound..<sign.range.upperBound
    return true
  }
}

extension CopyElement {
  /// Whether an apostrophe after it would be one of elision.
  fileprivate var mayElide: Bool {
    letters.count == 1 || letters.suffix(2).elementsEqual("qu".utf16)
      || letters == Array("aujourd".utf16)
  }
}

/// The letters that a correction names.
enum Letter {
  static let apostrophe = UInt16(0x27)
  static let hyphen = UInt16(0x2D)
  static let space = UInt16(0x20)
  static let quote = UInt16(0x22)
  static let ellipsis = UInt16(0x2026)

  /// The letter without its accent: è → e, ç → c; itself where it has none.
  static func base(_ letter: UInt16) -> UInt16 {
    guard letter >= 0xE0, letter <= 0xFF else { return letter }
    return bases[Int(letter - 0xE0)]
  }

  private static let bases = Array("aaaaaaæceeeeiiiiðnooooo÷øuuuuyþy".utf16)

  static func isVowel(_ letter: UInt16) -> Bool {
    switch base(letter) {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
    default: false
    }
  }

  /// How lists and lexicon write a word, as letters; white space runs are one space.
  static func letters(_ text: some StringProtocol) -> [UInt16] {
    var text = String(text)
    return text.withUTF8 { bytes in LetterReader(bytes, 0..<bytes.count).letters }
  }

  /// The letters as text.
  static func text(_ letters: some Collection<UInt16>) -> String {
    String(decoding: letters, as: UTF16.self)
  }
}

/// Reads the letters of a stretch of UTF-8.
private struct LetterReader {
  private(set) var letters: [UInt16] = []
  private(set) var isCapitalised = false
  private(set) var capitals = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    letters.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let (code, length) = decode(bytes, at: place)
      read(code)
      place += length
    }
  }

  private mutating func read(_ code: UInt32) {
    switch code {
    case 0x61...0x7A, 0x30...0x39, 0x27, 0x2D, 0xE0...0xFF: letters.append(UInt16(code))
    case 0x41...0x5A: capital(UInt16(code) + 0x20)
    case 0xC0...0xDE where code != 0xD7: capital(UInt16(code) + 0x20)
    case 0x153: letters += [0x6F, 0x65]
    case 0x152:
      capital(0x6F)
      letters.append(0x65)
      capitals += 1
    default: readRare(code)
    }
  }

  private mutating func capital(_ letter: UInt16) {
    if letters.isEmpty { isCapitalised = true }
    capitals += 1
    letters.append(letter)
  }

  private mutating func readRare(_ code: UInt32) {
    guard let scalar = Unicode.Scalar(code), !isInvisible(scalar) else { return }
    if isWhiteSpace(scalar) {
      if letters.last != Letter.space { letters.append(Letter.space) }
    } else if isApostrophe(scalar) {
      letters.append(Letter.apostrophe)
    } else if isHyphen(scalar) {
      letters.append(Letter.hyphen)
    } else if isCapital(scalar) {
      let lower = lowercasedNFC(String(scalar)).utf16
      if let first = lower.first { capital(first) }
      letters += lower.dropFirst()
      capitals += max(0, lower.count - 1)
    } else {
      letters += String(scalar).utf16
    }
  }

  /// Gives a sign the one shape that stands for all its shapes.
  mutating func shapeSign() {
    guard let first = letters.first else { return }
    switch first {
    case 0xAB, 0xBB, 0x201C, 0x201D, 0x201E, 0x2039, 0x203A, 0x3C, 0x3E: letters = [Letter.quote]
    case 0x2013, 0x2014, 0x2012, 0x2212: letters = [Letter.hyphen]
    case 0x2E where letters.count > 1: letters = [Letter.ellipsis]
    default: break
    }
  }
}
