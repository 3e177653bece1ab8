import Diagnostics
import Tables
import Text

/// Check 1: every word belongs to the grade, or is given.
///
/// A word has the grade of its easiest reading that fits the words around it.
func checkVocabulary(_ context: CheckContext) -> CheckResult {
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    for token in context.words(of: sentence) {
      if let failure = vocabularyFailure(token, context) {
        let range = context.range(of: token, to: token, in: sentence)
        failures.append(CheckFailure(failure.code, failure.message, sentence: index, range: range))
      }
    }
  }
  return .judged(.vocabulary, failures)
}

private func vocabularyFailure(
  _ token: Int, _ context: CheckContext
) -> (code: String, message: LocalizedText)? {
  let analysis = context.analysis
  if analysis.tokens[token].kind == .number { return nil }
  var easiest = Int.max
  analysis.forEachWordReading(of: token) { easiest = min(easiest, Int($0.grade)) }
  if easiest <= context.request.grade { return nil }
  if context.criteria.given.hold(token, in: analysis) { return nil }
  let word = analysis.surface(token)
  guard easiest < Int.max else {
    if isKnownCompound(token, context) || isListedName(token, context) { return nil }
    return (
      "unknown-word",
      LocalizedText(
        fr: "« \(word) » n’est dans le vocabulaire d’aucun niveau",
        en: "“\(word)” is in no grade’s vocabulary")
    )
  }
  let wordGrade = context.set.text(context.set.grades[easiest].id)
  return (
    "word-above-grade",
    LocalizedText(
      fr: "« \(word) » est un mot du niveau \(wordGrade), au-dessus du niveau "
        + context.gradeName,
      en: "“\(word)” is a \(wordGrade) word, above \(context.gradeName)")
  )
}

/// Whether the word is a hyphenated one whose parts all belong to the grade (*là-haut, dix-huit*).
private func isKnownCompound(_ token: Int, _ context: CheckContext) -> Bool {
  let parts = context.analysis.form(token).split(separator: "-")
  guard parts.count > 1 else { return false }
  return parts.allSatisfy { part in
    context.set.lexicon.readings(of: String(part)).contains { $0.grade <= context.request.grade }
  }
}

/// Whether a capitalised word is a first name of the set.
private func isListedName(_ token: Int, _ context: CheckContext) -> Bool {
  context.analysis.tokens[token].isCapitalised
    && context.set.names.entry(
      folded: foldedBytes(String(context.analysis.surface(token))), kind: .firstName) != nil
}
