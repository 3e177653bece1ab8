/// A 64-bit hash of a word that grows byte by byte (FNV-1a), so that the hashes of all beginnings
/// of a word come for free; that is how blocked beginnings are found.
public struct WordHash: Hashable, Sendable {
  /// The hash of the bytes taken so far.
  public var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  @inlinable public init() {}

  /// The hash of a whole word.
  @inlinable public init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Takes the next byte.
  @inlinable @inline(__always)
  public mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
