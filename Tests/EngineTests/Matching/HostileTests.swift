import Engine
import MatchingReference
import Tables
import TestSupport
import Testing
import Text

@Suite("Hostile tables and titles end the matching")
struct HostileTests {
  private static let sections: [SectionID] = [
    .patternNodes, .patternEdges, .patterns, .blockedNodes, .blockedEdges, .blockedPatterns,
    .motifWords, .stringOffsets, .stringBytes, .lists,
  ]

  @Test(arguments: 0..<200 as Range<UInt64>)
  func noiseInEverySection(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var writer = BlobWriter()
    for section in HostileTests.sections {
      let words = (0..<80).map { _ in
        UInt32.random(in: 0...(Bool.random(using: &random) ? 30 : .max), using: &random)
      }
      let small: UInt32 = [0, 1, 3, 7, 15][Int.random(in: 0..<5, using: &random)]
      writer.add(section: section, words: [small] + words)
    }
    let matcher = try TitleMatcher(Blob(BlobMemory(copying: writer.finish(contentHash: []))))
    let title = FoldedText(
      folding: "Fête de l'école 8 a.b.c judo-17h " + String(repeating: "a ", count: 40))
    for match in matcher.candidates(in: title) {
      #expect(match.range.upperBound <= title.bytes.count)
    }
    for match in matcher.wideMatches(in: title) {
      #expect(match.range.upperBound <= title.bytes.count)
    }
  }

  /// Each would take minutes if a step cost time in the length of the title.
  @Test(arguments: ["judo ", "a.", "l'", "1 ", "pas ", "é-", "x", "les 8 ans ", "R. D. "])
  func aVeryLongTitle(piece: String) throws {
    let matcher = try PatternSet.family.compiled()
    let title = FoldedText(folding: String(repeating: piece, count: 20_000))
    let matches = matcher.matches(in: title)
    #expect(matches.count == (piece == "judo " ? 20_000 : 0))
    #expect(matcher.wideMatches(in: title).isEmpty)
  }
}
