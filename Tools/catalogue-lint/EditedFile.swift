import Platform

/// A file as an editor holds it: the disk may have another text of it, or none.
struct EditedFile {
  /// Where the text would stand, as typed and without `./`.
  let path: String
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path.withoutDotSlash
    self.bytes = bytes
  }

  /// The path inside the set of a folder; nil for a file outside it.
  func pathInSet(below root: String) -> String? {
    guard let folder = resolvedPath(root.isEmpty ? "." : root), let whole = placeOnDisk(path),
      whole.hasPrefix(folder + "/")
    else { return nil }
    return String(whole.dropFirst(folder.count + 1))
  }
}

/// A path with all links resolved, as far as it is there already.
func placeOnDisk(_ path: String) -> String? {
  if let whole = resolvedPath(path) { return whole }
  guard let folder = path.parentFolder else { return resolvedPath(".").map { "\($0)/\(path)" } }
  let name = path.dropFirst(folder.count + 1)
  guard !name.isEmpty, let place = folder.isEmpty ? "" : placeOnDisk(folder) else { return nil }
  return (place == "/" ? "" : place) + "/" + name
}

extension String {
  /// The path without `./` at its beginning.
  var withoutDotSlash: String {
    var path = self
    while path.hasPrefix("./") { path.removeFirst(2) }
    return path
  }

  /// The path without slashes at its end.
  var withoutTrailingSlash: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The path without its last part; nil when there is none before it.
  var parentFolder: String? {
    lastIndex(of: "/").map { String(self[..<$0]) }
  }
}
