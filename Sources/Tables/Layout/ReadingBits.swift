/// What a reading says, with one bit for each value of each feature, so that a pattern is one mask.
///
/// Exactly one bit of each group is set in a reading. A pattern sets all the values that it lets
/// through; a reading fits when it has no bit outside the pattern.
package struct ReadingBits: Hashable, Sendable {
  package var raw: UInt64

  package init(raw: UInt64) {
    self.raw = raw
  }

  /// The reading has no value that `mask` does not let through.
  @inline(__always)
  package func fits(_ mask: ReadingBits) -> Bool {
    raw & ~mask.raw == 0
  }
}

extension ReadingBits {
  /// A group of bits of which a reading has exactly one.
  package struct Group: Sendable {
    package var shift: UInt64
    package var width: UInt64

    /// All values of the group.
    package var mask: UInt64 { (1 << width - 1) << shift }

    /// The bit of one value; a value outside the group is its last.
    package func bit(_ value: UInt32) -> UInt64 {
      1 << (shift + min(UInt64(value), width - 1))
    }
  }

  /// `WordClass`, then `TokenClass`.
  package static let wordClass = Group(shift: 0, width: 16)
  package static let tense = Group(shift: 16, width: 12)
  /// `WordRole`; of a sign its `SignKind`.
  package static let role = Group(shift: 28, width: 15)
  package static let gender = Group(shift: 43, width: 3)
  package static let number = Group(shift: 46, width: 3)
  package static let person = Group(shift: 49, width: 4)
  /// Whether compound tenses are formed with *être*.
  package static let takesEtre = Group(shift: 53, width: 2)
  /// Whether the word begins with a capital.
  package static let capital = Group(shift: 55, width: 2)
  /// Whether a hyphen ties the word to the one before it (*dit-il*).
  package static let linked = Group(shift: 57, width: 2)
  /// Whether the word opens the sentence or what somebody says in it.
  package static let opening = Group(shift: 59, width: 2)

  /// The groups that belong to the place of a word, not to its readings.
  package static let placeGroups = capital.mask | linked.mask | opening.mask

  /// Lets everything through.
  package static let anything = ReadingBits(raw: .max)

  /// The bits of a reading without those of its place.
  package init(_ features: WordFeatures) {
    raw =
      Self.wordClass.bit(features.wordClass.rawValue) | Self.tense.bit(features.tense.rawValue)
      | Self.role.bit(features.role.rawValue) | Self.gender.bit(features.gender.rawValue)
      | Self.number.bit(features.number.rawValue) | Self.person.bit(features.person)
      | Self.takesEtre.bit(features.takesEtre ? 1 : 0)
  }

  /// The bits of something that is no word of the lexicon.
  package init(_ tokenClass: TokenClass, role: UInt32 = 0, gender: Gender = .any) {
    raw =
      Self.wordClass.bit(tokenClass.rawValue) | Self.tense.bit(0) | Self.role.bit(role)
      | Self.gender.bit(gender.rawValue) | Self.number.bit(0) | Self.person.bit(0)
      | Self.takesEtre.bit(0)
  }

  /// Whether any value is common in a group; used on masks of alternatives.
  @inline(__always)
  package func meets(_ bits: UInt64) -> Bool { raw & bits != 0 }
}

/// What stands in a sentence besides the words that the lexicon knows; values go on after those of
/// `WordClass`.
package enum TokenClass: UInt32, CaseIterable, Sendable {
  case properNoun = 10
  /// A word that the set does not know.
  case unknown = 11
  case sign = 12
  /// What stands before the first and after the last word.
  case border = 13

  /// The name that catalogues use.
  package var catalogueName: String {
    switch self {
    case .properNoun: "nom_propre"
    case .unknown: "inconnu"
    case .sign: "signe"
    case .border: "bord"
    }
  }
}

/// The signs that the rules tell apart.
package enum SignKind: UInt32, CaseIterable, Sendable {
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
  package var catalogueName: String {
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
