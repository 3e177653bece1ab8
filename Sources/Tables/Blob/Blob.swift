/// A compiled catalogue, read in place: nothing is copied or decoded before it is asked for.
///
/// `init` proves that the bytes are those that a writer of this format wrote. After that every
/// accessor is total: whatever a hostile file holds, reading gives some value, never a crash and
/// never an endless loop.
public struct Blob: Sendable {
  /// The memory that all views read from.
  public let memory: BlobMemory
  /// SHA-256 of the sources, 32 bytes, as the writer was told.
  public let contentHash: [UInt8]

  /// Byte range of each section, at the index of its id; empty where there is none.
  private let ranges: [Range<Int>]
  /// Bit n stands for the section with id n.
  private let present: UInt64

  @usableFromInline let stringOffsets: WordSection
  @usableFromInline let stringBytes: Range<Int>
  let lists: WordSection

  /// Verifies magic, version, length, section table and checksum, in this order.
  ///
  /// - Complexity: O(n) in the bytes, at memory speed.
  public init(_ memory: BlobMemory) throws(BlobError) {
    try Blob.verifyHeader(memory)
    let table = try Blob.readSectionTable(memory)
    try Blob.verifyChecksum(memory)

    self.memory = memory
    ranges = table.ranges
    present = table.present
    let hash = BlobFormat.hashOffset..<BlobFormat.hashOffset + BlobFormat.hashLength
    contentHash = memory.withBytes(hash) { Array($0) }
    stringOffsets = Blob.words(memory, ranges, .stringOffsets)
    stringBytes = ranges[Int(SectionID.stringBytes.rawValue)]
    lists = Blob.words(memory, ranges, .lists)
  }

  /// Whether the writer added the section, if only as an empty one.
  public func has(_ section: SectionID) -> Bool {
    present >> section.rawValue & 1 == 1
  }

  /// Fails with `missingSection` for the first of the sections that is not there.
  public func require(_ sections: [SectionID]) throws(BlobError) {
    for section in sections where !has(section) {
      throw .missingSection(section)
    }
  }

  /// A section as words; empty when it is not there.
  public func words(_ section: SectionID) -> WordSection {
    Blob.words(memory, ranges, section)
  }

  /// Lends the bytes of a section; no bytes when it is not there.
  public func withBytes<Result>(
    of section: SectionID, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try memory.withBytes(ranges[Int(section.rawValue)], body)
  }

  /// The rows of a table; no rows when its section is not there.
  @inlinable public func rows<Row: TableRecord>(_ type: Row.Type) -> RowTable<Row> {
    RowTable(words(Row.section))
  }

  private static func words(
    _ memory: BlobMemory, _ ranges: [Range<Int>], _ section: SectionID
  ) -> WordSection {
    let range = ranges[Int(section.rawValue)]
    return WordSection(memory, base: range.lowerBound, count: range.count / 4)
  }
}

extension Blob {
  private static func verifyHeader(_ memory: BlobMemory) throws(BlobError) {
    let start = memory.withBytes(0..<BlobFormat.magic.count) { Array($0) }
    guard start.elementsEqual(BlobFormat.magic.prefix(start.count)) else { throw .notABlob }
    guard memory.count >= BlobFormat.headerLength else {
      throw .tooShort(found: memory.count, expected: BlobFormat.headerLength)
    }
    let version = memory.word(atByte: BlobFormat.versionOffset)
    guard version == BlobFormat.version else {
      throw .wrongVersion(found: version, expected: BlobFormat.version)
    }
    let length = Int(clamping: memory.doubleWord(atByte: BlobFormat.lengthOffset))
    guard memory.count >= length else {
      throw .tooShort(found: memory.count, expected: length)
    }
    guard memory.count <= length else {
      throw .tooLong(found: memory.count, expected: length)
    }
  }

  private static func readSectionTable(
    _ memory: BlobMemory
  ) throws(BlobError) -> (ranges: [Range<Int>], present: UInt64) {
    let claimed = memory.word(atByte: BlobFormat.sectionCountOffset)
    let room = (memory.count - BlobFormat.headerLength) / BlobFormat.tableEntryLength
    guard claimed <= SectionID.allCases.count, claimed <= room else {
      throw .damaged(.sectionTable(sections: claimed))
    }
    let tableEnd = BlobFormat.headerLength + BlobFormat.tableEntryLength * Int(claimed)
    var ranges = [Range<Int>](repeating: 0..<0, count: Int(SectionID.highest) + 1)
    var present: UInt64 = 0
    var previous: UInt32 = 0
    for entry in 0..<Int(claimed) {
      let at = BlobFormat.headerLength + BlobFormat.tableEntryLength * entry
      let id = memory.word(atByte: at)
      let start = Int(clamping: memory.doubleWord(atByte: at + 8))
      let length = Int(clamping: memory.doubleWord(atByte: at + 16))
      guard SectionID(rawValue: id) != nil, id > previous, memory.word(atByte: at + 4) == 0,
        start >= tableEnd, start % BlobFormat.alignment == 0, start <= memory.count,
        length <= memory.count - start
      else { throw .damaged(.section(entry: entry)) }
      ranges[Int(id)] = start..<start + length
      present |= 1 << UInt64(id)
      previous = id
    }
    return (ranges, present)
  }

  private static func verifyChecksum(_ memory: BlobMemory) throws(BlobError) {
    let expected = memory.doubleWord(atByte: BlobFormat.checksumOffset)
    let found = memory.withBytes(BlobFormat.checkedFrom..<memory.count) { Checksum64.sum(of: $0) }
    guard found == expected else {
      throw .damaged(.checksum(found: found, expected: expected))
    }
  }
}
