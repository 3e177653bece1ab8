import Diagnostics
import Tables
import Text

/// Check 6: the child's first name stands in the text, spelt right.
func checkFirstName(_ context: CheckContext) -> CheckResult {
  guard let name = context.criteria.childName else {
    return .waived(
      .firstName,
      because: LocalizedText(fr: "aucun enfant n’est donné", en: "no child was given"))
  }
  let found = context.text.sentences.contains { name.stands(in: $0.text) }
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

/// A name as texts spell it.
struct WrittenName: Sendable {
  private let bytes: [UInt8]

  init(_ name: String) {
    bytes = Array(frenchTypography(normalizedNFC(name)).utf8)
  }

  /// Whether the name stands in `text` as whole words, letter for letter.
  func stands(in text: String) -> Bool {
    let text = normalizedNFC(text)
    guard let first = bytes.first else { return false }
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes), isAlone(in: text, from: start) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Whether no letter or digit touches the name, and no hyphen follows it.
  private func isAlone(in text: String, from start: String.Index) -> Bool {
    let end = text.utf8.index(start, offsetBy: bytes.count)
    let before = text.unicodeScalars[..<start].last ?? " "
    let after = text.unicodeScalars[end...].first ?? " "
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
  let isMentioned = context.criteria.mentions.contains { mention in
    context.text.sentences.contains { mention.occurs(in: $0.words) }
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
  if let name = context.criteria.momentName,
    !context.text.sentences.contains(where: { name.stands(in: $0.text) })
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

/// A mention of a form as a run of words, each in any inflection.
struct Mention: Sendable {
  private let forms: [String]
  /// Rows of the lemmas that each word may be a form of; a handful.
  private let lemmas: [[Int]]

  private init(_ mention: String, _ lexicon: Lexicon) {
    forms = tokens(of: mention, clitics: .attached).filter { $0.kind == .word }
      .map { lookupForm(String($0.text(in: mention))) }
    lemmas = forms.map { lexicon.readings(of: $0).map(\.lemma) }
  }

  /// The mentions of a moment's form.
  static func all(of topic: MomentTopic, in set: CompiledSet) -> [Mention] {
    set.blob.strings(set.forms[topic.form].mentions).map { Mention($0, set.lexicon) }
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
