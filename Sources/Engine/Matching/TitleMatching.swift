package import Tables
package import Text

/// A place in a title where a motif or a `sauf` of a form stands.
package struct FormMatch: Hashable, Sendable {
  /// Row of the form.
  package var form: Int
  /// In bytes of the folded title.
  package var range: Range<Int>
  /// Number of letters and digits; separators are not counted.
  package var length: Int
  /// Number of letters that are bare in the title where the motif has an accent.
  package var suppliedAccents: Int
  /// 2 feast, 1 activity, 0 period.
  package var rank: UInt32
  /// Whether the words give nothing (`sauf`).
  package var isException: Bool

  package init(
    form: Int, range: Range<Int>, length: Int, suppliedAccents: Int, rank: UInt32,
    isException: Bool
  ) {
    self.form = form
    self.range = range
    self.length = length
    self.suppliedAccents = suppliedAccents
    self.rank = rank
    self.isException = isException
  }
}

/// A place in a title where a word stands that sets the title aside.
package struct WideMatch: Hashable, Sendable {
  package var kind: WidePatternRecord.Kind
  /// Number of the entry among those of its kind.
  package var entry: Int
  /// In bytes of the folded title.
  package var range: Range<Int>

  package init(kind: WidePatternRecord.Kind, entry: Int, range: Range<Int>) {
    self.kind = kind
    self.entry = entry
    self.range = range
  }
}

/// Finds forms and words that set a title aside (design: “From a title to a moment”, 2 and 3).
package protocol TitleMatching: Sendable {
  /// All places where a form or a `sauf` stands on boundaries, overlapping ones too, in the order
  /// in which they are preferred.
  func candidates(in title: FoldedText) -> [FormMatch]
  /// All places where a word stands that sets a title aside, from left to right.
  func wideMatches(in title: FoldedText) -> [WideMatch]
  /// Whether a folded word stands in some motif, accents ignored.
  func isMotifWord(_ word: some Sequence<UInt8>) -> Bool
}

extension TitleMatching {
  /// The candidates that remain when of those that overlap only the preferred one is kept, in the
  /// order of preference.
  package func matches(in title: FoldedText) -> [FormMatch] {
    let candidates = candidates(in: title)
    guard candidates.count > 1 else { return candidates }
    var kept: [FormMatch] = []
    var isTaken = [Bool](repeating: false, count: title.bytes.count)
    for candidate in candidates where !isTaken[candidate.range].contains(true) {
      for offset in candidate.range { isTaken[offset] = true }
      kept.append(candidate)
    }
    return kept
  }

  /// The match that says what the title is about, or nil; a `sauf` is none, but hides what it
  /// overlaps.
  package func winner(in title: FoldedText) -> FormMatch? {
    matches(in: title).filter { !$0.isException }.min { $0.wins(over: $1) }
  }

  /// The first blocked word, or nil.
  package func blocks(_ title: FoldedText) -> WideMatch? {
    first(.blocked, in: title)
  }

  /// The first word that says that the event does not take place, or nil.
  package func cancellation(_ title: FoldedText) -> WideMatch? {
    first(.cancellation, in: title)
  }

  /// The first word that makes the event a chore, or nil.
  package func chore(_ title: FoldedText) -> WideMatch? {
    first(.chore, in: title)
  }

  private func first(_ kind: WidePatternRecord.Kind, in title: FoldedText) -> WideMatch? {
    wideMatches(in: title).first { $0.kind == kind }
  }
}

extension FormMatch {
  /// Whether this match is kept when both overlap: the longer one; then a `sauf`, which is the
  /// careful answer; then whatever would win of two that stand apart.
  func isPreferred(to other: FormMatch) -> Bool {
    if length != other.length { return length > other.length }
    if isException != other.isException { return isException }
    return wins(over: other)
  }

  /// Whether this match wins of two that do not overlap: rank, length, place, fewest supplied
  /// accents, row of the form.
  func wins(over other: FormMatch) -> Bool {
    if rank != other.rank { return rank > other.rank }
    if length != other.length { return length > other.length }
    let own = (range.lowerBound, suppliedAccents, form, range.upperBound)
    let others = (other.range.lowerBound, other.suppliedAccents, other.form, other.range.upperBound)
    return own < others
  }
}

extension WideMatch {
  /// Left before right, long before short, then kind and entry.
  func comes(before other: WideMatch) -> Bool {
    (range.lowerBound, other.range.upperBound, kind.rawValue, entry)
      < (other.range.lowerBound, range.upperBound, other.kind.rawValue, other.entry)
  }
}
