/// Reads JSON (RFC 8259) that others wrote, whatever it holds: a value or the place of the first
/// fault, never a crash.
///
/// Only what dictee writes is taken: numbers are whole and fit 64 bits, no key stands twice in an
/// object, nothing lies deeper than 32 levels.
package struct JSONReader {
  /// Why bytes are no JSON of that kind.
  package struct Fault: Error, Hashable, Sendable {
    /// 0-based byte at which reading stopped.
    package var offset: Int

    package init(offset: Int) {
      self.offset = offset
    }
  }

  private static let deepest = 32
  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that `bytes` hold, white space around it left out.
  ///
  /// - Complexity: O(n), and O(k²) comparisons for an object of k keys.
  package static func read(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw Fault(offset: 0) }
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpaces()
    guard reader.place == bytes.count else { throw reader.fault }
    return value
  }

  private var fault: Fault { Fault(offset: place) }
  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  /// Takes one byte if it comes next.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    guard depth < Self.deepest else { throw fault }
    skipSpaces()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .int(try number())
    }
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[place...].starts(with: text.utf8) else { throw fault }
    place += text.utf8.count
    return value
  }

  private mutating func number() throws(Fault) -> Int {
    let start = place
    _ = take("-")
    let first = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    let digits = bytes[first..<place]
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard digits.count == 1 || digits.first != 0x30, let number = Int(text) else {
      throw Fault(offset: start)
    }
    return number
  }

  private mutating func array(depth: Int) throws(Fault) -> JSONValue {
    place += 1
    var elements: [JSONValue] = []
    skipSpaces()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpaces()
    } while take(",")
    guard take("]") else { throw fault }
    return .array(elements)
  }

  private mutating func object(depth: Int) throws(Fault) -> JSONValue {
    place += 1
    var members: [JSONValue.Member] = []
    skipSpaces()
    if take("}") { return .object(members) }
    repeat {
      skipSpaces()
      let start = place
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else { throw Fault(offset: start) }
      skipSpaces()
      guard take(":") else { throw fault }
      members.append(JSONValue.Member(key, try value(depth: depth + 1)))
      skipSpaces()
    } while take(",")
    guard take("}") else { throw fault }
    return .object(members)
  }

  private mutating func string() throws(Fault) -> String {
    guard take("\"") else { throw fault }
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw Fault(offset: place - 1)
      default: text.append(byte)
      }
    }
    throw fault
  }

  /// What stands after a backslash.
  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw Fault(offset: place - 1)
    }
  }

  private mutating func escapedScalar() throws(Fault) -> Unicode.Scalar {
    let start = place
    let high = try fourDigits()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard (0xD800...0xDBFF).contains(high), take("\\"), take("u") else {
      throw Fault(offset: start)
    }
    let low = try fourDigits()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw Fault(offset: start) }
    return scalar
  }

  private mutating func fourDigits() throws(Fault) -> UInt32 {
    guard place + 4 <= bytes.count else { throw fault }
    let digits = bytes[place..<place + 4]
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(text, radix: 16)
    else { throw fault }
    place += 4
    return value
  }
}
