/// Collects sections and lays them out as one blob (see `BlobFormat`).
///
/// The same sections give the same bytes, in whatever order they were added.
public struct BlobWriter {
  private var sections: [SectionID: [UInt8]] = [:]

  /// A writer without sections.
  public init() {}

  /// Sets the bytes of a section; a section that was there is replaced.
  public mutating func add(section: SectionID, bytes: [UInt8]) {
    sections[section] = bytes
  }

  /// Sets a section to 32-bit words; a section that was there is replaced.
  public mutating func add(section: SectionID, words: [UInt32]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * words.count)
    for word in words { bytes.appendLittleEndian(word) }
    add(section: section, bytes: bytes)
  }

  /// Sets the section of a table to its rows; rows that were there are replaced.
  public mutating func add<Row: TableRecord>(rows: [Row]) {
    var writer = FieldWriter()
    for row in rows {
      let start = writer.words.count
      row.write(to: &writer)
      assert(writer.words.count - start == Row.wordCount, "row of \(Row.self) has another length")
    }
    add(section: Row.section, words: writer.words)
  }

  /// The finished blob.
  ///
  /// - Parameter contentHash: 32 bytes; fewer are filled up with zeros, more are cut.
  /// - Complexity: O(n) in the bytes of all sections.
  public func finish(contentHash: [UInt8]) -> [UInt8] {
    let ordered = sections.sorted { $0.key.rawValue < $1.key.rawValue }
    let table = BlobFormat.tableEntryLength * ordered.count
    var body: [UInt8] = []
    var offset = BlobFormat.aligned(BlobFormat.headerLength + table)
    let bodyStart = offset
    var entries: [UInt8] = []
    for (section, bytes) in ordered {
      body.append(contentsOf: repeatElement(0, count: offset - bodyStart - body.count))
      entries.appendLittleEndian(section.rawValue)
      entries.appendLittleEndian(UInt32(0))
      entries.appendLittleEndian(UInt64(offset))
      entries.appendLittleEndian(UInt64(bytes.count))
      body.append(contentsOf: bytes)
      offset = BlobFormat.aligned(offset + bytes.count)
    }
    return assemble(
      contentHash: contentHash, sectionCount: ordered.count, entries: entries,
      body: body, bodyStart: bodyStart)
  }

  private func assemble(
    contentHash: [UInt8], sectionCount: Int, entries: [UInt8], body: [UInt8], bodyStart: Int
  ) -> [UInt8] {
    var checked: [UInt8] = []
    let length = bodyStart + body.count
    checked.reserveCapacity(length - BlobFormat.checkedFrom)
    checked.appendLittleEndian(BlobFormat.version)
    checked.appendLittleEndian(UInt32(sectionCount))
    checked.appendLittleEndian(UInt64(length))
    checked.append(contentsOf: contentHash.prefix(BlobFormat.hashLength))
    let headerRest = BlobFormat.headerLength - BlobFormat.checkedFrom
    checked.append(contentsOf: repeatElement(0, count: headerRest - checked.count))
    checked.append(contentsOf: entries)
    let gap = bodyStart - BlobFormat.checkedFrom - checked.count
    checked.append(contentsOf: repeatElement(0, count: gap))
    checked.append(contentsOf: body)

    var blob = BlobFormat.magic
    blob.reserveCapacity(length)
    blob.appendLittleEndian(Checksum64.sum(of: checked))
    blob.append(contentsOf: checked)
    return blob
  }
}

extension [UInt8] {
  /// Appends the bytes of a number, the lowest first.
  mutating func appendLittleEndian(_ value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
