import Diagnostics
import Testing

@testable import Catalogue

/// A value and where each of its Unicode scalars was written, the end last.
struct PositionCase: CustomTestStringConvertible, Sendable {
  var name: String
  var yaml: String
  var value: String
  /// `line:column` of each scalar; runs in one line as `line:first-last`.
  var places: String

  init(_ name: String, _ yaml: String, _ value: String, _ places: String) {
    self.name = name
    self.yaml = yaml
    self.value = value
    self.places = places
  }

  var testDescription: String { name }
}

@Suite struct YAMLPositionTests {
  static let cases: [PositionCase] = [
    PositionCase("plain", "a: bcd\n", "bcd", "1:4-7"),
    PositionCase("after accents and a swimmer", "é🏊: bcd\n", "bcd", "1:5-8"),
    PositionCase("after a BOM", "\u{FEFF}a: b\n", "b", "1:4-5"),
    PositionCase("CRLF", "# c\r\na: b\r\n", "b", "2:4-5"),
    PositionCase("CR", "# c\ra: b\r", "b", "2:4-5"),
    PositionCase("NFD before", "e\u{301}: b\n", "b", "1:5-6"),
    PositionCase("NFD inside", "a: e\u{301}te\u{301}x\n", "étéx", "1:4 1:6-7 1:9-10"),
    PositionCase("NFD in quotes", "a: \"xe\u{301}y\"\n", "xéy", "1:5-6 1:8-9"),
    PositionCase("single quotes", "a: 'b c'\n", "b c", "1:5-8"),
    PositionCase("doubled apostrophe", "a: 'l''eau'\n", "l'eau", "1:5-6 1:8-11"),
    PositionCase("escapes", #"a: "b\"\u00e9\x41c""#, "b\"éAc", "1:5-6 1:8 1:14 1:18-19"),
    PositionCase("escaped mark", #"a: "e\u0301x""#, "éx", "1:5 1:12-13"),
    PositionCase("plain over lines", "a: b c\n  d\n\n  e\n", "b c d\ne", "1:4-7 2:3 3:1 4:3-4"),
    PositionCase("quotes over lines", "a: \"b \n   c\\\n   d\"\n", "b cd", "1:5 1:7 2:4 3:4-5"),
    PositionCase(
      "line end escaped before a blank line", "a: \"b\\\n\n  c\"\n", "b\nc", "1:5 2:1 3:3-4"),
    PositionCase(
      "line feed escaped after a fold", "a: \"b\n\n \\nc\"\n", "b\n\nc", "1:5 2:1 3:2 3:4-5"),
    PositionCase("space before a folded line end", "a: \"b  \n  c\"\n", "b c", "1:5 1:8 2:3-4"),
    PositionCase("single quotes over lines", "a: 'b\n\n\n  c'\n", "b\n\nc", "1:5 2:1 3:1 4:3-4"),
    PositionCase(
      "literal", "a: |\n  b c\n   d\n\n  e\n", "b c\n d\n\ne\n", "2:3-6 3:3-5 4:1 5:3-4 5:4"),
    PositionCase("literal, kept", "a: |+\n  b\n\n\nc: d\n", "b\n\n\n", "2:3-4 3:1 4:1 2:4"),
    PositionCase("literal, stripped", "a: |-\n  b\n  c\n", "b\nc", "2:3-4 3:3-4"),
    PositionCase("literal with a comment", "a: | # c\n  b\n", "b\n", "2:3-4 2:4"),
    PositionCase("literal with an indicator", "a: |2\n    b\n  c\n", "  b\nc\n", "2:3-6 3:3-4 3:4"),
    PositionCase("literal, CRLF", "a: |\r\n  b\r\n  é\r\n", "b\né\n", "2:3-4 3:3-4 3:4"),
    PositionCase("literal, NFD", "a: |\n  e\u{301}x\n  y\n", "éx\ny\n", "2:3 2:5-6 3:3-4 3:4"),
    PositionCase("folded", "a: >\n  b c\n  d\n\n  e\n", "b c d\ne\n", "2:3-6 3:3-4 5:3-4 5:4"),
    PositionCase(
      "folded, more indented", "a: >\n  b\n    c\n  d\n", "b\n  c\nd\n", "2:3-4 3:3-6 4:3-4 4:4"),
    PositionCase("folded, blank lines first", "a: >\n\n  b\n", "\nb\n", "2:1 3:3-4 3:4"),
    PositionCase("in brackets", "a: [x, 'é', bcd]\n", "bcd", "1:13-16"),
    PositionCase("a second piece", "x: [\na: |\n  b\n", "b\n", "3:3-4 3:4"),
    PositionCase("repaired", "x: [a,\n  l #1]\na: b\n  {c #2\n", "b {c #2", "3:4-5 4:3-8"),
  ]

  /// The last scalar of a document, keys included.
  private func lastScalar(_ node: YAMLNode) -> YAMLScalar? {
    switch node {
    case .scalar(let scalar): scalar
    case .sequence(let items, _): items.last.flatMap(lastScalar)
    case .mapping(let entries, _): entries.last.flatMap { lastScalar($0.value) }
    }
  }

  private func expanded(_ places: String) -> [SourcePosition] {
    places.split(separator: " ").flatMap { place in
      let parts = place.split { $0 == ":" || $0 == "-" }.compactMap { Int($0) }
      return (parts[1]...(parts.last ?? parts[1])).map {
        SourcePosition(line: parts[0], column: $0)
      }.prefix(parts.count == 2 ? 1 : Int.max)
    }
  }

  @Test(arguments: cases)
  func leadsBackToTheSource(example: PositionCase) throws {
    let parsed = YAMLParser.parse(bytes: Array(example.yaml.utf8), file: "f.yaml")
    let root = try #require(parsed.root)
    let last: YAMLNode? =
      if case .mapping(let entries, _) = root {
        entries.first { $0.key.value == "a" }?.value ?? entries.last?.value
      } else {
        root
      }
    let scalar = try #require(last.flatMap(lastScalar))
    #expect(Array(scalar.value.unicodeScalars) == Array(example.value.unicodeScalars))
    let count = example.value.unicodeScalars.count
    let places = (0...count).map { scalar.span(of: $0..<$0).start }
    #expect(places == expanded(example.places))
  }
}
