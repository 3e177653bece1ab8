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
  var cutter = TextCutter(rules: rules, clitics: clitics)
  cutter.take(text)
  cutter.cutTokens()
  return cutter.tokens
}

extension TextCutter {
  /// Cuts the text into tokens.
  package mutating func cutTokens() {
    place = 0
    while place < text.count {
      let start = place
      let traits = text.traits[start]
      if traits.contains(.space) {
        advance { $0.contains(.space) }
        emit(.space, start, place)
      } else if traits.isWordPart {
        wordEnd()
        word(start, place)
      } else {
        place += 1
        if text.scalars[start] == "." { skipStops() }
        emit(.punctuation, start, place)
      }
    }
  }

  private mutating func advance(while condition: (CharacterTraits) -> Bool) {
    while place < text.count, condition(text.traits[place]) { place += 1 }
  }

  private mutating func skipStops() {
    while place < text.count, text.scalars[place] == "." { place += 1 }
  }

  private mutating func emit(_ kind: Token.Kind, _ start: Int, _ end: Int) {
    tokens.append(Token(kind: kind, range: text.offsets[start]..<text.offsets[end]))
  }

  private func isWordPart(_ place: Int) -> Bool { text.traits(at: place).isWordPart }

  /// Moves to the end of the word that starts at `place`.
  private mutating func wordEnd() {
    while place < text.count {
      let traits = text.traits[place]
      if traits.isWordPart || traits.contains(.attached) {
        place += 1
      } else if !traits.isDisjoint(with: [.apostrophe, .hyphen]), isWordPart(place + 1) {
        place += 1
      } else if isDecimalSign(text.scalars[place]), isNumber(place - 1), isNumber(place + 1) {
        place += 1
      } else {
        return
      }
    }
  }

  private func isDecimalSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "," || scalar == "." }

  private func isNumber(_ place: Int) -> Bool {
    let traits = text.traits(at: place)
    return traits.isWordPart && !traits.contains(.letter)
  }

  /// Emits the word between two places, cut by the rules.
  private mutating func word(_ start: Int, _ end: Int) {
    let traits = text.traits(start, end)
    guard traits.contains(.letter) else {
      emit(.number, start, end)
      return
    }
    var start = start
    if traits.contains(.apostrophe) {
      while let apostrophe = text.first(.apostrophe, start, end),
        isListed(start, apostrophe, in: rules.elided), !isListed(start, end, in: rules.whole)
      {
        emit(.word, start, apostrophe + 1)
        start = apostrophe + 1
      }
    }
    pieces.removeAll(keepingCapacity: true)
    if clitics == .detached, traits.contains(.hyphen) { detach(start, end) }
    emit(.word, start, pieces.last?.range.lowerBound ?? end)
    for piece in pieces.reversed() {
      emit(piece.kind, piece.range.lowerBound, piece.range.upperBound)
    }
  }

  typealias Piece = (kind: Token.Kind, range: Range<Int>)

  /// Takes the links and pronouns at the end of a word, from the last to the first.
  private mutating func detach(_ start: Int, _ end: Int) {
    guard !isListed(start, end, in: rules.whole) else { return }
    var end = end
    while let hyphen = text.last(.hyphen, start, end), hyphen > start,
      takePronouns(hyphen + 1, end, isLast: pieces.isEmpty)
    {
      let link = linkStart(start, hyphen)
      pieces.append((.link, link..<hyphen + 1))
      end = link
    }
  }

  /// Where the link that ends at `hyphen` starts: at the hyphen before a euphonic t, else there.
  private func linkStart(_ start: Int, _ hyphen: Int) -> Int {
    let isEuphonic =
      hyphen - 2 > start && text.traits[hyphen - 2].contains(.hyphen)
      && (text.scalars[hyphen - 1] == "t" || text.scalars[hyphen - 1] == "T")
    return isEuphonic ? hyphen - 2 : hyphen
  }

  /// Takes the words of one part between hyphens, if it is a pronoun (*il*) or two (*m’en*, last
  /// only); whether it is.
  private mutating func takePronouns(_ start: Int, _ end: Int, isLast: Bool) -> Bool {
    if isListed(start, end, in: rules.clitics) {
      pieces.append((.word, start..<end))
      return true
    }
    guard isLast, let apostrophe = text.first(.apostrophe, start, end),
      isListed(start, apostrophe, in: rules.elided),
      isListed(apostrophe + 1, end, in: rules.clitics)
    else { return false }
    pieces.append((.word, apostrophe + 1..<end))
    pieces.append((.word, start..<apostrophe + 1))
    return true
  }
}

extension TextCutter {
  /// Characters of the longest stretch that is looked up; keeps hostile runs linear.
  private static let longestListed = 48

  /// Whether a list holds a stretch of the text.
  private mutating func isListed(_ start: Int, _ end: Int, in list: ShortList) -> Bool {
    guard end - start <= TextCutter.longestListed else { return false }
    guard writePlainKey(start, end) else {
      return list.contains(Array(slowKey(start, end).utf8))
    }
    return list.contains(key)
  }

  /// Writes the list key of a stretch of plain French letters; false for anything else.
  private mutating func writePlainKey(_ start: Int, _ end: Int) -> Bool {
    key.removeAll(keepingCapacity: true)
    for place in start..<end {
      let traits = text.traits[place]
      let code = text.scalars[place].value
      if traits.contains(.apostrophe) {
        key.append(UInt8(ascii: "'"))
      } else if traits.contains(.hyphen) {
        key.append(UInt8(ascii: "-"))
      } else if code < 0x80 {
        key.append(UInt8(code | (traits.contains(.letter) ? 0x20 : 0)))
      } else if (0xC0...0xFF).contains(code), traits.contains(.letter) {
        // À to Þ have their small letters 0x20 further on; ß and ÿ are small already.
        key.append(0xC3)
        key.append(UInt8(code < 0xDF ? code - 0x20 : code - 0x40))
      } else {
        return false
      }
    }
    return true
  }

  private func slowKey(_ start: Int, _ end: Int) -> String {
    var view = String.UnicodeScalarView()
    for place in start..<end where !text.traits[place].contains(.invisible) {
      let scalar = text.scalars[place]
      view.append(isApostrophe(scalar) ? "'" : isHyphen(scalar) ? "-" : scalar)
    }
    return lowercasedNFC(String(view))
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
