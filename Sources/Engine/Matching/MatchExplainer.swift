import Tables
package import Text

/// A place where a title spells a motif or a `sauf`, and what became of it.
package struct ExplainedMatch: Hashable, Sendable {
  /// Row of the pattern.
  package var pattern: Int
  package var match: FormMatch
  package var verdict: MatchVerdict
}

/// What became of a place where a title spells a motif or a `sauf`.
package enum MatchVerdict: Hashable, Sendable {
  /// It says what the title is about.
  case wins
  /// It is a `sauf`: what it overlaps gives nothing.
  case givesNothing
  /// It is part of something else.
  case touched(MatchNeighbour)
  /// A letter, at that byte of the folded title, has other accents than the motif.
  case contradicted(at: Int)
  /// It overlaps a match, named by its place in the list, that is preferred by that criterion.
  case covered(by: Int, MatchCriterion)
  /// The match that wins, named by its place in the list, goes before it by that criterion.
  case outranked(by: Int, MatchCriterion)

  /// Whether the place is a match, kept or not: nothing touches it and its accents are right.
  package var isMatch: Bool {
    switch self {
    case .touched, .contradicted: false
    case .wins, .givesNothing, .covered, .outranked: true
    }
  }
}

/// Says why a title gives the form that it gives: all places that `TitleMatcher` looks at, and those
/// that only a touching letter or a wrong accent keeps from being matches.
///
/// It compares every pattern at every place, with the comparison and the order of the matcher; so it
/// is slow, and also finds a motif inside a word, which the matcher never looks for.
package struct MatchExplainer: Sendable {
  let matcher: TitleMatcher
  /// For each byte, the rows of the patterns that may begin with it.
  private let rowsByFirstByte: [[Int]]

  /// - Complexity: O(patterns).
  package init(_ matcher: TitleMatcher) {
    self.matcher = matcher
    var rows = [[Int]](repeating: [], count: 256)
    for (row, pattern) in matcher.formPatterns.enumerated() {
      guard let first = matcher.blob.withUTF8(of: pattern.text, { $0.first }) else { continue }
      if first == UInt8(ascii: "#") {
        for digit in UInt8(ascii: "0")...UInt8(ascii: "9") { rows[Int(digit)].append(row) }
      } else {
        rows[Int(first)].append(row)
      }
    }
    rowsByFirstByte = rows
  }

  /// All places, the match that wins first, then from left to right and from long to short.
  ///
  /// A refused place that lies inside a match is left out, and one that is refused twice.
  ///
  /// - Complexity: O(bytes of the title × patterns).
  package func explanation(of title: FoldedText) -> [ExplainedMatch] {
    let found = places(in: title)
    let kept = found.filter { $0.verdict.isMatch }.map(\.match).inOrderOfPreference
      .keptApart(in: title)
    let winner = kept.winner
    let shown = found.filter { $0.verdict.isMatch || !isInsideMatch($0, of: kept) }
      .sorted { first, second in
        let isFirst = (first.match == winner, second.match == winner)
        return isFirst.0 == isFirst.1 ? comes(first, before: second) : isFirst.0
      }
    return shown.map { place in
      guard place.verdict.isMatch else { return place }
      var judged = place
      judged.verdict = verdict(of: place.match, kept: kept, winner: winner, among: shown)
      return judged
    }
  }

  /// Each different place once; of those that are matches the verdict is still open.
  private func places(in title: FoldedText) -> [ExplainedMatch] {
    var seen: Set<ExplainedMatch> = []
    var places: [ExplainedMatch] = []
    for start in title.bytes.indices {
      for row in rowsByFirstByte[Int(title.bytes[start])] {
        guard let place = place(of: row, in: title, from: start) else { continue }
        // Two motifs of a form may say the same.
        var key = place
        key.pattern = 0
        if seen.insert(key).inserted { places.append(place) }
      }
    }
    return places
  }

  private func place(of row: Int, in title: FoldedText, from start: Int) -> ExplainedMatch? {
    guard let pattern = matcher.formPatterns.row(at: row),
      let spelling = matcher.spelling(of: pattern, in: title, from: start)
    else { return nil }
    let match = matcher.match(pattern, spelling, in: title, from: start)
    let neighbour = title.neighbour(of: match.range)
    switch (spelling.contradiction, neighbour) {
    case (nil, nil): return ExplainedMatch(pattern: row, match: match, verdict: .wins)
    case (nil, let neighbour?):
      return ExplainedMatch(pattern: row, match: match, verdict: .touched(neighbour))
    case (let offset?, nil):
      return ExplainedMatch(pattern: row, match: match, verdict: .contradicted(at: offset))
    default: return nil
    }
  }

  private func isInsideMatch(_ place: ExplainedMatch, of kept: [FormMatch]) -> Bool {
    kept.contains { $0.range.clamped(to: place.match.range) == place.match.range }
  }

  private func comes(_ first: ExplainedMatch, before second: ExplainedMatch) -> Bool {
    let (own, others) = (first.match.range, second.match.range)
    return (own.lowerBound, others.upperBound, first.pattern)
      < (others.lowerBound, own.upperBound, second.pattern)
  }

  private func verdict(
    of match: FormMatch, kept: [FormMatch], winner: FormMatch?, among shown: [ExplainedMatch]
  ) -> MatchVerdict {
    func place(of match: FormMatch) -> Int {
      shown.firstIndex { $0.verdict.isMatch && $0.match == match } ?? 0
    }
    if match == winner { return .wins }
    if !kept.contains(match), let rival = kept.first(where: { $0.range.overlaps(match.range) }) {
      return .covered(by: place(of: rival), rival.decision(overlapping: match).criterion)
    }
    guard !match.isException, let winner else { return .givesNothing }
    return .outranked(by: place(of: winner), winner.decision(apartFrom: match).criterion)
  }
}
