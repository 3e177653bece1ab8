import Tables
import Text

/// Walks the trie of blocked words from every run of letters or digits of a title.
struct WideWalk {
  /// What to do at a node: row of the pattern, range of the runs walked, matches so far.
  typealias Visitor = (Int, Range<Int>, inout [WideMatch]) -> Void

  let title: FoldedText
  let trie: WordTrie
  private(set) var matches: [WideMatch] = []
  /// Nodes that may still be visited from the present run; see `FormWalk`.
  private var budget = 0

  init(title: FoldedText, trie: WordTrie) {
    self.title = title
    self.trie = trie
  }

  mutating func visitAll(_ visit: Visitor) {
    var offset = 0
    while let run = title.nextRun(from: offset) {
      budget = trie.nodeCount
      step(from: WordTrie.root, over: run, start: run.lowerBound, depth: 0, visit)
      offset = run.upperBound
    }
  }

  private mutating func step(
    from node: Int, over run: Range<Int>, start: Int, depth: Int, _ visit: Visitor
  ) {
    var hash = WordHash()
    let hasPrefixes = trie.hasPrefixChildren(node)
    for offset in run {
      hash.add(title.bytes[offset])
      if hasPrefixes, let next = trie.prefixChild(of: node, hash) {
        arrive(at: next, start..<run.upperBound, depth, visit)
      }
    }
    guard trie.hasChildren(node) else { return }
    if let next = trie.child(of: node, hash) {
      arrive(at: next, start..<run.upperBound, depth, visit)
    }
    // « R.D.V. »: the letters between dots, as many as there are, may be one word.
    var letter = run
    var count = 1
    while count < FoldedText.maximumAbbreviation,
      let following = title.abbreviationContinuation(after: letter)
    {
      count += 1
      for offset in following { hash.add(title.bytes[offset]) }
      if let next = trie.child(of: node, hash) {
        arrive(at: next, start..<following.upperBound, depth, visit)
      }
      letter = following
    }
  }

  private mutating func arrive(
    at node: Int, _ range: Range<Int>, _ depth: Int, _ visit: Visitor
  ) {
    guard budget > 0, depth < WordTrie.maximumWords else { return }
    budget -= 1
    for index in 0..<trie.valueCount(node) {
      visit(Int(trie.value(node, at: index)), range, &matches)
    }
    if trie.hasChildren(node) || trie.hasPrefixChildren(node),
      let run = title.nextRun(from: range.upperBound)
    {
      step(from: node, over: run, start: range.lowerBound, depth: depth + 1, visit)
    }
  }
}

extension FoldedText {
  /// Compares runs of the title with the runs of a pattern, which one space separates.
  ///
  /// - Parameter lastIsPrefix: whether the last run of the title may be longer.
  func equals(
    _ text: UnsafeRawBufferPointer, _ lastIsPrefix: Bool, at range: Range<Int>
  ) -> Bool {
    var offset = range.lowerBound
    var inRun = false
    for expected in text {
      if expected == UInt8(ascii: " ") {
        guard let next = nextRun(from: offset), inRun else { return false }
        offset = next.lowerBound
        inRun = false
        continue
      }
      // Between the letters of a dotted abbreviation stand signs that the pattern has not.
      while offset < range.upperBound, !isWord[offset], inRun { offset += 1 }
      guard offset < range.upperBound, bytes[offset] == expected else { return false }
      offset += 1
      inRun = true
    }
    return offset == range.upperBound || lastIsPrefix
  }
}
