package import Platform

/// Where the sets lie that come with the programs: `NAME.dcat`, and in some of these folders the
/// YAML of the set in `NAME/`.
package struct BuiltInSets: Sendable {
  /// In the order in which they are searched.
  package let folders: [String]

  /// `$DICTEE_CATALOGUES`, the resources beside the running program (links resolved), then
  /// `../share/dictee` seen from it.
  package init(environment: Environment) {
    var folders: [String] = []
    if let chosen = environment["DICTEE_CATALOGUES"], !chosen.isEmpty { folders.append(chosen) }
    if let program = executablePath() {
      let folder = BuiltInSets.folder(of: program)
      folders.append("\(folder)/dictee_DefaultCatalogues.resources")
      folders.append("\(folder)/dictee_DefaultCatalogues.bundle")
      folders.append("\(BuiltInSets.folder(of: folder))/share/dictee")
    }
    self.folders = folders
  }

  /// The files that may hold a compiled set, in the order in which they are looked for.
  package func candidates(_ name: String) -> [String] {
    folders.map { "\($0)/\(name).dcat" }
  }

  /// The path up to its last slash.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
