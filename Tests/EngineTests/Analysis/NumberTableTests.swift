import Testing

@testable import Engine

@Suite struct NumberTableTests {
  /// The same as a dictionary, for numbers that lie close together and for those that lie far apart.
  @Test(arguments: [1, 0x1_0000_0000, 0x9E37_79B9_7F4A_7C15] as [UInt64])
  func findsWhatWasInserted(step: UInt64) {
    var table = NumberTable()
    var dictionary: [UInt64: Int32] = [:]
    for place in 0..<1_000 as Range<Int32> {
      let number = UInt64(place) &* step
      #expect(table[number] == nil)
      table.insert(place, at: number)
      dictionary[number] = place
    }
    for number in 0..<2_000 as Range<UInt64> {
      #expect(table[number &* step] == dictionary[number &* step])
    }
  }
}
