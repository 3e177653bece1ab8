import Diagnostics
import Tables
import Text

/// Faults of spelling that a model makes and that the words alone show: an elision that is missing or
/// too much, a determiner or verb that agrees with nothing it can.
///
/// Only what is certain is reported: every reading of the lexicon must contradict, whatever the rules
/// have left.
func languageFaults(_ context: CheckContext) -> [CheckFailure] {
  let elision = SetElision(context.set)
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    let words = context.words(of: sentence)
    for (token, next) in zip(words, words.dropFirst()) {
      let range = context.range(of: token, to: next, in: sentence)
      let pair = String(slice(context.analysis.text, token: token, to: next, in: context.analysis))
      if context.analysis.contradictsElision(token, next, elision) {
        failures.append(.wrongElision(pair, index, range))
      } else if context.analysis.contradictsDeterminer(token, next) {
        failures.append(.wrongAgreement(pair, index, range))
      }
    }
  }
  for verb in context.analysis.verbs {
    let index = context.sentence(of: verb.head)
    let sentence = context.text.sentences[index]
    guard let first = context.words(of: sentence).first,
      let subject = context.analysis.contradictedSubject(of: verb, first)
    else { continue }
    let pair =
      "\(context.analysis.surface(subject)) \(context.analysis.surface(verb.head))"
    failures.append(
      .wrongAgreement(pair, index, context.range(of: subject, to: verb.head, in: sentence)))
  }
  return failures
}

/// What was written from one token to another.
private func slice(
  _ text: String, token: Int, to last: Int, in analysis: Analysis
) -> Substring {
  Text.slice(text, analysis.tokens[token].range.lowerBound..<analysis.tokens[last].range.upperBound)
}

extension Analysis {
  /// Features of the readings that the lexicon gives a token.
  private func features(_ token: Int) -> [WordFeatures] {
    allReadings(token).filter { $0.lemma >= 0 }.map { WordFeatures(packed: $0.packedFeatures) }
  }

  /// Whether an elided word stands before a consonant, or one that elides before a vowel.
  ///
  /// Names in h are left alone: *d’Hugo* and *de Hugo* are both written.
  fileprivate func contradictsElision(
    _ token: Int, _ next: Int, _ elision: SetElision
  ) -> Bool {
    let gap = tokens[next].range.lowerBound - tokens[token].range.upperBound
    let word = String(surface(next))
    let isName = tokens[next].isCapitalised && features(next).isEmpty
    let startsInH = foldedBytes(word).first == UInt8(ascii: "h")
    guard gap <= 1, next == token + 1, tokens[next].kind == .word, !(isName && startsInH),
      word.unicodeScalars.first.map(isLetter) ?? false, word.unicodeScalars.count > 1
    else { return false }
    let hasVowel = startsWithVowelSound(word, kind: isName ? .name : .other, lexicon: elision)
    let form = form(token)
    if form.hasSuffix("'"), form != "'" { return gap == 0 && !hasVowel }
    return gap == 1 && hasVowel && !tokens[token].isLinked && elision.alwaysElides(form)
      && !mayStandBeforeNumber(token, next)
  }

  /// Whether the second word may be the name of a number, which nothing needs to elide before: *le
  /// un, de un à dix*.
  private func mayStandBeforeNumber(_ token: Int, _ next: Int) -> Bool {
    features(next).contains { $0.wordClass == .numeral }
      && features(token).contains {
        $0.wordClass == .preposition || $0.role == .definiteArticle
      }
  }

  /// Whether a determiner stands right before a noun of other gender or number only.
  fileprivate func contradictsDeterminer(_ token: Int, _ next: Int) -> Bool {
    let nouns = features(next)
    guard !nouns.isEmpty, nouns.allSatisfy({ $0.wordClass == .noun }) else { return false }
    let determiners = features(token).filter { $0.wordClass == .determiner }
    guard !determiners.isEmpty, determiners.count == features(token).count || isArticle(token)
    else { return false }
    // The lexicon may know one gender of a noun in -e that has both (*la capitaine*), or one that
    // stands for another (*le gauche*, the foot).
    let noun = form(next)
    let mayHaveBoth = noun.hasSuffix("e") || noun.hasSuffix("es")
    return !determiners.contains { determiner in
      nouns.contains { $0.agrees(with: determiner, inGender: !mayHaveBoth) }
    }
  }

  private func isArticle(_ token: Int) -> Bool {
    ["la", "le", "les", "un", "une"].contains(form(token))
  }

  /// The subject right before a verb that can’t have its number: a pronoun, or the noun group that
  /// opens the sentence; nil when nothing is certain.
  ///
  /// - Parameter first: the first word of the sentence.
  fileprivate func contradictedSubject(of verb: VerbGroup, _ first: Int) -> Int? {
    let subject = verb.head - 1
    guard subject >= first, verb.subject < 0 || verb.subject == subject, verb.lastSubject < 0,
      let number = number(ofSubject: subject, first)
    else { return nil }
    let readings = features(verb.head)
    let isVerb = !readings.isEmpty && readings.allSatisfy { $0.wordClass == .verb }
    // A participle may follow its noun: *les enfants fatigués*.
    guard isVerb, readings.allSatisfy({ $0.tense.isFinite }) else { return nil }
    let agrees = readings.contains { $0.person == 3 && ($0.number == number || $0.number == .any) }
    return agrees ? nil : subject
  }

  private func number(ofSubject token: Int, _ first: Int) -> GrammaticalNumber? {
    switch form(token) {
    case "il", "elle", "on": return .singular
    case "ils", "elles": return .plural
    default: break
    }
    let group = Int(tokens[token].noun)
    guard nouns.indices.contains(group), nouns[group].head == token,
      nouns[group].determiner == first, first + 1 == token, nouns[group].number != .any
    else { return nil }
    return nouns[group].number
  }
}

extension WordFeatures {
  fileprivate func agrees(with other: WordFeatures, inGender: Bool) -> Bool {
    (!inGender || gender == .any || other.gender == .any || gender == other.gender)
      && (number == .any || other.number == .any || number == other.number)
  }
}

extension CheckFailure {
  fileprivate static func wrongElision(
    _ words: String, _ sentence: Int, _ range: Range<Int>
  ) -> CheckFailure {
    CheckFailure(
      .wrongElision,
      LocalizedText(
        fr: "« \(words) » : une élision manque ou est de trop",
        en: "“\(words)”: an elision is missing or too much"),
      advice: LocalizedText(
        fr: "Corrige l’élision de « \(words) » : on élide devant une voyelle seulement.",
        en: "Correct the elision of “\(words)”: it is made before a vowel only."),
      sentence: sentence, range: range)
  }

  fileprivate static func wrongAgreement(
    _ words: String, _ sentence: Int, _ range: Range<Int>
  ) -> CheckFailure {
    CheckFailure(
      .wrongAgreement,
      LocalizedText(
        fr: "« \(words) » : l’accord est faux", en: "“\(words)”: the agreement is wrong"),
      advice: LocalizedText(
        fr: "Corrige l’accord de « \(words) ».", en: "Correct the agreement of “\(words)”."),
      sentence: sentence, range: range)
  }
}
