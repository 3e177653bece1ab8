import Platform
import TestSupport
import Testing

@Suite struct CheckTests {
  private static let words = ["check", "--grade", "ce1", "--set", Files.smallSet]
  private static let good = "Léa aime le lion.\nLe petit chat regarde la girafe.\n"
  private static let bad = "Le chat mangea. La fièvre regarde le lion.\n"

  private func check(_ text: String, _ more: String...) throws -> ChildProcess.Result {
    try Programs.run("dictee", Self.words + more, input: text)
  }

  @Test(arguments: ["fr", "en"])
  func saysWhatIsWrong(language: String) throws {
    let result = try check(Self.bad, "--lang", language)
    #expect(goldenFault(result.transcript, "Golden/check-\(language).txt") == nil)
  }

  /// A file, `-` and nothing mean the same.
  @Test func readsFilesAndStandardInput() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Array(Self.good.utf8), to: "texte.txt")
    let expected = try check(Self.good)
    #expect(expected.code == 0)
    #expect(expected.errorText == "")
    #expect(try check(Self.good, "-") == expected)
    #expect(try check("", file) == expected)
    #expect(try check("", "--", file) == expected)
  }

  static let spellings: [(String, String)] = [
    ("CRLF", "Léa aime le lion.\r\nLe petit chat regarde la girafe.\r\n"),
    ("CR", "Léa aime le lion.\rLe petit chat regarde la girafe.\r"),
    ("no end of line", "Léa aime le lion. Le petit chat regarde la girafe."),
    ("combining accent", "Le\u{301}a aime le lion.\nLe petit chat regarde la girafe.\n"),
  ]

  @Test(arguments: spellings)
  func givesTheSameFor(name: String, text: String) throws {
    #expect(try check(text, "--json") == check(Self.good, "--json"))
  }

  @Test(arguments: ["", "\n", " \r\n\t "])
  func emptyTextIsRefused(text: String) throws {
    let result = try check(text)
    #expect(result.code == 1)
    #expect(result.text == "")
    #expect(result.errorText == said(by: "dictee check") + "le texte est vide\n")
  }

  @Test func bytesThatAreNoTextEndWith3() throws {
    let folder = try TemporaryFolder()
    for bytes: [UInt8] in [[0xFF], [0x4C, 0xE9, 0x61], [0xC3], [0xED, 0xA0, 0x80]] {
      let file = try folder.write(bytes, to: "texte.txt")
      let result = try check("", file)
      #expect(result.code == 3)
      #expect(result.text == "" && result.errorText.contains("UTF-8"))
    }
  }

  @Test func tooLongAFileEndsWith3() throws {
    let result = try check(String(repeating: "Le lion. ", count: 200_000))
    #expect(result.code == 3)
    #expect(result.text == "")
  }

  @Test(arguments: ["/nonexistent", Files.here])
  func unreadableFileEndsWith3(path: String) throws {
    let result = try check("", path)
    #expect(result.code == 3)
    #expect(result.text == "")
    #expect(result.errorText.contains(path))
  }

  @Test func jsonFollowsItsSchema() throws {
    for text in [Self.good, Self.bad] {
      let result = try check(text, "--json")
      #expect(result.code == (text == Self.good ? 0 : 1))
      #expect(result.text.contains("\"passed\": \(text == Self.good)"))
      #expect(try schemaFaults(of: result.text, "check") == "")
    }
  }

  @Test func wrongUsageEndsWith2() throws {
    for words in [["check"], ["check", "--grade", "CE9"], Self.words + ["a", "b"]] {
      let result = try Programs.run("dictee", words, input: Self.good)
      #expect(result.code == 2)
      #expect(result.text == "")
    }
  }
}
