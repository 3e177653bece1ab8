/// What a character is where texts are cut.
struct CharacterTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let letter = CharacterTraits(rawValue: 1)
  /// General_Category N.
  static let digit = CharacterTraits(rawValue: 2)
  static let apostrophe = CharacterTraits(rawValue: 4)
  static let hyphen = CharacterTraits(rawValue: 8)
  static let space = CharacterTraits(rawValue: 16)
  /// Belongs to the letter before it: a mark or something invisible.
  static let attached = CharacterTraits(rawValue: 32)
  /// Attached and no mark.
  static let invisible = CharacterTraits(rawValue: 64)
  /// One of `.`, `!`, `?` and `…`, at which a sentence may end.
  static let endMark = CharacterTraits(rawValue: 128)

  /// Whether a word may begin with it: a letter or digit; an apostrophe that Unicode calls a letter
  /// (ʼ) is none.
  var isWordPart: Bool {
    !isDisjoint(with: [.letter, .digit]) && !contains(.apostrophe)
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter
    case " ", "\t"..."\r": self = .space
    case "0"..."9": self = .digit
    case ".", "!", "?", "…": self = .endMark
    case "\0"..."\u{7F}":
      self = isApostrophe(scalar) ? .apostrophe : isHyphen(scalar) ? .hyphen : []
    default: self.init(beyondASCII: scalar)
    }
  }

  private init(beyondASCII scalar: Unicode.Scalar) {
    self = isLetterOrDigit(scalar) ? isLetter(scalar) ? .letter : .digit : []
    // À to ſ, nearly all that French uses, are nothing besides.
    if contains(.letter), scalar.value < 0x180, scalar.value >= 0xC0 { return }
    if isWhiteSpace(scalar) { insert(.space) }
    if isApostrophe(scalar) { insert(.apostrophe) }
    if isHyphen(scalar) { insert(.hyphen) }
    if isMark(code: scalar.value) {
      insert(.attached)
    } else if isInvisible(scalar) {
      insert([.attached, .invisible])
    }
  }
}

/// The characters of a text with what each is, worked out once for all that cut texts.
///
/// Filled again and again, it allocates nothing once its buffers have grown.
struct ScannedText: Sendable {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var traits: [CharacterTraits] = []
  /// UTF-8 offset of each scalar, and the length of the text.
  private(set) var offsets: [Int] = [0]

  var count: Int { scalars.count }

  /// - Complexity: O(n).
  mutating func scan(_ text: String) {
    scalars.removeAll(keepingCapacity: true)
    traits.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      traits.append(CharacterTraits(scalar))
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
  }

  /// The traits of the character at a place; none outside the text.
  func traits(at place: Int) -> CharacterTraits {
    traits.indices.contains(place) ? traits[place] : []
  }

  /// All traits that some character between two places has.
  func traits(_ start: Int, _ end: Int) -> CharacterTraits {
    var all: CharacterTraits = []
    for place in start..<end { all.formUnion(traits[place]) }
    return all
  }

  /// The first character with a trait from `start` up to `end`, or nil.
  func first(_ trait: CharacterTraits, _ start: Int, _ end: Int) -> Int? {
    var place = start
    while place < end {
      if traits[place].contains(trait) { return place }
      place += 1
    }
    return nil
  }

  /// The last character with a trait from `start` up to `end`, or nil.
  func last(_ trait: CharacterTraits, _ start: Int, _ end: Int) -> Int? {
    var place = end
    while place > start {
      place -= 1
      if traits[place].contains(trait) { return place }
    }
    return nil
  }
}
