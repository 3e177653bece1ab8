// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The class of a word.
///
/// Raw values are part of the blob format.
public enum WordClass: UInt32, CaseIterable, Sendable {
  case noun = 0
  case adjective
  case verb
  case adverb
  case preposition
  case conjunction
  case determiner
  case pronoun
  case interjection
  case numeral

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .noun: "nom"
    case .adjective: "adjectif"
    case .verb: "verbe"
    case .adverb: "adverbe"
    case .preposition: "preposition"
    case .conjunction: "conjonction"
    case .determiner: "determinant"
    case .pronoun: "pronom"
    case .interjection: "interjection"
    case .numeral: "numeral"
    }
  }
}

/// Grammatical gender; `any` for forms that serve both (*rouge, élève*) and for words without one.
public enum Gender: UInt32, CaseIterable, Sendable {
  case any = 0
  case masculine
  case feminine
}

/// Grammatical number; `any` for forms that serve both (*bras*) and for words without one.
public enum GrammaticalNumber: UInt32, CaseIterable, Sendable {
  case any = 0
  case singular
  case plural
}

/// The simple tenses and moods that a single verb form can have; `none` for other words.
public enum VerbTense: UInt32, CaseIterable, Sendable {
  case none = 0
  case infinitive
  case present
  case imperfect
  case future
  case pastHistoric
  case conditional
  case subjunctive
  case imperative
  case presentParticiple
  case pastParticiple

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .none: ""
    case .infinitive: "infinitif"
    case .present: "présent"
    case .imperfect: "imparfait"
    case .future: "futur"
    case .pastHistoric: "passé simple"
    case .conditional: "conditionnel présent"
    case .subjunctive: "subjonctif présent"
    case .imperative: "impératif présent"
    case .presentParticiple: "participe présent"
    case .pastParticiple: "participe passé"
    }
  }

  /// Whether a form of this tense agrees with a subject in person.
  @inlinable public var isFinite: Bool {
    switch self {
    case .none, .infinitive, .presentParticiple, .pastParticiple: false
    default: true
    }
  }
}

/// What a determiner, pronoun, numeral or coordinating word does; `none` for other words.
///
/// Raw values are part of the blob format.
public enum WordRole: UInt32, CaseIterable, Sendable {
  case none = 0
  case definiteArticle
  case indefiniteArticle
  case possessive
  case demonstrative
  case interrogative
  case indefinite
  case subject
  case object
  case reflexive
  case disjunctive
  case relative
  case adverbial
  case cardinal
  case coordinating

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .none: ""
    case .definiteArticle: "article_defini"
    case .indefiniteArticle: "article_indefini"
    case .possessive: "possessif"
    case .demonstrative: "demonstratif"
    case .interrogative: "interrogatif"
    case .indefinite: "indefini"
    case .subject: "sujet"
    case .object: "complement"
    case .reflexive: "reflechi"
    case .disjunctive: "tonique"
    case .relative: "relatif"
    case .adverbial: "adverbial"
    case .cardinal: "cardinal"
    case .coordinating: "coordination"
    }
  }
}

/// Which spelling a form belongs to where French has two.
///
/// Raw values are part of the blob format.
public enum SpellingSystem: UInt32, CaseIterable, Sendable {
  /// The only spelling.
  case common = 0
  /// The spelling before the rectifications of 1990: *île*.
  case classic
  /// The spelling of 1990: *ile*.
  case reformed
  /// One of two that dictionaries give side by side: *clé* and *clef*, *paie* and *paye*.
  case variant

  /// The name that catalogues and outputs use; empty for the only spelling.
  public var catalogueName: String {
    switch self {
    case .common: ""
    case .classic: "classique"
    case .reformed: "1990"
    case .variant: "variante"
    }
  }
}

/// What a reading of a form says, packed into one word of a blob.
public struct WordFeatures: Hashable, Sendable {
  public var wordClass: WordClass
  public var gender: Gender
  public var number: GrammaticalNumber
  /// 1, 2 or 3; 0 for none.
  public var person: UInt32
  public var tense: VerbTense
  /// Whether the verb forms its compound tenses with *être*.
  public var takesEtre: Bool
  public var role: WordRole
  public var spelling: SpellingSystem

  @inlinable public init(
    _ wordClass: WordClass, gender: Gender = .any, number: GrammaticalNumber = .any,
    person: UInt32 = 0, tense: VerbTense = .none, takesEtre: Bool = false, role: WordRole = .none,
    spelling: SpellingSystem = .common
  ) {
    self.wordClass = wordClass
    self.gender = gender
    self.number = number
    self.person = person
    self.tense = tense
    self.takesEtre = takesEtre
    self.role = role
    self.spelling = spelling
  }

  /// Bits, from the lowest: class 4, gender 2, number 2, person 2, tense 4, être 1, role 4,
  /// spelling 2.
  @inlinable public var packed: UInt32 {
    wordClass.rawValue | gender.rawValue << 4 | number.rawValue << 6 | (person & 3) << 8
      | tense.rawValue << 10 | (takesEtre ? 1 : 0) << 14
      | role.rawValue << 15 | spelling.rawValue << 19
  }

  /// The features of a packed word; values that no version wrote read as the first of their kind.
  @inlinable public init(packed: UInt32) {
    wordClass = WordClass(rawValue: packed & 15) ?? .noun
    gender = Gender(rawValue: packed >> 4 & 3) ?? .any
    number = GrammaticalNumber(rawValue: packed >> 6 & 3) ?? .any
    person = packed >> 8 & 3
    tense = VerbTense(rawValue: packed >> 10 & 15) ?? .none
    takesEtre = packed >> 14 & 1 == 1
    role = WordRole(rawValue: packed >> 15 & 15) ?? .none
    spelling = SpellingSystem(rawValue: packed >> 19 & 3) ?? .common
  }
}
