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
    candidates(in: title).keptApart(in: title)
  }

  /// The match that says what the title is about, or nil; a `sauf` is none, but hides what it
  /// overlaps.
  package func winner(in title: FoldedText) -> FormMatch? {
    matches(in: title).winner
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

extension [FormMatch] {
  /// The matches, each once, those first that are kept where two overlap.
  var inOrderOfPreference: [FormMatch] {
    sorted { $0.decision(overlapping: $1).isForFirst }.withoutRepetitions()
  }

  /// What is left of matches in the order of preference when none may overlap a preferred one.
  func keptApart(in title: FoldedText) -> [FormMatch] {
    guard count > 1 else { return self }
    var kept: [FormMatch] = []
    var isTaken = [Bool](repeating: false, count: title.bytes.count)
    for candidate in self where !isTaken[candidate.range].contains(true) {
      for offset in candidate.range { isTaken[offset] = true }
      kept.append(candidate)
    }
    return kept
  }

  /// Of matches that stand apart the one that says what the title is about.
  var winner: FormMatch? {
    filter { !$0.isException }.min { $0.decision(apartFrom: $1).isForFirst }
  }
}

/// What decides between two matches.
package enum MatchCriterion: String, CaseIterable, Sendable {
  case length
  /// A `sauf`, which is the careful answer, before a motif.
  case exception
  case rank
  /// The leftmost.
  case place
  /// Fewest supplied accents.
  case accents
  /// Row of the form, which is the order of the ids.
  case form
  /// The one that ends first.
  case end
}

/// Which of two matches goes before the other, and why.
struct MatchDecision {
  let criterion: MatchCriterion
  let isForFirst: Bool

  init(_ criterion: MatchCriterion, isForFirst: Bool) {
    self.criterion = criterion
    self.isForFirst = isForFirst
  }
}

extension FormMatch {
  /// Which one is kept when both overlap: the longer one; then a `sauf`; then whatever would win of
  /// two that stand apart.
  func decision(overlapping other: FormMatch) -> MatchDecision {
    if length != other.length { return MatchDecision(.length, isForFirst: length > other.length) }
    if isException != other.isException {
      return MatchDecision(.exception, isForFirst: isException)
    }
    return decision(apartFrom: other)
  }

  /// Which one wins of two that do not overlap: rank, length, place, fewest supplied accents, row
  /// of the form.
  func decision(apartFrom other: FormMatch) -> MatchDecision {
    if rank != other.rank { return MatchDecision(.rank, isForFirst: rank > other.rank) }
    if length != other.length { return MatchDecision(.length, isForFirst: length > other.length) }
    if range.lowerBound != other.range.lowerBound {
      return MatchDecision(.place, isForFirst: range.lowerBound < other.range.lowerBound)
    }
    if suppliedAccents != other.suppliedAccents {
      return MatchDecision(.accents, isForFirst: suppliedAccents < other.suppliedAccents)
    }
    if form != other.form { return MatchDecision(.form, isForFirst: form < other.form) }
    return MatchDecision(.end, isForFirst: range.upperBound < other.range.upperBound)
  }
}

extension WideMatch {
  /// Left before right, long before short, then kind and entry.
  func comes(before other: WideMatch) -> Bool {
    (range.lowerBound, other.range.upperBound, kind.rawValue, entry)
      < (other.range.lowerBound, range.upperBound, other.kind.rawValue, other.entry)
  }
}
