/// A section of a blob seen as little-endian 32-bit words, lent by the blob that owns the memory.
///
/// Reading outside gives 0, so that a damaged or hostile file can give wrong rows but no crash.
///
/// That all of it lies inside the memory is proven when it is made; a read then asks no more than
/// whether it lies inside the section.
public struct WordSection: Sendable {
  @usableFromInline let memory: BlobMemory
  @usableFromInline let base: Int
  /// Number of whole words.
  public let count: Int

  /// Views `count` words from a byte offset on; a view that would pass the memory's end is empty.
  ///
  /// - Parameters:
  ///   - base: byte offset of the first word in the memory.
  ///   - count: number of words.
  @inlinable public init(_ memory: BlobMemory, base: Int, count: Int) {
    let fits = base >= 0 && base <= memory.count && count <= (memory.count - base) / 4
    self.memory = memory
    self.base = base
    self.count = fits ? max(count, 0) : 0
  }

  /// Lends the bytes of the section, four for each word.
  @inlinable public func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try memory.withBytes(base..<base + 4 * count, body)
  }

  /// The word at a 0-based index; 0 outside.
  @inlinable @inline(__always) public subscript(index: Int) -> UInt32 {
    guard index >= 0, index < count else { return 0 }
    return memory.word(insideAtByte: base + 4 * index)
  }
}
