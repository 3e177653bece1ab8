import Diagnostics
import Tables
import Text

/// Check 1: every word belongs to the grade, or is given, and all are spelled by one system.
///
/// A word has the grade of its easiest reading that fits the words around it.
func checkVocabulary(_ context: CheckContext) -> CheckResult {
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    for token in context.words(of: sentence) {
      if var failure = vocabularyFailure(token, context) {
        failure.sentence = index
        failure.range = context.range(of: token, to: token, in: sentence)
        failures.append(failure)
      }
    }
  }
  return .judged(.vocabulary, failures + mixedSpelling(context))
}

/// The fault of a word, its place left open.
private func vocabularyFailure(_ token: Int, _ context: CheckContext) -> CheckFailure? {
  let analysis = context.analysis
  if analysis.tokens[token].kind == .number { return nil }
  var easiest = Int.max
  analysis.forEachWordReading(of: token) { easiest = min(easiest, Int($0.grade)) }
  if easiest <= context.request.grade { return nil }
  if context.criteria.given.hold(token, in: analysis) { return nil }
  if isFeminineOfTrade(token, context) { return nil }
  let word = String(analysis.surface(token))
  if easiest < Int.max {
    let grade = context.set.text(context.set.grades[easiest].id)
    return .wordAboveGrade(word, of: grade, context.gradeName)
  }
  if isKnownCompound(token, context) || isListedName(token, context) { return nil }
  return .unknownWord(word, context.gradeName)
}

extension CheckFailure {
  fileprivate static func wordAboveGrade(
    _ word: String, of wordGrade: String, _ grade: String
  ) -> CheckFailure {
    CheckFailure(
      .wordAboveGrade,
      LocalizedText(
        fr: "« \(word) » est un mot du niveau \(wordGrade), au-dessus du niveau \(grade)",
        en: "“\(word)” is a \(wordGrade) word, above \(grade)"),
      advice: LocalizedText(
        fr: "Remplace « \(word) » par un mot plus simple, qu’un élève de \(grade) connaît.",
        en: "Replace “\(word)” with an easier word, which a pupil of \(grade) knows."))
  }

  fileprivate static func unknownWord(_ word: String, _ grade: String) -> CheckFailure {
    CheckFailure(
      .unknownWord,
      LocalizedText(
        fr: "« \(word) » n’est dans le vocabulaire d’aucun niveau",
        en: "“\(word)” is in no grade’s vocabulary"),
      advice: LocalizedText(
        fr: "Corrige « \(word) », ou remplace-le par un mot français courant, qu’un élève de "
          + "\(grade) connaît.",
        en: "Correct “\(word)”, or replace it with a common French word, which a pupil of "
          + "\(grade) knows."))
  }
}

/// Whether the word is a hyphenated one whose parts all belong to the grade (*là-haut, dix-huit*).
private func isKnownCompound(_ token: Int, _ context: CheckContext) -> Bool {
  let parts = context.analysis.form(token).split(separator: "-")
  guard parts.count > 1 else { return false }
  return parts.allSatisfy { part in
    context.set.lexicon.readings(of: String(part)).contains { $0.grade <= context.request.grade }
  }
}

/// Endings of trades with the feminine ones before them, the longest first: *boulangère, danseuse,
/// actrice, musicienne*.
private let tradeEndings: [(feminine: String, masculine: String)] = [
  ("ienne", "ien"), ("trice", "teur"), ("euse", "eur"), ("ière", "ier"), ("ère", "er"),
]

/// Whether the word is the feminine of a noun of the grade that its ending makes (*la boulangère*
/// for *le boulanger*), in either number.
private func isFeminineOfTrade(_ token: Int, _ context: CheckContext) -> Bool {
  var form = context.analysis.form(token)
  if form.hasSuffix("s") { form.removeLast() }
  return tradeEndings.contains { feminine, masculine in
    // A trade has more letters before its ending: *mère* is no feminine of *mer*.
    guard form.hasSuffix(feminine), form.utf8.count > feminine.utf8.count + 2 else { return false }
    let noun = form.dropLast(feminine.count) + masculine
    return context.set.lexicon.readings(of: String(noun)).contains { reading in
      reading.grade <= context.request.grade && reading.features.wordClass == .noun
        && reading.features.gender == .masculine
    }
  }
}

/// Whether a capitalised word is a first name of the set.
private func isListedName(_ token: Int, _ context: CheckContext) -> Bool {
  context.analysis.tokens[token].isCapitalised
    && context.set.names.entry(
      folded: foldedBytes(String(context.analysis.surface(token))), kind: .firstName) != nil
}
