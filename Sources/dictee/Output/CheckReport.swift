import Audit
import Diagnostics
import Engine

/// The seven checks as `dictee check` shows them.
struct CheckReport {
  var results: [CheckResult]
  var analysed: AnalysedText
  var grade: String
  var set: CompiledSet
  var language: Language

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Whether no check failed.
  var hasPassed: Bool { !results.contains { $0.status == .failed } }

  private var lines: [String] {
    results.flatMap { result -> [String] in
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
    .text("grade", "the grade, as the set writes it") { $0.grade },
    .number("words", "how many; an elided word counts") { $0.analysed.wordCount },
    .texts("sentences", "the text, sentence by sentence") { $0.analysed.sentences.map(\.text) },
    .flag("passed", "whether no check failed") { $0.hasPassed },
    .objects("checks", "the seven checks, in their order", CheckLine.shape) {
      CheckLine.lines($0.results, $0.language)
    },
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
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
