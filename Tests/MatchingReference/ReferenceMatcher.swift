import Catalogue
package import Engine
import Tables
package import Text

/// The rules of matching as they are written, with plain arrays and no index: slow, and simple
/// enough to be seen to be right.
package struct ReferenceMatcher {
  /// A character of a folded text.
  struct Symbol {
    var scalar: Unicode.Scalar
    var mark: UInt32
    /// Offset of its first byte in the folded text.
    var byte: Int
    var isLetter: Bool
    var isNumber: Bool

    var isWord: Bool { isLetter || isNumber }
  }

  private struct Pattern {
    var symbols: [Symbol]
    var form: Int
    var rank: UInt32
    var isException: Bool
  }

  private var patterns: [Pattern] = []
  /// The rules for words that set a title aside.
  package let wide: ReferenceWideMatcher

  package init(_ set: PatternSet) throws {
    for (row, form) in set.forms.enumerated() {
      for (texts, isException) in [(form.motifs, false), (form.exceptions, true)] {
        for expansion in try texts.flatMap({ try Motif.expand($0) }) {
          patterns.append(
            Pattern(
              symbols: symbols(of: FoldedText(folding: expansion)), form: row, rank: form.rank,
              isException: isException))
        }
      }
    }
    wide = ReferenceWideMatcher(set)
  }

  /// All matches that stand on boundaries.
  package func candidates(in title: FoldedText) -> Set<FormMatch> {
    let text = symbols(of: title)
    var found: Set<FormMatch> = []
    for pattern in patterns {
      for start in text.indices {
        for (end, supplied) in ends(of: pattern.symbols[...], text, at: start)
        where isOnBoundaries(text, start, end) {
          let last = end < text.count ? text[end].byte : title.bytes.count
          found.insert(
            FormMatch(
              form: pattern.form, range: text[start].byte..<last,
              length: text[start..<end].count { $0.isWord }, suppliedAccents: supplied,
              rank: pattern.rank, isException: pattern.isException))
        }
      }
    }
    return found
  }

  /// Where the pattern can end when it starts at a place, and with how many supplied accents.
  private func ends(
    of pattern: ArraySlice<Symbol>, _ text: [Symbol], at place: Int
  ) -> [(end: Int, supplied: Int)] {
    guard let expected = pattern.first else { return [(place, 0)] }
    let rest = pattern.dropFirst()
    let found = place < text.count ? text[place] : nil
    switch expected.scalar {
    case "#":
      let digits = text[place...].prefix { ("0"..."9").contains($0.scalar) }.count
      guard digits > 0 else { return [] }
      return (1...min(3, digits)).flatMap { ends(of: rest, text, at: place + $0) }
    case " ", "-":
      guard let found, found.scalar == " " || found.scalar == "-" else { return [] }
      return ends(of: rest, text, at: place + 1)
    case "'":
      guard let found else { return [] }
      if found.scalar == "'" || found.scalar == " " { return ends(of: rest, text, at: place + 1) }
      let isBetweenLetters = place > 0 && text[place - 1].isLetter && found.isLetter
      return isBetweenLetters ? ends(of: rest, text, at: place) : []
    default:
      guard let found, found.scalar == expected.scalar else { return [] }
      if found.mark == expected.mark { return ends(of: rest, text, at: place + 1) }
      guard found.mark == 0 else { return [] }
      return ends(of: rest, text, at: place + 1).map { ($0.end, $0.supplied + 1) }
    }
  }

  private func isOnBoundaries(_ text: [Symbol], _ start: Int, _ end: Int) -> Bool {
    if start > 0, text[start - 1].isWord { return false }
    if end < text.count, text[end].isWord { return false }
    if start > 1, text[start - 1].scalar == "-", text[start - 2].isLetter, text[start].isLetter {
      return false
    }
    if end + 1 < text.count, text[end].scalar == "-", text[end - 1].isLetter,
      text[end + 1].isLetter
    {
      return false
    }
    return true
  }

  /// The matches that remain when the best of those that overlap has been kept, again and again.
  package func matches(in title: FoldedText) -> Set<FormMatch> {
    var left = candidates(in: title)
    var kept: Set<FormMatch> = []
    while let best = left.min(by: { overlapOrder($0).lexicographicallyPrecedes(overlapOrder($1)) })
    {
      kept.insert(best)
      left = left.filter { !$0.range.overlaps(best.range) }
    }
    return kept
  }

  /// The form that the title gives.
  package func winner(in title: FoldedText) -> FormMatch? {
    matches(in: title).filter { !$0.isException }
      .min { winningOrder($0).lexicographicallyPrecedes(winningOrder($1)) }
  }

  private func overlapOrder(_ match: FormMatch) -> [Int] {
    [-match.length, match.isException ? 0 : 1] + winningOrder(match)
  }

  private func winningOrder(_ match: FormMatch) -> [Int] {
    [
      -Int(match.rank), -match.length, match.range.lowerBound, match.suppliedAccents, match.form,
      match.range.upperBound,
    ]
  }
}

/// The characters of a folded text.
func symbols(of text: FoldedText) -> [ReferenceMatcher.Symbol] {
  var byte = 0
  return String(decoding: text.bytes, as: UTF8.self).unicodeScalars.map { scalar in
    defer { byte += String(scalar).utf8.count }
    let letter = isLetter(scalar)
    return ReferenceMatcher.Symbol(
      scalar: scalar, mark: text.marks[byte], byte: byte, isLetter: letter,
      isNumber: isLetterOrDigit(scalar) && !letter)
  }
}
