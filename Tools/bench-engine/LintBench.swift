import Catalogue
import Diagnostics

/// The static rules of the linter inside one process, on one thread.
struct LintBench {
  private let files: [CatalogueFile]
  private let read: (catalogue: CatalogueSyntax, diagnostics: [Diagnostic])
  private let inflections: [Inflection]
  private static let rounds = 5
  /// The rules that compare motifs with one another.
  private static let overlapRules: Set<String> = [
    "contained-motif", "duplicate-motif", "silenced-motif", "tied-motifs",
  ]

  init(_ files: [CatalogueFile]) {
    self.files = files
    read = CatalogueReader.read(files)
    inflections = CatalogueCompiler(read.catalogue, sink: DiagnosticSink()).inflections
  }

  /// All rules, with what they share.
  func ruleFigures() -> [Figure] {
    let seconds = fastest(of: LintBench.rounds, [{ _ = scope.findings() }])
    return [
      Figure(name: "rules", value: Double(lintRules.count)),
      Figure(name: "rules_seconds", value: seconds[0]),
    ]
  }

  /// The rules that compare motifs, with what they share.
  func overlapFigures() -> [Figure] {
    let rules = lintRules.filter { LintBench.overlapRules.contains($0.id) }
    var count = 0
    let seconds = fastest(
      of: LintBench.rounds,
      [
        {
          count = 0
          let scope = scope
          for rule in rules { rule.init().check(scope) { _ in count += 1 } }
        }
      ])
    return [
      Figure(name: "overlap_findings", value: Double(count)),
      Figure(name: "overlap_seconds", value: seconds[0]),
    ]
  }

  private var scope: LintScope {
    LintScope(
      read.catalogue, inflections: inflections, files: files)
  }
}
