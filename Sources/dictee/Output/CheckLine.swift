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

  private var failures: [FailureLine] {
    result.failures.map { FailureLine(failure: $0, language: language) }
  }

  static let shape = JSONShape<CheckLine>([
    .choice("name", "which check") { $0.result.name },
    .choice("status", "waived: there was nothing to look for") { $0.result.status },
    .optionalText("reason", "why the check was waived") { $0.result.reason?.text($0.language) },
    .objects("failures", "what was found", FailureLine.shape) { $0.failures },
  ])
}

/// One fault of a check, in the language of the messages.
struct FailureLine {
  var failure: CheckFailure
  var language: Language

  static let shape = JSONShape<FailureLine>([
    .text("code", "the kind of fault, in kebab-case") { $0.failure.code },
    .optionalNumber("sentence", "1-based; null for the whole text", atLeast: 1) { line in
      line.failure.sentence.map { $0 + 1 }
    },
    .text("message", "what was found and what was expected") {
      $0.failure.message.text($0.language)
    },
  ])
}
