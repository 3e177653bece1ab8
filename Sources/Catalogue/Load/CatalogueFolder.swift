package import Platform
import Text

extension CatalogueFile {
  /// How many sets may extend one another.
  private static let maximumLayers = 8
  /// The linter's settings, which may lie in the folder of a set and are no part of it.
  package static let lintSettingsName = "catalogue-lint.yaml"

  /// All YAML files of a set and of the sets that it extends, layer by layer, in the order of their
  /// paths.
  ///
  /// The set that `etend` of `jeu.yaml` names is looked for beside the set's folder, then among the
  /// built-in ones. One that is not found, or that comes round again, is left out; reading the
  /// files reports it.
  ///
  /// - Parameters:
  ///   - folder: the set's folder; messages show paths that begin with it.
  ///   - builtIn: folders that hold the folders of the built-in sets.
  ///   - edited: a file of the set that is not read, since its text is at hand, wherever the disk
  ///     has it or not: its path in the set and its bytes.
  package static func files(
    inSet folder: String, builtIn: [String] = [],
    edited: (pathInSet: String, bytes: [UInt8])? = nil
  ) throws(SystemError) -> [CatalogueFile] {
    var root: String? = folder.withoutTrailingSlashes
    var seen: Set<String> = []
    var files: [CatalogueFile] = []
    for layer in 0..<maximumLayers {
      guard let place = root, seen.insert(resolvedPath(place) ?? place).inserted else { break }
      let own = try filesOfLayer(layer, in: place, edited: layer == 0 ? edited : nil)
      files += own
      root = baseName(of: own).flatMap { base(named: $0, of: place, builtIn) }
    }
    return files
  }

  private static func filesOfLayer(
    _ layer: Int, in root: String, edited: (pathInSet: String, bytes: [UInt8])?
  ) throws(SystemError) -> [CatalogueFile] {
    let shown = root.hasPrefix("./") ? String(root.dropFirst(2)) : root
    var files: [CatalogueFile] = []
    var paths = try filesInTree(root, where: looksLikeYAML)
      .map { String($0.dropFirst(root.count + 1)) }
    if let edited, !paths.contains(edited.pathInSet) {
      paths.append(edited.pathInSet)
      paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    for pathInSet in paths where pathInSet != lintSettingsName {
      let isEdited = edited?.pathInSet == pathInSet
      let bytes = isEdited ? edited?.bytes ?? [] : try readFile("\(root)/\(pathInSet)")
      files.append(
        CatalogueFile(
          path: shown == "." ? pathInSet : "\(shown)/\(pathInSet)", pathInSet: pathInSet,
          bytes: bytes, layer: layer))
    }
    return files
  }

  /// The ending that the files of a set have.
  static let suffix = ".yaml"

  /// Whether a name ends as those of catalogues do, or nearly so.
  ///
  /// An editor, a mail program or a habit makes `.yml`, `.YAML` or `.yaml.txt` of it; such a file is
  /// told of, since it would not be read.
  private static func looksLikeYAML(_ name: String) -> Bool {
    name.hasSuffix(suffix) || nameInSet(name) != nil
  }

  /// The name that a misnamed file should have; nil for one without any of the known endings.
  static func nameInSet(_ path: String) -> String? {
    let lower = lowercasedNFC(path)
    guard let ending = [".yaml.txt", ".yml.txt", ".yaml", ".yml"].first(where: lower.hasSuffix)
    else { return nil }
    return String(path.dropLast(ending.count)) + suffix
  }

  /// What `etend` of the set's `jeu.yaml` says.
  private static func baseName(of files: [CatalogueFile]) -> String? {
    guard let file = files.first(where: { CatalogueFileKind(pathInSet: $0.pathInSet) == .set }),
      case .mapping(let entries, _) = YAMLParser.parse(bytes: file.bytes, file: file.path).root,
      case .scalar(let name) = entries.first(where: { $0.key.value == SetSyntax.baseKey })?.value
    else { return nil }
    return name.value
  }

  private static func base(named name: String, of root: String, _ builtIn: [String]) -> String? {
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(0x2F) else { return nil }
    return ([sibling(name, of: root)] + builtIn.map { "\($0)/\(name)" }).first {
      (try? kind(of: "\($0)/jeu.yaml")) == .file
    }
  }

  /// The folder of that name beside a set's folder, as a person would type it.
  private static func sibling(_ name: String, of root: String) -> String {
    guard let slash = root.lastIndex(of: "/") else {
      return root == "." || root == ".." ? "\(root)/../\(name)" : name
    }
    let last = root[root.index(after: slash)...]
    return last == "." || last == ".." ? "\(root)/../\(name)" : "\(root[...slash])\(name)"
  }
}

extension String {
  fileprivate var withoutTrailingSlashes: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
