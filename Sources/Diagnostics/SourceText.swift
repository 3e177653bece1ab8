/// The original bytes of a file cut into lines, for positions and for showing a line.
///
/// A BOM is left out. LF, CRLF and CR each end a line. A column counts Unicode scalars; a byte that
/// belongs to no valid UTF-8 sequence counts as one.
package struct SourceText: Sendable {
  /// The bytes without a leading BOM.
  package let bytes: [UInt8]
  /// For each line, the offset in `bytes` of its first byte; the first entry is 0.
  package let lineStarts: [Int]

  /// Reads a file's content.
  ///
  /// - Complexity: O(n) in the bytes.
  package init(_ content: some Collection<UInt8>) {
    let hasMark = content.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = Array(content.dropFirst(hasMark ? 3 : 0))
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// How many lines there are; a final line end opens one more, empty line.
  package var lineCount: Int { lineStarts.count }

  /// The bytes of a line without its line end.
  ///
  /// - Parameter number: 1-based.
  package func lineBytes(_ number: Int) -> ArraySlice<UInt8>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// The scalars of a line without its line end, U+FFFD in the place of each invalid byte.
  ///
  /// - Parameter number: 1-based.
  package func lineScalars(_ number: Int) -> [Unicode.Scalar]? {
    guard let line = lineBytes(number) else { return nil }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(line.count)
    line.withUnsafeBufferPointer { line in
      var offset = 0
      while offset < line.count {
        let length = UTF8Sequence.length(in: line, at: offset)
        scalars.append(length == 0 ? "\u{FFFD}" : UTF8Sequence.scalar(in: line, at: offset, length))
        offset += max(length, 1)
      }
    }
    return scalars
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(offset)
      }
    }
    return starts
  }
}

/// Reading one UTF-8 sequence (The Unicode Standard, table 3-7).
package enum UTF8Sequence {
  /// The length in bytes of the valid sequence at `offset`, or 0 when there is none.
  package static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let lead = bytes[offset]
    if lead < 0x80 { return 1 }
    let (length, second) = shape(ofLead: lead)
    guard length > 0, offset + length <= bytes.count, second.contains(bytes[offset + 1]) else {
      return 0
    }
    var following = offset + 2
    while following < offset + length {
      guard bytes[following] & 0xC0 == 0x80 else { return 0 }
      following += 1
    }
    return length
  }

  /// The scalar of a valid sequence of `length` bytes.
  package static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ length: Int
  ) -> Unicode.Scalar {
    var value = UInt32(bytes[offset])
    if length > 1 { value &= 0xFF >> UInt32(length + 1) }
    for following in (offset + 1)..<(offset + max(length, 1)) {
      value = value << 6 | UInt32(bytes[following] & 0x3F)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func shape(ofLead lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  }
}
