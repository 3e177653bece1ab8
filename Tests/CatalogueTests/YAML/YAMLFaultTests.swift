import Diagnostics
import Testing

@testable import Catalogue

/// A catalogue with faults and the finding of each, as `line:column id`.
struct FaultCase: CustomTestStringConvertible, Sendable {
  var name: String
  var yaml: String
  var findings: [String]

  init(_ name: String, _ yaml: String, _ findings: String...) {
    self.name = name
    self.yaml = yaml
    self.findings = findings
  }

  var testDescription: String { name }
}

func findings(_ bytes: some Collection<UInt8>) -> [String] {
  YAMLParser.parse(bytes: Array(bytes), file: "f.yaml").diagnostics.map { finding in
    let start = finding.span?.start ?? SourcePosition(line: 0, column: 0)
    return "\(start.line):\(start.column) \(finding.id)"
  }
}

@Suite struct YAMLFaultTests {
  static let cases: [FaultCase] = [
    // Tabs and spaces.
    FaultCase("tab before a key", "formes:\n\tid: x\n", "2:1 tab-indentation"),
    FaultCase("tab after a space", "formes:\n  - id: x\n \tphrase: y\n", "3:2 tab-indentation"),
    FaultCase("tab after a dash", "mots:\n  -\tnon\n", "2:4 tab-indentation"),
    FaultCase("tab in brackets", "mots: [a,\n\tb]\n", "2:1 tab-indentation"),
    FaultCase("tab in a block", "phrases: |\n\tTom nage.\nid: x\n", "2:1 tab-indentation"),
    FaultCase("no-break space as indentation", "formes:\n\u{A0} id: x\n", "2:1 hard-space"),
    FaultCase("no-break space after a dash", "mots:\n  -\u{A0}non\n", "2:4 hard-space"),
    FaultCase("no-break space after a colon", "mot:\u{A0}non\nid: x\n", "1:5 hard-space"),
    FaultCase("no-break space in a key", "mot\u{202F}: non\n", "1:4 hard-space"),

    // Characters.
    FaultCase("control character", "mot: a\u{1}b\n", "1:7 control-character"),
    FaultCase("delete", "mot: a\u{7F}b\n", "1:7 control-character"),
    FaultCase("C1 control", "mot: é\u{80}b\n", "1:7 control-character"),
    FaultCase("noncharacter", "mot: a\u{FFFE}b\n", "1:7 control-character"),
    FaultCase("next line", "mot: a\u{85}b\n", "1:7 line-separator"),
    FaultCase(
      "line separator", "mot: a\u{2028}b\nx: [\u{2029}c]", "1:7 line-separator",
      "2:5 line-separator"),

    // Quotes.
    FaultCase("curly double quotes", "forme: “la sortie piscine”\n", "1:8 curly-quotes"),
    FaultCase("curly single quotes", "mot: ‘piscine’\n", "1:6 curly-quotes"),
    FaultCase(
      "curly quotes in a list", "mots:\n  - “a”\n  - ‘b’ # c\n", "2:5 curly-quotes",
      "3:5 curly-quotes"),
    FaultCase(
      "curly quotes in brackets", "mots: [“a, b”, ’c’, d]\n", "1:8 curly-quotes",
      "1:16 curly-quotes"),
    FaultCase("guillemets around a value", "mot: « piscine »\n", "1:6 curly-quotes"),
    FaultCase("curly quotes around a key", "“mot”: x\n", "1:1 curly-quotes"),
    FaultCase("apostrophe in single quotes", "mot: 'l'eau'\nid: x\n", "1:8 apostrophe-ends-quotes"),
    FaultCase(
      "apostrophes in brackets", "mots: ['l'eau', 'd'Éloi', 'oui']\n",
      "1:10 apostrophe-ends-quotes", "1:19 apostrophe-ends-quotes"),
    FaultCase(
      "text after quotes", "- \"Léa\" dit oui\n- 'Tom' aussi\n", "1:9 text-after-quotes",
      "2:9 text-after-quotes"),
    FaultCase("unclosed quotes", "mot: \"la sortie\nid: x\nforme: \"y\"\n", "1:6 unclosed-quotes"),
    FaultCase("unclosed quotes at the end", "id: x\nmot: 'la sortie\n", "2:6 unclosed-quotes"),
    FaultCase("unknown escape", "mot: \"a\\qb\"\n", "1:8 unknown-escape"),

    // Text that YAML takes apart.
    FaultCase("number sign", "exemple: la course #1\n", "1:20 comment-cuts-text"),
    FaultCase("number sign in brackets", "mots: [la course #1, b]\n", "1:18 comment-cuts-text"),
    FaultCase("number sign as a value", "- #1\n", "1:1 empty-value"),
    FaultCase("number sign after a key", "exemple: #1\n", "1:1 empty-value"),
    FaultCase(
      "placeholder", "phrases:\n  - {ENFANT} nage.\n  - {lemma:AMI}\n", "2:5 unquoted-placeholder",
      "3:5 unquoted-placeholder"),
    FaultCase(
      "placeholder in brackets", "mots: [{ENFANT} nage, parti{E_ENFANT}, c]\n",
      "1:8 unquoted-placeholder", "1:28 unquoted-placeholder"),
    FaultCase(
      "colon in a value", "phrase: Léa dit : bonjour\nnom: a: b\n", "1:17 colon-in-text",
      "2:7 colon-in-text"),
    FaultCase("colon at the end", "titre: Attention :\n", "1:18 colon-in-text"),
    FaultCase(
      "sentence became mapping", "phrases:\n  - Léa dit : bonjour\n", "2:5 sentence-became-mapping"),
    FaultCase(
      "sentence in brackets", "phrases: [Léa dit : bonjour, b]\n", "1:11 sentence-became-mapping"),
    FaultCase("capital became a key", "- Attention: danger\n", "1:3 sentence-became-mapping"),

    // Structure.
    FaultCase("duplicate key", "a: 1\nb: 2\na: 3\n", "3:1 duplicate-key"),
    FaultCase("duplicate key in brackets", "x: { a: 1, a: 2 }\n", "1:12 duplicate-key"),
    FaultCase("duplicate key, NFC and NFD", "\u{E9}: 1\ne\u{301}: 2\n", "2:1 duplicate-key"),
    FaultCase("anchor", "a: &x 1\nb: *x\n", "1:4 anchor", "2:4 alias"),
    FaultCase("anchor on a list", "a: &x\n  - b\n", "1:4 anchor"),
    FaultCase("tag", "a: !!str 1\nb: [!x y]\n", "1:4 tag", "2:5 tag"),
    FaultCase("exclamation first", "- !!! bravo\n", "1:3 tag"),
    FaultCase(
      "reserved characters", "a: @b\nc: `d`\ne: %f\n", "1:4 reserved-character",
      "2:4 reserved-character", "3:4 reserved-character"),
    FaultCase("anchor and tag alone", "a: &x\nb: !t\n", "1:4 anchor", "2:4 tag"),
    FaultCase("anchor before quotes", "a: &x \"b\" c\n", "1:4 anchor", "1:11 text-after-quotes"),
    FaultCase("directive", "%YAML 1.1\n---\na: 1\n", "1:1 directive"),
    FaultCase("several documents", "a: 1\n---\na: 2\n", "2:1 several-documents"),
    FaultCase("text after the end", "a: 1\n...\nb: 2\n", "3:1 several-documents"),
    FaultCase("complex key", "? a\n: b\n", "1:1 complex-key"),
    FaultCase("list as key", "[a, b]: c\n", "1:1 complex-key"),
    FaultCase("empty value", "a:\nb: x\n", "1:1 empty-value"),
    FaultCase("empty item", "a:\n  -\n  - b\n", "2:3 empty-value"),
    FaultCase(
      "unclosed bracket", "mots: [a, b\nid: x\nmot: la course #2\n", "1:7 unclosed-bracket",
      "3:16 comment-cuts-text"),
    FaultCase("bad indentation", "a:\n   b: 1\n  c: 2\nd: 1\n", "3:3 bad-indentation"),
    FaultCase(
      "faults of several entries", "a: [b c\nd: 1\ne:\n    f: 1\n  g: 2\nh: \"\\q\"\n",
      "1:4 unclosed-bracket", "5:3 bad-indentation", "6:5 unknown-escape"),
    FaultCase("dash in a value", "a: - b\n", "1:4 dash-in-value"),
    FaultCase("line without a colon", "a: 1\nbonjour\nc: 2\n", "2:1 missing-colon"),
  ]

  @Test(arguments: cases)
  func finds(faults: FaultCase) {
    #expect(findings(faults.yaml.utf8) == faults.findings)
  }
}
