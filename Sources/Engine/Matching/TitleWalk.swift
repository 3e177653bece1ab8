import Tables
import Text

/// How the words of a title lead from one node of a trie to the next.
protocol WordSteps {
  /// The first word at or after an offset.
  static func nextWord(of title: FoldedText, from offset: Int) -> Range<Int>?

  /// Whether any step may leave a node.
  static func canLeave(_ node: Int, of trie: WordTrie) -> Bool

  /// Takes every step from a node over a word of the title, and perhaps over what follows it.
  ///
  /// - Parameter arrive: gets the node that a step leads to, and where in the title it ends.
  static func forEachStep(
    from node: Int, over word: Range<Int>, of title: FoldedText, in trie: WordTrie,
    _ arrive: (_ node: Int, _ end: Int) -> Void)
}

/// Walks a trie from every word of a title.
struct TitleWalk<Steps: WordSteps> {
  /// What to do with a pattern: its row, and the range walked, in bytes of the folded title.
  typealias Visitor = (_ row: Int, _ range: Range<Int>) -> Void

  let title: FoldedText
  let trie: WordTrie

  /// Visits each pattern whose words the title may hold; only a comparison of the bytes is sure.
  func visitAll(_ visit: Visitor) {
    var offset = 0
    while let word = Steps.nextWord(of: title, from: offset) {
      // Nodes that may be visited from one word: a tree has no more, and a hostile file that is
      // none can't keep the walk going.
      var budget = trie.nodeCount
      step(from: WordTrie.root, over: word, start: word.lowerBound, depth: 0, &budget, visit)
      offset = word.upperBound
    }
  }

  private func step(
    from node: Int, over word: Range<Int>, start: Int, depth: Int, _ budget: inout Int,
    _ visit: Visitor
  ) {
    Steps.forEachStep(from: node, over: word, of: title, in: trie) { next, end in
      arrive(at: next, start..<end, depth, &budget, visit)
    }
  }

  private func arrive(
    at node: Int, _ range: Range<Int>, _ depth: Int, _ budget: inout Int, _ visit: Visitor
  ) {
    guard budget > 0, depth < WordTrie.maximumWords else { return }
    budget -= 1
    for index in 0..<trie.valueCount(node) {
      visit(Int(trie.value(node, at: index)), range)
    }
    if Steps.canLeave(node, of: trie),
      let word = Steps.nextWord(of: title, from: range.upperBound)
    {
      step(from: node, over: word, start: range.lowerBound, depth: depth + 1, &budget, visit)
    }
  }
}
