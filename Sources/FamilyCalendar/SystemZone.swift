internal import Platform

/// A time zone of the system's data, read from its compiled file.
///
/// libical reads the same files, but takes fifteen milliseconds to unroll one; here the file is
/// looked at in place.
/// Source of the format: RFC 8536 (TZif), versions 1 to 4.
struct SystemZone: Sendable {
  /// UTC moments, in seconds since 1970, at which the offset changes; ascending.
  private let changes: [Int]
  /// Seconds from UTC to local time after each change.
  private let offsets: [Int]
  /// Seconds from UTC to local time before the first change.
  private let firstOffset: Int
  /// What holds after the last change.
  private let rule: PosixZone?

  /// The folders that systems keep their zones in.
  private static let folders = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"]

  /// The zone called `name`; nil when the system has none.
  ///
  /// - Precondition: `name` holds no part that leaves the folder.
  init?(named name: String) {
    for folder in Self.folders {
      guard let file = try? MappedFile(path: "\(folder)/\(name)") else { continue }
      if let zone = file.withBytes({ SystemZone($0) }) {
        self = zone
        return
      }
    }
    return nil
  }

  /// Reads a compiled zone; nil when the bytes are none.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let first = TZifBlock(bytes, at: 0, timeSize: 4) else { return nil }
    let block = first.version >= 2 ? TZifBlock(bytes, at: first.end, timeSize: 8) : first
    guard let block, block.typeCount > 0 else { return nil }
    changes = (0..<block.changeCount).map(block.change)
    let indices = (0..<block.changeCount).map(block.typeIndex)
    guard indices.allSatisfy({ $0 < block.typeCount }) else { return nil }
    offsets = indices.map(block.offset)
    firstOffset = block.offset(0)
    rule = first.version >= 2 ? PosixZone(bytes[block.end...]) : nil
  }

  /// Seconds from UTC to local time at a moment in seconds since 1970.
  /// - Complexity: O(log *n*) in the number of changes.
  func offset(atUTC moment: Int) -> Int {
    guard let last = changes.last else { return rule?.offset(atUTC: moment) ?? firstOffset }
    if moment >= last, let rule { return rule.offset(atUTC: moment) }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : offsets[low - 1]
  }

  /// Seconds from UTC to local time at a local time in seconds since 1970.
  ///
  /// Of a time that comes twice the first is meant, and one that is skipped is counted as before
  /// the change (RFC 5545 §3.3.5).
  func offset(atLocal time: Int) -> Int {
    let before = offset(atUTC: time - WrittenTime.secondsPerDay)
    let after = offset(atUTC: time + WrittenTime.secondsPerDay)
    guard before != after else { return before }
    if offset(atUTC: time - before) == before { return before }
    return offset(atUTC: time - after) == after ? after : before
  }
}

/// One data block of a TZif file.
private struct TZifBlock {
  let version: Int
  let changeCount: Int
  let typeCount: Int
  /// Where the block ends.
  let end: Int
  private let bytes: UnsafeRawBufferPointer
  private let body: Int
  private let timeSize: Int

  private static let headerSize = 44

  init?(_ bytes: UnsafeRawBufferPointer, at start: Int, timeSize: Int) {
    guard bytes.count - start >= Self.headerSize,
      bytes[start..<start + 4].elementsEqual("TZif".utf8)
    else { return nil }
    let counts = (0..<6).map { Self.number(bytes, start + 20 + 4 * $0, 4) }
    guard counts.allSatisfy({ (0...1 << 20).contains($0) }) else { return nil }
    self.bytes = bytes
    self.timeSize = timeSize
    let mark = bytes[start + 4]
    version = mark == 0 ? 1 : max(1, Int(mark) - 0x30)
    body = start + Self.headerSize
    changeCount = counts[3]
    typeCount = counts[4]
    let tail = counts[5] + counts[2] * (timeSize + 4) + counts[1] + counts[0]
    end = body + changeCount * (timeSize + 1) + typeCount * 6 + tail
    guard end <= bytes.count else { return nil }
  }

  func change(_ index: Int) -> Int {
    Self.number(bytes, body + index * timeSize, timeSize)
  }

  func typeIndex(_ index: Int) -> Int {
    Int(bytes[body + changeCount * timeSize + index])
  }

  func offset(_ type: Int) -> Int {
    Self.number(bytes, body + changeCount * (timeSize + 1) + type * 6, 4)
  }

  /// A big-endian number in two's complement.
  private static func number(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ size: Int) -> Int {
    let raw = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 8 ? Int(Int64(bitPattern: raw)) : Int(Int32(bitPattern: UInt32(raw)))
  }
}
