import Platform
import Testing

@Suite struct ThreadsTests {
  @Test func bothPiecesOfWorkAreDone() {
    for number in 0..<100 {
      let (other, own) = alongside {
        (0...number).reduce(0, +)
      } _: {
        "\(number)"
      }
      #expect(other == number * (number + 1) / 2)
      #expect(own == "\(number)")
    }
  }
}
