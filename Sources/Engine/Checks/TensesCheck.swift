import Diagnostics
import Tables

/// Check 2: every conjugated verb is in a tense of the grade.
///
/// A verb whose tense the words around leave open passes when one of the tenses does; infinitives
/// and past participles are always allowed.
func checkTenses(_ context: CheckContext) -> CheckResult {
  let allowed = context.criteria.tenses
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    for verb in sentence.verbs where !verb.tenses.contains(where: allowed.contains) {
      let names = Set(verb.tenses.map(allowed.name)).sorted().joined(separator: ", ")
      let word = sentence.words[verb.word]
      failures.append(
        CheckFailure(
          "tense-above-grade",
          LocalizedText(
            fr: "« \(word.surface) » est au \(names), un temps qui n’est pas vu au "
              + "niveau \(context.gradeName)",
            en: "“\(word.surface)” is \(names), a tense that \(context.gradeName) has not met"),
          sentence: index, range: word.range))
    }
  }
  return .judged(.tenses, failures)
}

/// The tenses of a grade.
struct AllowedTenses: Sendable {
  private let names: TenseNames
  /// Bit n stands for the tense in row n.
  private let allowed: UInt32

  init(_ set: CompiledSet, grade: GradeRecord) {
    names = TenseNames(set)
    allowed = grade.tenses
  }

  func contains(_ reading: TenseReading) -> Bool {
    names.row(reading).map { allowed >> UInt32($0) & 1 == 1 } ?? false
  }

  func name(_ reading: TenseReading) -> String { names.name(reading) }
}
