extension Blob {
  /// Number of strings in the pool.
  public var stringCount: Int { max(stringOffsets.count - 1, 0) }

  /// A string of the pool; "" for a place that does not exist.
  ///
  /// - Complexity: O(n) in its bytes; one allocation when it is longer than 15 bytes.
  public func string(_ id: StringID) -> String {
    withUTF8(of: id) { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends the UTF-8 bytes of a string; none for a place that does not exist.
  @inlinable public func withUTF8<Result>(
    of id: StringID, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let index = Int(id.raw)
    let base = stringBytes.lowerBound
    // Clamped on both sides, since the offsets of a hostile file may run backwards or out of it.
    let lower = min(base + Int(stringOffsets[index]), stringBytes.upperBound)
    let upper = min(base + Int(stringOffsets[index + 1]), stringBytes.upperBound)
    return try memory.withBytes(lower..<max(lower, upper), body)
  }

  /// A run of words of the list pool; a run that leaves the pool is cut.
  public func list(_ reference: ListRef) -> WordList {
    WordList(lists, reference)
  }

  /// A run of the list pool as places of strings.
  public func strings(_ reference: ListRef) -> [String] {
    list(reference).map { string(StringID(raw: $0)) }
  }
}

/// A run of words in the `lists` section, read in place.
public struct WordList: RandomAccessCollection, Sendable {
  @usableFromInline let pool: WordSection
  @usableFromInline let start: Int
  /// Number of words.
  public let endIndex: Int

  init(_ pool: WordSection, _ reference: ListRef) {
    self.pool = pool
    start = Swift.min(Int(reference.start), pool.count)
    endIndex = Swift.min(Int(reference.count), pool.count - start)
  }

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// Number of words.
  @inlinable public var count: Int { endIndex }

  /// What a closure makes of each word.
  @inlinable public func map<Result>(_ transform: (UInt32) -> Result) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(endIndex)
    for position in 0..<endIndex { results.append(transform(self[position])) }
    return results
  }

  /// The word at a 0-based position; 0 outside.
  @inlinable public subscript(position: Int) -> UInt32 {
    guard position >= 0, position < endIndex else { return 0 }
    return pool[start + position]
  }
}
