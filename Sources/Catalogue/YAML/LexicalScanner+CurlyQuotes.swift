extension LexicalScanner {
  /// Reports quotes of a word processor around the value at `offset`.
  mutating func scanCurlyQuotes() {
    guard faults.count < limit, let (open, width) = curlyQuote(at: offset) else { return }
    let end = endOfCurlyValue()
    let close = lastCurlyQuote(before: end, after: offset + width)
    // « Oui ! » dit Léa and ’tit are text; only quotes around the whole value are a fault.
    if open == .closing || open == .guillemet {
      guard let close, close + quoteWidth(at: close) == end else { return }
      if open == .guillemet, firstClosingGuillemet(before: end) != close { return }
    }
    report(.curlyQuotes, offset..<(close.map { $0 + quoteWidth(at: $0) } ?? offset + width))
  }

  private enum CurlyQuote { case double, single, closing, guillemet }

  private func curlyQuote(at place: Int) -> (CurlyQuote, width: Int)? {
    guard place + 1 < text.count else { return nil }
    if text[place] == 0xC2, text[place + 1] == 0xAB || text[place + 1] == 0xBB {
      return (.guillemet, 2)
    }
    guard place + 2 < text.count, text[place] == 0xE2, text[place + 1] == 0x80 else { return nil }
    switch text[place + 2] {
    case 0x9C, 0x9D, 0x9E, 0x9F: return (.double, 3)  // “ ” „ ‟
    case 0x98, 0x9A, 0x9B: return (.single, 3)  // ‘ ‚ ‛
    case 0x99: return (.closing, 3)  // ’
    default: return nil
    }
  }

  private func quoteWidth(at place: Int) -> Int { curlyQuote(at: place)?.width ?? 0 }

  /// Where the value at `offset` ends on its line: before a comment, in brackets before `,` `]` `}`.
  private func endOfCurlyValue() -> Int {
    let width = quoteWidth(at: offset)
    var end = offset + width
    // Bounded, since a line may hold any number of such values.
    while !isLineEnd(end), end - offset < 1000 {
      if text[end] == UInt8(ascii: "#"), isBlank(end - 1) { break }
      if flowDepth > 0, isFlowIndicator(text[end]), quoteEnds(before: end) { break }
      if text[end] == UInt8(ascii: ":"), isBlankOrEnd(end + 1), !hasKeyOnLine { break }
      end += 1
    }
    while end > offset, isBlank(end - 1) { end -= 1 }
    return end
  }

  /// Whether a quote stands just before `place`, so that a comma there is not inside the quotes.
  private func quoteEnds(before place: Int) -> Bool {
    var last = place
    while last > offset, isBlank(last - 1) { last -= 1 }
    return [2, 3].contains { width in
      last - width > offset && quoteWidth(at: last - width) == width
    }
  }

  private func firstClosingGuillemet(before end: Int) -> Int? {
    (offset + 2..<max(end, offset + 2)).first { place in
      text[place] == 0xC2 && place + 1 < end && text[place + 1] == 0xBB
    }
  }

  private func lastCurlyQuote(before end: Int, after start: Int) -> Int? {
    var place = end - 2
    while place >= start {
      let width = quoteWidth(at: place)
      if width > 0, place + width <= end { return place }
      place -= 1
    }
    return nil
  }
}
