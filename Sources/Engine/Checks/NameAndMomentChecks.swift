import Diagnostics
import Tables
import Text

/// Check 6: the child's first name stands in the text, spelt right.
func checkFirstName(_ context: CheckContext) -> CheckResult {
  guard let name = context.request.childName else {
    return .waived(
      .firstName,
      because: LocalizedText(fr: "aucun enfant n’est donné", en: "no child was given"))
  }
  let found = context.text.sentences.contains { holdsName(name, in: $0.text) }
  return .judged(
    .firstName,
    found
      ? []
      : [
        CheckFailure(
          "first-name-missing",
          LocalizedText(
            fr: "le prénom de l’enfant ne figure pas dans le texte, ou il est mal écrit",
            en: "the child’s first name is not in the text, or is misspelt"))
      ])
}

/// Whether `name` stands in `text` as whole words, letter for letter.
private func holdsName(_ name: String, in text: String) -> Bool {
  let haystack = Array(normalizedNFC(text).unicodeScalars)
  let needle = Array(frenchTypography(normalizedNFC(name)).unicodeScalars)
  guard !needle.isEmpty, needle.count <= haystack.count else { return false }
  return (0...(haystack.count - needle.count)).contains { start in
    let end = start + needle.count
    guard haystack[start..<end].elementsEqual(needle) else { return false }
    let before = start > 0 ? haystack[start - 1] : " "
    let after = end < haystack.count ? haystack[end] : " "
    return !isLetterOrDigit(before) && !isLetterOrDigit(after) && !isHyphen(after)
  }
}

/// Check 7: the text speaks of the moment, by one of the form's mentions in any inflection, with
/// the name where it is part of the phrase.
func checkMoment(_ context: CheckContext) -> CheckResult {
  guard let topic = context.request.topic else {
    return .waived(
      .moment, because: LocalizedText(fr: "aucun moment n’est donné", en: "no moment was given"))
  }
  let mentions = context.set.blob.strings(context.set.forms[topic.form].mentions)
  let words = context.text.sentences.map(\.words)
  let isMentioned = mentions.contains { mention in
    let run = MentionRun(mention, context.set.lexicon)
    return words.contains { run.occurs(in: $0) }
  }
  var failures: [CheckFailure] = []
  if !isMentioned {
    failures.append(
      CheckFailure(
        "moment-missing",
        LocalizedText(
          fr: "le texte ne parle pas du moment « \(topic.phrase) »",
          en: "the text does not speak of the moment “\(topic.phrase)”")))
  }
  if let name = topic.nameInPhrase,
    !context.text.sentences.contains(where: { holdsName(name, in: $0.text) })
  {
    failures.append(
      CheckFailure(
        "moment-name-missing",
        LocalizedText(
          fr: "le prénom du moment ne figure pas dans le texte",
          en: "the moment’s first name is not in the text")))
  }
  return .judged(.moment, failures)
}

/// A mention as a run of words, each in any inflection.
private struct MentionRun {
  private let forms: [String]
  private let lemmas: [Set<Int>]

  init(_ mention: String, _ lexicon: Lexicon) {
    forms = tokens(of: mention, clitics: .attached).filter { $0.kind == .word }
      .map { lookupForm(String($0.text(in: mention))) }
    lemmas = forms.map { Set(lexicon.readings(of: $0).map(\.lemma)) }
  }

  func occurs(in words: [AnalysedWord]) -> Bool {
    guard !forms.isEmpty, forms.count <= words.count else { return false }
    return (0...(words.count - forms.count)).contains { start in
      forms.indices.allSatisfy { index in
        let word = words[start + index]
        return word.form == forms[index]
          || word.readings.contains { lemmas[index].contains($0.lemma) }
      }
    }
  }
}
