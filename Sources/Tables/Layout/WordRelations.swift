/// How the subject of a verb was found.
///
/// Raw values are part of the blob format, as those of all enumerations here.
public enum SubjectKind: UInt32, Sendable, CaseIterable {
  case none = 0
  /// *il mange*
  case pronoun
  /// *le chat mange*
  case noun
  /// *Tom et Anna mangent*
  case coordinated
  /// *le chat qui mange*: the subject is *qui*.
  case relative
  /// After the verb: *mange-t-il*, *où dort le chat*.
  case inverted
  /// That of the verb before: *il entre et mange*.
  case shared

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .none: "aucun"
    case .pronoun: "pronom"
    case .noun: "nom"
    case .coordinated: "coordonné"
    case .relative: "relatif"
    case .inverted: "inversé"
    case .shared: "partagé"
    }
  }
}

/// What a past participle does in its sentence.
public enum ParticipleRole: UInt32, Sendable, CaseIterable {
  /// Compound tense with *avoir*: agrees with an object before it, or with nothing.
  case avoir = 0
  /// Compound tense with *être*: agrees with the subject.
  case etre
  /// Passive with *être*: agrees with the subject.
  case passive
  /// Alone, as an adjective.
  case adjective

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .avoir: "avoir"
    case .etre: "être"
    case .passive: "passif"
    case .adjective: "adjectif"
    }
  }
}

/// Whether the subject of a verb acts or undergoes.
public enum VerbVoice: UInt32, Sendable, CaseIterable {
  case active = 0
  /// *est mangé par le chat*, *a été mangé*.
  case passive
  /// With a pronoun that says the same as the subject: *elle s’est lavée*.
  case pronominal

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .active: "active"
    case .passive: "passive"
    case .pronominal: "pronominale"
    }
  }
}

/// The direct object that stands before a verb.
public enum ObjectKind: UInt32, Sendable, CaseIterable {
  case none = 0
  /// *il les a vus*
  case pronoun
  /// *la pomme qu’il mange*
  case relative

  /// The name that catalogues use.
  public var catalogueName: String {
    switch self {
    case .none: "aucun"
    case .pronoun: "pronom"
    case .relative: "relatif"
    }
  }
}
