/// The place of a string in the pool of a blob.
package struct StringID: Hashable, Sendable {
  package var raw: UInt32

  package init(raw: UInt32) {
    self.raw = raw
  }

  /// The empty string, always the first of the pool.
  package static let empty = StringID(raw: 0)
}

/// A run of words in the `lists` section of a blob.
package struct ListRef: Hashable, Sendable {
  /// 0-based index of the first word.
  package var start: UInt32
  /// Number of words.
  package var count: UInt32

  package init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }

  package static let empty = ListRef(start: 0, count: 0)
}
