package import Catalogue
package import Diagnostics
package import Engine
import Platform
import Tables

/// What became of the files of a set.
package struct BuiltSet {
  /// The compiled set; nil when there was an error.
  package var compiled: [UInt8]?
  /// The set as the engine sees it; nil when there was an error.
  package var set: CompiledSet?
  /// All findings, sorted by place.
  package var diagnostics: [Diagnostic]
  package var catalogue: CatalogueSyntax
  /// What was tried of its texts; nil when none were.
  package var sample: SampleCount?

  /// Whether any finding forbids the use of the set.
  package var hasErrors: Bool { diagnostics.holdErrors }
}

/// Reads, lints and compiles sets.
package enum SetBuilder {
  /// Reads the files, runs the static rules, compiles, and tries the set in the engine; the last
  /// only when nothing before was an error.
  ///
  /// - Complexity: O(n log n) in the size of the set.
  package static func build(
    _ files: [CatalogueFile], _ settings: LintSettings = LintSettings()
  ) -> BuiltSet {
    keepFreedMemory()
    let read = CatalogueReader.read(files)
    let sink = DiagnosticSink()
    sink.report(contentsOf: read.diagnostics)
    let (linted, tried) = lintAndTry(read, files, sink)
    var built = BuiltSet(compiled: nil, set: nil, diagnostics: [], catalogue: read.catalogue)
    var control = FindingControl(read.catalogue, settings)
    built.diagnostics = control.visible(
      sink.diagnostics + (tried.map { replayed(linted, read.catalogue, $0.set) } ?? linted))
    if let tried, !built.hasErrors {
      var found = tried.findings
      if settings.depth == .whole {
        let scope = AuditScope(read.catalogue, tried.set, files: files)
        found += wholeFindings(scope)
        built.sample = scope.sample?.size
        control.ran.insert(.trial)
      }
      built.diagnostics += control.visible(found)
      if !built.hasErrors {
        built.compiled = tried.bytes
        built.set = tried.set
      }
    }
    built.diagnostics += control.findings()
    built.diagnostics = built.diagnostics.sortedByPlace()
    return built
  }

  /// What the static rules find, and the compiled set; nil after an error, which is in the sink.
  private static func lintAndTry(
    _ read: (catalogue: CatalogueSyntax, diagnostics: [Diagnostic]), _ files: [CatalogueFile],
    _ sink: DiagnosticSink
  ) -> (linted: [Diagnostic], tried: TriedSet?) {
    let compiler = CatalogueCompiler(read.catalogue, sink: sink)
    let inflections = compiler.inflections
    // What the rules share and the tables need nothing of each other; then the rules are shared out,
    // since trying the examples takes less time than all of them.
    let (scope, bytes) = alongside {
      LintScope(read.catalogue, inflections: inflections, files: files)
    } _: {
      compile(compiler, files, sink)
    }
    let half = lintRules.count / 2
    let (first, (second, tried)) = alongside {
      scope.findings(of: lintRules[..<half])
    } _: {
      (scope.findings(of: lintRules[half...]), bytes.flatMap { attempt($0, read.catalogue, sink) })
    }
    return (first + second, tried)
  }

  /// A set with what trying its examples has found.
  private struct TriedSet {
    var bytes: [UInt8]
    var set: CompiledSet
    var findings: [Diagnostic]
  }

  /// Tries the examples; nil after an error, which is in the sink: then rows would not be those of the
  /// catalogue.
  private static func attempt(
    _ bytes: [UInt8], _ catalogue: CatalogueSyntax, _ sink: DiagnosticSink
  ) -> TriedSet? {
    guard !sink.diagnostics.holdErrors, let set = open(bytes) else { return nil }
    let findings =
      (ExampleAudit(catalogue, set)?.findings() ?? [])
      + (ReadingRuleAudit(catalogue, set)?.findings() ?? [])
      + SkillRuleAudit(catalogue, set).findings()
    return TriedSet(bytes: bytes, set: set, findings: findings)
  }

  /// What the rules of trial find.
  private static func wholeFindings(_ scope: AuditScope) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in auditRules { rule.init().check(scope) { found.append($0) } }
    return found
  }

  /// The findings with what the engine makes of their witnesses.
  private static func replayed(
    _ findings: [Diagnostic], _ catalogue: CatalogueSyntax, _ set: CompiledSet
  ) -> [Diagnostic] {
    guard findings.contains(where: { $0.witness != nil }),
      let audit = ExampleAudit(catalogue, set)
    else { return findings }
    return findings.map { finding in
      var replayed = finding
      if let title = finding.witness?.title {
        replayed.witness?.outcome = audit.describe(audit.reading(of: title))
      }
      return replayed
    }
  }

  /// What can be said of files that are only a part of a set: nothing about what they refer to in
  /// other files, nor about what is missing.
  ///
  /// - Complexity: O(n log n) in the size of the files.
  package static func lint(
    part files: [CatalogueFile], _ settings: LintSettings = LintSettings()
  ) -> [Diagnostic] {
    let read = CatalogueReader.read(files)
    let sink = DiagnosticSink()
    sink.report(contentsOf: read.diagnostics)
    let compiler = CatalogueCompiler(read.catalogue, sink: sink)
    let scope = LintScope(
      read.catalogue, inflections: compiler.inflections, files: nil)
    sink.report(contentsOf: scope.findings())
    _ = compile(compiler, files, sink)
    var control = FindingControl(read.catalogue, settings)
    // A rule that was given a part says less, so that no comment is known to be superfluous.
    control.ran = []
    let found = sink.diagnostics.filter { !aboutOtherFiles.contains($0.id) }
    return (control.visible(found) + control.findings()).sortedByPlace()
  }

  /// The findings of the compiler that may come from a file that was not given.
  private static let aboutOtherFiles: Set<String> = [
    "missing-base", "unknown-lemma", "unknown-reference", "unknown-verb", "unknown-verb-model",
    "unused-exception",
  ]

  /// What reading, compiling and the static rules find, whatever comments hide: what must not grow
  /// when files are mended.
  ///
  /// - Parameter isPart: whether the files are only a part of a set.
  /// - Complexity: O(n log n) in the size of the files.
  static func staticFindings(_ files: [CatalogueFile], isPart: Bool) -> [Diagnostic] {
    let read = CatalogueReader.read(files)
    let sink = DiagnosticSink()
    sink.report(contentsOf: read.diagnostics)
    let compiler = CatalogueCompiler(read.catalogue, sink: sink)
    let scope = LintScope(
      read.catalogue, inflections: compiler.inflections, files: isPart ? nil : files)
    sink.report(contentsOf: scope.findings())
    _ = compile(compiler, files, sink)
    return sink.diagnostics.sortedByPlace()
  }

  private static func compile(
    _ compiler: CatalogueCompiler, _ files: [CatalogueFile], _ sink: DiagnosticSink
  ) -> [UInt8]? {
    do throws(AutomatonError) {
      return try compiler.compile(contentHash: contentHash(of: files))
    } catch {
      sink.report(.notCompiled(error))
      return nil
    }
  }

  /// The set that was just compiled; nil only for a set without any content.
  private static func open(_ bytes: [UInt8]) -> CompiledSet? {
    guard let blob = try? Blob(BlobMemory(copying: bytes)) else { return nil }
    return try? CompiledSet(blob)
  }
}

/// Names the entries of findings, hides what comments hide, and gives the severities that were
/// chosen.
private struct FindingControl {
  private let catalogue: CatalogueSyntax
  /// Made when there is a finding to name: a set that is only loaded has none.
  private lazy var entries = EntryIndex(catalogue)
  private var suppressions: SuppressionFilter
  private let levels: RuleLevels
  /// The stages whose rules all ran.
  var ran: Set<RulePage.Stage> = [.reading, .rules]

  init(_ catalogue: CatalogueSyntax, _ settings: LintSettings) {
    self.catalogue = catalogue
    suppressions = SuppressionFilter(
      catalogue.suppressions, pages: catalogue.suppressions.isEmpty ? [] : allRulePages)
    levels = settings.levels
  }

  /// The findings that count.
  mutating func visible(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    return levels.applied(to: suppressions.visible(entries.naming(findings)))
  }

  /// Findings about the comments that hide others.
  func findings() -> [Diagnostic] {
    levels.applied(to: suppressions.findings(ran: ran))
  }
}

extension [Diagnostic] {
  /// Whether any finding is an error.
  package var holdErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  fileprivate static func notCompiled(_ error: AutomatonError) -> Diagnostic {
    Diagnostic(
      id: "set-too-large",
      LocalizedText(
        fr: "le vocabulaire ne tient pas dans un jeu compilé (\(error))",
        en: "the vocabulary does not fit into a compiled set (\(error))"),
      at: nil,
      cure: LocalizedText(
        fr: "répartissez le vocabulaire entre plusieurs jeux",
        en: "divide the vocabulary between several sets"))
  }
}
