import Catalogue
import Diagnostics
import Testing

@testable import Audit

/// Severities that were chosen, configurations and baselines.
@Suite struct ControlTests {
  private func finding(_ id: String, _ severity: Severity, column: Int = 1) -> Diagnostic {
    let start = SourcePosition(line: 1, column: column)
    let end = SourcePosition(line: 1, column: column + 1)
    return Diagnostic(
      id: id, severity: severity, LocalizedText(fr: id, en: id),
      at: SourceSpan(file: "a.yaml", start: start, end: end))
  }

  private func configuration(_ yaml: String) -> (LintConfiguration, [Diagnostic]) {
    let sink = DiagnosticSink()
    return (
      LintConfiguration(Array(yaml.utf8), file: "catalogue-lint.yaml", sink: sink), sink.diagnostics
    )
  }

  @Test func levels() {
    var levels = RuleLevels()
    levels.set("a", .off)
    levels.set("b", .info)
    levels.set("b", .error)
    let found = levels.applied(
      to: [finding("a", .error), finding("b", .warning), finding("c", .info)])
    #expect(found.map { "\($0.id) \($0.severity)" } == ["b error", "c info"])
  }

  @Test func wholeConfiguration() {
    let (settings, faults) = configuration(
      """
      echec: warning
      montrer: info
      connus: connus.yaml
      regles:
        contained-motif: off
        raw-substring: error
      """)
    #expect(faults.isEmpty)
    #expect(settings.failLevel == .warning)
    #expect(settings.shown == .info)
    #expect(settings.baseline == "connus.yaml")
    let left = settings.levels.applied(
      to: [finding("contained-motif", .info), finding("raw-substring", .info)])
    #expect(left.map(\.severity) == [.error])
  }

  @Test(arguments: [
    "regles: { contained-motifs: off }", "regles: { contained-motif: aucun }",
    "regles: [contained-motif]", "echec: grave", "limite: info", "regles: { duplicate-key: off }",
    "echec: warning\nechec: info\n",
  ])
  func faultyConfiguration(yaml: String) {
    #expect(configuration(yaml).1.holdErrors)
  }

  /// The shape that editors get names the keys that are read, and every rule that can be set.
  @Test func shapeIsWhatIsRead() {
    let keys = FileShape.settings.root.fields.map(\.key)
    let found = configuration("echecs: info").1
    #expect(found.map(\.cure?.en) == ["did you mean “echec”?"])
    #expect(found.first?.message.en.hasSuffix(keys.sorted().joined(separator: ", ")) == true)
    guard
      case .keys(let rules) = FileShape.settings.root.fields.first(where: { $0.key == "regles" })?
        .value
    else {
      Issue.record("regles has no keys")
      return
    }
    for rule in rules.fields {
      for level in RuleLevels.Level.allCases {
        let faults = configuration("regles: { \(rule.key): \(level.rawValue) }").1
        #expect(faults.isEmpty, "\(rule.key) \(level)")
      }
    }
    #expect(rules.fields.count == allRulePages.count { $0.isAdjustable })
    #expect(
      configuration("regles: { contained-motif: eror }").1.map(\.cure?.en)
        == ["did you mean “error”?"])
    #expect(FileShape.settings.files == LintConfiguration.fileName)
  }

  private let source = SourceText(Array("élan lune \"x\\y\u{1}".utf8))

  private func baseline(_ text: String) -> (Baseline, [Diagnostic]) {
    let sink = DiagnosticSink()
    return (Baseline(Array(text.utf8), file: "connus.yaml", sink: sink), sink.diagnostics)
  }

  @Test func baselineKnowsWhatItWasWrittenFrom() {
    var findings = [
      finding("a", .warning), finding("a", .warning), finding("b", .error, column: 6),
    ]
    findings[2].entry = "formes l'été \"d'ici\""
    findings[2].witness = Witness("x\\y\u{1}\u{E9}te\u{301}")
    let text = Baseline.text(of: findings) { _ in source }
    let (known, faults) = baseline(text)
    #expect(faults.isEmpty, "\(text)")
    #expect(known.unknown(findings) { _ in source } == [])
    let again = Baseline.text(of: findings.reversed()) { _ in source }
    #expect(again == text)
  }

  @Test func baselineTellsNewAndGone() {
    let old = [finding("a", .warning), finding("a", .warning)]
    let (known, _) = baseline(Baseline.text(of: old) { _ in source })
    let new = finding("c", .info)
    let found = known.unknown([finding("a", .warning), new]) { _ in source }
    #expect(Set(found.map(\.id)) == ["c", "gone-finding"])
    #expect(found.count == 2)
    #expect(found.first { $0.id == "gone-finding" }?.severity == .error)
  }

  /// Lines above a finding, and where in the line it stands, are not part of its key.
  @Test func baselineSurvivesOtherEdits() {
    let (known, _) = baseline(
      Baseline.text(of: [finding("a", .warning, column: 6)]) { _ in source })
    var moved = finding("a", .warning, column: 6)
    moved.span?.start = SourcePosition(line: 3, column: 2)
    moved.span?.end = SourcePosition(line: 3, column: 3)
    let later = SourceText(Array("x\ny\n lune".utf8))
    #expect(known.unknown([moved]) { _ in later } == [])
  }

  @Test func emptyBaseline() {
    let text = Baseline.text(of: []) { _ in nil }
    #expect(baseline(text).1.isEmpty)
  }

  @Test(arguments: ["constats: x", "constats: [a]", "autre: []", "constats:\n  - { sujet: a }"])
  func faultyBaseline(yaml: String) {
    #expect(baseline(yaml).1.holdErrors)
  }
}
