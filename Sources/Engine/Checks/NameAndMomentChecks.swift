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
    var text = normalizedNFC(text)
    guard let first = bytes.first else { return false }
    let starts = text.withUTF8 { letters in
      (0..<max(letters.count - bytes.count + 1, 0)).filter { start in
        letters[start] == first && letters[start..<start + bytes.count].elementsEqual(bytes)
      }
    }
    return starts.contains { start in
      isAlone(in: text, from: text.utf8.index(text.startIndex, offsetBy: start))
    }
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
    context.text.sentences.contains { mention.occurs(in: context.words(of: $0), context.analysis) }
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
  private let words: [SoughtWord]

  private init(_ mention: String, _ lexicon: Lexicon) {
    words = tokens(of: mention, clitics: .attached).filter { $0.kind == .word }
      .map { SoughtWord(String($0.text(in: mention)), lexicon) }
  }

  /// The mentions of a moment's form.
  static func all(of topic: MomentTopic, in set: CompiledSet) -> [Mention] {
    set.blob.strings(set.forms[topic.form].mentions).map { Mention($0, set.lexicon) }
  }

  /// - Parameter tokens: the words of a sentence.
  func occurs(in tokens: ArraySlice<Int>, _ analysis: Analysis) -> Bool {
    guard !words.isEmpty, words.count <= tokens.count else { return false }
    return (tokens.startIndex...tokens.endIndex - words.count).contains { start in
      words.indices.allSatisfy { words[$0].stands(at: tokens[start + $0], in: analysis) }
    }
  }
}
