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
  of text: String, abbreviations: Set<String> = frenchAbbreviations
) -> [Range<Int>] {
  var splitter = SentenceSplitter(text: text, abbreviations: abbreviations)
  return splitter.run()
}

/// Abbreviations that are never the last word of a sentence.
package let frenchAbbreviations: Set<String> = [
  "Dr", "MM", "Me", "Mgr", "Pr", "St", "Ste", "p", "vs",
]

private struct SentenceSplitter {
  let abbreviations: Set<String>
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  /// For each place the first letter or digit from there on, so that looking ahead stays linear.
  private let nextLetter: [Int]
  private var result: [Range<Int>] = []
  private var start = 0

  init(text: String, abbreviations: Set<String>) {
    self.abbreviations = abbreviations
    scalars = Array(text.unicodeScalars)
    var offset = 0
    offsets =
      scalars.map { scalar in
        defer { offset += UTF8.width(scalar) }
        return offset
      } + [text.utf8.count]
    var nextLetter = [Int](repeating: scalars.count, count: scalars.count + 1)
    for place in scalars.indices.reversed() {
      nextLetter[place] = isLetterOrDigit(scalars[place]) ? place : nextLetter[place + 1]
    }
    self.nextLetter = nextLetter
  }

  mutating func run() -> [Range<Int>] {
    var place = 0
    while place < scalars.count {
      if isTerminator(scalars[place]) {
        let stop = place
        place = terminatorEnd(place)
        if ends(at: place, stop: stop) { close(place) }
      } else if isLineEnd(scalars[place]), breaksParagraph(place) {
        close(place)
        place += 1
      } else {
        place += 1
      }
    }
    close(scalars.count)
    return result
  }

  private mutating func close(_ end: Int) {
    var first = start
    var last = end
    while first < last, isWhiteSpace(scalars[first]) { first += 1 }
    while last > first, isWhiteSpace(scalars[last - 1]) { last -= 1 }
    if first < last { result.append(offsets[first]..<offsets[last]) }
    start = end
  }

  private func isTerminator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "!" || scalar == "?" || scalar == "…"
  }

  private func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "»" || scalar == "”" || scalar == "\"" || scalar == ")" || scalar == "]"
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    isWhiteSpace(scalar) && !isLineEnd(scalar)
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  /// After the run of end marks that starts at `place` and the quotes that it closes.
  private func terminatorEnd(_ place: Int) -> Int {
    var end = skipTerminators(place)
    while true {
      var next = end
      while next < scalars.count, isBlank(scalars[next]) { next += 1 }
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
      while next < scalars.count, isBlank(scalars[next]) { next += 1 }
      guard next < scalars.count, isTerminator(scalars[next]) else { break }
      end = next + 1
    }
    return end
  }

  /// Whether the sentence is over at `end`, after the end mark at `stop`.
  private func ends(at end: Int, stop: Int) -> Bool {
    guard end < scalars.count else { return true }
    guard isWhiteSpace(scalars[end]) else { return false }
    if scalars[stop] == ".", end == stop + 1, isAbbreviation(before: stop) { return false }
    // Past an opening quote or a dash, too, a small letter goes on with the sentence.
    let next = nextLetter[end]
    return next == scalars.count || !isLowerCase(scalars[next])
  }

  private func isLowerCase(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) && !isCapital(scalar)
  }

  private func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "–" || scalar == "—" || scalar == "-"
  }

  private func isAbbreviation(before stop: Int) -> Bool {
    var first = stop
    while first > 0, isLetter(scalars[first - 1]), stop - first < 8 { first -= 1 }
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
    while next < scalars.count, isBlank(scalars[next]) { next += 1 }
    guard next < scalars.count else { return true }
    if isLineEnd(scalars[next]) { return true }
    let follower = next + 1 < scalars.count ? scalars[next + 1] : " "
    return isDash(scalars[next]) && isWhiteSpace(follower)
  }
}
