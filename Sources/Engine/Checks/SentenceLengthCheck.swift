import Diagnostics
import Tables

/// Check 3: no sentence is too long, and the text has the length of its grade or palier; a text of
/// a model is made of whole and correct sentences besides.
func checkSentenceLength(_ context: CheckContext) -> CheckResult {
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated()
  where sentence.wordCount > context.grade.maximumSentenceWords {
    failures.append(.sentenceTooLong(sentence, index, context))
  }
  let isTelegram = context.request.origin == .model && context.isTelegram
  if isTelegram {
    failures.append(.telegram(context))
  } else if context.text.sentences.count > context.grade.maximumSentences {
    failures.append(.tooManySentences(context))
  }
  let (words, bounds) = (context.text.wordCount, context.criteria.bounds.words)
  if words < bounds.lowerBound { failures.append(.textTooShort(words, context)) }
  if words > bounds.upperBound { failures.append(.textTooLong(words, context)) }
  if context.request.origin == .model {
    failures += brokenSentences(context) + languageFaults(context)
  } else {
    failures += emptyPlaces(context)
  }
  return .judged(.sentenceLength, failures)
}

extension CheckContext {
  /// Whether the sentences are too short: their mean is below the grade's, or more than half of
  /// them are short (source of the numbers: `niveaux.yaml`).
  fileprivate var isTelegram: Bool {
    let count = text.sentences.count
    let short = text.sentences.count { $0.wordCount <= grade.shortSentenceWords }
    return text.wordCount * 10 < grade.minimumMeanTenths * count || short * 2 > count
  }

  /// What the bounds are those of.
  fileprivate var measure: LocalizedText {
    guard let step = request.step else {
      return LocalizedText(fr: "au niveau \(gradeName)", en: "in \(gradeName)")
    }
    return LocalizedText(
      fr: "au palier \(step) du niveau \(gradeName)", en: "in palier \(step) of \(gradeName)")
  }
}

extension CheckFailure {
  fileprivate static func sentenceTooLong(
    _ sentence: AnalysedSentence, _ index: Int, _ context: CheckContext
  ) -> CheckFailure {
    let (count, most) = (sentence.wordCount, context.grade.maximumSentenceWords)
    return CheckFailure(
      .sentenceTooLong,
      LocalizedText(
        fr: "la phrase \(index + 1) a \(count) mots ; \(most) au plus au niveau "
          + context.gradeName,
        en: "sentence \(index + 1) has \(count) words; at most \(most) in \(context.gradeName)"),
      advice: LocalizedText(
        fr: "Coupe la phrase \(index + 1) : une phrase a \(most) mots au plus.",
        en: "Split sentence \(index + 1): a sentence has at most \(most) words."),
      sentence: index, range: 0..<sentence.text.utf8.count,
      bounds: context.criteria.bounds.splitting(count))
  }

  fileprivate static func tooManySentences(_ context: CheckContext) -> CheckFailure {
    let (count, most) = (context.text.sentences.count, context.grade.maximumSentences)
    let bounds = context.criteria.bounds.joining(count)
    return CheckFailure(
      .tooManySentences,
      LocalizedText(
        fr: "le texte a \(count) phrases ; \(most) au plus au niveau \(context.gradeName)",
        en: "the text has \(count) sentences; at most \(most) in \(context.gradeName)"),
      advice: LocalizedText(
        fr: "Écris \(bounds.sentences.upperBound) phrases au plus.",
        en: "Write at most \(bounds.sentences.upperBound) sentences."),
      bounds: bounds)
  }

  fileprivate static func telegram(_ context: CheckContext) -> CheckFailure {
    let (words, count) = (context.text.wordCount, context.text.sentences.count)
    let mean = context.grade.minimumMeanTenths.dividedUp(by: 10)
    let bounds = context.criteria.bounds.lengtheningSentences(mean: mean)
    let (most, least) = (bounds.sentences.upperBound, bounds.sentenceWords.lowerBound)
    return CheckFailure(
      .telegram,
      LocalizedText(
        fr: "le texte est un télégramme : \(words) mots en \(count) phrases ; il faut \(mean) mots "
          + "par phrase en moyenne, et peu de phrases d’au plus "
          + "\(context.grade.shortSentenceWords) mots",
        en: "the text is a telegram: \(words) words in \(count) sentences; sentences need \(mean) "
          + "words on average, and few may have \(context.grade.shortSentenceWords) or fewer"),
      advice: LocalizedText(
        fr: "Écris des phrases plus longues et moins nombreuses : \(most) au plus, d’au moins "
          + "\(least) mots chacune.",
        en: "Write longer and fewer sentences: at most \(most), of at least \(least) words each."),
      bounds: bounds)
  }

  fileprivate static func textTooShort(_ words: Int, _ context: CheckContext) -> CheckFailure {
    let bounds = context.criteria.bounds.lengthening(words)
    return CheckFailure(
      .textTooShort, .wrongLength(words, context),
      advice: LocalizedText(
        fr: "Écris un texte plus long : au moins \(bounds.words.lowerBound) mots, en "
          + "\(bounds.sentences.lowerBound) phrases ou plus.",
        en: "Write a longer text: at least \(bounds.words.lowerBound) words, in "
          + "\(bounds.sentences.lowerBound) or more sentences."),
      bounds: bounds)
  }

  fileprivate static func textTooLong(_ words: Int, _ context: CheckContext) -> CheckFailure {
    let bounds = context.criteria.bounds.shortening(words)
    return CheckFailure(
      .textTooLong, .wrongLength(words, context),
      advice: LocalizedText(
        fr: "Écris un texte plus court : \(bounds.words.upperBound) mots au plus, en "
          + "\(bounds.sentences.upperBound) phrases au plus.",
        en: "Write a shorter text: at most \(bounds.words.upperBound) words, in at most "
          + "\(bounds.sentences.upperBound) sentences."),
      bounds: bounds)
  }
}

extension LocalizedText {
  fileprivate static func wrongLength(_ words: Int, _ context: CheckContext) -> LocalizedText {
    let (bounds, measure) = (context.criteria.bounds.words, context.measure)
    return LocalizedText(
      fr: "le texte a \(words) mots ; de \(bounds.lowerBound) à \(bounds.upperBound) "
        + measure.fr,
      en: "the text has \(words) words; \(bounds.lowerBound) to \(bounds.upperBound) "
        + measure.en)
  }
}
