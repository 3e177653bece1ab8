// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a reading says, with one bit for each value of each feature, so that a pattern is one mask.
///
/// Exactly one bit of each group is set in a reading. A pattern sets all the values that it lets
/// through; a reading fits when it has no bit outside the pattern.
public struct ReadingBits: Hashable, Sendable {
  public var raw: UInt64

  @inlinable public init(raw: UInt64) {
    self.raw = raw
  }

  /// The reading has no value that `mask` does not let through.
  @inlinable @inline(__always)
  public func fits(_ mask: ReadingBits) -> Bool {
    raw & ~mask.raw == 0
  }
}

extension ReadingBits {
  /// A group of bits of which a reading has exactly one.
  public struct Group: Sendable {
    public var shift: UInt64
    public var width: UInt64

    @inlinable public init(shift: UInt64, width: UInt64) {
      self.shift = shift
      self.width = width
    }

    /// All values of the group.
    @inlinable public var mask: UInt64 { (1 << width - 1) << shift }

    /// The bit of one value; a value outside the group is its last.
    @inlinable public func bit(_ value: UInt32) -> UInt64 {
      1 << (shift + min(UInt64(value), width - 1))
    }
  }

  /// `WordClass`, then `TokenClass`.
  @inlinable public static var wordClass: Group { Group(shift: 0, width: 16) }
  @inlinable public static var tense: Group { Group(shift: 16, width: 12) }
  /// `WordRole`; of a sign its `SignKind`.
  @inlinable public static var role: Group { Group(shift: 28, width: 15) }
  @inlinable public static var gender: Group { Group(shift: 43, width: 3) }
  @inlinable public static var number: Group { Group(shift: 46, width: 3) }
  @inlinable public static var person: Group { Group(shift: 49, width: 4) }
  /// Whether compound tenses are formed with *être*.
  @inlinable public static var takesEtre: Group { Group(shift: 53, width: 2) }
  /// Whether the word begins with a capital.
  @inlinable public static var capital: Group { Group(shift: 55, width: 2) }
  /// Whether a hyphen ties the word to the one before it (*dit-il*).
  @inlinable public static var linked: Group { Group(shift: 57, width: 2) }
  /// Whether the word opens the sentence or what somebody says in it.
  @inlinable public static var opening: Group { Group(shift: 59, width: 2) }

  /// The groups that belong to the place of a word, not to its readings.
  @inlinable public static var placeGroups: UInt64 { capital.mask | linked.mask | opening.mask }

  /// Lets everything through.
  @inlinable public static var anything: ReadingBits { ReadingBits(raw: .max) }

  /// The bits of a reading without those of its place.
  public init(_ features: WordFeatures) {
    raw =
      Self.wordClass.bit(features.wordClass.rawValue) | Self.tense.bit(features.tense.rawValue)
      | Self.role.bit(features.role.rawValue) | Self.gender.bit(features.gender.rawValue)
      | Self.number.bit(features.number.rawValue) | Self.person.bit(features.person)
      | Self.takesEtre.bit(features.takesEtre ? 1 : 0)
  }

  /// The bits of something that is no word of the lexicon.
  public init(_ tokenClass: TokenClass, role: UInt32 = 0, gender: Gender = .any) {
    raw =
      Self.wordClass.bit(tokenClass.rawValue) | Self.tense.bit(0) | Self.role.bit(role)
      | Self.gender.bit(gender.rawValue) | Self.number.bit(0) | Self.person.bit(0)
      | Self.takesEtre.bit(0)
  }

  /// Whether any value is common in a group; used on masks of alternatives.
  @inlinable @inline(__always)
  public func meets(_ bits: UInt64) -> Bool { raw & bits != 0 }
}

/// What stands in a sentence besides the words that the lexicon knows; values go on after those of
/// `WordClass`.
public enum TokenClass: UInt32, CaseIterable, Sendable {
  case properNoun = 10
  /// A word that the set does not know.
  case unknown = 11
  case sign = 12
  /// What stands before the first and after the last word.
  case border = 13

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .properNoun: "nom_propre"
    case .unknown: "inconnu"
    case .sign: "signe"
    case .border: "bord"
    }
  }
}

/// The signs that the rules tell apart.
public enum SignKind: UInt32, CaseIterable, Sendable {
  case other = 0
  case comma
  case colon
  case semicolon
  case quote
  case dash
  case bracket
  /// `. ! …`
  case end
  /// `?`
  case question

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .other: "autre"
    case .comma: "virgule"
    case .colon: "deux_points"
    case .semicolon: "point_virgule"
    case .quote: "guillemet"
    case .dash: "tiret"
    case .bracket: "parenthese"
    case .end: "fin"
    case .question: "question"
    }
  }
}
