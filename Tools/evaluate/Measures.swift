import Engine
import Tables

/// One line of the table: how many of how many are right.
struct Measure {
  var name: String
  var right = 0
  var total = 0
  /// What was expected and what was found, with the words around, for those that are wrong.
  var faults: [(kind: String, context: String)] = []

  mutating func count(_ isRight: Bool, fault: String, context: String) {
    total += 1
    if isRight { right += 1 } else { faults.append((fault, context)) }
  }

  /// Thousandths that are right, rounded down; nil when nothing was counted.
  var thousandths: Int? { total == 0 ? nil : right * 1000 / total }
}

/// What the table holds, in its order.
enum MeasureKind: String, CaseIterable {
  case tenseReadings = "tense-readings"
  case tenseLeft = "tense-left"
  case tense
  case partOfSpeech = "pos"
  case gender
  case number
  case subject
  case participle

  var title: String {
    switch self {
    case .tenseReadings: "finite verbs: gold tense among the readings of the lexicon"
    case .tenseLeft: "finite verbs: gold tense among the readings that the rules left"
    case .tense: "finite verbs: chosen tense"
    case .partOfSpeech: "known words: part of speech"
    case .gender: "nouns and adjectives: gender"
    case .number: "nouns and adjectives: number"
    case .subject: "subject of finite verbs, at most 15 tokens"
    case .participle: "past participles: avoir, être, passive, adjective"
    }
  }

  /// Thousandths that the project promises.
  var target: Int {
    switch self {
    case .tenseReadings, .tenseLeft: 995
    case .tense, .partOfSpeech: 960
    case .gender, .number: 970
    case .subject: 900
    case .participle: 930
    }
  }
}
