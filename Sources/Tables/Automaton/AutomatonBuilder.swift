/// Why a set of keys can't become an automaton.
public enum AutomatonError: Error, Hashable, Sendable {
  /// Keys must come in ascending order of their bytes, each once; `key` is the 0-based number of the
  /// first that does not.
  case outOfOrder(key: Int)
  /// There is no room for so many keys or arcs.
  case tooLarge
}

/// Builds the minimal acyclic automaton of sorted keys, which is also a minimal perfect hash: the
/// number of a key is its rank.
///
/// Incremental construction after J. Daciuk, S. Mihov, B. Watson, R. Watson, “Incremental
/// Construction of Minimal Acyclic Finite-State Automata”, Computational Linguistics 26(1), 2000
/// (https://aclanthology.org/J00-1002). Layout of the section, in 32-bit words:
///
/// | word | holds |
/// |---|---|
/// | 0 | number of keys |
/// | 1 | the start state, as a target (see below) |
/// | 2… | arcs, two words each; the arcs of a state stand together, by ascending label |
///
/// An arc's first word holds the label (low 8 bits) and the number of keys of its state that come
/// before those through this arc; its second word is a target with bit 1 set on the last arc of the
/// state. A target is 4 × (index of the state's first arc + 1, or 0 when it has none), plus bit 0
/// when the state ends a key. A state is written after all states that it leads to.
public struct AutomatonBuilder {
  /// The largest number of keys.
  public static let maximumKeys = 1 << 24 - 1
  private static let maximumArcs = 1 << 30 - 2

  /// A state on the path of the latest key: its last arc has no target yet.
  private struct OpenState {
    var isFinal = false
    var arcs: [(label: UInt8, target: UInt32, keys: Int)] = []
  }

  /// The states on the path, then ones that wait to be used again.
  private var open = [OpenState()]
  /// Number of arcs on the path.
  private var depth = 0
  private var previous: [UInt8] = []
  private var count = 0
  /// Arcs of all finished states, as they will be written.
  private var words: [UInt32] = []
  /// Finished states by their arcs, so that equal ones are written once.
  private var register = ByteNumbering(capacity: 1 << 12)
  /// The targets of the finished states, by their numbers in `register`.
  private var targets: [UInt32] = []
  private var encoded: [UInt32] = []

  /// A builder without keys.
  public init() {}

  /// Adds the next key.
  ///
  /// - Complexity: O(n) in its bytes, amortised.
  public mutating func add(_ key: [UInt8]) throws(AutomatonError) {
    guard count == 0 || previous.lexicographicallyPrecedes(key) else {
      throw .outOfOrder(key: count)
    }
    guard count < AutomatonBuilder.maximumKeys else { throw .tooLarge }
    var shared = 0
    while shared < previous.count, shared < key.count, previous[shared] == key[shared] {
      shared += 1
    }
    try close(to: shared)
    for byte in key[shared...] {
      open[depth].arcs.append((byte, 0, 0))
      depth += 1
      if depth == open.count { open.append(OpenState()) }
    }
    open[depth].isFinal = true
    previous = key
    count += 1
  }

  /// The words of the section.
  public consuming func finish() throws(AutomatonError) -> [UInt32] {
    try close(to: 0)
    let start = try freeze(0).target
    return [UInt32(count), start] + words
  }

  /// Finishes the states deeper than `depth`; the next key does not pass through them.
  private mutating func close(to shared: Int) throws(AutomatonError) {
    while depth > shared {
      let frozen = try freeze(depth)
      open[depth].isFinal = false
      open[depth].arcs.removeAll(keepingCapacity: true)
      depth -= 1
      let arc = open[depth].arcs.count - 1
      open[depth].arcs[arc].target = frozen.target
      open[depth].arcs[arc].keys = frozen.keys
    }
  }

  /// Writes the state at a depth, or finds the equal one that was written before.
  private mutating func freeze(
    _ depth: Int
  ) throws(AutomatonError) -> (target: UInt32, keys: Int) {
    var keys = open[depth].isFinal ? 1 : 0
    let finalBit: UInt32 = open[depth].isFinal ? 1 : 0
    let arcCount = open[depth].arcs.count
    guard arcCount > 0 else { return (finalBit, keys) }
    encoded.removeAll(keepingCapacity: true)
    for (index, arc) in open[depth].arcs.enumerated() {
      let lastBit: UInt32 = index == arcCount - 1 ? 2 : 0
      encoded.append(UInt32(keys) << 8 | UInt32(arc.label))
      encoded.append(arc.target | lastBit)
      keys += arc.keys
    }
    let number = encoded.withUnsafeBytes { register.number(of: $0) }
    if number < targets.count { return (targets[number] | finalBit, keys) }
    guard words.count / 2 + arcCount < AutomatonBuilder.maximumArcs else { throw .tooLarge }
    let target = UInt32(words.count / 2 + 1) << 2
    words.append(contentsOf: encoded)
    targets.append(target)
    return (target | finalBit, keys)
  }
}
