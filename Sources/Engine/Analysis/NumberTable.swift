/// Places by number: a dictionary that needs no type of its own at run time, which a program would
/// have to make when it starts.
struct NumberTable: Sendable {
  private static let firstCount = 64

  /// Numbers and places side by side; a place below 0 marks a free slot.
  private var numbers: [UInt64] = []
  private var places: [Int32] = []
  private var count = 0

  /// The place of a number, or nil.
  subscript(number: UInt64) -> Int32? {
    guard !places.isEmpty else { return nil }
    let place = places[slot(of: number)]
    return place >= 0 ? place : nil
  }

  /// Sets the place of a number that has none; a place is 0 or more.
  mutating func insert(_ place: Int32, at number: UInt64) {
    if count * 2 >= places.count { grow() }
    let slot = slot(of: number)
    numbers[slot] = number
    places[slot] = place
    count += 1
  }

  /// The slot that holds a number, else the free one where it belongs.
  private func slot(of number: UInt64) -> Int {
    let mask = places.count - 1
    var slot = Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while places[slot] >= 0, numbers[slot] != number { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (numbers, places)
    let size = max(places.count * 2, NumberTable.firstCount)
    numbers = [UInt64](repeating: 0, count: size)
    places = [Int32](repeating: -1, count: size)
    for (number, place) in zip(old.0, old.1) where place >= 0 {
      let slot = slot(of: number)
      numbers[slot] = number
      places[slot] = place
    }
  }
}
