import Catalogue
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
  let builtIn: BuiltInSets

  /// The place of `name`: a path when it holds a slash, ends in `.dcat` or is a folder, else a
  /// built-in set.
  func place(of name: String) throws -> SetPlace {
    if let found = path(name) { return found }
    guard !name.contains("/"), !name.hasSuffix(".dcat") else {
      throw CommandFailure(.noSuchSet(name), exit: .failure)
    }
    let candidates = builtIn.candidates(name)
    for candidate in candidates where (try? kind(of: candidate)) == .file {
      return .compiled(candidate)
    }
    throw CommandFailure(.noBuiltInSet(name, candidates), exit: .failure)
  }

  private func path(_ name: String) -> SetPlace? {
    switch try? kind(of: name) {
    case .directory: .folder(name)
    case .file: .compiled(name)
    default: nil
    }
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
