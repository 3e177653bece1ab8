import Engine
import Tables

/// How universal parts of speech and the classes of the lexicon correspond.
enum PartOfSpeech {
  /// Names of classes that a universal part of speech may have; none for what is not compared.
  static let classes: [String: Set<String>] = [
    "NOUN": ["nom", "nom_propre"], "PROPN": ["nom", "nom_propre"], "ADJ": ["adjectif"],
    "VERB": ["verbe"], "AUX": ["verbe"], "ADV": ["adverbe"], "ADP": ["preposition"],
    "CCONJ": ["conjonction"], "SCONJ": ["conjonction"], "DET": ["determinant"],
    "PRON": ["pronom"], "INTJ": ["interjection"], "NUM": ["numeral"],
  ]

  static func name(of reading: LatticeReading) -> String {
    if let known = TokenClass.allCases.first(where: { reading.isClass($0) }) {
      return known.catalogueName
    }
    return WordClass.allCases.first { reading.isClass($0) }?.catalogueName ?? ""
  }
}

/// The tense and use of verbs as treebanks note them.
enum GoldTense {
  /// The tense of a finite verb; nil for one that the annotation leaves open.
  static func tense(of word: GoldWord) -> VerbTense? {
    switch (word.features["Mood"], word.features["Tense"]) {
    case ("Ind", "Pres"): .present
    case ("Ind", "Imp"): .imperfect
    case ("Ind", "Fut"): .future
    case ("Ind", "Past"): .pastHistoric
    case ("Cnd", _): .conditional
    case ("Sub", "Pres"): .subjunctive
    case ("Imp", _): .imperative
    default: nil
    }
  }

  /// What a past participle does, by its auxiliaries.
  static func participleUse(_ word: Int, _ sentence: GoldSentence) -> ParticipleRole {
    var use = ParticipleRole.adjective
    // *été* in *a été lavé*: its auxiliary depends on the same word as itself.
    let isAuxiliary = sentence.words[word].upos == "AUX" && sentence.words[word].head > 0
    let predicate = isAuxiliary ? sentence.words[word].head : word + 1
    for other in sentence.words where other.head == predicate {
      if isAuxiliary, other.relation == "aux:pass" || other.relation == "cop" { continue }
      if other.relation == "aux:pass" { return .passive }
      if other.relation.hasPrefix("aux") {
        use = other.lemma == "avoir" ? .avoir : other.lemma == "être" ? .etre : use
      }
    }
    return use
  }
}
