import Audit
import Catalogue
import Diagnostics
import Platform

/// What the command line asks for: whole sets, files of sets, and files outside any set.
final class LintTargets {
  /// Files that are judged together.
  fileprivate struct Target {
    /// The folder of the set; nil for files outside any set.
    var root: String?
    /// As they are now.
    var files: [CatalogueFile]
    /// The paths of the files whose findings are shown; nil for all.
    var shown: Set<String>?
    /// All findings, once they were looked for.
    var findings: [Diagnostic]?
    /// What was tried of the texts of the set.
    var sample: SampleCount?
  }

  /// A file that was mended.
  struct MendedFile {
    var path: String
    var before: [UInt8]
    var after: [UInt8]
    /// How many findings are gone.
    var count: Int
  }

  private var targets: [Target] = []
  private var sources: [String: SourceText] = [:]
  private let builtIn: [String]
  /// A file whose text comes from standard input.
  private let edited: EditedFile?

  /// Reads all files.
  ///
  /// - Parameters:
  ///   - paths: folders and files as typed.
  ///   - builtIn: folders that hold the folders of the built-in sets.
  init(_ paths: [String], builtIn: [String]) throws(SystemError) {
    self.builtIn = builtIn
    edited = nil
    for path in paths {
      switch try kind(of: path) {
      case .directory: try addFolder(path)
      case .file, .other: try addFile(path)
      }
    }
  }

  /// Reads the set that an edited file belongs to.
  init(_ edited: EditedFile, builtIn: [String]) throws(SystemError) {
    self.builtIn = builtIn
    self.edited = edited
    try addFile(edited.path)
  }

  /// All findings, sorted; among them those of files that were only read because others belong to
  /// their set.
  func findings(_ settings: LintSettings) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for place in targets.indices {
      if targets[place].findings == nil {
        let mender = Mender(targets[place], settings)
        targets[place].findings = mender.findings
        targets[place].sample = mender.sample
      }
      let others = filesOfOtherSets(than: place)
      found += (targets[place].findings ?? []).filter { finding in
        finding.span.map { !others.contains($0.file) } ?? true
      }
    }
    return found.sortedByPlace()
  }

  /// The files of bases that are sets to be judged themselves: what only a set that extends them
  /// brings up there is not shown, as when that set is judged alone.
  private func filesOfOtherSets(than place: Int) -> Set<String> {
    let roots = Set(targets.indices.filter { $0 != place }.compactMap { targets[$0].root })
    guard !roots.isEmpty else { return [] }
    return Set(
      targets[place].files.lazy
        .filter { file in
          file.layer > 0 && roots.contains { file.path == $0 + "/" + file.pathInSet }
        }.map(\.path))
  }

  /// What was tried of the texts of all sets; nil when none were.
  var sample: SampleCount? {
    let samples = targets.compactMap(\.sample)
    return samples.isEmpty ? nil : samples.reduce(SampleCount(), +)
  }

  /// Whether a finding is one that was asked for.
  func shows(_ finding: Diagnostic) -> Bool {
    if let edited { return finding.span?.file == edited.path }
    if finding.id == "gone-finding" {
      return targets.contains { $0.shown == nil }
    }
    return targets.contains { $0.shows(finding) }
  }

  /// Mends the files that are shown.
  ///
  /// - Parameter chosen: those of all findings that are to be mended, asked with the texts of the
  ///   files as they are then.
  /// - Returns: the files that changed.
  func mend(
    _ settings: LintSettings,
    _ chosen: ([Diagnostic], _ source: @escaping (String) -> SourceText?) -> [Diagnostic]
  ) -> [MendedFile] {
    var mended: [MendedFile] = []
    for place in targets.indices {
      let target = targets[place]
      var mender = Mender(target, settings)
      mender.mend { found, source in
        chosen(found, source).filter { finding in
          finding.fix?.file.map { target.shown?.contains($0) ?? true } ?? false
        }
      }
      for (before, after) in zip(target.files, mender.files) where before.bytes != after.bytes {
        mended.append(
          MendedFile(
            path: before.path, before: before.bytes, after: after.bytes,
            count: mender.counts[before.path, default: 0]))
      }
      targets[place].files = mender.files
      targets[place].findings = mender.findings
      targets[place].sample = mender.sample
    }
    return mended
  }

  /// The text of a file that was read, by the path that findings name.
  func source(of path: String) -> SourceText? {
    if let known = sources[path] { return known }
    let file = targets.lazy.flatMap(\.files).first { $0.path == path }
    guard let file else { return nil }
    let text = SourceText(file.bytes)
    sources[path] = text
    return text
  }

  /// The text that came from standard input; empty when none did.
  var editedBytes: [UInt8] { edited?.bytes ?? [] }

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
    guard !targets.contains(where: { $0.root == root && $0.shown == nil }) else { return }
    targets.removeAll { $0.root == root }
    targets.append(Target(root: root, files: try files(ofSet: root)))
  }

  private func files(ofSet root: String) throws(SystemError) -> [CatalogueFile] {
    try CatalogueFile.files(
      inSet: root, builtIn: builtIn,
      edited: edited.flatMap { file in
        file.pathInSet(below: root).map { (pathInSet: $0, bytes: file.bytes) }
      })
  }

  private func addFile(_ path: String) throws(SystemError) {
    if let root = setFolder(above: path) { return try add(path, ofSet: root) }
    let shown = path.withoutDotSlash
    let place = targets.firstIndex { $0.root == nil } ?? targets.endIndex
    if place == targets.endIndex { targets.append(Target(root: nil, files: [])) }
    guard !targets[place].files.contains(where: { $0.path == shown }) else { return }
    let bytes = if let edited { edited.bytes } else { try readFile(path) }
    targets[place].files.append(
      CatalogueFile(
        path: shown, pathInSet: LintTargets.likelyPath(of: shown), bytes: bytes))
  }

  /// Notes that a file of a set is to be shown; the findings name it as it was typed.
  private func add(_ path: String, ofSet root: String) throws(SystemError) {
    if !targets.contains(where: { $0.root == root }) {
      targets.append(Target(root: root, files: try files(ofSet: root), shown: []))
    }
    guard let place = targets.firstIndex(where: { $0.root == root }), targets[place].shown != nil
    else { return }
    let wanted = placeOnDisk(path)
    for index in targets[place].files.indices where targets[place].files[index].layer == 0 {
      let inSet = root == "" ? "" : root + "/"
      guard placeOnDisk(inSet + targets[place].files[index].pathInSet) == wanted else { continue }
      targets[place].files[index].path = path.withoutDotSlash
      targets[place].shown?.insert(path.withoutDotSlash)
    }
  }

  /// The nearest folder above a path that holds `jeu.yaml`, or nil.
  private func setFolder(above path: String) -> String? {
    guard let whole = placeOnDisk(path) else { return nil }
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

extension LintTargets.Target {
  /// Whether a finding stands in a file that is shown or speaks of one, or forbids the use of the
  /// set wherever it stands.
  fileprivate func shows(_ finding: Diagnostic) -> Bool {
    let places = [finding.span?.file] + finding.notes.map(\.span?.file)
    if let shown { return places.contains { $0.map(shown.contains) ?? false } }
    let own = Set(files.filter { $0.layer == 0 }.map(\.path))
    if places.contains(where: { $0.map(own.contains) ?? false }) { return true }
    // A finding without a place is about a whole set; an error in a base forbids the use of all.
    guard let file = finding.span?.file else { return true }
    return finding.severity == .error && files.contains { $0.layer > 0 && $0.path == file }
  }
}

extension Mender {
  fileprivate init(_ target: LintTargets.Target, _ settings: LintSettings) {
    self.init(target.files, isPart: target.root == nil, settings)
  }
}
