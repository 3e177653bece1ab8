import Diagnostics
import Tables

/// Check 3: no sentence is too long, and the text has the length of its grade.
func checkSentenceLength(_ context: CheckContext) -> CheckResult {
  let grade = context.grade
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated()
  where sentence.wordCount > grade.maximumSentenceWords {
    failures.append(
      CheckFailure(
        "sentence-too-long",
        LocalizedText(
          fr: "la phrase \(index + 1) a \(sentence.wordCount) mots ; "
            + "\(grade.maximumSentenceWords) au plus au niveau \(context.gradeName)",
          en: "sentence \(index + 1) has \(sentence.wordCount) words; at most "
            + "\(grade.maximumSentenceWords) in \(context.gradeName)"),
        sentence: index, range: 0..<sentence.text.utf8.count))
  }
  if context.text.sentences.count > grade.maximumSentences {
    failures.append(
      CheckFailure(
        "too-many-sentences",
        LocalizedText(
          fr: "le texte a \(context.text.sentences.count) phrases ; \(grade.maximumSentences) au "
            + "plus au niveau \(context.gradeName)",
          en: "the text has \(context.text.sentences.count) sentences; at most "
            + "\(grade.maximumSentences) in \(context.gradeName)")))
  }
  let words = context.text.wordCount
  if words < grade.minimumWords || words > grade.maximumWords {
    failures.append(
      CheckFailure(
        words < grade.minimumWords ? "text-too-short" : "text-too-long",
        LocalizedText(
          fr: "le texte a \(words) mots ; de \(grade.minimumWords) à \(grade.maximumWords) au "
            + "niveau \(context.gradeName)",
          en: "the text has \(words) words; \(grade.minimumWords) to \(grade.maximumWords) in "
            + "\(context.gradeName)")))
  }
  return .judged(.sentenceLength, failures)
}
