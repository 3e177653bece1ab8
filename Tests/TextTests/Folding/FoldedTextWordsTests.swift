import Testing
import Text

@Suite("Words and runs of a folded text")
struct FoldedTextWordsTests {
  private func words(_ text: String) -> [String] {
    let folded = FoldedText(folding: text)
    return pieces(folded, folded.nextWord)
  }

  private func runs(_ text: String) -> [String] {
    let folded = FoldedText(folding: text)
    return pieces(folded, folded.nextRun)
  }

  private func pieces(_ folded: FoldedText, _ next: (Int) -> Range<Int>?) -> [String] {
    var found: [String] = []
    var offset = 0
    while let range = next(offset) {
      found.append(String(decoding: folded.bytes[range], as: UTF8.self))
      offset = range.upperBound
    }
    return found
  }

  @Test func wordsKeepDigitsAndRunsDoNot() {
    #expect(words("Judo-17h à l'École !") == ["judo", "17h", "a", "l", "ecole"])
    #expect(runs("Judo-17h à l'École !") == ["judo", "17", "h", "a", "l", "ecole"])
    #expect(runs("m² Ⅳe Жук9") == ["m", "²", "ⅳ", "e", "жук", "9"])
    #expect(words("… 😀") == [] && runs("") == [])
  }

  @Test func kinds() {
    let text = FoldedText(folding: "é1½ж-")
    let kinds = text.bytes.indices.map(text.kind)
    #expect(kinds == [.letter, .number, .number, .number, .letter, .letter, .other])
    #expect(text.kind(at: -1) == .other && text.kind(at: 7) == .other)
    #expect(text.letterAndDigitCount(0..<7) == 4)
    #expect(text.isSingleLetter(4..<6) && !text.isSingleLetter(1..<2))
  }

  @Test(arguments: [
    ("a.b", true), ("a. b", true), ("a.  b", true), ("a b", false), ("a-.b", false),
    ("a.bc", false), ("ab.c", false), ("a.1", false), ("a.-b", false), ("a.", false), ("a", false),
  ])
  func abbreviations(text: String, goesOn: Bool) throws {
    let folded = FoldedText(folding: text)
    let first = try #require(folded.nextRun(from: 0))
    #expect((folded.abbreviationContinuation(after: first) != nil) == goesOn)
  }
}
