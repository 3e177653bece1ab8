/// Collects the strings of a blob; equal bytes are stored once.
///
/// Identity is by bytes, not by Swift's `==`, which takes composed and decomposed accents for equal.
public struct StringPoolBuilder {
  private var places: [[UInt8]: UInt32] = [:]
  private var offsets: [UInt32] = [0]
  private var bytes: [UInt8] = []

  /// A pool that holds "" at `StringID.empty`.
  public init() {
    _ = intern("")
  }

  /// The place of a string, new or known.
  ///
  /// - Complexity: O(n) in its bytes.
  public mutating func intern(_ string: String) -> StringID {
    let key = Array(string.utf8)
    if let known = places[key] { return StringID(raw: known) }
    let place = UInt32(offsets.count - 1)
    places[key] = place
    bytes.append(contentsOf: key)
    offsets.append(UInt32(bytes.count))
    return StringID(raw: place)
  }

  /// Adds the pool's two sections.
  public func write(to writer: inout BlobWriter) {
    writer.add(section: .stringOffsets, words: offsets)
    writer.add(section: .stringBytes, bytes: bytes)
  }
}
