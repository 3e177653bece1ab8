/// A 64-bit checksum that runs at memory speed: it finds damage, it is no proof against forgery.
///
/// The algorithm is XXH64 with seed 0, written from its specification
/// (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md).
public enum Checksum64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// The sum of an array.
  public static func sum(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { sum(of: $0) }
  }

  /// The sum of lent bytes.
  ///
  /// - Complexity: O(n), one pass.
  public static func sum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var offset = 0
    var hash = bytes.count < 32 ? prime5 : stripes(bytes, &offset)
    hash &+= UInt64(bytes.count)
    while offset <= bytes.count - 8 {
      hash = rotated(hash ^ round(0, lane(bytes, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset <= bytes.count - 4 {
      let low = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      hash = rotated(hash ^ (UInt64(low) &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotated(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
      offset += 1
    }
    return avalanche(hash)
  }

  /// Four independent lanes of 8 bytes each: the processor works on them at the same time.
  private static func stripes(_ bytes: UnsafeRawBufferPointer, _ offset: inout Int) -> UInt64 {
    var first = prime1 &+ prime2
    var second = prime2
    var third: UInt64 = 0
    var fourth = 0 &- prime1
    let last = bytes.count - 32
    while offset <= last {
      first = round(first, lane(bytes, offset))
      second = round(second, lane(bytes, offset + 8))
      third = round(third, lane(bytes, offset + 16))
      fourth = round(fourth, lane(bytes, offset + 24))
      offset += 32
    }
    var hash = rotated(first, 1) &+ rotated(second, 7) &+ rotated(third, 12) &+ rotated(fourth, 18)
    hash = merged(hash, first)
    hash = merged(hash, second)
    hash = merged(hash, third)
    return merged(hash, fourth)
  }

  @inline(__always)
  private static func lane(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }

  @inline(__always)
  private static func round(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    rotated(hash &+ lane &* prime2, 31) &* prime1
  }

  private static func merged(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* prime1 &+ prime4
  }

  private static func avalanche(_ value: UInt64) -> UInt64 {
    var hash = value
    hash = (hash ^ hash >> 33) &* prime2
    hash = (hash ^ hash >> 29) &* prime3
    return hash ^ hash >> 32
  }
}
