/// The forms met lately with what was found for them; a new one takes the place of an old one.
///
/// Looking a form up here costs one comparison of its bytes, in the lexicon a walk through an
/// automaton.
struct FormTable: Sendable {
  private struct Slot: Sendable {
    var hash: UInt64 = 0
    var start: Int32 = 0
    var count: Int32 = -1
    var value: Int32 = 0
  }

  private static let slotCount = 8192
  /// When the bytes of all forms ever kept pass this, the table starts afresh.
  private static let maximumBytes = 1 << 20

  private var slots: [Slot] = []
  private var bytes: [UInt8] = []

  /// The value kept for a form, or nil.
  func value(of form: [UInt8], hash: UInt64) -> Int32? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[Int(truncatingIfNeeded: hash & UInt64(Self.slotCount - 1))]
    guard slot.hash == hash, Int(slot.count) == form.count else { return nil }
    let start = Int(slot.start)
    for place in 0..<form.count where bytes[start + place] != form[place] { return nil }
    return slot.value
  }

  /// Keeps the value of a form.
  mutating func keep(_ value: Int32, of form: [UInt8], hash: UInt64) {
    if slots.isEmpty || bytes.count + form.count > Self.maximumBytes {
      slots = [Slot](repeating: Slot(), count: Self.slotCount)
      bytes.removeAll(keepingCapacity: true)
    }
    let slot = Slot(
      hash: hash, start: Int32(bytes.count), count: Int32(form.count), value: value)
    bytes += form
    slots[Int(truncatingIfNeeded: hash & UInt64(Self.slotCount - 1))] = slot
  }

  /// A hash of a form; only its spread matters, since the bytes are compared.
  static func hash(_ form: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in form { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ hash >> 29
  }
}
