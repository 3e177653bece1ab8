import Foundation
import Testing

@testable import Text

@Suite struct GeneratedTablesTests {
  @Test(.enabled(if: UnicodeDatabase.isUsable, "package unicode-data of the tables' version"))
  func generatedFilesAreCurrent() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = root.appendingPathComponent("Tools/unicode/generate.py").path
    let (status, output) = try UnicodeDatabase.run(["python3", script, "--check"])
    #expect(status == 0, "Run `python3 Tools/unicode/generate.py`: \(output)")
  }

  @Test(
    arguments: [
      letterOrDigitBorders, numberBorders, markBorders, defaultIgnorableBorders, whiteSpaceBorders,
    ].map(Array.init))
  func bordersAscend(borders: [UInt32]) {
    #expect(zip(borders, borders.dropFirst()).allSatisfy(<))
    #expect(borders.count.isMultiple(of: 2))
  }

  @Test(
    arguments: [
      ("a", true), ("Z", true), ("7", true), ("é", true), ("œ", true), ("ª", true), ("²", true),
      ("Ⅷ", true), ("字", true), ("ʼ", true), ("-", false), ("’", false), ("_", false),
      ("€", false), ("🏊", false), ("\u{301}", false), ("\u{200B}", false), ("\u{A0}", false),
    ] as [(Unicode.Scalar, Bool)])
  func lettersAndDigits(scalar: Unicode.Scalar, expected: Bool) {
    #expect(isLetterOrDigit(scalar) == expected)
  }

  @Test(
    arguments: [
      ("é", .latin), ("Ω", .greek), ("ж", .cyrillic), ("א", .other), ("字", .other),
      ("ʼ", .common), ("\u{301}", .common), ("3", .common), ("!", .common), ("🏊", .common),
    ] as [(Unicode.Scalar, Script)])
  func scripts(scalar: Unicode.Scalar, expected: Script) {
    #expect(script(of: scalar) == expected)
  }

  @Test func whiteSpaceIsThatOfTheStandardLibrary() {
    for code in UInt32(0)...0x3100 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      #expect(isWhiteSpace(scalar) == scalar.properties.isWhitespace, "U+\(code)")
    }
  }
}
