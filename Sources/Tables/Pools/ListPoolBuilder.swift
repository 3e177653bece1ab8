/// Collects the lists of a blob; equal runs of words are stored once.
public struct ListPoolBuilder {
  private var places: [[UInt32]: ListRef] = [:]
  private var words: [UInt32] = []

  /// A pool without lists.
  public init() {}

  /// The place of a run of words, new or known.
  ///
  /// - Complexity: O(n) in the words of the run.
  public mutating func intern(_ run: [UInt32]) -> ListRef {
    guard !run.isEmpty else { return .empty }
    if let known = places[run] { return known }
    let place = ListRef(start: UInt32(words.count), count: UInt32(run.count))
    places[run] = place
    words.append(contentsOf: run)
    return place
  }

  /// The place of a run of strings' places.
  public mutating func intern(_ strings: [StringID]) -> ListRef {
    intern(strings.map(\.raw))
  }

  /// Adds the pool's section.
  public func write(to writer: inout BlobWriter) {
    writer.add(section: .lists, words: words)
  }
}
