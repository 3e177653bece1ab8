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

  /// Whether any finding forbids the use of the set.
  package var hasErrors: Bool { diagnostics.holdErrors }
}

/// Reads, lints and compiles sets.
package enum SetBuilder {
  /// Reads the files, runs the static rules, compiles, and tries the examples through the engine;
  /// the examples only when nothing before was an error.
  ///
  /// - Complexity: O(n log n) in the size of the set.
  package static func build(_ files: [CatalogueFile]) -> BuiltSet {
    let read = CatalogueReader.read(files)
    let sink = DiagnosticSink()
    sink.report(contentsOf: read.diagnostics)
    let compiler = CatalogueCompiler(read.catalogue, sink: sink)
    let inflections = compiler.inflections
    // The static rules and the tables need nothing of each other.
    let (found, compiled) = alongside {
      LintScope(
        read.catalogue, inflections: inflections, files: files, faults: read.diagnostics
      ).findings()
    } _: {
      compileAndTry(compiler, read.catalogue, files, sink)
    }
    sink.report(contentsOf: found)
    var built = BuiltSet(compiled: nil, set: nil, diagnostics: [], catalogue: read.catalogue)
    if let compiled, !found.holdErrors {
      sink.report(contentsOf: compiled.findings)
      if !sink.diagnostics.holdErrors {
        built.compiled = compiled.bytes
        built.set = compiled.set
      }
    }
    built.diagnostics = sink.diagnostics.sortedByPlace()
    return built
  }

  /// A set with what trying its examples has found.
  private struct TriedSet {
    var bytes: [UInt8]
    var set: CompiledSet
    var findings: [Diagnostic]
  }

  /// Compiles, and tries the examples; nil after an error, which is in the sink.
  private static func compileAndTry(
    _ compiler: CatalogueCompiler, _ catalogue: CatalogueSyntax, _ files: [CatalogueFile],
    _ sink: DiagnosticSink
  ) -> TriedSet? {
    guard let bytes = compile(compiler, files, sink), !sink.diagnostics.holdErrors,
      let set = open(bytes)
    else { return nil }
    let findings =
      (ExampleAudit(catalogue, set)?.findings() ?? [])
      + (ReadingRuleAudit(catalogue, set)?.findings() ?? [])
      + SkillRuleAudit(catalogue, set).findings()
    return TriedSet(bytes: bytes, set: set, findings: findings)
  }

  /// What can be said of files that are only a part of a set: nothing about what they refer to in
  /// other files, nor about what is missing.
  ///
  /// - Complexity: O(n log n) in the size of the files.
  package static func lint(part files: [CatalogueFile]) -> [Diagnostic] {
    let read = CatalogueReader.read(files)
    let sink = DiagnosticSink()
    sink.report(contentsOf: read.diagnostics)
    let compiler = CatalogueCompiler(read.catalogue, sink: sink)
    let scope = LintScope(
      read.catalogue, inflections: compiler.inflections, files: nil, faults: read.diagnostics)
    sink.report(contentsOf: scope.findings())
    _ = compile(compiler, files, sink)
    return sink.diagnostics.filter { !aboutOtherFiles.contains($0.id) }.sortedByPlace()
  }

  /// The findings of the compiler that may come from a file that was not given.
  private static let aboutOtherFiles: Set<String> = [
    "missing-base", "unknown-lemma", "unknown-reference", "unknown-verb", "unknown-verb-model",
    "unused-exception",
  ]

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
      at: nil)
  }
}
