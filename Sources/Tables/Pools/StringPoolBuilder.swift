/// Collects the strings of a blob; equal bytes are stored once.
///
/// Identity is by bytes, not by Swift's `==`, which takes composed and decomposed accents for equal.
public struct StringPoolBuilder {
  private var strings = ByteNumbering(capacity: 1 << 14)

  /// A pool that holds "" at `StringID.empty`.
  public init() {
    _ = intern("")
  }

  /// The place of a string, new or known.
  ///
  /// - Complexity: O(n) in its bytes.
  public mutating func intern(_ string: String) -> StringID {
    StringID(raw: UInt32(strings.number(of: string)))
  }

  /// Adds the pool's two sections.
  public func write(to writer: inout BlobWriter) {
    writer.add(section: .stringOffsets, words: strings.offsets)
    writer.add(section: .stringBytes, bytes: strings.bytes)
  }
}
