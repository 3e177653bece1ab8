import Text

/// A word of a text that is typed in a catalogue, with the hyphens and apostrophes inside it.
struct ProseWord: Sendable {
  var text: String
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
    let scalars = Array(text.unicodeScalars)
    var words: [ProseWord] = []
    var gapStart = 0
    var start = 0
    while start < scalars.count {
      guard isLetterOrDigit(scalars[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < scalars.count, belongsToWord(scalars[end]) { end += 1 }
      words.append(
        ProseWord(
          text: String(String.UnicodeScalarView(scalars[start..<end])), range: start..<end,
          followsSpace: !words.isEmpty && scalars[gapStart..<start].allSatisfy(isWhiteSpace),
          next: end < scalars.count ? scalars[end] : nil))
      gapStart = end
      start = end
    }
    return words
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || isApostrophe(scalar) || isHyphen(scalar)
  }

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
