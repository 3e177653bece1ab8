/// A trie over words, read in place; see `WordTrieBuilder` for the layout.
///
/// A step may succeed for a word that no pattern has, when the hashes are equal: compare the bytes
/// of what a walk found. A step for a word that a pattern has never fails. All accessors are total;
/// an edge only leads to a node with a higher number, so that no walk is endless.
public struct WordTrie: Sendable {
  /// The largest number of words of a pattern.
  public static let maximumWords = 16

  private let nodes: WordSection
  private let edges: WordSection
  /// Number of slots less one.
  private let mask: Int
  /// Number of nodes: no walk from one place can visit more.
  public let nodeCount: Int

  /// The trie in two sections.
  public init(nodes: WordSection, edges: WordSection) {
    self.nodes = nodes
    self.edges = edges
    nodeCount = min(Int(nodes[0]), max(nodes.count - 1, 0) / 2)
    let claimed = Int(edges[0])
    let isPowerOfTwo = claimed & (claimed + 1) == 0
    mask = isPowerOfTwo && claimed < max(edges.count - 1, 0) / 3 ? claimed : 0
  }

  /// The place before the first word.
  public static let root = 0

  /// The key of an edge: the node and the hash of its word, mixed one to one.
  static func key(node: Int, hash: WordHash, isPrefix: Bool) -> UInt64 {
    let salt: UInt64 = isPrefix ? 0xA5A5_1F3D_5B79_97E1 : 0
    var mixed = hash.value ^ (UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15) ^ salt
    mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ mixed >> 33
  }

  /// The node after a word, or nil.
  ///
  /// - Complexity: O(1) on average.
  public func child(of node: Int, _ hash: WordHash) -> Int? {
    find(WordTrie.key(node: node, hash: hash, isPrefix: false), after: node)
  }

  /// The node after any word that begins with the bytes of `hash`, or nil.
  public func prefixChild(of node: Int, _ hash: WordHash) -> Int? {
    find(WordTrie.key(node: node, hash: hash, isPrefix: true), after: node)
  }

  private func find(_ key: UInt64, after node: Int) -> Int? {
    let low = UInt32(truncatingIfNeeded: key)
    let high = UInt32(truncatingIfNeeded: key >> 32)
    var slot = Int(truncatingIfNeeded: key) & mask
    for _ in 0...mask {
      let target = Int(edges[3 + 3 * slot])
      if target == 0 { return nil }
      if edges[1 + 3 * slot] == low, edges[2 + 3 * slot] == high {
        return target > node && target < nodeCount ? target : nil
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Whether a further word may follow.
  public func hasChildren(_ node: Int) -> Bool {
    flags(node) & 1 != 0
  }

  /// Whether a further word may be given by its beginning.
  public func hasPrefixChildren(_ node: Int) -> Bool {
    flags(node) & 2 != 0
  }

  /// Number of patterns that end at a node.
  public func valueCount(_ node: Int) -> Int {
    min(Int(flags(node) >> 2), nodes.count)
  }

  /// What the builder was given for a pattern that ends at a node; 0 outside.
  public func value(_ node: Int, at index: Int) -> UInt32 {
    guard isNode(node), index >= 0, index < valueCount(node) else { return 0 }
    return nodes[1 + 2 * nodeCount + Int(nodes[1 + 2 * node]) + index]
  }

  private func flags(_ node: Int) -> UInt32 {
    isNode(node) ? nodes[2 + 2 * node] : 0
  }

  private func isNode(_ node: Int) -> Bool {
    node >= 0 && node < nodeCount
  }
}
