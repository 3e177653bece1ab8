import Tables
import TestSupport
import Testing

@Suite("The trie of words")
struct WordTrieTests {
  private func read(_ builder: WordTrieBuilder) throws -> WordTrie {
    let (nodes, edges) = builder.finish()
    return try open(nodes: nodes, edges: edges)
  }

  private func open(nodes: [UInt32], edges: [UInt32]) throws -> WordTrie {
    var writer = BlobWriter()
    writer.add(section: .patternNodes, words: nodes)
    writer.add(section: .patternEdges, words: edges)
    let blob = try BlobFixture.open(writer.finish(contentHash: []))
    return WordTrie(nodes: blob.words(.patternNodes), edges: blob.words(.patternEdges))
  }

  private func bytes(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  private func values(_ trie: WordTrie, _ words: [[UInt8]]) -> [UInt32] {
    var node = WordTrie.root
    for word in words {
      guard let next = trie.child(of: node, WordHash(of: word)) else { return [] }
      node = next
    }
    return (0..<trie.valueCount(node)).map { trie.value(node, at: $0) }
  }

  @Test func patternsShareTheirBeginnings() throws {
    var builder = WordTrieBuilder()
    try builder.add(words: bytes("match"), value: 1)
    try builder.add(words: bytes("match de foot"), value: 2)
    try builder.add(words: bytes("match de foot"), value: 3)
    try builder.add(words: bytes("match de foot"), value: 3)
    let trie = try read(builder)
    #expect(values(trie, bytes("match")) == [1])
    #expect(values(trie, bytes("match de")) == [])
    #expect(values(trie, bytes("match de foot")) == [2, 3])
    #expect(values(trie, bytes("foot")) == [])
    #expect(trie.nodeCount == 4)
    #expect(trie.hasChildren(WordTrie.root))
    #expect(!trie.hasPrefixChildren(WordTrie.root))
  }

  @Test func beginningsAreEdgesOfTheirOwn() throws {
    var builder = WordTrieBuilder()
    try builder.add(words: bytes("hospitalis"), lastIsPrefix: true, value: 1)
    try builder.add(words: bytes("pas hospitalis"), lastIsPrefix: true, value: 2)
    let trie = try read(builder)
    let hash = WordHash(of: "hospitalis".utf8)
    #expect(trie.child(of: WordTrie.root, hash) == nil)
    let node = try #require(trie.prefixChild(of: WordTrie.root, hash))
    #expect(trie.value(node, at: 0) == 1)
    #expect(trie.hasPrefixChildren(WordTrie.root))
    let pas = try #require(trie.child(of: WordTrie.root, WordHash(of: "pas".utf8)))
    #expect(trie.hasPrefixChildren(pas) && !trie.hasChildren(pas))
  }

  @Test func refusedPatterns() throws {
    var builder = WordTrieBuilder()
    #expect(throws: WordTrieError.empty) { try builder.add(words: [], value: 0) }
    #expect(throws: WordTrieError.empty) { try builder.add(words: [[1], []], value: 0) }
    let long = [[UInt8]](repeating: [1], count: 17)
    #expect(throws: WordTrieError.tooManyWords(found: 17, limit: 16)) {
      try builder.add(words: long, value: 0)
    }
    #expect(try read(builder).nodeCount == 1)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func agreesWithADictionary(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func pattern() -> [[UInt8]] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
          UInt8.random(in: 0x61...0x62, using: &random)
        }
      }
    }
    var builder = WordTrieBuilder()
    var expected: [[[UInt8]]: [UInt32]] = [:]
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let words = pattern()
      let value = UInt32.random(in: 0...9, using: &random)
      try builder.add(words: words, value: value)
      if expected[words]?.contains(value) != true { expected[words, default: []].append(value) }
    }
    let trie = try read(builder)
    for (words, numbers) in expected { #expect(values(trie, words) == numbers) }
    for _ in 0..<100 {
      let probe = pattern()
      #expect(values(trie, probe) == expected[probe] ?? [])
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func hostileWordsEndTheWalk(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func noise(_ first: UInt32) -> [UInt32] {
      [first]
        + (0..<60).map { _ in
          UInt32.random(in: 0...(Bool.random(using: &random) ? 40 : .max), using: &random)
        }
    }
    let trie = try open(
      nodes: noise(UInt32.random(in: 0...50, using: &random)),
      edges: noise([0, 1, 3, 7, 15, 31, 6, .max].randomElement(using: &random) ?? 0))
    var node = WordTrie.root
    var steps = 0
    while let next = trie.child(of: node, WordHash(of: [UInt8(steps & 0xFF)])), steps < 10_000 {
      #expect(next > node)
      node = next
      steps += 1
    }
    #expect(steps < 10_000)
    for node in -1...60 { #expect(trie.valueCount(node) <= 61) }
  }
}
