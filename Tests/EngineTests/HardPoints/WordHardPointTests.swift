import Tables
import Testing

@testable import Engine

/// Forms and readings of the school set’s lexicon that are learnt by heart.
@Suite struct WordHardPointTests {
  private let lexicon: Lexicon

  init() throws {
    lexicon = try SchoolSet.shared.get().set.lexicon
  }

  @Test(arguments: HardPointTable.readings.rows)
  func knowsTheReading(point: HardPoint) {
    let wanted = Cell(point["features"])
    let found = lexicon.readings(of: point["form"]).filter {
      $0.features.wordClass.catalogueName == point["class"]
        && lexicon.lemma($0.lemma) == point["lemma"]
    }
    #expect(
      found.contains { wanted.fits($0.features) }, "found \(found.map { Cell($0.features).text })")
  }

  @Test(arguments: HardPointTable.forms.rows)
  func writesTheForm(point: HardPoint) throws {
    let wordClass = try #require(
      WordClass.allCases.first { $0.catalogueName == point["class"] }, "no such class")
    let forms = try #require(
      try Self.forms.get()[Word(lemma: point["lemma"], wordClass: wordClass)],
      "the lexicon lacks the word")
    let cell = Cell(point["cell"])
    // The spelling of 1990 is read beside the one that is written.
    let written = forms.filter { cell.fits($0.features) && $0.features.spelling != .reformed }
    let found = Set(written.map(\.form))
    #expect(found == Set(point["form"].split(separator: "/").map(String.init)))
  }

  /// Every form of every word, collected once.
  private static let forms = Result {
    let lexicon = try SchoolSet.shared.get().set.lexicon
    var forms: [Word: [(form: String, features: WordFeatures)]] = [:]
    for (rank, key) in lexicon.keys().enumerated() {
      for row in lexicon.rows(ofRank: rank) {
        let reading = lexicon.reading(atRow: row)
        let word = Word(
          lemma: lexicon.lemma(reading.lemma), wordClass: reading.features.wordClass)
        forms[word, default: []].append((String(decoding: key, as: UTF8.self), reading.features))
      }
    }
    return forms
  }
}

private struct Word: Hashable {
  var lemma: String
  var wordClass: WordClass
}

/// A cell of a table of forms: `présent 3s`, `ms`, `p`.
private struct Cell {
  private var tense = VerbTense.none
  private var gender = Gender.any
  private var number = GrammaticalNumber.any
  private var person: UInt32 = 0

  /// The tense, if there is one, stands before the last space or is all.
  init(_ text: String) {
    var letters = text[...]
    if let tense = VerbTense.allCases.first(where: {
      $0 != .none && text.hasPrefix($0.catalogueName)
    }) {
      self.tense = tense
      letters = text.dropFirst(tense.catalogueName.count)
    }
    for letter in letters {
      switch letter {
      case "m": gender = .masculine
      case "f": gender = .feminine
      case "s": number = .singular
      case "p": number = .plural
      default: person = letter.wholeNumberValue.map(UInt32.init) ?? person
      }
    }
  }

  init(_ features: WordFeatures) {
    tense = features.tense
    gender = features.gender
    number = features.number
    person = features.person
  }

  /// Whether the features say nothing else than the cell; what serves both genders or numbers does.
  func fits(_ features: WordFeatures) -> Bool {
    (tense == .none || features.tense == tense)
      && (gender == .any || features.gender == gender || features.gender == .any)
      && (number == .any || features.number == number || features.number == .any)
      && (person == 0 || features.person == person)
  }

  var text: String { "\(tense.catalogueName) \(person) \(gender) \(number)" }
}
