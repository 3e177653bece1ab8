import Audit
import Diagnostics
import Engine
import Tables

/// A form of the lexicon as `dictee word` shows it.
struct WordReport {
  let form: String
  let set: CompiledSet
  let language: Language
  let readings: [LatticeReading]
  /// Forms of each lemma of the readings, in the order of the readings.
  private let lemmas: [(row: Int, forms: [(form: String, features: WordFeatures)])]

  init(form: String, set: CompiledSet, language: Language) {
    self.form = form
    self.set = set
    self.language = language
    let found = set.lexicon.readings(of: form)
    readings = found.map {
      LatticeReading(
        bits: ReadingBits($0.features), packedFeatures: $0.features.packed, lemma: Int32($0.lemma),
        grade: UInt16($0.grade))
    }
    var rows: [Int] = []
    for reading in found where !rows.contains(reading.lemma) { rows.append(reading.lemma) }
    lemmas = rows.map { ($0, set.lexicon.forms(ofLemma: $0)) }
  }

  /// The report for people.
  var text: String {
    guard !readings.isEmpty else {
      return LocalizedText(
        fr: "« \(form) » n’est pas dans le vocabulaire de ce jeu\n",
        en: "“\(form)” is not in the vocabulary of this set\n"
      ).text(language)
    }
    var lines = [form]
    for reading in readings {
      let shown = ReadingText(reading: reading, set: set)
      lines.append("  \(shown.line(language)) (\(shown.grade ?? ""))")
    }
    for lemma in lemmas {
      lines.append("")
      lines.append(set.lexicon.lemma(lemma.row))
      lines += table(lemma.forms.filter { isShown($0.features.spelling) })
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The table of a word keeps to the spelling that was asked for.
  private func isShown(_ spelling: SpellingSystem) -> Bool {
    let isReformed = readings.contains { $0.spelling == .reformed }
    return spelling != (isReformed ? .classic : .reformed)
  }

  private func table(_ forms: [(form: String, features: WordFeatures)]) -> [String] {
    guard forms.contains(where: { $0.features.wordClass == .verb }) else {
      return otherForms(forms)
    }
    return VerbTense.allCases.compactMap { tense in
      let cells = forms.filter { $0.features.tense == tense }
      guard tense != .none, !cells.isEmpty else { return nil }
      let sorted = cells.sorted { order($0.features) < order($1.features) }
      let shown = sorted.map { $0.form }.reduce(into: [String]()) { list, form in
        if list.last != form { list.append(form) }
      }
      return "  \(tense.catalogueName) : \(shown.joined(separator: ", "))"
    }
  }

  /// Persons in their usual order; participles by gender and number.
  private func order(_ features: WordFeatures) -> UInt32 {
    features.number.rawValue * 16 + features.person * 4 + features.gender.rawValue
  }

  private func otherForms(_ forms: [(form: String, features: WordFeatures)]) -> [String] {
    forms.map { entry in
      let reading = LatticeReading(
        bits: ReadingBits(entry.features), packedFeatures: entry.features.packed)
      let line = ReadingText(reading: reading, set: set).line(language)
      return "  \(entry.form) : \(line)"
    }
  }
}

extension WordReport: JSONOutput {
  static let shape = JSONShape<WordReport>([
    .identifier("dictee.word/1"),
    .text("form", "the word that was asked for, in lower case") { $0.form },
    .objects("readings", "what the form may be; none for an unknown word", ReadingText.shape) {
      $0.readingTexts
    },
    .objects("lemmas", "the words that have the form, with all their forms", LemmaLine.shape) {
      $0.lemmaLines
    },
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
  ])

  private var readingTexts: [ReadingText] {
    readings.map { ReadingText(reading: $0, set: set) }
  }

  private var lemmaLines: [LemmaLine] {
    lemmas.map { lemma in
      LemmaLine(
        lemma: set.lexicon.lemma(lemma.row),
        forms: lemma.forms.map { FormLine(form: $0.form, features: $0.features) })
    }
  }
}

/// A word with all its forms, as JSON shows it.
private struct LemmaLine {
  var lemma: String
  var forms: [FormLine]

  static let shape = JSONShape<LemmaLine>([
    .text("lemma", "the base form") { $0.lemma },
    .objects("forms", "every form, in ascending order of bytes", FormLine.shape) { $0.forms },
  ])
}

/// A form of a word, as JSON shows it.
private struct FormLine {
  var form: String
  var features: WordFeatures

  static let shape = JSONShape<FormLine>([
    .text("form", "as it is written") { $0.form },
    .tense { $0.features },
    .person { $0.features },
    .number { $0.features },
    .gender { $0.features },
  ])
}
