import Audit
package import Catalogue
package import CommandLineKit
package import Diagnostics
package import Engine
import Platform
package import Tables

/// A set that a command was given.
package struct LoadedSet: Sendable {
  package let set: CompiledSet
  /// What the set was built from; nil for a compiled file.
  package let catalogue: CatalogueSyntax?
}

/// Opens the set that a command was given.
package enum SetLoader {
  /// The option that names the set.
  package static let option = Option<String>.path(
    "set", placeholder: LocalizedText(fr: "JEU", en: "SET"),
    help: LocalizedText(
      fr: "jeu de catalogues : un nom, un dossier ou un fichier .dcat (ecole par défaut)",
      en: "set of catalogues: a name, a folder or a .dcat file (default: ecole)"))

  /// The set of `--set`; a folder is compiled in memory and refused on an error, with all its
  /// findings.
  ///
  /// - Parameter usual: the set without the option.
  package static func load(
    _ session: Session, usual: String = "ecole"
  ) throws -> LoadedSet {
    let name = session.arguments[option] ?? usual
    let builtIn = BuiltInSets(environment: session.environment)
    switch try SetLocator(builtIn: builtIn).place(of: name) {
    case .compiled(let path): return LoadedSet(set: try open(path), catalogue: nil)
    case .folder(let path): return try build(path, session)
    }
  }

  /// What the set of `--set` was built from: for a built-in set its YAML, when that lies beside it and
  /// is the one that was compiled.
  package static func catalogue(of loaded: LoadedSet, _ session: Session) -> CatalogueSyntax? {
    if let catalogue = loaded.catalogue { return catalogue }
    let folders = BuiltInSets(environment: session.environment).folders
    let name = session.arguments[option] ?? "ecole"
    for folder in folders.map({ "\($0)/\(name)" }) where (try? kind(of: folder)) == .directory {
      guard let files = try? CatalogueFile.files(inSet: folder, builtIn: folders),
        contentHash(of: files) == loaded.set.blob.contentHash
      else { continue }
      return CatalogueReader.read(files).catalogue
    }
    return nil
  }

  /// Where the set of `--set` lies: a folder or a compiled file.
  package static func path(_ session: Session) throws -> String {
    let builtIn = BuiltInSets(environment: session.environment)
    switch try SetLocator(builtIn: builtIn).place(of: session.arguments[option] ?? "ecole") {
    case .compiled(let path), .folder(let path): return path
    }
  }

  private static func open(_ path: String) throws -> CompiledSet {
    let file = try MappedFile(path: path)
    do throws(BlobError) {
      let memory = BlobMemory(borrowing: file.bytes, owner: file)
      return try CompiledSet(try Blob(memory))
    } catch {
      throw CommandFailure(.unusableSet(path, error), exit: .failure)
    }
  }

  /// The set of a folder, compiled in memory; refused on an error, with all its findings.
  package static func build(_ folder: String, _ session: Session) throws -> LoadedSet {
    let builtIn = BuiltInSets(environment: session.environment)
    let files = try CatalogueFile.files(inSet: folder, builtIn: builtIn.folders)
    let built = SetBuilder.build(files)
    if let set = built.set { return LoadedSet(set: set, catalogue: built.catalogue) }
    let errors = built.diagnostics.filter { $0.severity == .error }
    session.errors.write(
      findingsText(
        errors, in: files, language: session.language,
        usesColor: session.isColoured(session.errors)))
    throw CommandFailure(.setWithErrors(folder, errors.count), exit: .findings)
  }
}

extension LocalizedText {
  fileprivate static func setWithErrors(_ folder: String, _ count: Int) -> LocalizedText {
    LocalizedText(
      fr: "le jeu « \(escaped(folder)) » a \(count) erreur(s), il n’est pas chargé",
      en: "the set “\(escaped(folder))” has \(count) error(s), it is not loaded")
  }

  /// Why a compiled file can't be used, and the cure.
  package static func unusableSet(_ path: String, _ error: BlobError) -> LocalizedText {
    let file = escaped(path)
    switch error {
    case .notABlob:
      return LocalizedText(
        fr: "« \(file) » n’est pas un jeu compilé ; donnez un fichier écrit par catalogue-compile, "
          + "ou un dossier de catalogues",
        en: "“\(file)” is no compiled set; give a file that catalogue-compile wrote, or a folder "
          + "of catalogues")
    case .wrongVersion(let found, let expected):
      return LocalizedText(
        fr: "« \(file) » est au format \(found), ce programme lit le format \(expected) ; "
          + "recompilez avec catalogue-compile DOSSIER -o \(file)",
        en: "“\(file)” has format \(found), this program reads format \(expected); recompile with "
          + "catalogue-compile FOLDER -o \(file)")
    case .tooShort, .tooLong, .damaged, .missingSection:
      return LocalizedText(
        fr: "« \(file) » est abîmé ou incomplet ; recompilez avec catalogue-compile DOSSIER -o "
          + file,
        en: "“\(file)” is damaged or incomplete; recompile with catalogue-compile FOLDER -o "
          + file)
    }
  }
}
