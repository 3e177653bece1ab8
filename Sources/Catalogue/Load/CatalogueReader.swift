package import Diagnostics
import Platform
import Text

/// Reads the files of a set into one syntax, with every fault of every file.
package enum CatalogueReader {
  /// The syntax of all files, those of an extended set under those that extend it, and the
  /// findings, sorted.
  ///
  /// - Complexity: O(bytes of the files).
  package static func read(
    _ files: [CatalogueFile]
  ) -> (catalogue: CatalogueSyntax, diagnostics: [Diagnostic]) {
    let sink = DiagnosticSink()
    let deepest = files.map(\.layer).max() ?? 0
    let files = parse(files)
    var catalogue = readLayer(deepest, of: files, hasBase: false, sink: sink)
    if let name = catalogue.set?.extends { sink.report(.missingBase(name)) }
    for layer in (0..<deepest).reversed() {
      catalogue = readLayer(layer, of: files, hasBase: true, sink: sink)
        .extending(catalogue, sink: sink)
    }
    catalogue.incomplete = sink.incomplete
    return (catalogue, sink.diagnostics.sortedByPlace())
  }

  /// A file with what YAML says of it.
  private struct ParsedFile: Sendable {
    var file: CatalogueFile
    /// Nil for a file that has no place in a set.
    var kind: CatalogueFileKind?
    var root: YAMLNode?
    var diagnostics: [Diagnostic] = []
    var suppressions: [Suppression] = []

    init(_ file: CatalogueFile) {
      self.file = file
      kind = CatalogueFileKind(pathInSet: file.pathInSet)
      guard kind != nil else { return }
      (root, diagnostics) = YAMLParser.parse(bytes: file.bytes, file: file.path)
      suppressions = Suppression.all(in: file, root: root)
    }
  }

  /// Smaller sets are read before a thread has started.
  private static let bytesWorthAThread = 1 << 16

  /// Reads each file by itself, half of the bytes on another thread.
  private static func parse(_ files: [CatalogueFile]) -> [ParsedFile] {
    let total = files.reduce(0) { $0 + $1.bytes.count }
    guard total > bytesWorthAThread else { return files.map(ParsedFile.init) }
    var middle = 0
    var before = 0
    while middle < files.count, before + files[middle].bytes.count <= total / 2 {
      before += files[middle].bytes.count
      middle += 1
    }
    let rest = Array(files[middle...])
    let (second, first) = alongside {
      rest.map(ParsedFile.init)
    } _: {
      files[..<middle].map(ParsedFile.init)
    }
    return first + second
  }

  private static func readLayer(
    _ layer: Int, of files: [ParsedFile], hasBase: Bool, sink: DiagnosticSink
  ) -> CatalogueSyntax {
    var catalogue = CatalogueSyntax()
    for parsed in files where parsed.file.layer == layer {
      let file = parsed.file
      guard let kind = parsed.kind else {
        sink.report(.unknownFile(file))
        continue
      }
      sink.report(contentsOf: parsed.diagnostics)
      catalogue.suppressions += parsed.suppressions
      if let root = parsed.root {
        catalogue.documents.append(CatalogueDocument(kind: kind, root: root))
        catalogue.read(kind, root, of: file, hasBase: hasBase, sink: sink)
      } else if parsed.diagnostics.isEmpty {
        sink.report(.emptyFile(file))
      }
    }
    return catalogue
  }
}

extension CatalogueSyntax {
  fileprivate mutating func read(
    _ kind: CatalogueFileKind, _ root: YAMLNode, of file: CatalogueFile, hasBase: Bool,
    sink: DiagnosticSink
  ) {
    switch kind {
    case .set: set = SetSyntax(root, sink: sink)
    case .forms: forms += root.entries("formes", sink) { FormSyntax($0, sink: sink) }
    case .blocked: blocked += root.entries("interdits", sink) { BlockedWordSyntax($0, sink: sink) }
    case .deviations: deviations += DeviationSyntax.entries(root, sink: sink)
    case .names: names = NamesSyntax(root, sink: sink)
    case .calendar: calendar = CalendarSyntax(root, sink: sink)
    case .progression: progression = ProgressionSyntax(root, sink: sink)
    case .grades: grades += root.entries("niveaux", sink) { GradeSyntax($0, sink: sink) }
    case .tenses:
      let file = TensesSyntax(root, sink: sink)
      tenses += file?.tenses ?? []
      timeWords = file?.timeWords
    case .skills:
      if let skill = SkillSyntax(root, sink: sink) { skills.append(skill) }
    case .registers: registers = RegistersSyntax(root, sink: sink)
    case .templates: templates += root.entries("modeles", sink) { TemplateSyntax($0, sink: sink) }
    case .vocabulary:
      if let words = VocabularySyntax(root, sink: sink) { vocabulary.append(words) }
    case .morphology(let name):
      guard let part = MorphologySyntax.File(rawValue: name) else {
        sink.report(.unknownFile(file))
        return
      }
      morphology.read(part, root, hasBase: hasBase, sink: sink)
    }
  }
}

extension YAMLNode {
  /// The entries of a file that holds one list under one key.
  fileprivate func entries<Entry>(
    _ key: String, _ sink: DiagnosticSink, _ decode: (YAMLNode) -> Entry?
  ) -> [Entry] {
    guard var fields = MappingDecoder(self, sink: sink, what: .keys) else { return [] }
    let items = fields.requiredNode(key)?.items(orReportTo: sink) ?? []
    fields.finish()
    return items.compactMap(decode)
  }
}

extension Diagnostic {
  fileprivate static func emptyFile(_ file: CatalogueFile) -> Diagnostic {
    let start = SourcePosition(line: 1, column: 1)
    return Diagnostic(
      id: "empty-file",
      LocalizedText(fr: "ce fichier ne contient rien", en: "this file holds nothing"),
      at: SourceSpan(file: file.path, start: start, end: start),
      cure: LocalizedText(
        fr: "écrivez-y ses entrées, ou supprimez-le", en: "write its entries, or delete it"))
  }

  fileprivate static func missingBase(_ name: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "missing-base",
      LocalizedText(
        fr:
          "le jeu « \(name.value) » que celui-ci étend ne se trouve ni à côté de lui ni parmi les "
          + "jeux fournis, ou il s’étend lui-même en rond",
        en:
          "the set “\(name.value)” that this one extends is neither beside it nor built in, or it "
          + "extends itself in a circle"),
      at: name.span,
      cure: LocalizedText(
        fr: "placez son dossier à côté de celui-ci, ou corrigez le nom",
        en: "put its folder beside this one, or correct the name"))
  }

  fileprivate static func unknownFile(_ file: CatalogueFile) -> Diagnostic {
    let start = SourcePosition(line: 1, column: 1)
    let known = CatalogueFileKind.knownNames.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-file", severity: .warning,
      LocalizedText(
        fr: "ce fichier n’a pas de place dans un jeu, il n’est pas lu ; connus : \(known)",
        en: "this file has no place in a set, it is not read; known: \(known)"),
      at: SourceSpan(file: file.path, start: start, end: start),
      cure: rename(file.pathInSet)
        ?? LocalizedText(
          fr: "renommez-le, rangez-le dans le dossier qui convient, ou supprimez-le",
          en: "rename it, put it into the right folder, or delete it"))
  }

  /// What a file that is not read should be called, where that can be told.
  private static func rename(_ path: String) -> LocalizedText? {
    if let name = CatalogueFile.nameInSet(path), name != path,
      CatalogueFileKind(pathInSet: name) != nil
    {
      return LocalizedText(fr: "renommez-le « \(name) »", en: "rename it “\(name)”")
    }
    return nearest(to: path, among: CatalogueFileKind.knownNames).map(LocalizedText.didYouMean)
  }
}
