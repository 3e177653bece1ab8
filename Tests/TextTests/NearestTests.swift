import Testing

@testable import Text

@Suite struct NearestTests {
  @Test(arguments: [
    ("motfis", ["motifs", "mentions"], "motifs"),
    ("gnre", ["genre", "rang"], "genre"),
    ("xyz", ["genre", "rang"], nil),
  ])
  func findsTheNearestWord(word: String, candidates: [String], expected: String?) {
    #expect(nearest(to: word, among: candidates) == expected)
  }
}
