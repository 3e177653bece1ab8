package import Catalogue
import Diagnostics
package import Engine
package import Tables
import Text

/// Tries titles in a set and says why they give what they give.
package struct TitleTrial: Sendable {
  private let set: CompiledSet
  private let catalogue: CatalogueSyntax?
  private let matcher: TitleMatcher
  private let explainer: MatchExplainer
  private let recogniser: MomentRecogniser<TitleMatcher, SetNames>

  /// - Parameter catalogue: what the set was built from, for the places of motifs and words.
  package init(_ set: CompiledSet, catalogue: CatalogueSyntax?) throws(BlobError) {
    self.set = set
    self.catalogue = catalogue
    matcher = try TitleMatcher(set.blob)
    explainer = MatchExplainer(matcher)
    recogniser = try MomentRecogniser(set)
  }

  /// What the engine makes of a title, and what it looked at on the way.
  ///
  /// - Complexity: O(length of the title × patterns).
  package func explanation(of title: String) -> TitleExplanation {
    let folded = FoldedText(folding: title)
    let places = TitlePlaces(title, folded)
    let outcome = recogniser.outcome(of: Title(title))
    let form = outcome.recognised.flatMap { set.forms.row(at: $0.form) }
    return TitleExplanation(
      title: title, folded: folded.string,
      stoppingWords: matcher.wideMatches(in: folded).map { stoppingWord($0, places) },
      mixedWords: mixedWords(of: title, folded, places),
      candidates: explainer.explanation(of: folded).map { candidate($0, places) },
      outcome: outcome, nameMode: form.flatMap { FormRecord.NameMode(rawValue: $0.nameMode) },
      phrase: form.map { canonicalPhrase(set.text($0.phrase), of: outcome.recognised?.name) })
  }

  private func stoppingWord(
    _ match: WideMatch, _ places: TitlePlaces
  ) -> TitleExplanation.StoppingWord {
    let written =
      match.kind == .blocked
      ? catalogue?.blocked[match.entry].word : catalogue?.deviations[match.entry].word
    return TitleExplanation.StoppingWord(
      kind: match.kind, word: written?.value ?? matcher.word(of: match),
      range: places.range(match.range), source: written?.span)
  }

  private func mixedWords(
    of title: String, _ folded: FoldedText, _ places: TitlePlaces
  ) -> [Range<Int>] {
    guard folded.hasMixedScriptWord else { return [] }
    var words: [Range<Int>] = []
    var offset = 0
    while let word = folded.nextWord(from: offset) {
      let written = slice(title, folded.originalRange(word))
      if FoldedText(folding: String(written)).hasMixedScriptWord {
        words.append(places.range(word))
      }
      offset = word.upperBound
    }
    return words
  }

  private func candidate(
    _ place: ExplainedMatch, _ places: TitlePlaces
  ) -> TitleExplanation.Candidate {
    let written = catalogue?.forms[place.match.form].motif(
      givenBy: matcher.bytes(ofPattern: place.pattern), matcher.marks(ofPattern: place.pattern),
      isException: place.match.isException)
    let obstacle: Int? =
      switch place.verdict {
      case .touched(let neighbour): neighbour.offset
      case .contradicted(let offset): offset
      case .wins, .givesNothing, .covered, .outranked: nil
      }
    return TitleExplanation.Candidate(
      form: set.text(set.forms[place.match.form].id),
      motif: written?.value ?? matcher.text(ofPattern: place.pattern),
      isException: place.match.isException, range: places.range(place.match.range),
      length: place.match.length, suppliedAccents: place.match.suppliedAccents,
      rank: place.match.rank, verdict: place.verdict,
      obstacle: obstacle.map(places.character), source: written?.span)
  }
}

/// Leads from a folded title to the scalars of the title as it was typed.
private struct TitlePlaces {
  private let scalars: [Unicode.Scalar]
  private let folded: FoldedText
  /// For each UTF-8 offset of the title the number of scalars that begin before it.
  private var scalarCounts: [Int] = []

  init(_ title: String, _ folded: FoldedText) {
    scalars = Array(title.unicodeScalars)
    self.folded = folded
    scalarCounts.reserveCapacity(title.utf8.count + 1)
    for (index, scalar) in scalars.enumerated() {
      for byte in 0..<UTF8.width(scalar) { scalarCounts.append(byte == 0 ? index : index + 1) }
    }
    scalarCounts.append(scalars.count)
  }

  /// The scalars behind a range of folded bytes, without white space at its end.
  func range(_ range: Range<Int>) -> Range<Int> {
    let original = folded.originalRange(range)
    let start = scalarCounts[original.lowerBound]
    var end = scalarCounts[original.upperBound]
    while end > start, isWhiteSpace(scalars[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The scalars of the folded character that holds a byte.
  func character(at offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, folded.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return range(start..<start + folded.scalar(at: start).length)
  }
}
