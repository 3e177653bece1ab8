import CommandLineKit
import Diagnostics
import Platform

/// Where a set lies that was named on the command line.
enum SetPlace: Equatable {
  /// A compiled file.
  case compiled(String)
  /// A folder of catalogues.
  case folder(String)
}

/// Finds sets by name, folder or file.
struct SetLocator {
  let environment: Environment
  /// The folder of the running program, links resolved; nil when the system does not tell.
  let programFolder: String?

  init(environment: Environment) {
    self.environment = environment
    programFolder = executablePath().flatMap(resolvedPath).map { SetLocator.folder(of: $0) }
  }

  /// The place of `name`: a path when it holds a slash, ends in `.dcat` or is a folder, else a
  /// built-in set.
  func place(of name: String) throws -> SetPlace {
    if let found = path(name) { return found }
    guard !name.contains("/"), !name.hasSuffix(".dcat") else {
      throw CommandFailure(.noSuchSet(name), exit: .failure)
    }
    for candidate in candidates(name) where isFile(candidate) { return .compiled(candidate) }
    throw CommandFailure(.noBuiltInSet(name, candidates(name)), exit: .failure)
  }

  private func path(_ name: String) -> SetPlace? {
    switch try? kind(of: name) {
    case .directory: .folder(name)
    case .file: .compiled(name)
    default: nil
    }
  }

  /// The files that may hold a built-in set, in the order in which they are looked for.
  func candidates(_ name: String) -> [String] {
    var folders: [String] = []
    if let chosen = environment["DICTEE_CATALOGUES"], !chosen.isEmpty { folders.append(chosen) }
    if let programFolder {
      folders.append("\(programFolder)/dictee_DefaultCatalogues.resources")
      folders.append("\(programFolder)/dictee_DefaultCatalogues.bundle")
      folders.append("\(SetLocator.folder(of: programFolder))/share/dictee")
    }
    return folders.map { "\($0)/\(name).dcat" }
  }

  private func isFile(_ path: String) -> Bool {
    (try? kind(of: path)) == .file
  }

  /// The path up to its last slash.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension LocalizedText {
  fileprivate static func noSuchSet(_ name: String) -> LocalizedText {
    LocalizedText(
      fr: "aucun jeu de catalogues à « \(escaped(name)) »",
      en: "no set of catalogues at “\(escaped(name))”")
  }

  fileprivate static func noBuiltInSet(_ name: String, _ places: [String]) -> LocalizedText {
    let list = places.map { "\n  \(escaped($0))" }.joined()
    return LocalizedText(
      fr: "le jeu « \(escaped(name)) » n’est à aucun de ces endroits :\(list)\n"
        + "donnez un dossier ou un fichier .dcat avec --set, ou le dossier des jeux dans "
        + "DICTEE_CATALOGUES",
      en: "the set “\(escaped(name))” is in none of these places:\(list)\n"
        + "give a folder or a .dcat file with --set, or the folder of the sets in "
        + "DICTEE_CATALOGUES")
  }
}
