import Diagnostics
import Engine

/// One of the seven checks, in the language of the messages.
struct CheckLine {
  var result: CheckResult
  var language: Language

  /// All results, in their order.
  static func lines(_ results: [CheckResult], _ language: Language) -> [CheckLine] {
    results.map { CheckLine(result: $0, language: language) }
  }

  static let shape = JSONShape<CheckLine>([
    .choice("name", "which check") { $0.result.name },
    .choice("status", "waived: there was nothing to look for") { $0.result.status },
    .optionalText("reason", "why the check was waived") { $0.result.reason?.text($0.language) },
    .objects("failures", "what was found", failureShape) { $0.result.failures },
  ])

  private static let failureShape = JSONShape<CheckFailure>([
    .choice("code", "the kind of fault") { $0.code },
    .optionalNumber("sentence", "1-based; null for the whole text", atLeast: 1) { failure in
      failure.sentence.map { $0 + 1 }
    },
    .optionalNumber("start", "UTF-8 offset in the sentence; null for the whole text") {
      $0.range?.lowerBound
    },
    .optionalNumber("end", "UTF-8 offset after it") { $0.range?.upperBound },
    .object("teacher", "what was found and what was expected", bothLanguages) { $0.message },
    .object("writer", "what to change, for a person or a model", bothLanguages) { $0.advice },
    .optionalObject(
      "bounds", "what to ask the writer for next time; null when other lengths mend nothing",
      TextBounds.shape
    ) { $0.bounds },
  ])

  private static let bothLanguages = JSONShape<LocalizedText>([
    .text("fr", "in French") { $0.text(.french) },
    .text("en", "in English") { $0.text(.english) },
  ])
}
