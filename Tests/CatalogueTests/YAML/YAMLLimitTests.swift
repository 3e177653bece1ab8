import Diagnostics
import Testing

@testable import Catalogue

@Suite struct YAMLLimitTests {
  @Test(
    arguments: [
      ("UTF-16 LE with BOM", [0xFF, 0xFE, 0x61, 0x00]),
      ("UTF-16 BE with BOM", [0xFE, 0xFF, 0x00, 0x61]),
      ("UTF-16 LE", [0x61, 0x00, 0x3A, 0x00]), ("UTF-16 BE", [0x00, 0x61, 0x00, 0x3A]),
    ] as [(String, [UInt8])])
  func namesUTF16(name: String, bytes: [UInt8]) {
    #expect(findings(bytes) == ["1:1 utf16-encoding"])
  }

  @Test func reportsInvalidUTF8OnceALine() {
    let bytes = Array("a: ".utf8) + [0xE9, 0xE9] + Array("\nb: c\nd: x".utf8) + [0xC0, 0x0A]
    #expect(findings(bytes) == ["1:4 invalid-utf8", "3:5 invalid-utf8"])
  }

  @Test func refusesFilesOver16MiB() {
    let limit = [UInt8](repeating: UInt8(ascii: "#"), count: 16 << 20)
    #expect(findings(limit) == [])
    #expect(findings(limit + [0x0A]) == ["1:1 file-too-large"])
  }

  @Test(arguments: ["[", "- ", "{a: "])
  func refusesNestingOver64(opening: String) {
    let closing = ["[": "]", "{a: ": "}"][opening] ?? ""
    func nested(_ depth: Int) -> [UInt8] {
      let open = String(repeating: opening, count: depth)
      return Array((open + "x" + String(repeating: closing, count: depth)).utf8)
    }
    #expect(findings(nested(64)) == [])
    #expect(findings(nested(65)) == ["1:\(64 * opening.utf8.count + 1) nested-too-deeply"])
    #expect(findings(nested(100_000)).first?.hasSuffix("nested-too-deeply") == true)
  }

  @Test func stopsCountingLexicalFaults() {
    let yaml = String(repeating: "\t- x\n", count: 5000)
    #expect(findings(yaml.utf8).count == YAMLParser.maximumFaults)
  }

  @Test func sortsWithoutDoubles() {
    let yaml = "b: “x”\na: \u{1} #1\n\tc: @d\na: &e f\n\u{2028}\n"
    let found = YAMLParser.parse(bytes: Array(yaml.utf8), file: "f.yaml").diagnostics
    #expect(found == found.sortedByPlace())
    #expect(Set(found).count == found.count)
    #expect(found.count >= 5)
  }
}
