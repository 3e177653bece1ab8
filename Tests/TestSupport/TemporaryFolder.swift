internal import Platform

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A new folder that goes away with this object.
package final class TemporaryFolder: Sendable {
  /// The folder, all links resolved, without a slash at the end.
  package let path: String

  package init() throws {
    let place = Environment.process["TMPDIR"] ?? "/tmp"
    let pattern = "\(place)/dictee-" + String(repeating: "X", count: 6)
    var template = Array(pattern.utf8CString)
    let isMade = mkdtemp(&template) != nil
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard isMade, let resolved = resolvedPath(made) else {
      throw ChildProcess.Failure(description: "no temporary folder in \(place)")
    }
    path = resolved
  }

  /// Writes a file into the folder, its folders made on the way; gives its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try makeFolder(above: name)
    try writeFile(bytes, to: "\(path)/\(name)")
    return "\(path)/\(name)"
  }

  /// Makes a symbolic link in the folder; gives its path.
  package func link(_ name: String, to target: String) throws -> String {
    try makeFolder(above: name)
    guard symlink(target, "\(path)/\(name)") == 0 else {
      throw ChildProcess.Failure(description: "no link \(name): errno \(errno)")
    }
    return "\(path)/\(name)"
  }

  /// Copies all files of a folder into this one, below `name`; gives its path.
  package func copy(_ folder: String, to name: String) throws -> String {
    for file in try filesInTree(folder, suffix: "") {
      try write(try readFile(file), to: name + file.dropFirst(folder.utf8.count))
    }
    return "\(path)/\(name)"
  }

  private func makeFolder(above name: String) throws {
    var made = path
    for part in name.split(separator: "/").dropLast() {
      made += "/\(part)"
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        throw ChildProcess.Failure(description: "no folder \(made): errno \(errno)")
      }
    }
  }

  deinit {
    Self.remove(path)
  }

  /// Removes a file, a link, or a folder with all that is in it; links are not followed.
  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    for entry in (try? listDirectory(path)) ?? [] { remove("\(path)/\(entry.name)") }
    rmdir(path)
  }
}
