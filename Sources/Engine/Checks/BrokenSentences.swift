import Diagnostics
import Text

/// The sentences of a model that are none: cut short, without a capital, or said before.
func brokenSentences(_ context: CheckContext) -> [CheckFailure] {
  var failures: [CheckFailure] = []
  var seen: Set<[UInt8]> = []
  for (index, sentence) in context.text.sentences.enumerated() {
    if !isWhole(sentence.text) {
      failures.append(.broken(index, length: sentence.text.utf8.count))
    } else if !seen.insert(foldedBytes(sentence.text)).inserted {
      failures.append(.repeated(index, length: sentence.text.utf8.count))
    }
  }
  return failures
}

/// The sentences in which a place of the template was filled with nothing: they begin with a stop or
/// a comma, or have one after a space.
///
/// - Complexity: O(bytes of the text).
func emptyPlaces(_ context: CheckContext) -> [CheckFailure] {
  context.text.sentences.enumerated().compactMap { index, sentence in
    var followsSpace = true
    var isEmpty = false
    for byte in sentence.text.utf8 {
      // Three dots may well stand after a space.
      if isEmpty, byte != UInt8(ascii: ".") { break }
      isEmpty = followsSpace && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","))
      followsSpace = byte == UInt8(ascii: " ")
    }
    return isEmpty ? .emptyPlace(index, length: sentence.text.utf8.count) : nil
  }
}

/// Whether a sentence begins with a capital or a number, ends in a full stop, question or
/// exclamation mark, and holds no mark that no dictation has.
private func isWhole(_ sentence: String) -> Bool {
  let scalars = Array(sentence.unicodeScalars)
  guard let first = scalars.first(where: isLetterOrDigit), isCapital(first) || !isLetter(first),
    let opening = scalars.first, isLetter(opening) || !isLetterOrDigit(opening),
    let place = scalars.lastIndex(where: { !isClosing($0) }), isEnd(scalars[place])
  else { return false }
  // A mark after a space or another sign ends nothing: *jouer avec .*, *bougies.,*
  guard let before = scalars[..<place].last(where: { !isWhiteSpace($0) }) else { return false }
  let touches = place > 0 && !isWhiteSpace(scalars[place - 1])
  guard touches || scalars[place] == "!" || scalars[place] == "?" else { return false }
  return (isLetterOrDigit(before) || isEnd(before) || isClosing(before))
    && scalars.allSatisfy { !isForeign($0) }
}

private func isEnd(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "." || scalar == "!" || scalar == "?" || scalar == "…"
}

private func isClosing(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "»" || scalar == "”" || scalar == "\"" || scalar == ")" || isWhiteSpace(scalar)
}

/// Signs of programs, which no dictation holds.
private func isForeign(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "<", ">", "{", "}", "[", "]", "_", "|", "\\", "@", "#", "*", "=", "`", "~", "^": true
  default: false
  }
}

extension CheckFailure {
  fileprivate static func broken(_ index: Int, length: Int) -> CheckFailure {
    CheckFailure(
      .brokenSentence,
      LocalizedText(
        fr: "la phrase \(index + 1) n’en est pas une : il lui faut une majuscule, un point à la "
          + "fin et rien que des mots",
        en: "sentence \(index + 1) is none: it needs a capital, a final mark and nothing but "
          + "words"),
      advice: LocalizedText(
        fr: "Écris la phrase \(index + 1) en entier, avec une majuscule au début et un point à la "
          + "fin.",
        en: "Write sentence \(index + 1) out, with a capital at its start and a full stop at its "
          + "end."),
      sentence: index, range: 0..<length)
  }

  fileprivate static func emptyPlace(_ index: Int, length: Int) -> CheckFailure {
    CheckFailure(
      .brokenSentence,
      LocalizedText(
        fr:
          "dans la phrase \(index + 1), une espace précède un point ou une virgule : il manque un "
          + "mot, ou l’espace est de trop",
        en:
          "in sentence \(index + 1) a space stands before a stop or a comma: a word is missing, or "
          + "the space is one too many"),
      advice: LocalizedText(
        fr: "Complète la phrase \(index + 1), ou ôte l’espace devant le point ou la virgule.",
        en: "Complete sentence \(index + 1), or take the space before the stop or comma away."),
      sentence: index, range: 0..<length)
  }

  fileprivate static func repeated(_ index: Int, length: Int) -> CheckFailure {
    CheckFailure(
      .repeatedSentence,
      LocalizedText(
        fr: "la phrase \(index + 1) a déjà été écrite plus haut",
        en: "sentence \(index + 1) already stands above"),
      advice: LocalizedText(
        fr: "Remplace la phrase \(index + 1), qui répète une phrase du texte, par une autre.",
        en: "Replace sentence \(index + 1), which repeats another one, with a new one."),
      sentence: index, range: 0..<length)
  }
}
