import Diagnostics
import Testing

@testable import Catalogue

extension YAMLNode {
  /// The tree as text, without its places.
  var outline: String {
    switch self {
    case .scalar(let scalar): "‹\(scalar.value)›"
    case .sequence(let items, _): "[" + items.map(\.outline).joined(separator: " ") + "]"
    case .mapping(let entries, _):
      "{" + entries.map { "\($0.key.value): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }
}

@Suite struct YAMLAcceptanceTests {
  static let cases: [(String, String, String)] = [
    (
      "words that YAML turns into booleans", "mots: [non, oui, no, on, off, y, n, Yes]",
      "{mots: [‹non› ‹oui› ‹no› ‹on› ‹off› ‹y› ‹n› ‹Yes›]}"
    ),
    (
      "numbers, times and dates", "a: [08, 16:30, \"16:30\", 2024-01-01, ~, null, 1e3]",
      "{a: [‹08› ‹16:30› ‹16:30› ‹2024-01-01› ‹~› ‹null› ‹1e3›]}"
    ),
    ("BOM", "\u{FEFF}formes:\n  - id: piscine\n", "{formes: [{id: ‹piscine›}]}"),
    ("CRLF", "formes:\r\n  - id: piscine\r\n", "{formes: [{id: ‹piscine›}]}"),
    ("CR", "formes:\r  - id: piscine\r", "{formes: [{id: ‹piscine›}]}"),
    ("comments", "# titre\na: b # fin\n  # retrait\nc: d #\n", "{a: ‹b›, c: ‹d›}"),
    (
      "number sign without a space", "a: la#1\nb: \"la #1\"\nc: 'la #1'\n",
      "{a: ‹la#1›, b: ‹la #1›, c: ‹la #1›}"
    ),
    ("comment at once after quotes", "a: \"b\" #c\n", "{a: ‹b›}"),
    (
      "signs in a block", "a: |\n  “b” #1 : {ENFANT}\n  'l'eau'\n",
      "{a: ‹“b” #1 : {ENFANT}\n'l'eau'\n›}"
    ),
    ("block under a list", "- |\n  a: b: c\n- d\n", "[‹a: b: c\n› ‹d›]"),
    ("placeholder inside text", "a: Le soir, {ENFANT} nage.\n", "{a: ‹Le soir, {ENFANT} nage.›}"),
    (
      "mappings in braces", "a: { b: [c, d], e: { f: g } }\nh: {}\n",
      "{a: {b: [‹c› ‹d›], e: {f: ‹g›}}, h: {}}"
    ),
    (
      "guillemets of a dialogue", "- « Oui ! » dit Tom.\n- Il dit « non »\n",
      "[‹« Oui ! » dit Tom.› ‹Il dit « non »›]"
    ),
    ("guillemets twice", "- « Oui », « non »\n", "[‹« Oui », « non »›]"),
    (
      "curly quotes inside text", "a: Il dit “oui” à ‘Tom’ l’ami\n",
      "{a: ‹Il dit “oui” à ‘Tom’ l’ami›}"
    ),
    (
      "apostrophes in plain text", "a: l'eau d'aujourd'hui\nb: [l'eau, 'd''or']\n",
      "{a: ‹l'eau d'aujourd'hui›, b: [‹l'eau› ‹d'or›]}"
    ),
    (
      "colon without a space", "a: 16:30:05\nb: ah:\u{2009}x\n",
      "{a: ‹16:30:05›, b: ‹ah:\u{2009}x›}"
    ),
    (
      "exclamation marks and questions", "a: [PISCINE !!!, Ça va ?, Oui*, a & b]\n",
      "{a: [‹PISCINE !!!› ‹Ça va ?› ‹Oui*› ‹a & b›]}"
    ),
    (
      "signs inside words", "a: (dé)placer\nb: -er\nc: ?non\nd: :a\n",
      "{a: ‹(dé)placer›, b: ‹-er›, c: ‹?non›, d: ‹:a›}"
    ),
    (
      "keys of catalogues", "m/f: a\nà-part: b\n\"l'un\": c\n", "{m/f: ‹a›, à-part: ‹b›, l'un: ‹c›}"
    ),
    ("list not indented", "a:\n- b\n- c\nd: e\n", "{a: [‹b› ‹c›], d: ‹e›}"),
    ("brackets over lines", "a: [\n  b,\n  c\n]\nd: [e,\n    f]\n", "{a: [‹b› ‹c›], d: [‹e› ‹f›]}"),
    (
      "text over lines", "a: b\n  “c” d\n  {e} f\nb: \"c\n  d\"\n", "{a: ‹b “c” d {e} f›, b: ‹c d›}"
    ),
    ("one document with its mark", "---\na: b\n...\n", "{a: ‹b›}"),
    ("empty texts in quotes", "a: \"\"\nb: ''\n", "{a: ‹›, b: ‹›}"),
    ("emoji", "a: 🏊 piscine\n", "{a: ‹🏊 piscine›}"),
    ("tab after a value", "a: b\t# c\nd:\te\n", "{a: ‹b›, d: ‹e›}"),
  ]

  @Test(arguments: cases)
  func readsSilently(name: String, yaml: String, expected: String) {
    let parsed = YAMLParser.parse(bytes: Array(yaml.utf8), file: "f.yaml")
    #expect(parsed.diagnostics == [])
    #expect(parsed.root?.outline == expected)
  }

  @Test(arguments: ["", "\n\n", "# seulement un commentaire\n", "\u{FEFF}", "---\n"])
  func readsNothingFromEmptyFiles(yaml: String) {
    let parsed = YAMLParser.parse(bytes: Array(yaml.utf8), file: "f.yaml")
    #expect(parsed.diagnostics == [])
    #expect(parsed.root == nil || parsed.root?.isLeftOut == true)
  }

  @Test func normalisesToNFC() throws {
    let parsed = YAMLParser.parse(bytes: Array("e\u{301}: cha\u{302}teau".utf8), file: "f.yaml")
    guard case .mapping(let entries, _) = try #require(parsed.root),
      case .scalar(let scalar) = try #require(entries.first?.value)
    else { throw YAMLTestError.unexpectedKind }
    #expect(Array(entries[0].key.value.unicodeScalars) == ["é"])
    #expect(Array(scalar.value.unicodeScalars) == Array("château".unicodeScalars))
    #expect(parsed.diagnostics == [])
  }

  @Test func keepsTheGoodEntriesOfAFaultyFile() {
    let yaml = "a: [b c\nd: 1\ne:\n    f: 1\n  g: 2\nh:\n- i\n- 'j\n- k\nl: m\n"
    let parsed = YAMLParser.parse(bytes: Array(yaml.utf8), file: "f.yaml")
    #expect(parsed.root?.outline == "{d: ‹1›, h: [‹i› ‹'j› ‹k›], l: ‹m›}")
  }

  @Test func readsWhatStandsBehindAnchorsAndTags() {
    let yaml = "a: &x [b, !t c]\nd: !!map\n  e: &y \"f\"\n"
    let parsed = YAMLParser.parse(bytes: Array(yaml.utf8), file: "f.yaml")
    #expect(parsed.root?.outline == "{a: [‹b› ‹c›], d: {e: ‹f›}}")
    #expect(parsed.diagnostics.map(\.id) == ["anchor", "tag", "tag", "anchor"])
  }

  @Test func givesBothLinesOfADuplicateKeyFarApart() throws {
    let between = (1...40).map { "mot\($0): x\n" }.joined()
    let yaml = "piscine: un\n" + between + "piscine: deux\n"
    let found = YAMLParser.parse(bytes: Array(yaml.utf8), file: "f.yaml").diagnostics
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.id == "duplicate-key")
    #expect(finding.message.fr.contains("lignes 1 et 42"))
    #expect(finding.span?.start == SourcePosition(line: 42, column: 1))
    #expect(finding.notes.first?.span?.start == SourcePosition(line: 1, column: 1))
  }
}

enum YAMLTestError: Error { case unexpectedKind }
