import Diagnostics

/// Finds the bytes that no catalogue may hold: invalid UTF-8, control characters and the line ends
/// that only YAML knows (U+0085, U+2028, U+2029).
///
/// Each is replaced in `clean` by as many bytes of a harmless character, so that offsets stay.
struct ByteScan {
  private(set) var clean: [UInt8]
  private(set) var faults: [LexicalFault] = []
  private var hasInvalidByteOnLine = false
  private let limit: Int

  /// Scans `bytes`.
  ///
  /// - Parameter limit: how many faults are kept.
  /// - Complexity: O(n).
  init(_ bytes: [UInt8], limit: Int) {
    clean = bytes
    self.limit = limit
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F {
        offset += 1
      } else if byte < 0x80 {
        scanControl(byte, at: offset)
        offset += 1
      } else {
        offset += scanSequence(bytes, at: offset)
      }
    }
  }

  private mutating func scanControl(_ byte: UInt8, at offset: Int) {
    switch byte {
    case 0x09: break
    case 0x0A, 0x0D: hasInvalidByteOnLine = false
    default: replace(offset..<(offset + 1), .controlCharacter(UInt32(byte)))
    }
  }

  private mutating func scanSequence(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let length = UTF8Sequence.length(in: bytes, at: offset)
    guard length > 0 else {
      // One report a line: a file in another encoding has hundreds of such bytes.
      if hasInvalidByteOnLine {
        clean[offset] = UInt8(ascii: "_")
      } else {
        replace(offset..<(offset + 1), .invalidUTF8)
      }
      hasInvalidByteOnLine = true
      return 1
    }
    guard bytes[offset] == 0xC2 || bytes[offset] >= 0xE2 else { return length }
    let value = UTF8Sequence.scalar(in: bytes, at: offset, length).value
    switch value {
    case 0x85, 0x2028, 0x2029: replace(offset..<(offset + length), .lineSeparator(value))
    case 0x80...0x9F, 0xFFFE, 0xFFFF:
      replace(offset..<(offset + length), .controlCharacter(value))
    default: break
    }
    return length
  }

  private mutating func replace(_ range: Range<Int>, _ kind: LexicalFault.Kind) {
    let harmless: [UInt8] =
      switch range.count {
      case 1: [UInt8(ascii: "_")]
      case 2: [0xC2, 0xB7]  // ·
      default: [0xE2, 0x80, 0xA2]  // •
      }
    for (offset, byte) in zip(range, harmless) { clean[offset] = byte }
    if faults.count < limit {
      faults.append(LexicalFault(kind: kind, range: range, misleadsTheParser: false))
    }
  }
}
