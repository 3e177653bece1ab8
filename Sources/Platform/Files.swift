internal import CSystem

/// Reads a file, a pipe or a device to its end.
///
/// - Parameter limit: the most bytes that are read; a longer file is an error of kind `.tooLarge`.
package func readFile(_ path: String, limit: Int = 64 << 20) throws(SystemError) -> [UInt8] {
  try content(of: dictee_read_file(path, limit), path: path)
}

/// Reads standard input to its end, at most `limit` bytes.
package func readStandardInput(limit: Int = 64 << 20) throws(SystemError) -> [UInt8] {
  try content(of: dictee_read_file(nil, limit), path: "-")
}

/// Reads a file, or standard input when the path is `-`.
package func readInput(_ path: String, limit: Int = 64 << 20) throws(SystemError) -> [UInt8] {
  path == "-" ? try readStandardInput(limit: limit) : try readFile(path, limit: limit)
}

/// Writes a file whole or not at all: a reader sees the old content or the new.
///
/// A symbolic link keeps leading to its file, a device or pipe is written directly, and the rights
/// of a file that exists stay as they are.
///
/// - Parameter isPrivate: whether nobody but the owner may read or write the file (0600), even when
///   it existed with other rights.
package func writeFile(
  _ bytes: [UInt8], to path: String, isPrivate: Bool = false
) throws(SystemError) {
  let code = bytes.withUnsafeBytes {
    dictee_write_file(path, $0.baseAddress, $0.count, isPrivate ? 1 : 0)
  }
  guard code == 0 else { throw SystemError(path: path, code: code) }
}

/// Copies what the system read and gives its memory back.
func content(of mapping: dictee_mapping, path: String) throws(SystemError) -> [UInt8] {
  guard mapping.error == 0 else { throw SystemError(path: path, code: mapping.error) }
  defer { dictee_free(mapping.bytes) }
  return [UInt8](UnsafeRawBufferPointer(start: mapping.bytes, count: mapping.count))
}
