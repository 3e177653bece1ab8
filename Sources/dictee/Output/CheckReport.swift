import Diagnostics
import Engine

/// The seven checks as `dictee check` shows them.
struct CheckReport {
  var results: [CheckResult]
  var text: String { lines.joined(separator: "\n") + "\n" }
  private let analysed: AnalysedText
  private let grade: String
  private let language: Language

  init(results: [CheckResult], text: AnalysedText, grade: String, language: Language) {
    self.results = results
    analysed = text
    self.grade = grade
    self.language = language
  }

  /// One object of the schema `dictee.check/1`.
  func json(_ set: CompiledSet) -> JSONValue {
    [
      "schema": "dictee.check/1",
      "grade": .string(grade),
      "words": .int(analysed.wordCount),
      "sentences": .array(analysed.sentences.map { .string($0.text) }),
      "passed": .bool(!results.contains { $0.status == .failed }),
      "checks": .array(results.map { $0.json(language) }),
      "set": ["id": .string(set.id), "hash": .string(set.contentHash)],
    ]
  }

  private var lines: [String] {
    results.flatMap { result -> [String] in
      let head = "\(result.name.title.text(language)) : \(result.status.title.text(language))"
      let reason = result.reason.map { " (\($0.text(language)))" } ?? ""
      return [LocalizedText(fr: head + reason, en: head + reason).text(language)]
        + result.failures.map { "  - \($0.message.text(language))" }
    }
  }
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
