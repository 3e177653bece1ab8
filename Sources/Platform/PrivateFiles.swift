internal import CSystem

/// What has a name in a folder, symbolic links not followed.
package struct FileStatus: Hashable, Sendable {
  /// What sort of thing has the name.
  package enum Kind: Sendable {
    case file
    case directory
    case link
    /// A device, a pipe, a socket.
    case other
  }

  package var kind: Kind
  /// The rights, as in `0o600`.
  package var mode: Int
  /// In bytes.
  package var size: Int
}

/// What has the name `path`; nil when nothing has.
package func status(of path: String) throws(SystemError) -> FileStatus? {
  let found = dictee_look(path)
  guard found.error == 0 else {
    let error = SystemError(path: path, code: found.error)
    if error.kind == .missing { return nil }
    throw error
  }
  let kind: FileStatus.Kind =
    switch found.kind {
    case UInt8(ascii: "f"): .file
    case UInt8(ascii: "d"): .directory
    case UInt8(ascii: "l"): .link
    default: .other
    }
  return FileStatus(kind: kind, mode: Int(found.mode), size: Int(clamping: found.size))
}

/// Creates a file that its owner alone may read and write (0600), whole or not at all.
///
/// A name that is taken, even by a link that leads nowhere, is an error of kind `.exists`; of two
/// processes that create the same file at once, one gets it.
package func createPrivateFile(_ bytes: [UInt8], at path: String) throws(SystemError) {
  let code = bytes.withUnsafeBytes { dictee_create_file(path, $0.baseAddress, $0.count) }
  guard code == 0 else { throw SystemError(path: path, code: code) }
}

/// Makes a folder and those above it that are missing, each for its owner alone (0700).
package func makePrivateFolders(_ path: String) throws(SystemError) {
  let code = dictee_make_private_folders(path)
  guard code == 0 else { throw SystemError(path: path, code: code) }
}

/// Bytes from the system's source of random numbers for keys.
///
/// - Parameter count: at most 256.
package func randomBytes(_ count: Int) throws(SystemError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  let code = bytes.withUnsafeMutableBytes { dictee_random($0.baseAddress, $0.count) }
  guard code == 0 else { throw SystemError(path: "", code: code) }
  return bytes
}
