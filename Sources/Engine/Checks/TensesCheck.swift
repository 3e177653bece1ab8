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
            fr: "« \(word.surface) » est au \(names), un temps qui n’est pas vu en "
              + context.gradeName,
            en: "“\(word.surface)” is \(names), a tense that \(context.gradeName) has not met"),
          sentence: index, range: word.range))
    }
  }
  return .judged(.tenses, failures)
}

/// The tenses of a grade.
struct AllowedTenses: Sendable {
  private var names: [TenseReading: String] = [:]
  private var allowed: Set<TenseReading> = []

  init(_ set: CompiledSet, grade: GradeRecord) {
    for (index, row) in set.tenses.enumerated() {
      guard let formation = TenseRecord.Formation(rawValue: row.formation),
        let tense = VerbTense(rawValue: row.tense)
      else { continue }
      let reading = TenseReading(formation: formation, tense: tense)
      names[reading] = set.text(row.name)
      if grade.tenses >> UInt32(index) & 1 == 1 { allowed.insert(reading) }
    }
  }

  /// A group that `temps.yaml` does not name (*allait partir*) counts as its first verb.
  private func known(_ reading: TenseReading) -> TenseReading {
    names[reading] == nil && reading.formation != .participle
      ? TenseReading(formation: .simple, tense: reading.tense) : reading
  }

  func contains(_ reading: TenseReading) -> Bool {
    allowed.contains(known(reading))
  }

  func name(_ reading: TenseReading) -> String {
    names[known(reading)] ?? reading.tense.catalogueName
  }
}
