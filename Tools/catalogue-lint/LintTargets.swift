import Audit
import Catalogue
import Diagnostics
import Platform

/// What the command line asks for: whole sets, files of sets, and files outside any set.
final class LintTargets {
  /// A set and what of it is shown.
  fileprivate struct SetTarget {
    var root: String
    var files: [CatalogueFile]
    /// The paths of the files whose findings are shown; nil for all.
    var shown: Set<String>?
  }

  private var sets: [SetTarget] = []
  private var loneFiles: [CatalogueFile] = []
  private var sources: [String: SourceText] = [:]
  private let builtIn: [String]

  /// Reads all files.
  ///
  /// - Parameters:
  ///   - paths: folders and files as typed.
  ///   - builtIn: folders that hold the folders of the built-in sets.
  init(_ paths: [String], builtIn: [String]) throws(SystemError) {
    self.builtIn = builtIn
    for path in paths {
      switch try kind(of: path) {
      case .directory: try addFolder(path)
      case .file, .other: try addFile(path)
      }
    }
  }

  /// All findings, sorted.
  func findings(_ settings: LintSettings) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for target in sets {
      found += SetBuilder.build(target.files, settings).diagnostics.filter { target.shows($0) }
    }
    if !loneFiles.isEmpty { found += SetBuilder.lint(part: loneFiles, settings) }
    return found.sortedByPlace()
  }

  /// The text of a file that was read, by the path that findings name.
  func source(of path: String) -> SourceText? {
    if let known = sources[path] { return known }
    let file = (sets.flatMap(\.files) + loneFiles).first { $0.path == path }
    guard let file else { return nil }
    let text = SourceText(file.bytes)
    sources[path] = text
    return text
  }

  /// A set, the sets below a folder, or a folder inside a set.
  private func addFolder(_ path: String) throws(SystemError) {
    let below = try filesInTree(path, suffix: ".yaml")
    let roots = below.filter { $0.hasSuffix("/jeu.yaml") }.map { String($0.dropLast(9)) }
    if roots.isEmpty, let root = setFolder(above: path) {
      for file in below { try add(file, ofSet: root) }
    } else {
      for root in roots.isEmpty ? [path] : roots { try addSet(root) }
    }
  }

  private func addSet(_ root: String) throws(SystemError) {
    guard !sets.contains(where: { $0.root == root && $0.shown == nil }) else { return }
    sets.removeAll { $0.root == root }
    sets.append(SetTarget(root: root, files: try files(ofSet: root), shown: nil))
  }

  private func files(ofSet root: String) throws(SystemError) -> [CatalogueFile] {
    try CatalogueFile.files(inSet: root, builtIn: builtIn)
  }

  private func addFile(_ path: String) throws(SystemError) {
    if let root = setFolder(above: path) {
      try add(path, ofSet: root)
    } else {
      let shown = path.withoutDotSlash
      loneFiles.append(
        CatalogueFile(
          path: shown, pathInSet: LintTargets.likelyPath(of: shown), bytes: try readFile(path)))
    }
  }

  /// Notes that a file of a set is to be shown; the findings name it as it was typed.
  private func add(_ path: String, ofSet root: String) throws(SystemError) {
    if !sets.contains(where: { $0.root == root }) {
      sets.append(SetTarget(root: root, files: try files(ofSet: root), shown: []))
    }
    guard let place = sets.firstIndex(where: { $0.root == root }), sets[place].shown != nil else {
      return
    }
    let wanted = resolvedPath(path)
    for index in sets[place].files.indices where sets[place].files[index].layer == 0 {
      let inSet = root == "" ? "" : root + "/"
      guard resolvedPath(inSet + sets[place].files[index].pathInSet) == wanted else { continue }
      sets[place].files[index].path = path.withoutDotSlash
      sets[place].shown?.insert(path.withoutDotSlash)
    }
  }

  /// The nearest folder above a path that holds `jeu.yaml`, or nil.
  private func setFolder(above path: String) -> String? {
    guard let whole = resolvedPath(path) else { return nil }
    var folder = whole
    var typed: String? = path.withoutTrailingSlash
    while let end = folder.lastIndex(of: "/") {
      folder = String(folder[..<end])
      typed = typed?.parentFolder
      if (try? kind(of: folder + "/jeu.yaml")) == .file {
        // The typed path reads better than the resolved one, where both mean the same.
        if let typed, !typed.isEmpty, resolvedPath(typed) == folder { return typed }
        return folder
      }
    }
    return nil
  }

  /// The path inside a set that a file outside any set would have: its last two parts, when the
  /// folder is one that sets know, else its name.
  private static func likelyPath(of path: String) -> String {
    let parts = path.split(separator: "/").suffix(2).map(String.init)
    let long = parts.joined(separator: "/")
    return CatalogueFileKind(pathInSet: long) != nil ? long : parts.last ?? path
  }
}

extension LintTargets.SetTarget {
  /// Whether a finding stands in a file that is shown or speaks of one, or forbids the use of the
  /// set wherever it stands.
  fileprivate func shows(_ finding: Diagnostic) -> Bool {
    let places = [finding.span?.file] + finding.notes.map(\.span?.file)
    guard let shown else {
      let base = Set(files.filter { $0.layer > 0 }.map(\.path))
      return finding.severity == .error || !places.allSatisfy { $0.map(base.contains) ?? false }
    }
    return places.contains { $0.map(shown.contains) ?? false }
  }
}

extension String {
  fileprivate var withoutDotSlash: String {
    var path = self
    while path.hasPrefix("./") { path.removeFirst(2) }
    return path
  }

  fileprivate var withoutTrailingSlash: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The path without its last part; nil when there is none before it.
  fileprivate var parentFolder: String? {
    lastIndex(of: "/").map { String(self[..<$0]) }
  }
}
