/// The tokens of a French text.
///
/// A word is a run of letters, digits and marks, with apostrophes and hyphens between letters. It is
/// cut after an elision apostrophe (*l’|école*); hyphenated words stay one, but pronouns after a
/// verb are detached on demand (*donne|-|le|-|moi*, *a|-t-|il*, *va|-|t’|en*).
///
/// - Complexity: O(n) in the bytes of `text`.
package func tokens(
  of text: String, rules: WordRules = .french, clitics: CliticMode = .attached
) -> [Token] {
  var text = text
  text.makeContiguousUTF8()
  var tokeniser = Tokeniser(text: text, rules: rules, clitics: clitics)
  return tokeniser.run()
}

private struct Tokeniser {
  let text: String
  let rules: WordRules
  let clitics: CliticMode
  private let scalars: [Unicode.Scalar]
  /// UTF-8 offset of each scalar, and the length of the text.
  private let offsets: [Int]
  private var place = 0
  private var result: [Token] = []

  init(text: String, rules: WordRules, clitics: CliticMode) {
    self.text = text
    self.rules = rules
    self.clitics = clitics
    scalars = Array(text.unicodeScalars)
    var offset = 0
    offsets =
      scalars.map { scalar in
        defer { offset += UTF8.width(scalar) }
        return offset
      } + [text.utf8.count]
  }

  mutating func run() -> [Token] {
    while place < scalars.count {
      let start = place
      if isWhiteSpace(scalars[start]) {
        advance { isWhiteSpace($0) }
        emit(.space, start, place)
      } else if isWordPart(start) {
        wordEnd()
        word(start, place)
      } else {
        place += 1
        if scalars[start] == "." { advance { $0 == "." } }
        emit(.punctuation, start, place)
      }
    }
    return result
  }

  private mutating func advance(while condition: (Unicode.Scalar) -> Bool) {
    while place < scalars.count, condition(scalars[place]) { place += 1 }
  }

  private mutating func emit(_ kind: Token.Kind, _ start: Int, _ end: Int) {
    result.append(Token(kind: kind, range: offsets[start]..<offsets[end]))
  }

  /// A letter or digit; an apostrophe that Unicode calls a letter (ʼ) is none.
  private func isWordPart(_ index: Int) -> Bool {
    index < scalars.count && isLetterOrDigit(scalars[index]) && !isApostrophe(scalars[index])
  }

  /// Moves to the end of the word that starts at `place`.
  private mutating func wordEnd() {
    while place < scalars.count {
      let scalar = scalars[place]
      if isWordPart(place) || isAttached(scalar) {
        place += 1
      } else if isApostrophe(scalar) || isHyphen(scalar), isWordPart(place + 1) {
        place += 1
      } else if scalar == "," || scalar == ".", isNumber(place - 1), isNumber(place + 1) {
        place += 1
      } else {
        return
      }
    }
  }

  /// Marks and invisible characters belong to the letter before them.
  private func isAttached(_ scalar: Unicode.Scalar) -> Bool {
    isMark(code: scalar.value)
      || (scalar.value >= 0x80 && UnicodeTables.contains(defaultIgnorableBorders, scalar.value))
  }

  private func isNumber(_ index: Int) -> Bool {
    isWordPart(index) && !isLetter(scalars[index])
  }

  /// Scalars of the longest word that is looked up; keeps hostile runs linear.
  private static let longestListed = 48

  /// The list key of a stretch of scalars; empty for one too long to stand in a list.
  private func key(_ start: Int, _ end: Int) -> String {
    guard end - start <= Tokeniser.longestListed else { return "" }
    var view = String.UnicodeScalarView()
    for scalar in scalars[start..<end] where !isIgnorable(scalar) {
      view.append(isApostrophe(scalar) ? "'" : isHyphen(scalar) ? "-" : scalar)
    }
    return lowercasedNFC(String(view))
  }

  private func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    isAttached(scalar) && !isMark(code: scalar.value)
  }

  /// Emits the word between two places, cut by the rules.
  private mutating func word(_ start: Int, _ end: Int) {
    guard scalars[start..<end].contains(where: isLetter) else {
      emit(.number, start, end)
      return
    }
    var start = start
    while let apostrophe = scalars[start..<end].firstIndex(where: isApostrophe),
      !rules.whole.contains(key(start, end)), rules.elided.contains(key(start, apostrophe))
    {
      emit(.word, start, apostrophe + 1)
      start = apostrophe + 1
    }
    let pieces = clitics == .detached ? detached(start, end) : []
    guard let first = pieces.first else {
      emit(.word, start, end)
      return
    }
    emit(.word, start, first.range.lowerBound)
    for piece in pieces { emit(piece.kind, piece.range.lowerBound, piece.range.upperBound) }
  }

  private typealias Piece = (kind: Token.Kind, range: Range<Int>)

  /// The links and pronouns at the end of a word; empty when it has none.
  private func detached(_ start: Int, _ end: Int) -> [Piece] {
    guard scalars[start..<end].contains(where: isHyphen), !rules.whole.contains(key(start, end))
    else { return [] }
    var pieces: [Piece] = []
    var end = end
    while let hyphen = scalars[start..<end].lastIndex(where: isHyphen), hyphen > start,
      let words = cliticWords(hyphen + 1, end, isLast: pieces.isEmpty)
    {
      let link = linkStart(start, hyphen)
      pieces.append(contentsOf: words.reversed() + [(.link, link..<hyphen + 1)])
      end = link
    }
    return pieces.reversed()
  }

  /// Where the link that ends at `hyphen` starts: at the hyphen before a euphonic t, else there.
  private func linkStart(_ start: Int, _ hyphen: Int) -> Int {
    let isEuphonic =
      hyphen - 2 > start && isHyphen(scalars[hyphen - 2])
      && (scalars[hyphen - 1] == "t" || scalars[hyphen - 1] == "T")
    return isEuphonic ? hyphen - 2 : hyphen
  }

  /// The words of one part between hyphens, if it is a pronoun (*il*) or two (*m’en*, last only).
  private func cliticWords(_ start: Int, _ end: Int, isLast: Bool) -> [Piece]? {
    if rules.clitics.contains(key(start, end)) { return [(.word, start..<end)] }
    guard isLast, let apostrophe = scalars[start..<end].firstIndex(where: isApostrophe),
      rules.elided.contains(key(start, apostrophe)),
      rules.clitics.contains(key(apostrophe + 1, end))
    else { return nil }
    return [(.word, start..<apostrophe + 1), (.word, apostrophe + 1..<end)]
  }
}

/// The number of words by the rule of the national dictations.
///
/// A text is cut at white space and after an apostrophe that follows a letter; what holds a letter
/// counts one, so hyphenated words do (*peut-être*), and digits and dashes do not. Source of the
/// rule: the count of the dictation that the DEPP gives in CM2 (67 words).
///
/// - Complexity: O(n).
package func wordCount(_ text: String) -> Int {
  var count = 0
  var holdsLetter = false
  for scalar in text.unicodeScalars {
    if isWhiteSpace(scalar) || (holdsLetter && isApostrophe(scalar)) {
      count += holdsLetter ? 1 : 0
      holdsLetter = false
    } else if isLetter(scalar), !isApostrophe(scalar) {
      holdsLetter = true
    }
  }
  return count + (holdsLetter ? 1 : 0)
}
