import Diagnostics
import Engine
import Tables

/// One of the seven checks, in the language of the messages.
struct CheckLine {
  var result: CheckResult
  var set: CompiledSet
  var language: Language

  /// All results, in their order.
  static func lines(
    _ results: [CheckResult], _ set: CompiledSet, _ language: Language
  ) -> [CheckLine] {
    results.map { CheckLine(result: $0, set: set, language: language) }
  }

  private var failures: [FailureLine] {
    result.failures.map { FailureLine(failure: $0, set: set) }
  }

  static let shape = JSONShape<CheckLine>([
    .choice("name", "which check") { $0.result.name },
    .choice("status", "waived: there was nothing to look for") { $0.result.status },
    .optionalText("reason", "why the check was waived") { $0.result.reason?.text($0.language) },
    .objects("failures", "what was found", FailureLine.shape) { $0.failures },
  ])
}

/// One fault of a check, in both languages.
private struct FailureLine {
  var failure: CheckFailure
  var set: CompiledSet

  static let shape = JSONShape<FailureLine>([
    .choice("code", "the kind of fault") { $0.failure.code },
    .optionalText("skill", "id of the skill that the fault is about") { line in
      line.failure.skill.map { line.set.text(line.set.skills[$0].id) }
    },
    .optionalNumber("sentence", "1-based; null for the whole text", atLeast: 1) { line in
      line.failure.sentence.map { $0 + 1 }
    },
    .optionalNumber("start", "UTF-8 offset in the sentence; null for the whole text") {
      $0.failure.range?.lowerBound
    },
    .optionalNumber("end", "UTF-8 offset after it") { $0.failure.range?.upperBound },
    .object("teacher", "what was found and what was expected", bothLanguages) {
      $0.failure.message
    },
    .object("writer", "what to change, for a person or a model", bothLanguages) {
      $0.failure.advice
    },
    .optionalObject(
      "bounds", "what to ask the writer for next time; null when other lengths mend nothing",
      TextBounds.shape
    ) { $0.failure.bounds },
  ])

  private static let bothLanguages = JSONShape<LocalizedText>([
    .text("fr", "in French") { $0.text(.french) },
    .text("en", "in English") { $0.text(.english) },
  ])
}
