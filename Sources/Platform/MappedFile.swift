internal import CSystem

/// What the system answered when a file could not be read or written.
package struct SystemError: Error, Hashable, Sendable {
  package var path: String
  /// The errno.
  package var code: Int32
  /// The system's own words.
  package var reason: String

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
    reason = String(cString: dictee_error_text(code))
  }
}

/// A file mapped for reading; the bytes stay valid as long as this object lives.
package final class MappedFile: @unchecked Sendable {
  /// The content; empty for an empty file.
  package let bytes: UnsafeRawBufferPointer

  /// Maps the regular file at `path`.
  package init(path: String) throws(SystemError) {
    let mapping = dictee_map_file(path)
    guard mapping.error == 0 else { throw SystemError(path: path, code: mapping.error) }
    bytes = UnsafeRawBufferPointer(start: mapping.bytes, count: mapping.count)
  }

  deinit {
    dictee_unmap(bytes.baseAddress, bytes.count)
  }
}
