/// Memory that stays valid and unchanged as long as this object lives: a mapped file or an array.
///
/// Unchecked, because the pointer itself is not `Sendable`: nobody writes to the memory after
/// `init`, and every read is bounded.
public final class BlobMemory: @unchecked Sendable {
  @usableFromInline let memory: UnsafeRawBufferPointer
  private let owner: (any Sendable)?
  private let allocated: Bool

  /// Number of bytes.
  @inlinable public var count: Int { memory.count }

  /// Borrows memory that `owner` keeps alive and nobody writes to.
  public init(borrowing bytes: UnsafeRawBufferPointer, owner: any Sendable) {
    memory = bytes
    self.owner = owner
    allocated = false
  }

  /// Copies `bytes`.
  public init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    memory = UnsafeRawBufferPointer(copy)
    owner = nil
    allocated = true
  }

  deinit {
    if allocated { memory.deallocate() }
  }

  /// The little-endian word at a byte offset; 0 when it does not lie inside.
  @inlinable @inline(__always) public func word(atByte offset: Int) -> UInt32 {
    guard offset >= 0, offset <= count - 4 else { return 0 }
    return UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The little-endian word at a byte offset that a section has proven to lie inside.
  @inlinable @inline(__always) func word(insideAtByte offset: Int) -> UInt32 {
    UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The little-endian double word at a byte offset; 0 when it does not lie inside.
  @inlinable public func doubleWord(atByte offset: Int) -> UInt64 {
    UInt64(word(atByte: offset)) | UInt64(word(atByte: offset + 4)) << 32
  }

  /// Lends a piece of the memory; the range is clamped to what is there.
  @inlinable public func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    return try body(UnsafeRawBufferPointer(rebasing: memory[lower..<upper]))
  }
}
