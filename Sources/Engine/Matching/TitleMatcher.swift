package import Tables
package import Text

/// What a form of a text can be in words that set a title aside, as far as the form alone tells.
struct WideForm: Sendable {
  /// The hash of its run of letters or digits; nil when it has several or none.
  var hash: WordHash?
  /// Where its last run leads to from the root of the trie; nil for nowhere.
  var node: Int?
  /// Whether the text must be looked at, whatever follows.
  var needsLook = false
}

/// Finds forms and blocked words with the compiled tries of a set.
package struct TitleMatcher: TitleMatching {
  let blob: Blob
  private let formTrie: WordTrie
  let formPatterns: RowTable<FormPatternRecord>
  private let wideTrie: WordTrie
  let widePatterns: RowTable<WidePatternRecord>
  private let motifWords: Automaton

  /// The sections that matching needs.
  package static let requiredSections: [SectionID] = [
    .patternNodes, .patternEdges, .patterns, .blockedNodes, .blockedEdges, .blockedPatterns,
    .motifWords, .stringOffsets, .stringBytes, .lists,
  ]

  /// Views the tries of a verified blob; nothing is copied.
  package init(_ blob: Blob) throws(BlobError) {
    try blob.require(TitleMatcher.requiredSections)
    self.blob = blob
    formTrie = WordTrie(nodes: blob.words(.patternNodes), edges: blob.words(.patternEdges))
    formPatterns = blob.rows(FormPatternRecord.self)
    wideTrie = WordTrie(nodes: blob.words(.blockedNodes), edges: blob.words(.blockedEdges))
    widePatterns = blob.rows(WidePatternRecord.self)
    motifWords = Automaton(blob.words(.motifWords))
  }

  /// - Complexity: O(n) in the bytes of the title, plus the candidates.
  package func candidates(in title: FoldedText) -> [FormMatch] {
    var matches: [FormMatch] = []
    TitleWalk<FormSteps>(title: title, trie: formTrie).visitAll { row, range in
      guard let pattern = formPatterns.row(at: row),
        let found = compare(pattern, with: title, at: range)
      else { return }
      matches.append(found)
    }
    guard matches.count > 1 else { return matches }
    return matches.inOrderOfPreference
  }

  private func compare(
    _ pattern: FormPatternRecord, with title: FoldedText, at range: Range<Int>
  ) -> FormMatch? {
    guard let spelling = spelling(of: pattern, in: title, from: range.lowerBound),
      spelling.end == range.upperBound, spelling.contradiction == nil,
      title.neighbour(of: range) == nil
    else { return nil }
    return match(pattern, spelling, in: title, from: range.lowerBound)
  }

  /// How the title spells a pattern from a place on; nil when something else stands there.
  func spelling(
    of pattern: FormPatternRecord, in title: FoldedText, from start: Int
  ) -> PatternSpelling? {
    let marks = blob.list(pattern.marks)
    return blob.withUTF8(of: pattern.text) { title.spelling(of: $0, marks, from: start) }
  }

  /// What a pattern gives where the title spells it.
  func match(
    _ pattern: FormPatternRecord, _ spelling: PatternSpelling, in title: FoldedText,
    from start: Int
  ) -> FormMatch {
    let range = start..<spelling.end
    return FormMatch(
      form: Int(pattern.form), range: range, length: title.letterAndDigitCount(range),
      suppliedAccents: spelling.suppliedAccents, rank: pattern.rank,
      isException: pattern.isException)
  }

  /// - Complexity: O(n) in the bytes of the title, plus what is found.
  package func wideMatches(in title: FoldedText) -> [WideMatch] {
    var matches: [WideMatch] = []
    TitleWalk<WideSteps>(title: title, trie: wideTrie).visitAll { row, range in
      guard let pattern = widePatterns.row(at: row),
        let kind = WidePatternRecord.Kind(rawValue: pattern.kind),
        blob.withUTF8(of: pattern.text, { title.equals($0, pattern.isPrefix, at: range) })
      else { return }
      matches.append(WideMatch(kind: kind, entry: Int(pattern.entry), range: range))
    }
    guard matches.count > 1 else { return matches }
    return matches.sorted { $0.comes(before: $1) }.withoutRepetitions()
  }

  /// What a form can be in words that set a title aside.
  ///
  /// - Complexity: O(n) in the bytes.
  func wideForm(_ form: FoldedText) -> WideForm {
    var wide = WideForm()
    var offset = 0
    var runs = 0
    var isBegun = false
    while let run = form.nextRun(from: offset) {
      runs += 1
      offset = run.upperBound
      let hash = WordHash(of: form.bytes[run])
      wide.hash = hash
      wide.node = wideTrie.child(of: WordTrie.root, hash)
      if let node = wide.node, wideTrie.valueCount(node) > 0 { wide.needsLook = true }
      var beginning = WordHash()
      for byte in form.bytes[run] {
        beginning.add(byte)
        if wideTrie.prefixChild(of: WordTrie.root, beginning) != nil { wide.needsLook = true }
      }
      isBegun = isBegun || wide.node != nil
    }
    if runs > 1 {
      wide.hash = nil
      wide.needsLook = wide.needsLook || isBegun
    }
    return wide
  }

  /// Whether words that set a title aside may go on from a form to the one that follows it.
  func mayGoOn(_ form: WideForm, _ next: WideForm) -> Bool {
    guard let node = form.node else { return false }
    guard let hash = next.hash, !wideTrie.hasPrefixChildren(node) else { return true }
    return wideTrie.child(of: node, hash) != nil
  }

  /// - Complexity: O(n) in the bytes of the word.
  package func isMotifWord(_ word: some Sequence<UInt8>) -> Bool {
    motifWords.index(of: word) != nil
  }
}

extension Array where Element: Equatable {
  /// The elements without those that equal the one before: two motifs of a form may say the same.
  func withoutRepetitions() -> [Element] {
    var kept: [Element] = []
    for element in self where kept.last != element { kept.append(element) }
    return kept
  }
}
