import Testing

@testable import Text

@Suite struct NormalisationTests {
  /// Bytes are compared: `String` calls canonically equivalent texts equal.
  private func nfcBytes(_ text: String) -> [UInt8] {
    Array(normalizedNFC(text).utf8)
  }

  @Test(arguments: [
    ("école", "école"), ("e\u{301}cole", "école"), ("E\u{301}loi", "Éloi"),
    ("Zoe\u{308}", "Zoë"), ("c\u{327}a", "ça"), ("a\u{323}\u{302}", "\u{1EAD}"),
    ("a\u{302}\u{323}", "\u{1EAD}"), ("\u{212B}", "Å"), ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
    ("l’été\u{202F}!", "l’été\u{202F}!"), ("", ""), ("\u{301}", "\u{301}"),
    ("e\u{34F}\u{301}", "e\u{34F}\u{301}"), ("\u{2126}", "Ω"), ("\u{F900}", "\u{8C48}"),
    ("\u{2000}", "\u{2002}"),
  ])
  func composes(text: String, expected: String) {
    #expect(nfcBytes(text) == Array(expected.utf8))
  }

  /// The conformance rule of the standard: c2 = NFC(c1) = NFC(c2) = NFC(c3), c4 = NFC(c4) = NFC(c5).
  @Test(.enabled(if: UnicodeDatabase.isUsable, "package unicode-data of the tables' version"))
  func passesTheConformanceTest() throws {
    var rows = 0
    for line in try UnicodeDatabase.normalizationTestLines() where !line.hasPrefix("#") {
      guard !line.hasPrefix("@") else { continue }
      let columns = line.split(separator: ";").prefix(5).map(text)
      guard columns.count == 5 else { continue }
      rows += 1
      let isRight =
        (0...2).allSatisfy { nfcBytes(columns[$0]) == Array(columns[1].utf8) }
        && (3...4).allSatisfy { nfcBytes(columns[$0]) == Array(columns[3].utf8) }
      if !isRight { Issue.record("row \(rows): \(line.prefix(80))") }
    }
    #expect(rows > 18_000)
  }

  @Test func longRunsOfMarksKeepTheirOrder() {
    let marks = String(repeating: "\u{301}\u{323}", count: 20_000)
    let ordered =
      String(repeating: "\u{323}", count: 20_000) + String(repeating: "\u{301}", count: 20_000)
    #expect(nfcBytes("x" + marks) == Array(("x" + ordered).utf8))
  }

  private func text(_ column: Substring) -> String {
    var view = String.UnicodeScalarView()
    for code in column.split(separator: " ") {
      if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) { view.append(scalar) }
    }
    return String(view)
  }
}
