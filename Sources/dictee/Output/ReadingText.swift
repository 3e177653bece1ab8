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
    return parts.joined(separator: ", ")
  }

  /// The reading as an object.
  var json: JSONValue {
    [
      "class": .string(className),
      "lemma": lemma.map { .string($0) } ?? .null,
      "gender": features.gender.code.map { .string($0) } ?? .null,
      "number": features.number.code.map { .string($0) } ?? .null,
      "person": features.person > 0 ? .int(Int(features.person)) : .null,
      "tense": features.tense == .none ? .null : .string(features.tense.catalogueName),
      "role": features.role == .none ? .null : .string(features.role.catalogueName),
      "grade": grade.map { .string($0) } ?? .null,
    ]
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
