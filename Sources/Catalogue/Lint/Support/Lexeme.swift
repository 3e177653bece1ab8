import Diagnostics
import Tables
import Text

/// A word of the vocabulary: its base form with the place of all its forms.
struct Lexeme: Sendable {
  var lemma: String
  var wordClass: WordClass
  /// Places in `LintScope.inflections`.
  var forms: Range<Int>
  /// Where the word was written.
  var span: SourceSpan

  /// The words of a vocabulary, from forms that stand word by word.
  ///
  /// - Complexity: O(n) in the forms.
  static func list(of inflections: [Inflection]) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    for (place, inflection) in inflections.enumerated() {
      if let last = lexemes.last, last.span.start == inflection.span.start,
        last.wordClass == inflection.features.wordClass, last.lemma == inflection.lemma
      {
        lexemes[lexemes.count - 1].forms = last.forms.lowerBound..<(place + 1)
      } else {
        lexemes.append(
          Lexeme(
            lemma: inflection.lemma, wordClass: inflection.features.wordClass,
            forms: place..<(place + 1), span: inflection.span))
      }
    }
    return lexemes
  }
}

extension LintScope {
  /// The words of the vocabulary with that base form.
  func words(_ lemma: String) -> [Lexeme] {
    (lexemesByLemma[lemma] ?? []).map { lexemes[$0] }
  }
}

/// The folded letters of a word; quick for one without accents.
func foldedLetters(_ word: String) -> [UInt8] {
  let isPlain = word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  return isPlain ? Array(word.utf8) : foldedBytes(word)
}
