import Diagnostics
import Testing

@testable import Catalogue

/// Catalogues and where a rule must find something: right after each `▶`, nowhere else.
struct RuleCase: CustomTestStringConvertible, Sendable {
  var rule: any LintRule.Type
  var name: String
  /// Paths inside the set with their YAML.
  var files: [(path: String, yaml: String)]
  /// The severity of all findings.
  var severity: Severity

  init(
    _ rule: any LintRule.Type, _ name: String, severity: Severity = .error,
    _ files: (path: String, yaml: String)...
  ) {
    self.rule = rule
    self.name = name
    self.severity = severity
    self.files = files
  }

  var testDescription: String { "\(rule.id): \(name)" }

  /// Whether the rule must find something.
  var isBad: Bool { files.contains { $0.yaml.contains("▶") } }
}

/// Another way in which the same catalogue may be stored.
enum StoredAs: CaseIterable, Sendable {
  case typed
  case decomposed
  case carriageReturns
  case byteOrderMark

  func apply(_ yaml: String) -> String {
    switch self {
    case .typed, .byteOrderMark: yaml
    case .decomposed: yaml.map { decompositions[$0] ?? String($0) }.joined()
    case .carriageReturns:
      yaml.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
  }

  func bytes(_ text: String) -> [UInt8] {
    (self == .byteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }
}

private let decompositions: [Character: String] = [
  "é": "e\u{301}", "è": "e\u{300}", "ê": "e\u{302}", "ë": "e\u{308}", "à": "a\u{300}",
  "â": "a\u{302}", "î": "i\u{302}", "ï": "i\u{308}", "ô": "o\u{302}", "ù": "u\u{300}",
  "û": "u\u{302}", "ç": "c\u{327}", "É": "E\u{301}", "À": "A\u{300}",
]

/// Takes the marks out of a text; for each its place, as `file:line:column`.
func unmarked(_ text: String, file: String) -> (text: String, places: [String]) {
  var kept = String.UnicodeScalarView()
  var places: [String] = []
  var (line, column) = (1, 1)
  for scalar in text.unicodeScalars {
    if scalar == "▶" {
      places.append("\(file):\(line):\(column)")
      continue
    }
    kept.append(scalar)
    (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
  }
  return (String(kept), places)
}

/// The findings of one rule.
func findings(of rule: any LintRule.Type, in files: [CatalogueFile]) -> [Diagnostic] {
  let (catalogue, _) = CatalogueReader.read(files)
  let compiler = CatalogueCompiler(catalogue, sink: DiagnosticSink())
  let scope = LintScope(catalogue, inflections: compiler.inflections, files: files, faults: [])
  var found: [Diagnostic] = []
  rule.init().check(scope) { found.append($0) }
  return found.sortedByPlace()
}

@Suite struct RuleTests {
  static let cases = motifCases + exampleCases + frenchCases + templateCases + setCases

  @Test(arguments: cases, StoredAs.allCases)
  func firesWhereMarked(rule: RuleCase, stored: StoredAs) {
    var expected: [String] = []
    let files = rule.files.map { file in
      let (text, places) = unmarked(stored.apply(file.yaml), file: file.path)
      expected += places
      return CatalogueFile(path: file.path, pathInSet: file.path, bytes: stored.bytes(text))
    }
    let found = findings(of: rule.rule, in: files)
    let places = found.map { finding in
      finding.span.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? "nowhere"
    }
    #expect(places.sorted() == expected.sorted(), "\(found.map(\.message.en))")
    #expect(found.allSatisfy { $0.id == rule.rule.id && $0.severity == rule.severity })
  }

  /// Every rule is shown at work and at rest.
  @Test func everyRuleHasBothCases() {
    for rule in lintRules {
      let own = RuleTests.cases.filter { $0.rule.id == rule.id }
      #expect(own.contains { $0.isBad }, "\(rule.id) has no bad case")
      #expect(own.contains { !$0.isBad }, "\(rule.id) has no good case")
    }
  }
}
