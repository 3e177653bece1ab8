import Diagnostics
import Tables
import Text

/// Check 6: the child's first name stands in the text, and nowhere spelt in another way.
func checkFirstName(_ context: CheckContext) -> CheckResult {
  guard let name = context.criteria.childName else {
    return .waived(
      .firstName,
      because: LocalizedText(fr: "aucun enfant n’est donné", en: "no child was given"))
  }
  var failures = misspellings(of: name, context)
  if failures.isEmpty, !context.text.sentences.contains(where: { name.stands(in: $0.text) }) {
    failures.append(.firstNameMissing)
  }
  return .judged(.firstName, failures)
}

/// The words that would be the name with another accent, capital or apostrophe and are no other
/// word or given name.
private func misspellings(of name: WrittenName, _ context: CheckContext) -> [CheckFailure] {
  let analysis = context.analysis
  var failures: [CheckFailure] = []
  for (index, sentence) in context.text.sentences.enumerated() {
    for token in context.words(of: sentence) {
      guard analysis.tokens[token].kind == .word, !analysis.isListedWord(token) else { continue }
      let word = String(analysis.surface(token))
      guard name.isMisspelt(as: word), !context.request.otherNames.contains(word) else { continue }
      let range = context.range(of: token, to: token, in: sentence)
      failures.append(.firstNameMisspelt(sentence: index, range: range))
    }
  }
  return failures
}

extension Analysis {
  /// Whether the lexicon knows the word.
  fileprivate func isListedWord(_ token: Int) -> Bool {
    var isListed = false
    forEachWordReading(of: token, all: true) { _ in isListed = true }
    return isListed
  }
}

extension CheckFailure {
  private static let nameAdvice = LocalizedText(
    fr: "Écris au moins une fois le prénom de l’enfant, exactement comme il est donné.",
    en: "Write the child’s first name at least once, exactly as it was given.")

  fileprivate static let firstNameMissing = CheckFailure(
    .firstNameMissing,
    LocalizedText(
      fr: "le prénom de l’enfant ne figure pas dans le texte",
      en: "the child’s first name is not in the text"),
    advice: nameAdvice)

  fileprivate static func firstNameMisspelt(sentence: Int, range: Range<Int>) -> CheckFailure {
    CheckFailure(
      .firstNameMisspelt,
      LocalizedText(
        fr: "le prénom de l’enfant est mal écrit dans la phrase \(sentence + 1)",
        en: "the child’s first name is misspelt in sentence \(sentence + 1)"),
      advice: nameAdvice, sentence: sentence, range: range)
  }
}

/// A name as texts spell it.
struct WrittenName: Sendable {
  private let bytes: [UInt8]
  private let folded: [UInt8]

  init(_ name: String) {
    bytes = Array(frenchTypography(normalizedNFC(name)).utf8)
    folded = foldedBytes(name)
  }

  /// Whether a word has the letters of the name without being written like it.
  ///
  /// - Complexity: O(1) for a word of quite another length.
  func isMisspelt(as word: String) -> Bool {
    guard abs(word.utf8.count - bytes.count) <= bytes.count else { return false }
    return foldedBytes(word) == folded
      && !frenchTypography(normalizedNFC(word)).utf8.elementsEqual(bytes)
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
    let mentions = context.set.blob.strings(context.set.forms[topic.form].mentions)
    failures.append(.momentMissing(topic.phrase, mentions))
  }
  if let name = context.criteria.momentName,
    !context.text.sentences.contains(where: { name.stands(in: $0.text) })
  {
    failures.append(.momentNameMissing)
  }
  return .judged(.moment, failures)
}

extension CheckFailure {
  fileprivate static func momentMissing(_ phrase: String, _ mentions: [String]) -> CheckFailure {
    let words = mentions.map { "« \($0) »" }.joined(separator: ", ")
    let english = mentions.map { "“\($0)”" }.joined(separator: ", ")
    return CheckFailure(
      .momentMissing,
      LocalizedText(
        fr: "le texte ne parle pas du moment « \(phrase) »",
        en: "the text does not speak of the moment “\(phrase)”"),
      advice: LocalizedText(
        fr: "Parle du moment « \(phrase) » : emploie au moins un de ces mots : \(words).",
        en: "Speak of the moment “\(phrase)”: use at least one of these words: \(english)."))
  }

  fileprivate static let momentNameMissing = CheckFailure(
    .momentNameMissing,
    LocalizedText(
      fr: "le prénom du moment ne figure pas dans le texte",
      en: "the moment’s first name is not in the text"),
    advice: LocalizedText(
      fr: "Écris le prénom qui est dans le nom du moment, exactement comme il est donné.",
      en: "Write the first name that is part of the moment, exactly as it was given."))
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
