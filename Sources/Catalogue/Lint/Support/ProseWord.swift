import Text

/// A word of a text that is typed in a catalogue, with the hyphens and apostrophes inside it.
struct ProseWord: Sendable {
  var text: String
  /// In lower case and NFC.
  var plain: String
  /// In Unicode scalars of the value that it was cut from, 0-based, half-open.
  var range: Range<Int>
  /// Whether only white space stands between the word before and this one.
  var followsSpace: Bool
  /// What stands right after the word.
  var next: Unicode.Scalar?

  /// Cuts a text into words.
  ///
  /// - Complexity: O(n).
  static func words(of text: String) -> [ProseWord] {
    let scalars = text.unicodeScalars
    var words: [ProseWord] = []
    var isOnlySpace = false
    var place = scalars.startIndex
    var offset = 0
    while place < scalars.endIndex {
      guard isLetterOrDigit(scalars[place]) else {
        isOnlySpace = isOnlySpace && isWhiteSpace(scalars[place])
        place = scalars.index(after: place)
        offset += 1
        continue
      }
      let (start, startOffset) = (place, offset)
      while place < scalars.endIndex, belongsToWord(scalars[place]) {
        place = scalars.index(after: place)
        offset += 1
      }
      let word = String(text[start..<place])
      words.append(
        ProseWord(
          text: word, plain: lowercasedNFC(word), range: startOffset..<offset,
          followsSpace: isOnlySpace, next: place < scalars.endIndex ? scalars[place] : nil))
      isOnlySpace = true
    }
    return words
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || isApostrophe(scalar) || isHyphen(scalar)
  }

  /// Whether the word stands in the name of a placeholder: *IL*, *ENFANT* in `{IL_ENFANT}`.
  var isPartOfPlaceholder: Bool { next == "}" || next == "_" }

  /// The part up to the first apostrophe, which is included, and what follows it.
  ///
  /// Nil for a word without one. Apostrophes are written `'`.
  var elision: (head: String, rest: String)? {
    let plain = text.replacingTypographicApostrophes
    guard let place = plain.firstIndex(of: "'") else { return nil }
    let after = plain.index(after: place)
    return (lowercasedNFC(String(plain[..<after])), String(plain[after...]))
  }
}

/// A text that a dictation may print, cut into words.
struct ProseText: Sendable {
  var scalar: YAMLScalar
  var words: [ProseWord]

  init(_ scalar: YAMLScalar) {
    self.scalar = scalar
    words = ProseWord.words(of: scalar.value)
  }
}
