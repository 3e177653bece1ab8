/// Numbers strings of bytes in the order in which they first come; equal bytes have one number.
///
/// The bytes stand one after the other in one pool, and a table with open addressing finds them by
/// their hash, so that a known string costs no allocation.
public struct ByteNumbering: Sendable {
  /// The bytes of all strings.
  public private(set) var bytes: [UInt8] = []
  /// Where each string begins in `bytes`, and where the last one ends.
  public private(set) var offsets: [UInt32] = [0]
  /// The slots of the table, as many as a power of two.
  ///
  /// Each holds the high half of a hash and, in its low half, a number plus one; 0 is a free slot.
  private var slots: [UInt64]

  /// A numbering without strings.
  ///
  /// - Parameter capacity: how many strings will come, as a hint.
  public init(capacity: Int = 256) {
    var count = 16
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
  }

  /// How many different strings there are.
  public var count: Int { offsets.count - 1 }

  /// The number of a string, new or known: a new one is the count before.
  ///
  /// - Complexity: O(n) in its bytes, amortised.
  public mutating func number(of text: UnsafeRawBufferPointer) -> Int {
    let hash = Checksum64.sum(of: text)
    let slot = slot(of: text, hash)
    if slots[slot] != 0 { return Int(slots[slot] & 0xFFFF_FFFF) - 1 }
    bytes.append(contentsOf: text)
    offsets.append(UInt32(bytes.count))
    slots[slot] = hash & ~0xFFFF_FFFF | UInt64(count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  /// The number of a string; nil for an unknown one.
  public func known(_ text: UnsafeRawBufferPointer) -> Int? {
    let slot = slot(of: text, Checksum64.sum(of: text))
    return slots[slot] == 0 ? nil : Int(slots[slot] & 0xFFFF_FFFF) - 1
  }

  /// The number of a string’s UTF-8.
  public mutating func number(of text: String) -> Int {
    var text = text
    return text.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
  }

  /// The number of a string’s UTF-8; nil for an unknown one.
  public func known(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { known(UnsafeRawBufferPointer($0)) }
  }

  /// The bytes of a string by its number.
  public subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[Int(offsets[number])..<Int(offsets[number + 1])]
  }

  /// The slot that holds a string, or the free one where it belongs.
  private func slot(of text: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32,
        holds(Int(slots[slot] & 0xFFFF_FFFF) - 1, text)
      {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func holds(_ number: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    let range = Int(offsets[number])..<Int(offsets[number + 1])
    guard range.count == text.count else { return false }
    return bytes.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[range]).elementsEqual(text) }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    let mask = slots.count - 1
    bytes.withUnsafeBytes { pool in
      for entry in old where entry != 0 {
        let number = Int(entry & 0xFFFF_FFFF) - 1
        let text = UnsafeRawBufferPointer(
          rebasing: pool[Int(offsets[number])..<Int(offsets[number + 1])])
        var slot = Int(truncatingIfNeeded: Checksum64.sum(of: text)) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = entry
      }
    }
  }
}
