import Testing

@testable import Text

/// Long texts of one repeated piece: whatever looks ahead or back without bound never ends here.
@Suite struct HostileTextTests {
  private static let count = 30_000

  @Test(arguments: ["-t-il", "l'", "! ", "« ! ", "! - ", "\n \t", "é\u{301}", "-", "'", "a-", "1,"])
  func longRunsAreRead(piece: String) {
    let text = "a" + String(repeating: piece, count: Self.count)
    let found = tokens(of: text, clitics: .detached)
    #expect(found.last?.range.upperBound == text.utf8.count)
    #expect(!sentences(of: text).isEmpty)
    #expect(frenchTypography(text).utf8.count >= text.utf8.count)
    #expect(FoldedText(folding: text).origins.last == Int32(text.utf8.count))
    #expect(wordCount(text) >= 1)
  }
}
