/// A set of keys read in place, each with its rank among them; see `AutomatonBuilder` for the layout.
///
/// All accessors are total: a hostile section gives wrong answers, but no crash and no endless walk,
/// since a walk only ever goes to states that stand earlier.
public struct Automaton: Sendable {
  private static let headerLength = 2

  private let words: WordSection
  /// Number of keys.
  public let count: Int

  /// The automaton in a section.
  public init(_ words: WordSection) {
    self.words = words
    count = min(Int(words[0]), AutomatonBuilder.maximumKeys)
  }

  /// A state: where its arcs begin and whether a key ends in it.
  struct State {
    /// 0-based index of the first arc; -1 when there is none.
    var firstArc: Int
    var isFinal: Bool

    init(target: UInt32) {
      firstArc = Int(target >> 2) - 1
      isFinal = target & 1 == 1
    }
  }

  /// A labelled step from one state to the next.
  struct Arc {
    var label: UInt8
    /// Number of keys of the state that come before those through this arc.
    var skipped: Int
    var target: State
    var isLast: Bool
  }

  var start: State { State(target: words[1]) }

  var arcCount: Int { max(words.count - Automaton.headerLength, 0) / 2 }

  /// The arc at a 0-based index, or nil when there is none.
  func arc(at index: Int) -> Arc? {
    words.withBytes { arc(at: index, in: $0) }
  }

  @inline(__always)
  private func arc(at index: Int, in bytes: UnsafeRawBufferPointer) -> Arc? {
    // Below `arcCount` both words of the arc lie in the section, whose bytes these are.
    guard index >= 0, index < arcCount else { return nil }
    let offset = 4 * (Automaton.headerLength + 2 * index)
    let first = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    let second = UInt32(
      littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self))
    return Arc(
      label: UInt8(truncatingIfNeeded: first), skipped: Int(first >> 8),
      target: State(target: second), isLast: second & 2 != 0)
  }

  /// The arc of a state with a label.
  private func arc(from state: State, label: UInt8, in bytes: UnsafeRawBufferPointer) -> Arc? {
    var index = state.firstArc
    while let arc = arc(at: index, in: bytes), arc.label <= label {
      if arc.label == label {
        // Children stand before their parents; anything else could lead round in a circle.
        return arc.target.firstArc < state.firstArc ? arc : nil
      }
      if arc.isLast { return nil }
      index += 1
    }
    return nil
  }

  /// The rank of a key among all keys in ascending order of bytes, or nil when it is none.
  ///
  /// - Complexity: O(n) in its bytes.
  @inlinable public func index(of key: some Sequence<UInt8>) -> Int? {
    withBytes(of: key) { rank(of: $0) }
  }

  /// Whether some key begins with these bytes.
  @inlinable public func hasKey(withPrefix prefix: some Sequence<UInt8>) -> Bool {
    withBytes(of: prefix) { leadsSomewhere($0) }
  }

  /// Strings and arrays lend their bytes; others are copied.
  @inlinable public func withBytes<Result>(
    of key: some Sequence<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    key.withContiguousStorageIfAvailable(body) ?? Array(key).withUnsafeBufferPointer(body)
  }

  @usableFromInline func rank(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let end = walk(key), end.state.isFinal, end.rank < count else { return nil }
    return end.rank
  }

  @usableFromInline func leadsSomewhere(_ prefix: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let end = walk(prefix) else { return false }
    return end.state.isFinal || end.state.firstArc >= 0
  }

  private func walk(_ key: UnsafeBufferPointer<UInt8>) -> (state: State, rank: Int)? {
    words.withBytes { bytes in
      var state = start
      var rank = 0
      for label in key {
        guard let arc = arc(from: state, label: label, in: bytes) else { return nil }
        rank += arc.skipped
        state = arc.target
      }
      return (state, rank)
    }
  }

  /// The keys that begin with `prefix`, in ascending order of bytes.
  ///
  /// - Parameter limit: the number of keys after which to stop.
  /// - Complexity: O(n) in the bytes of the keys given.
  public func keys(withPrefix prefix: [UInt8] = [], limit: Int = .max) -> [[UInt8]] {
    guard let end = prefix.withUnsafeBufferPointer(walk) else { return [] }
    let wanted = min(limit, count)
    // A well-formed automaton has no arc that leads to no key, so that the walk is no longer than
    // the keys themselves; the budget stops a hostile one.
    var collector = KeyCollector(
      automaton: self, wanted: wanted, budget: wanted.multipliedSaturating(by: 256))
    collector.collect(from: end.state, key: prefix)
    return collector.keys
  }
}

/// Walks an automaton depth first.
private struct KeyCollector {
  let automaton: Automaton
  let wanted: Int
  var budget: Int
  var keys: [[UInt8]] = []

  mutating func collect(from start: Automaton.State, key: [UInt8]) {
    /// The arcs still to be walked; `depth` is the length of the key before the arc.
    var pending: [(arc: Int, limit: Int, depth: Int)] = []
    var key = key
    visit(start, key, &pending)
    while let (index, limit, depth) = pending.popLast(), keys.count < wanted, budget > 0 {
      budget -= 1
      guard let arc = automaton.arc(at: index), arc.target.firstArc < limit else { continue }
      if !arc.isLast { pending.append((index + 1, limit, depth)) }
      key.removeLast(key.count - depth)
      key.append(arc.label)
      visit(arc.target, key, &pending)
    }
  }

  private mutating func visit(
    _ state: Automaton.State, _ key: [UInt8], _ pending: inout [(arc: Int, limit: Int, depth: Int)]
  ) {
    if state.isFinal, keys.count < wanted { keys.append(key) }
    if state.firstArc >= 0 { pending.append((state.firstArc, state.firstArc, key.count)) }
  }
}

extension Int {
  fileprivate func multipliedSaturating(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
