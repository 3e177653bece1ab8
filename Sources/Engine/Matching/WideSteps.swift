import Tables
import Text

/// The steps of words that set a title aside, over runs of letters or digits: a whole run, the
/// beginning of one, or the letters of a dotted abbreviation.
enum WideSteps: WordSteps {
  static func nextWord(of title: FoldedText, from offset: Int) -> Range<Int>? {
    title.nextRun(from: offset)
  }

  static func canLeave(_ node: Int, of trie: WordTrie) -> Bool {
    trie.hasChildren(node) || trie.hasPrefixChildren(node)
  }

  static func forEachStep(
    from node: Int, over run: Range<Int>, of title: FoldedText, in trie: WordTrie,
    _ arrive: (_ node: Int, _ end: Int) -> Void
  ) {
    var hash = WordHash()
    let hasPrefixes = trie.hasPrefixChildren(node)
    for offset in run {
      hash.add(title.bytes[offset])
      if hasPrefixes, let next = trie.prefixChild(of: node, hash) { arrive(next, run.upperBound) }
    }
    guard trie.hasChildren(node) else { return }
    if let next = trie.child(of: node, hash) { arrive(next, run.upperBound) }
    // « R.D.V. »: the letters between dots, as many as there are, may be one word.
    var letter = run
    var count = 1
    while count < FoldedText.maximumAbbreviation,
      let following = title.abbreviationContinuation(after: letter)
    {
      count += 1
      for offset in following { hash.add(title.bytes[offset]) }
      if let next = trie.child(of: node, hash) { arrive(next, following.upperBound) }
      letter = following
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
