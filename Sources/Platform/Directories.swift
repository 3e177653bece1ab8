internal import CSystem

/// What a path leads to, symbolic links followed.
package enum FileKind: Sendable {
  case file
  case directory
  /// A device, a pipe, or a link that leads nowhere.
  case other
}

/// A name in a directory.
package struct DirectoryEntry: Hashable, Sendable {
  package var name: String
  package var kind: FileKind
}

/// What is at `path`.
package func kind(of path: String) throws(SystemError) -> FileKind {
  try identity(of: path).kind
}

/// The entries of a directory without `.` and `..`, sorted by the bytes of their names.
package func listDirectory(_ path: String) throws(SystemError) -> [DirectoryEntry] {
  let bytes = try content(of: dictee_list_directory(path), path: path)
  let entries = bytes.split(separator: 0).compactMap { entry in
    entry.first.map {
      DirectoryEntry(
        name: String(decoding: entry.dropFirst(), as: UTF8.self), kind: FileKind(letter: $0))
    }
  }
  return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

/// The files below a directory whose names end in `suffix`, sorted by the bytes of their paths.
///
/// - Parameter suffix: the end of the names, with its dot: `.yaml`.
package func filesInTree(_ path: String, suffix: String) throws(SystemError) -> [String] {
  try filesInTree(path) { $0.hasSuffix(suffix) }
}

/// The files below a directory whose names fit, sorted by the bytes of their paths.
///
/// Names that begin with a dot are passed over. Each directory is read once, whatever links lead
/// to it, so that a circle of links ends.
///
/// - Returns: paths that begin with `path`.
package func filesInTree(
  _ path: String, where fits: (_ name: String) -> Bool
) throws(SystemError) -> [String] {
  var failure: SystemError?
  let found = filesInTree(path, where: fits) { failure = failure ?? $0 }
  if let failure { throw failure }
  return found
}

/// The files below a directory whose names fit, as `filesInTree(_:where:)` finds them; a directory
/// that can't be read is told and passed over.
package func filesInTree(
  _ path: String, where fits: (_ name: String) -> Bool, unreadable: (SystemError) -> Void
) -> [String] {
  var found: [String] = []
  var visited: Set<FileIdentity> = []
  var waiting = [path]
  while let directory = waiting.popLast() {
    let entries: [DirectoryEntry]
    do throws(SystemError) {
      guard visited.insert(try identity(of: directory)).inserted else { continue }
      entries = try listDirectory(directory)
    } catch {
      unreadable(error)
      continue
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let place = directory.hasSuffix("/") ? directory + entry.name : directory + "/" + entry.name
      switch entry.kind {
      case .directory: waiting.append(place)
      case .file: if fits(entry.name) { found.append(place) }
      case .other: break
      }
    }
  }
  return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

private struct FileIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
  var kind: FileKind
}

private func identity(of path: String) throws(SystemError) -> FileIdentity {
  let found = dictee_identify(path)
  guard found.error == 0 else { throw SystemError(path: path, code: found.error) }
  return FileIdentity(
    device: found.device, inode: found.inode,
    kind: FileKind(letter: found.kind))
}

extension FileKind {
  /// The letter that the C side gives.
  fileprivate init(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "f"): self = .file
    case UInt8(ascii: "d"): self = .directory
    default: self = .other
    }
  }
}
