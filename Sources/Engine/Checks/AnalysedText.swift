import Text

/// A word of a sentence with all that the lexicon says of it.
package struct AnalysedWord: Hashable, Sendable {
  /// As written.
  package var surface: String
  /// In lower case, NFC, with `'` for any apostrophe: how lists and lexicon write it.
  package var form: String
  /// UTF-8 offsets in the sentence.
  package var range: Range<Int>
  package var readings: [Reading]
  /// Whether it begins with a capital.
  package var isCapitalised: Bool
  /// Whether it is the first word of the sentence, or of what somebody says in it.
  package var opensSpeech: Bool
  /// Digits without a letter.
  package var isNumber: Bool
}

/// A sentence cut into words.
package struct AnalysedSentence: Sendable {
  package var text: String
  package var words: [AnalysedWord]
  /// Words by the counting rule of dictations.
  package var wordCount: Int
}

/// A text cut into sentences and words; the checks look at nothing else.
package struct AnalysedText: Sendable {
  package var sentences: [AnalysedSentence]

  package var wordCount: Int {
    sentences.reduce(0) { $0 + $1.wordCount }
  }

  /// Analyses sentences that are already apart.
  ///
  /// - Complexity: O(n).
  package init(sentences: [String], lexicon: Lexicon) {
    self.sentences = sentences.map { AnalysedSentence($0, lexicon: lexicon) }
  }

  /// Cuts a text into sentences and analyses them.
  package init(text: String, lexicon: Lexicon) {
    self.init(
      sentences: Text.sentences(of: text).map { String(slice(text, $0)) }, lexicon: lexicon)
  }
}

extension AnalysedSentence {
  fileprivate init(_ text: String, lexicon: Lexicon) {
    self.text = text
    wordCount = Text.wordCount(text)
    words = []
    var opens = true
    for token in tokens(of: text, clitics: .detached) {
      switch token.kind {
      case .word, .number:
        words.append(
          AnalysedWord(
            String(token.text(in: text)), at: token.range, opensSpeech: opens,
            isNumber: token.kind == .number, lexicon: lexicon))
        opens = false
      case .punctuation:
        if "«.!?…:".contains(token.text(in: text)) { opens = true }
      case .space, .link: break
      }
    }
  }
}

extension AnalysedWord {
  fileprivate init(
    _ surface: String, at range: Range<Int>, opensSpeech: Bool, isNumber: Bool, lexicon: Lexicon
  ) {
    self.surface = surface
    self.range = range
    self.opensSpeech = opensSpeech
    self.isNumber = isNumber
    form = lookupForm(surface)
    isCapitalised = surface.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    readings = isNumber ? [] : lexicon.readings(of: form)
    if readings.isEmpty, form.hasSuffix("'") {
      readings = fullForms(ofElided: form).flatMap { lexicon.readings(of: $0) }
    }
  }
}

/// How lists and lexicon write a word: lower case, NFC, `'` for any apostrophe.
package func lookupForm(_ word: String) -> String {
  let lower = lowercasedNFC(word)
  guard lower.unicodeScalars.contains(where: { isApostrophe($0) && $0 != "'" }) else {
    return lower
  }
  var result = String.UnicodeScalarView()
  for scalar in lower.unicodeScalars { result.append(isApostrophe(scalar) ? "'" : scalar) }
  return String(result)
}

/// What an elided word may stand for: *l'* for *le* or *la*, *s'* for *se* or *si*.
private func fullForms(ofElided form: String) -> [String] {
  let stem = form.dropLast()
  switch stem {
  case "l": return ["le", "la"]
  case "s": return ["se", "si"]
  default: return [stem + "e"]
  }
}
