package import Platform

extension CatalogueFile {
  /// All YAML files below a folder, in the order of their paths.
  ///
  /// - Parameter folder: the set's folder; messages show paths that begin with it.
  package static func files(inSet folder: String) throws(SystemError) -> [CatalogueFile] {
    var root = folder
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    let shown = root.hasPrefix("./") ? String(root.dropFirst(2)) : root
    var files: [CatalogueFile] = []
    for path in try filesInTree(root, suffix: ".yaml") {
      let pathInSet = String(path.dropFirst(root.count + 1))
      let bytes = try readFile(path)
      files.append(
        CatalogueFile(
          path: shown == "." ? pathInSet : "\(shown)/\(pathInSet)", pathInSet: pathInSet,
          bytes: bytes))
    }
    return files
  }
}
