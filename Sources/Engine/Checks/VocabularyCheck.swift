import Diagnostics
import Tables
import Text

/// Check 1: every word belongs to the grade, or is given.
///
/// A word has the grade of its easiest reading that fits the words around it.
func checkVocabulary(_ context: CheckContext) -> CheckResult {
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    for word in sentence.words {
      if let failure = vocabularyFailure(word, context) {
        failures.append(
          CheckFailure(failure.code, failure.message, sentence: index, range: word.range))
      }
    }
  }
  return .judged(.vocabulary, failures)
}

private func vocabularyFailure(
  _ word: AnalysedWord, _ context: CheckContext
) -> (code: String, message: LocalizedText)? {
  let easiest = word.fitting.lazy.map(\.grade).min()
  if let easiest, easiest <= context.request.grade { return nil }
  if word.isNumber || context.criteria.given.contains(word) { return nil }
  guard let easiest else {
    if isKnownCompound(word, context) || isListedName(word, context) { return nil }
    return (
      "unknown-word",
      LocalizedText(
        fr: "« \(word.surface) » n’est dans le vocabulaire d’aucun niveau",
        en: "“\(word.surface)” is in no grade’s vocabulary")
    )
  }
  let wordGrade = context.set.text(context.set.grades[easiest].id)
  return (
    "word-above-grade",
    LocalizedText(
      fr: "« \(word.surface) » est un mot du niveau \(wordGrade), au-dessus du niveau "
        + context.gradeName,
      en: "“\(word.surface)” is a \(wordGrade) word, above \(context.gradeName)")
  )
}

/// Whether the word is a hyphenated one whose parts all belong to the grade (*là-haut, dix-huit*).
private func isKnownCompound(_ word: AnalysedWord, _ context: CheckContext) -> Bool {
  let parts = word.form.split(separator: "-")
  guard parts.count > 1 else { return false }
  return parts.allSatisfy { part in
    context.set.lexicon.readings(of: String(part)).contains { $0.grade <= context.request.grade }
  }
}

/// Whether a capitalised word is a first name of the set.
private func isListedName(_ word: AnalysedWord, _ context: CheckContext) -> Bool {
  word.isCapitalised
    && context.set.names.entry(folded: foldedBytes(word.surface), kind: .firstName) != nil
}
