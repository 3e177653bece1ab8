package import Diagnostics

/// A file of a set, read but not yet understood.
package struct CatalogueFile: Sendable {
  /// The path to show in messages.
  package var path: String
  /// The path inside the set, with `/`.
  package var pathInSet: String
  package var bytes: [UInt8]
  /// 0 for the set itself, 1 for the set that it extends, 2 for the base of that one.
  package var layer: Int

  package init(path: String, pathInSet: String, bytes: [UInt8], layer: Int = 0) {
    self.path = path
    self.pathInSet = pathInSet
    self.bytes = bytes
    self.layer = layer
  }

  /// The same file with edits done; a BOM stays.
  ///
  /// - Parameter edits: none collides with another.
  package func applying(_ edits: [ByteEdit]) -> CatalogueFile {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var changed = self
    changed.bytes =
      (bytes.starts(with: mark) ? mark : []) + SourceText(bytes).applying(edits)
    return changed
  }
}
