import Testing

@testable import Diagnostics

@Suite struct SourceTextTests {
  static let cases: [(String, [UInt8], [String])] = [
    ("empty", [], [""]),
    ("LF", Array("a\nb\n".utf8), ["a", "b", ""]),
    ("CRLF", Array("a\r\nb".utf8), ["a", "b"]),
    ("CR", Array("a\rb\r".utf8), ["a", "b", ""]),
    ("mixed", Array("a\r\r\n\n\rb".utf8), ["a", "", "", "", "b"]),
    ("BOM", [0xEF, 0xBB, 0xBF] + Array("é\n".utf8), ["é", ""]),
    ("NEL ends no line", Array("a\u{85}b\u{2028}c".utf8), ["a\u{85}b\u{2028}c"]),
    ("stray continuation", [0x61, 0x80, 0x81, 0x62], ["a\u{FFFD}\u{FFFD}b"]),
    ("truncated", [0x61, 0xE2, 0x80], ["a\u{FFFD}\u{FFFD}"]),
    ("overlong", [0xC0, 0xAF, 0xE0, 0x80, 0xAF], [String(repeating: "\u{FFFD}", count: 5)]),
    ("surrogate", [0xED, 0xA0, 0x80], ["\u{FFFD}\u{FFFD}\u{FFFD}"]),
    ("past the last", [0xF4, 0x90, 0x80, 0x80], [String(repeating: "\u{FFFD}", count: 4)]),
    ("swimmer", Array("🏊é".utf8), ["🏊é"]),
  ]

  @Test(arguments: cases)
  func cutsIntoLines(name: String, bytes: [UInt8], expected: [String]) {
    let text = SourceText(bytes)
    let lines = (1...text.lineCount).map {
      String(String.UnicodeScalarView(text.lineScalars($0) ?? []))
    }
    #expect(lines == expected)
    #expect(text.lineScalars(0) == nil)
    #expect(text.lineScalars(text.lineCount + 1) == nil)
  }

  @Test func acceptsWhatTheStandardLibraryAccepts() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value), value != 10, value != 13, value != 0xFEFF else {
        continue
      }
      let text = SourceText(Array(String(scalar).utf8))
      #expect(text.lineScalars(1) == [scalar])
    }
  }
}
