/// The place of a string in the pool of a blob.
public struct StringID: Hashable, Sendable {
  /// The place as a number.
  public var raw: UInt32

  /// The string at a place.
  @inlinable public init(raw: UInt32) {
    self.raw = raw
  }

  /// The empty string, always the first of the pool.
  @inlinable public static var empty: StringID { StringID(raw: 0) }
}

/// A run of words in the `lists` section of a blob.
public struct ListRef: Hashable, Sendable {
  /// 0-based index of the first word.
  public var start: UInt32
  /// Number of words.
  public var count: UInt32

  /// The run of `count` words from `start` on.
  @inlinable public init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }

  /// No words.
  @inlinable public static var empty: ListRef { ListRef(start: 0, count: 0) }
}
