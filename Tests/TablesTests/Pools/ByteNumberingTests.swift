import Tables
import TestSupport
import Testing

@Suite("Equal bytes have one number")
struct ByteNumberingTests {
  @Test func numbersFollowTheFirstOccurrence() {
    var numbering = ByteNumbering()
    let numbers = ["le", "la", "", "le", "les", "la", ""].map { numbering.number(of: $0) }
    #expect(numbers == [0, 1, 2, 0, 3, 1, 2])
    #expect(numbering.count == 4)
    #expect(Array(numbering[3]) == Array("les".utf8))
    #expect(numbering.known("les") == 3)
    #expect(numbering.known("lés") == nil)
  }

  @Test func composedAndDecomposedAreDifferent() {
    var numbering = ByteNumbering()
    #expect(numbering.number(of: "\u{E9}") != numbering.number(of: "e\u{301}"))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func agreesWithADictionary(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // A small capacity, so that the table grows several times.
    var numbering = ByteNumbering(capacity: 1)
    var expected: [[UInt8]: Int] = [:]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        UInt8.random(in: 0...20, using: &random)
      }
      let number = text.withUnsafeBytes { numbering.number(of: $0) }
      #expect(number == expected[text] ?? expected.count)
      expected[text] = number
    }
    for (text, number) in expected {
      #expect(Array(numbering[number]) == text)
      #expect(text.withUnsafeBytes { numbering.known($0) } == number)
    }
  }
}
