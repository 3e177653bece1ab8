/// A file of a set, read but not yet understood.
package struct CatalogueFile: Sendable {
  /// The path to show in messages.
  package var path: String
  /// The path inside the set, with `/`.
  package var pathInSet: String
  package var bytes: [UInt8]

  package init(path: String, pathInSet: String, bytes: [UInt8]) {
    self.path = path
    self.pathInSet = pathInSet
    self.bytes = bytes
  }
}
