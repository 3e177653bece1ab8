/// The UTF-8 ranges of the sentences of a text, white space around them left out.
///
/// A sentence ends at `. ! ? …`, with the quote or bracket that closes there, when white space
/// follows and no lower-case letter after it (*« Viens ! » dit-il.* is one); at a blank line; and
/// at a line end before a dialogue dash. A full stop does not end one after an abbreviation, after
/// a single capital (*M. Petit, J. K.*) or inside a number.
///
/// - Parameter abbreviations: as they are written, without the stop.
/// - Complexity: O(n).
package func sentences(
  of text: String, abbreviations: [String] = frenchAbbreviations
) -> [Range<Int>] {
  var cutter = TextCutter(abbreviations: abbreviations)
  cutter.take(text)
  cutter.cutSentences()
  return cutter.sentences
}

/// Abbreviations that are never the last word of a sentence.
package let frenchAbbreviations: [String] = [
  "Dr", "MM", "Me", "Mgr", "Pr", "St", "Ste", "p", "vs",
]

extension TextCutter {
  /// Cuts the text into sentences.
  package mutating func cutSentences() {
    var splitter = SentenceSplitter(text: text, abbreviations: abbreviations)
    splitter.run(into: &sentences)
  }
}

private struct SentenceSplitter {
  let text: ScannedText
  let abbreviations: [String]
  private var start = 0
  /// The first letter or digit from the last place that was asked for on, so that looking ahead
  /// stays linear; places are asked for in ascending order.
  private var nextLetter = 0

  init(text: ScannedText, abbreviations: [String]) {
    self.text = text
    self.abbreviations = abbreviations
  }

  private var scalars: [Unicode.Scalar] { text.scalars }

  mutating func run(into result: inout [Range<Int>]) {
    var place = 0
    while place < text.count {
      if text.traits[place].contains(.endMark) {
        let stop = place
        place = terminatorEnd(place)
        if ends(at: place, stop: stop) { close(place, &result) }
      } else if isLineEnd(scalars[place]), breaksParagraph(place) {
        close(place, &result)
        place += 1
      } else {
        place += 1
      }
    }
    close(text.count, &result)
  }

  private mutating func close(_ end: Int, _ result: inout [Range<Int>]) {
    var first = start
    var last = end
    while first < last, text.traits[first].contains(.space) { first += 1 }
    while last > first, text.traits[last - 1].contains(.space) { last -= 1 }
    if first < last { result.append(text.offsets[first]..<text.offsets[last]) }
    start = end
  }

  private func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "»" || scalar == "”" || scalar == "\"" || scalar == ")" || scalar == "]"
  }

  /// Whether white space stands there that ends no line.
  private func isBlank(_ place: Int) -> Bool {
    text.traits[place].contains(.space) && !isLineEnd(scalars[place])
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  /// After the run of end marks that starts at `place` and the quotes that it closes.
  private func terminatorEnd(_ place: Int) -> Int {
    var end = skipTerminators(place)
    while true {
      var next = end
      while next < scalars.count, isBlank(next) { next += 1 }
      // A straight quote or bracket closes only when it touches; « » have a space inside.
      guard next < scalars.count, isClosing(scalars[next]), next == end || scalars[next] == "»"
      else { return end }
      end = skipTerminators(next + 1)
    }
  }

  /// Past the end marks from `place` on, with the spaces that French puts between them (*… !*).
  private func skipTerminators(_ place: Int) -> Int {
    var end = place
    while end < scalars.count {
      var next = end
      while next < scalars.count, isBlank(next) { next += 1 }
      guard next < scalars.count, text.traits[next].contains(.endMark) else { break }
      end = next + 1
    }
    return end
  }

  /// Whether the sentence is over at `end`, after the end mark at `stop`.
  private mutating func ends(at end: Int, stop: Int) -> Bool {
    guard end < scalars.count else { return true }
    guard text.traits[end].contains(.space) else { return false }
    if scalars[stop] == ".", end == stop + 1, isAbbreviation(before: stop) { return false }
    // Past an opening quote or a dash, too, a small letter goes on with the sentence.
    nextLetter = max(nextLetter, end)
    while text.traits(at: nextLetter).isDisjoint(with: [.letter, .digit]), nextLetter < text.count {
      nextLetter += 1
    }
    return nextLetter == text.count || !isLowerCase(scalars[nextLetter])
  }

  private func isLowerCase(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) && !isCapital(scalar)
  }

  private func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "–" || scalar == "—" || scalar == "-"
  }

  private func isAbbreviation(before stop: Int) -> Bool {
    var first = stop
    while first > 0, text.traits[first - 1].contains(.letter), stop - first < 8 { first -= 1 }
    guard first < stop else { return false }
    if stop - first == 1, isCapital(scalars[first]) { return true }
    var word = String.UnicodeScalarView()
    word.append(contentsOf: scalars[first..<stop])
    return abbreviations.contains(String(word))
  }

  /// Whether the line end at `place` is followed by a blank line or by a dialogue dash.
  private func breaksParagraph(_ place: Int) -> Bool {
    var next = place + 1
    if scalars[place] == "\r", next < scalars.count, scalars[next] == "\n" { next += 1 }
    while next < scalars.count, isBlank(next) { next += 1 }
    guard next < scalars.count else { return true }
    if isLineEnd(scalars[next]) { return true }
    let follower = next + 1 < scalars.count ? scalars[next + 1] : " "
    return isDash(scalars[next]) && isWhiteSpace(follower)
  }
}
