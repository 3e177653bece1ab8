internal import Text

/// A blocked word, or several, cut into runs of letters and of digits: accents do not count, and
/// hyphens, apostrophes and digits end words.
struct WidePattern {
  /// The largest number of hyphens and apostrophes between letters; each doubles the spellings.
  static let maximumJoins = 4

  private var runs: [[UInt8]] = []
  /// For each run but the last, whether a title may join it to the next (« rendezvous »).
  private var joins: [Bool] = []

  init(_ text: String) throws(MotifFault) {
    let folded = FoldedText(folding: text)
    var previous: Range<Int>?
    var offset = 0
    while let run = folded.abbreviationOrRun(from: offset) {
      if let previous { joins.append(folded.mayJoin(previous, run.range)) }
      runs.append(run.bytes)
      previous = run.range
      offset = run.range.upperBound
    }
    guard !runs.isEmpty else { throw .empty(expansion: text) }
    let count = joins.count { $0 }
    guard count <= WidePattern.maximumJoins else {
      throw .tooManyApostrophes(found: count, limit: WidePattern.maximumJoins)
    }
  }

  /// The runs in all ways in which a title may write them.
  var spellings: [[[UInt8]]] {
    WordJoins.spellings(runs, joins)
  }
}

extension FoldedText {
  /// The next run, where single letters with dots between them are one.
  ///
  /// « R.D.V. » is « rdv ».
  func abbreviationOrRun(from offset: Int) -> (range: Range<Int>, bytes: [UInt8])? {
    guard let first = nextRun(from: offset) else { return nil }
    var range = first
    var letters = Array(bytes[first])
    var last = first
    var count = 1
    while count < FoldedText.maximumAbbreviation, let next = abbreviationContinuation(after: last) {
      count += 1
      letters.append(contentsOf: bytes[next])
      range = range.lowerBound..<next.upperBound
      last = next
    }
    return (range, letters)
  }

  /// Whether only a hyphen or an apostrophe stands between two runs of letters.
  fileprivate func mayJoin(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    let between = Array(bytes[left.upperBound..<right.lowerBound])
    return (between == [UInt8(ascii: "-")] || between == [UInt8(ascii: "'")])
      && kind(at: left.upperBound - 1) == .letter && kind(at: right.lowerBound) == .letter
  }
}
