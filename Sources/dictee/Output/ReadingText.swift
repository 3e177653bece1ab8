import Diagnostics
import Engine
import Tables

/// A reading as people read it and as JSON holds it.
struct ReadingText {
  let reading: LatticeReading
  let set: CompiledSet

  private var features: WordFeatures { reading.features }

  /// The name of the class that catalogues use: *nom*, *nom_propre*, *inconnu*.
  var className: String {
    if let other = TokenClass.allCases.first(where: { reading.isClass($0) }) {
      return other.catalogueName
    }
    return features.wordClass.catalogueName
  }

  private var isWord: Bool { reading.lemma >= 0 }

  /// The base form; nil for what is no word of the lexicon.
  var lemma: String? { isWord ? set.lexicon.lemma(Int(reading.lemma)) : nil }

  /// The grade that knows the word; nil for what is no word of the lexicon.
  var grade: String? { isWord ? set.gradeNames[Int(reading.grade)] : nil }

  /// « verbe porter, présent, 3e personne, singulier ».
  func line(_ language: Language) -> String {
    let isFrench = language == .french
    var parts = [ClassName.text(className, language) + (lemma.map { " " + $0 } ?? "")]
    if features.role != .none, isWord { parts.append(ClassName.role(features.role, language)) }
    if features.tense != .none { parts.append(features.tense.catalogueName) }
    if features.person > 0 {
      let ordinal = features.person == 1 ? "1re" : "\(features.person)e"
      parts.append(isFrench ? "\(ordinal) personne" : "person \(features.person)")
    }
    if let gender = features.gender.code {
      parts.append(
        isFrench
          ? (gender == "m" ? "masculin" : "féminin") : (gender == "m" ? "masculine" : "feminine"))
    }
    if let number = features.number.code {
      parts.append(
        isFrench
          ? (number == "s" ? "singulier" : "pluriel") : (number == "s" ? "singular" : "plural"))
    }
    if let spelling = features.spelling.meaning { parts.append(spelling.text(language)) }
    return parts.joined(separator: ", ")
  }
}

extension ReadingText {
  /// A reading as JSON shows it.
  static let shape = JSONShape<ReadingText>([
    .name("class", "the class of the word", among: classNames) { $0.className },
    .optionalText("lemma", "the base form; null for what is no word of the lexicon") { $0.lemma },
    .gender { $0.features },
    .number { $0.features },
    .person { $0.features },
    .tense { $0.features },
    .optionalName(
      "role", "what a determiner, pronoun or number does; null for other words",
      among: WordRole.allCases.filter { $0 != .none }.map(\.catalogueName)
    ) { $0.features.role == .none ? nil : $0.features.role.catalogueName },
    .optionalText("grade", "the grade that knows the word; null for what is no word of the lexicon")
    { $0.grade },
  ])

  private static let classNames =
    WordClass.allCases.map(\.catalogueName) + TokenClass.allCases.map(\.catalogueName)
}

extension JSONShape.Field {
  /// Grammatical gender.
  static func gender(_ read: @escaping @Sendable (Source) -> WordFeatures) -> Self {
    optionalName(
      "gender", "null for a form that serves both, and for words without gender",
      among: Gender.allCases.compactMap(\.code)
    ) { read($0).gender.code }
  }

  /// Grammatical number.
  static func number(_ read: @escaping @Sendable (Source) -> WordFeatures) -> Self {
    optionalName(
      "number", "null for a form that serves both, and for words without number",
      among: GrammaticalNumber.allCases.compactMap(\.code)
    ) { read($0).number.code }
  }

  /// Grammatical person.
  static func person(_ read: @escaping @Sendable (Source) -> WordFeatures) -> Self {
    optionalNumber("person", "1 to 3; null for words without person", atLeast: 1) { source in
      let person = read(source).person
      return person > 0 ? Int(person) : nil
    }
  }

  /// The tense of a single verb form.
  static func tense(_ read: @escaping @Sendable (Source) -> WordFeatures) -> Self {
    optionalName(
      "tense", "the tense of the form alone; null for what is no verb",
      among: VerbTense.allCases.filter { $0 != .none }.map(\.catalogueName)
    ) { source in
      let tense = read(source).tense
      return tense == .none ? nil : tense.catalogueName
    }
  }
}

extension SpellingSystem {
  /// Which of two spellings a form is; nil for the only one.
  var meaning: LocalizedText? {
    switch self {
    case .common: nil
    case .classic: LocalizedText(fr: "orthographe d’avant 1990", en: "spelling before 1990")
    case .reformed: LocalizedText(fr: "orthographe de 1990", en: "spelling of 1990")
    case .variant: LocalizedText(fr: "une de deux graphies", en: "one of two spellings")
    }
  }
}

extension Gender {
  /// `m` or `f`; nil for a form that serves both.
  var code: String? {
    switch self {
    case .any: nil
    case .masculine: "m"
    case .feminine: "f"
    }
  }
}

extension GrammaticalNumber {
  /// `s` or `p`; nil for a form that serves both.
  var code: String? {
    switch self {
    case .any: nil
    case .singular: "s"
    case .plural: "p"
    }
  }
}

/// Names of classes in both languages.
enum ClassName {
  private static let english: [String: String] = [
    "nom": "noun", "adjectif": "adjective", "verbe": "verb", "adverbe": "adverb",
    "preposition": "preposition", "conjonction": "conjunction", "determinant": "determiner",
    "pronom": "pronoun", "interjection": "interjection", "numeral": "numeral",
    "nom_propre": "proper noun", "inconnu": "unknown", "signe": "sign",
  ]
  private static let french: [String: String] = [
    "preposition": "préposition", "determinant": "déterminant", "numeral": "nombre",
    "nom_propre": "nom propre",
  ]

  static func text(_ name: String, _ language: Language) -> String {
    language == .french ? french[name] ?? name : english[name] ?? name
  }

  static func role(_ role: WordRole, _ language: Language) -> String {
    let french: String
    switch role {
    case .none: french = ""
    case .definiteArticle: french = "article défini"
    case .indefiniteArticle: french = "article indéfini"
    case .demonstrative: french = "démonstratif"
    case .indefinite: french = "indéfini"
    case .object: french = "complément"
    case .reflexive: french = "réfléchi"
    default: french = role.catalogueName
    }
    return language == .french ? french : "\(role)"
  }
}
