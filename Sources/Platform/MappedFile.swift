internal import CSystem

/// A file mapped for reading; the bytes stay valid as long as this object lives.
package final class MappedFile: @unchecked Sendable {
  /// The content, empty for an empty file: for an owner that keeps this object beside it.
  ///
  /// The object may be let go right after its last use, so that a passing look takes `withBytes`.
  package let bytes: UnsafeRawBufferPointer

  /// Maps the regular file at `path`.
  package init(path: String) throws(SystemError) {
    let mapping = dictee_map_file(path)
    guard mapping.error == 0 else { throw SystemError(path: path, code: mapping.error) }
    bytes = UnsafeRawBufferPointer(start: mapping.bytes, count: mapping.count)
  }

  /// Lends the content for the length of a closure.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    try withExtendedLifetime(self) { try body(bytes) }
  }

  deinit {
    dictee_unmap(bytes.baseAddress, bytes.count)
  }
}
