/// How the bytes of a calendar file stand for text; decided once for a whole file.
enum TextEncoding: Hashable, Sendable {
  case utf8
  /// Also reads ISO-8859-1: the two differ only in 0x80–0x9F, which Latin-1 text doesn't use.
  case windows1252

  /// Decides between UTF-8 and Windows-1252.
  ///
  /// Folds are looked through, since a line may be folded in the middle of a letter. A file with a
  /// few broken letters among whole ones is still UTF-8: in Latin-1 text, two neighbouring bytes
  /// that look like UTF-8 are far rarer than single ones that don't.
  /// - Complexity: O(*n*) in the number of bytes.
  static func detect(_ bytes: UnsafeRawBufferPointer) -> TextEncoding {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return .utf8 }
    var whole = 0
    var broken = 0
    var index = first
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let next = endOfScalar(in: bytes, at: index) {
        whole += 1
        index = next
      } else {
        broken += 1
        index += 1
      }
    }
    return broken == 0 || whole > broken ? .utf8 : .windows1252
  }

  /// The index after the multi-byte scalar that starts at `start`, folds skipped; nil when the
  /// bytes there are no well-formed UTF-8 (Unicode, table 3-7).
  private static func endOfScalar(in bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    let lead = bytes[start]
    let following: Int
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: following = 1
    case 0xE0: (following, allowed) = (2, 0xA0...0xBF)
    case 0xED: (following, allowed) = (2, 0x80...0x9F)
    case 0xE1...0xEF: following = 2
    case 0xF0: (following, allowed) = (3, 0x90...0xBF)
    case 0xF1...0xF3: following = 3
    case 0xF4: (following, allowed) = (3, 0x80...0x8F)
    default: return nil
    }
    var index = start + 1
    for _ in 0..<following {
      index = afterFold(in: bytes, at: index)
      guard index < bytes.count, allowed.contains(bytes[index]) else { return nil }
      allowed = 0x80...0xBF
      index += 1
    }
    return index
  }

  /// The index after the fold (a line end and a space or tab) at `index`, if there is one.
  private static func afterFold(in bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    var next = index
    while next < min(index + 2, bytes.count), bytes[next] == Byte.carriageReturn { next += 1 }
    if next < bytes.count, bytes[next] == Byte.lineFeed { next += 1 }
    guard next > index, next < bytes.count, Byte.isBlank(bytes[next]) else { return index }
    return next + 1
  }

  /// The text of `bytes`, or nil when some of it can't be decoded.
  func decodeStrictly(_ bytes: [UInt8]) -> String? {
    self == .utf8 ? String(validating: bytes, as: UTF8.self) : decode(bytes)
  }

  /// The text of `bytes`; what can't be decoded becomes U+FFFD.
  func decode(_ bytes: some Collection<UInt8>) -> String {
    switch self {
    case .utf8:
      return String(decoding: bytes, as: UTF8.self)
    case .windows1252:
      var text = String.UnicodeScalarView()
      for byte in bytes { text.append(Self.scalar(of: byte)) }
      return String(text)
    }
  }

  private static func scalar(of byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upperControls[Int(byte - 0x80)]) ?? "\u{FFFD}"
  }

  /// What Windows-1252 puts at 0x80–0x9F; the five unused places keep their C1 control.
  ///
  /// Source: the mapping table CP1252.TXT published by the Unicode Consortium.
  private static let upperControls: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]
}

/// UTF-16 calendars, which are turned into UTF-8 before anything else.
enum UTF16Text {
  /// The file as UTF-8, or nil when it is not UTF-16.
  ///
  /// Without a byte order mark the first letter tells: every calendar starts with an ASCII one,
  /// whose other byte is zero.
  static func transcoded(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return transcode(bytes, from: 2, isBigEndian: false)
    case (0xFE, 0xFF): return transcode(bytes, from: 2, isBigEndian: true)
    case (1..., 0): return transcode(bytes, from: 0, isBigEndian: false)
    case (0, 1...): return transcode(bytes, from: 0, isBigEndian: true)
    default: return nil
    }
  }

  private static func transcode(
    _ bytes: UnsafeRawBufferPointer, from start: Int, isBigEndian: Bool
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    let units = (0..<(bytes.count - start) / 2).lazy.map { index in
      let first = UInt16(bytes[start + 2 * index])
      let second = UInt16(bytes[start + 2 * index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    _ = Swift.transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
    ) { result.append($0) }
    return result
  }
}
