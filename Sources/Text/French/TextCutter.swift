/// Cuts French texts into tokens and sentences.
///
/// The same value can be used for text after text; it then allocates nothing once its buffers have
/// grown.
package struct TextCutter: Sendable {
  let rules: WordRules
  let clitics: CliticMode
  let abbreviations: [String]
  var text = ScannedText()
  /// The tokens of the text, by the rules of `tokens(of:)`, once `cutTokens` was called.
  package internal(set) var tokens: [Token] = []
  /// The sentences of the text, by the rules of `sentences(of:)`, once `cutSentences` was called.
  package internal(set) var sentences: [Range<Int>] = []

  /// Where cutting has come.
  var place = 0
  /// The links and pronouns taken off the end of a word, from the last to the first.
  var pieces: [Piece] = []
  /// The list key of a stretch of text.
  var key: [UInt8] = []

  package init(
    rules: WordRules = .french, clitics: CliticMode = .attached,
    abbreviations: [String] = frenchAbbreviations
  ) {
    self.rules = rules
    self.clitics = clitics
    self.abbreviations = abbreviations
  }

  /// Takes a text to be cut.
  ///
  /// - Complexity: O(n), as are `cutTokens` and `cutSentences`.
  package mutating func take(_ text: String) {
    self.text.scan(text)
    tokens.removeAll(keepingCapacity: true)
    sentences.removeAll(keepingCapacity: true)
  }
}
