/// A section of a blob seen as little-endian 32-bit words, lent by the blob that owns the memory.
///
/// Reading outside gives 0, so that a damaged or hostile file can give wrong rows but no crash.
package struct WordSection: Sendable {
  private let blob: BlobMemory
  private let base: Int
  /// Number of whole words.
  package let count: Int

  /// - Parameters:
  ///   - base: byte offset of the first word in the memory.
  ///   - count: number of words; `base + 4 * count` must not pass the memory's end.
  package init(_ blob: BlobMemory, base: Int, count: Int) {
    self.blob = blob
    self.base = base
    self.count = base >= 0 && count >= 0 && base + 4 * count <= blob.count ? count : 0
  }

  package subscript(index: Int) -> UInt32 {
    guard index >= 0, index < count else { return 0 }
    return blob.word(atByte: base + 4 * index)
  }
}

/// Memory that stays valid and unchanged as long as this object lives: a mapped file or an array.
package final class BlobMemory: @unchecked Sendable {
  private let start: UnsafeRawPointer
  /// Number of bytes.
  package let count: Int
  private let owner: (any Sendable)?
  private let allocated: Bool

  /// Borrows memory that `owner` keeps alive and nobody writes to.
  package init(borrowing bytes: UnsafeRawBufferPointer, owner: any Sendable) {
    start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
    count = bytes.count
    self.owner = owner
    allocated = false
  }

  /// Copies `bytes`.
  package init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    copy.copyBytes(from: bytes)
    start = UnsafeRawPointer(copy.baseAddress.unsafelyUnwrapped)
    count = bytes.count
    owner = nil
    allocated = true
  }

  deinit {
    if allocated { start.deallocate() }
  }

  /// The little-endian word at a byte offset; 0 when it does not lie inside.
  package func word(atByte offset: Int) -> UInt32 {
    guard offset >= 0, offset + 4 <= count else { return 0 }
    return UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Lends a piece of the memory; the range is clamped to what is there.
  package func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    return try body(UnsafeRawBufferPointer(start: start + lower, count: upper - lower))
  }
}
