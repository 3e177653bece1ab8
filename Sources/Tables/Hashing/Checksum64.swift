/// A 64-bit checksum that runs at memory speed: it finds damage, it is no proof against forgery.
///
/// 64 bytes at a time go into four lanes. A lane takes two words, hides one behind a key and the
/// other behind what it has seen so far, multiplies them to 128 bits and adds the halves bit by bit:
/// one multiplication stirs 16 bytes, and a flipped bit changes about half of the bits of the sum.
public enum Checksum64 {
  // Odd numbers with as many ones as zeros in each byte, so that no key leaves part of a word bare.
  private static let key1: UInt64 = 0x2D35_8DCC_AA6C_78A5
  private static let key2: UInt64 = 0x8BB8_4B93_962E_ACC9
  private static let key3: UInt64 = 0x4B33_A62E_D433_D4A3
  private static let key4: UInt64 = 0x4D5A_2DA5_1DE1_AA47

  /// The sum of an array.
  public static func sum(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { sum(of: $0) }
  }

  /// The sum of lent bytes.
  ///
  /// - Complexity: O(n), one pass.
  public static func sum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var offset = 0
    var hash = stripes(bytes, &offset)
    while offset <= bytes.count - 8 {
      hash = mixed(word(bytes, offset) ^ key1, hash ^ key2)
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[offset...].reversed() { rest = rest << 8 | UInt64(byte) }
    hash = mixed(rest ^ key3, hash ^ key4)
    return mixed(hash ^ UInt64(bytes.count), key1)
  }

  /// Four independent lanes: the processor multiplies for one while it waits for another.
  private static func stripes(_ bytes: UnsafeRawBufferPointer, _ offset: inout Int) -> UInt64 {
    // Each begins with another key than its own, else it could not tell its two words apart.
    var (first, second, third, fourth) = (key2, key3, key4, key1)
    if let start = bytes.baseAddress {
      let last = bytes.count - 64
      while offset <= last {
        // All 64 bytes lie inside, so that eight bounds need not be checked.
        let stripe = start + offset
        first = mixed(word(stripe, 0) ^ key1, word(stripe, 8) ^ first)
        second = mixed(word(stripe, 16) ^ key2, word(stripe, 24) ^ second)
        third = mixed(word(stripe, 32) ^ key3, word(stripe, 40) ^ third)
        fourth = mixed(word(stripe, 48) ^ key4, word(stripe, 56) ^ fourth)
        offset += 64
      }
    }
    return mixed(mixed(first ^ key2, second ^ key1), mixed(third ^ key4, fourth ^ key3))
  }

  @inline(__always)
  private static func word(_ stripe: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: stripe.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}
