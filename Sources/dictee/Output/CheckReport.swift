import Audit
import Diagnostics
import Engine

/// The seven checks as `dictee check` shows them.
struct CheckReport {
  var checked: CheckedText
  var request: CheckRequest
  var set: CompiledSet
  var language: Language

  var text: String { lines.joined(separator: "\n") + "\n" }

  private var lines: [String] {
    checked.results.flatMap { result -> [String] in
      let (name, status) = (result.name.title, result.status.title)
      let reason = result.reason.map { " (\($0.text(language)))" } ?? ""
      let head = LocalizedText(
        fr: "\(name.fr) : \(status.fr)\(reason)", en: "\(name.en): \(status.en)\(reason)")
      return [head.text(language)]
        + result.failures.map { "  - \($0.message.text(language))" }
    }
  }
}

extension CheckReport: JSONOutput {
  static let shape = JSONShape<CheckReport>([
    .identifier("dictee.check/1"),
    .text("grade", "the grade, as the set writes it") { $0.set.gradeNames[$0.request.grade] },
    .choice("origin", "who wrote the text") { $0.request.origin },
    .number("words", "how many; an elided word counts") { $0.checked.text.wordCount },
    .texts("sentences", "the text, sentence by sentence") { report in
      report.checked.text.sentences.map(\.text)
    },
    .flag("passed", "whether no check failed") { $0.checked.hasPassed },
    .objects("checks", "the seven checks, in their order", CheckLine.shape) {
      CheckLine.lines($0.checked.results, $0.set, $0.language)
    },
    .optionalObject(
      "bounds", "what to ask the writer for next time; null when no length is wrong",
      TextBounds.shape
    ) { $0.checked.bounds },
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
  ])
}

extension TextBounds {
  /// As every output shows them.
  static let shape = JSONShape<TextBounds>([
    .object("sentences", "number of sentences", rangeShape) { $0.sentences },
    .object("words", "words of the text", rangeShape) { $0.words },
    .object("sentence_words", "words of each sentence", rangeShape) { $0.sentenceWords },
  ])

  private static let rangeShape = JSONShape<ClosedRange<Int>>([
    .number("min", "at least") { $0.lowerBound },
    .number("max", "at most") { $0.upperBound },
  ])
}

extension CheckName {
  /// What the check is called.
  var title: LocalizedText {
    switch self {
    case .vocabulary: LocalizedText(fr: "vocabulaire", en: "vocabulary")
    case .tenses: LocalizedText(fr: "temps des verbes", en: "tenses")
    case .sentenceLength: LocalizedText(fr: "longueurs", en: "lengths")
    case .registers: LocalizedText(fr: "sujets écartés", en: "subjects kept out")
    case .skills: LocalizedText(fr: "compétences", en: "skills")
    case .firstName: LocalizedText(fr: "prénom", en: "first name")
    case .moment: LocalizedText(fr: "moment", en: "moment")
    }
  }
}

extension CheckStatus {
  /// The outcome in words.
  var title: LocalizedText {
    switch self {
    case .ok: LocalizedText(fr: "bon", en: "ok")
    case .failed: LocalizedText(fr: "refusé", en: "failed")
    case .waived: LocalizedText(fr: "levé", en: "waived")
    }
  }
}
