/// A piece of a text; the pieces of a text follow each other without gap.
package struct Token: Hashable, Sendable {
  /// What a piece is.
  package enum Kind: Hashable, Sendable {
    /// Holds a letter: *chat*, *l’* before a word, *arc-en-ciel*, *1er*.
    case word
    /// Digits without a letter: *8*, *3,5*.
    case number
    /// The hyphen between a verb and a detached pronoun, with its t: *-*, *-t-*.
    case link
    case space
    /// One sign, or a run of full stops.
    case punctuation
  }

  package var kind: Kind
  /// UTF-8 offsets.
  package var range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The token's part of the text that it was found in.
  package func text(in text: String) -> Substring {
    slice(text, range)
  }
}

/// The part of a text between two UTF-8 offsets that stand on scalar borders.
///
/// - Complexity: O(1) for native strings.
package func slice(_ text: String, _ range: Range<Int>) -> Substring {
  let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
  let end = text.utf8.index(start, offsetBy: range.count)
  return text[start..<end]
}

/// The word lists that decide how words are cut; all in lower case, NFC, with `'`.
package struct WordRules: Sendable {
  /// What may stand before an elision apostrophe, such as *l, d, qu, jusqu*.
  let elided: ShortList
  /// Words that are never cut although they look like it: *rendez-vous, c'est-à-dire, d'abord*.
  let whole: ShortList
  /// Pronouns that follow a verb after a hyphen, such as *il, elle, le, moi, y, en*.
  let clitics: ShortList

  package init(elided: [String], whole: [String], clitics: [String]) {
    self.elided = ShortList(elided)
    self.whole = ShortList(whole)
    self.clitics = ShortList(clitics)
  }
}

/// A handful of words as bytes: comparing a few bytes with each is sooner done than hashing.
struct ShortList: Sendable {
  private let words: [[UInt8]]

  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
  }

  func contains(_ word: [UInt8]) -> Bool {
    for known in words where known == word { return true }
    return false
  }
}

extension WordRules {
  /// The closed classes of French grammar (Grevisse, *Le bon usage*, elision and inversion).
  package static let french = WordRules(
    elided: [
      "c", "d", "j", "l", "m", "n", "s", "t", "ç", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
    ],
    whole: ["c'est-à-dire", "d'abord", "d'accord", "d'ailleurs", "rendez-vous"],
    clitics: [
      "je", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "ce", "le", "la", "les",
      "lui", "leur", "moi", "toi", "y", "en",
    ])
}

/// What becomes of the pronouns after a verb (*a-t-il*, *dis-le-moi*).
package enum CliticMode: Sendable {
  /// They stay with the verb, one word in all.
  case attached
  /// They are words of their own, with a `link` before each.
  case detached
}
