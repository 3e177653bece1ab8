/// Why a pattern can't enter a trie.
public enum WordTrieError: Error, Hashable, Sendable {
  /// A pattern without a word would match everywhere.
  case empty
  /// The pattern has more words than the reader follows.
  case tooManyWords(found: Int, limit: Int)
  /// Two different edges have the same 64-bit key: one of the two patterns must change.
  case collision
}

/// Builds a trie whose edges are whole words, held as hashes in one open-addressing table.
///
/// A walk costs one look-up a word, whatever the number of patterns. The words themselves are not
/// stored: the builder refuses patterns whose edges collide, so that a walk never misses a pattern,
/// and whoever walks compares the bytes of what it found. Sections, in 32-bit words:
///
/// | nodes: word | holds |
/// |---|---|
/// | 0 | number of nodes; node 0 is the root |
/// | 1… | two words a node: index of its first value; 4 × number of values, bit 0 it has edges, bit 1 it has edges for beginnings of words |
/// | then | the values of all nodes |
///
/// | edges: word | holds |
/// |---|---|
/// | 0 | number of slots less one, a power of two less one |
/// | 1… | three words a slot: 64-bit key (low, high), the node it leads to; 0 is a free slot |
public struct WordTrieBuilder {
  private struct Edge: Hashable {
    var node: Int
    var word: [UInt8]
    var isPrefix: Bool
  }

  private struct Node {
    var values: [UInt32] = []
    var hasEdges = false
    var hasPrefixEdges = false
  }

  private var nodes = [Node()]
  private var targets: [Edge: Int] = [:]
  /// Edges in the order of their creation: the order of the section.
  private var edges: [(key: UInt64, target: Int)] = []
  private var keys: Set<UInt64> = []

  /// A trie without words.
  @inlinable public init() {}

  /// Adds a pattern.
  ///
  /// - Parameters:
  ///   - words: its words, at least one, at most `WordTrie.maximumWords`.
  ///   - lastIsPrefix: whether the last one stands for all words that begin with it.
  ///   - value: what a walk finds; several patterns may have the same words.
  public mutating func add(
    words: [[UInt8]], lastIsPrefix: Bool = false, value: UInt32
  ) throws(WordTrieError) {
    guard !words.isEmpty, words.allSatisfy({ !$0.isEmpty }) else { throw .empty }
    guard words.count <= WordTrie.maximumWords else {
      throw .tooManyWords(found: words.count, limit: WordTrie.maximumWords)
    }
    var node = 0
    for (index, word) in words.enumerated() {
      let isPrefix = lastIsPrefix && index == words.count - 1
      node = try target(of: Edge(node: node, word: word, isPrefix: isPrefix))
    }
    if !nodes[node].values.contains(value) { nodes[node].values.append(value) }
  }

  private mutating func target(of edge: Edge) throws(WordTrieError) -> Int {
    if let known = targets[edge] { return known }
    let key = WordTrie.key(
      node: edge.node, hash: WordHash(of: edge.word), isPrefix: edge.isPrefix)
    guard keys.insert(key).inserted else { throw .collision }
    let target = nodes.count
    nodes.append(Node())
    if edge.isPrefix {
      nodes[edge.node].hasPrefixEdges = true
    } else {
      nodes[edge.node].hasEdges = true
    }
    targets[edge] = target
    edges.append((key, target))
    return target
  }

  /// The words of the two sections.
  public func finish() -> (nodes: [UInt32], edges: [UInt32]) {
    var table: [UInt32] = [UInt32(nodes.count)]
    var values: [UInt32] = []
    for node in nodes {
      let flags: UInt32 = (node.hasEdges ? 1 : 0) | (node.hasPrefixEdges ? 2 : 0)
      table.append(UInt32(values.count))
      table.append(UInt32(node.values.count) << 2 | flags)
      values.append(contentsOf: node.values)
    }
    return (table + values, hashTable())
  }

  private func hashTable() -> [UInt32] {
    // At most half full: a miss then looks at one and a half slots on average.
    var slots = 2
    while slots < 2 * edges.count { slots *= 2 }
    var table = [UInt32](repeating: 0, count: 1 + 3 * slots)
    table[0] = UInt32(slots - 1)
    for (key, target) in edges {
      var slot = Int(truncatingIfNeeded: key) & (slots - 1)
      while table[1 + 3 * slot + 2] != 0 { slot = (slot + 1) & (slots - 1) }
      table[1 + 3 * slot] = UInt32(truncatingIfNeeded: key)
      table[1 + 3 * slot + 1] = UInt32(truncatingIfNeeded: key >> 32)
      table[1 + 3 * slot + 2] = UInt32(target)
    }
    return table
  }
}
