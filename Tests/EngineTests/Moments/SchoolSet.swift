import Catalogue
import Diagnostics
import Tables
import Testing

@testable import Engine

/// The set `ecole` of the repository, compiled once for all tests.
struct SchoolSet: Sendable {
  static let shared = Result { try SchoolSet() }

  let catalogue: CatalogueSyntax
  let set: CompiledSet
  let recogniser: MomentRecogniser<TitleMatcher, SetNames>

  private init() throws {
    let files = try Self.files()
    catalogue = CatalogueReader.read(files).catalogue
    set = try Self.compile(catalogue, files)
    recogniser = try MomentRecogniser(set)
  }

  /// The files of the set.
  static func files() throws -> [CatalogueFile] { try files("Catalogues/ecole") }

  /// A set of the repository, by its folder.
  static func compile(_ folder: String) throws -> CompiledSet {
    let files = try files(folder)
    return try compile(CatalogueReader.read(files).catalogue, files)
  }

  private static func compile(
    _ catalogue: CatalogueSyntax, _ files: [CatalogueFile]
  ) throws -> CompiledSet {
    let compiler = CatalogueCompiler(catalogue, sink: DiagnosticSink())
    let bytes = try compiler.compile(contentHash: contentHash(of: files))
    return try CompiledSet(Blob(BlobMemory(copying: bytes)))
  }

  private static func files(_ folder: String) throws -> [CatalogueFile] {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try CatalogueFile.files(inSet: "/\(root)/\(folder)")
  }

  /// An outcome as one line: the phrase, `+` and the companion, or what became of the title.
  func line(_ title: String) -> String {
    switch recogniser.outcome(of: Title(title)) {
    case .moment(let found):
      canonicalPhrase(set.text(set.forms[found.form].phrase), of: found.name)
        + (found.companion.map { " + \($0.text)" } ?? "")
    case .blank: "inconnu"
    case .mixedScript: "alphabets"
    case .chore: "démarche"
    case .cancelled: "annulé"
    case .blocked: "bloqué"
    }
  }

  /// The id of the form that a title gives, or nil.
  // Not inlined: the optimiser of Swift 6.3 stops at a value that can't be copied there.
  @inline(never) func form(_ title: String) -> String? {
    let found = recogniser.outcome(of: Title(title)).recognised
    return found.map { set.text(set.forms[$0.form].id) }
  }
}
