/// One unfolded line: name, parameters and value, still as bytes.
struct ContentLine: ~Copyable {
  let name: PropertyName
  /// 1-based number of its first physical line.
  let line: Int
  private let unfolded: [UInt8]
  private let valueStart: Int

  /// Nil when no colon ends the name and its parameters.
  init?(name: PropertyName, unfolded: [UInt8], line: Int) {
    guard let colon = Self.colon(in: unfolded) else { return nil }
    self.name = name
    self.line = line
    self.unfolded = unfolded
    valueStart = colon + 1
  }

  /// The first colon outside quotes; when a quote is never closed, the first colon of all.
  private static func colon(in bytes: [UInt8]) -> Int? {
    var isQuoted = false
    var first: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == Byte.quote { isQuoted.toggle() }
      guard byte == Byte.colon else { continue }
      if !isQuoted { return index }
      first = first ?? index
    }
    return first
  }

  /// The bytes after the colon.
  var value: ArraySlice<UInt8> { unfolded[valueStart...] }

  /// The value as text without blanks and zero bytes around it; for everything but titles.
  func text(_ encoding: TextEncoding) -> String {
    encoding.decode(Self.trimmed(value))
  }

  /// The first value of the parameter called `name` (in capitals), without its quotes.
  func parameter(_ name: String, _ encoding: TextEncoding) -> String? {
    for parameter in unfolded[..<(valueStart - 1)].split(separator: Byte.semicolon).dropFirst() {
      guard let equals = parameter.firstIndex(of: Byte.equals) else { continue }
      let found = parameter[..<equals]
      guard found.elementsEqual(name.utf8, by: { Byte.uppercased($0) == $1 }) else { continue }
      let bytes = parameter[(equals + 1)...].filter { $0 != Byte.quote }
      return encoding.decode(Self.trimmed(bytes[...]))
    }
    return nil
  }

  /// The value with the escapes of a TEXT undone (RFC 5545 §3.3.11); an unknown escape stays.
  var unescaped: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var index = value.startIndex
    while index < value.endIndex {
      let byte = value[index]
      index += 1
      guard byte == Byte.backslash, index < value.endIndex else {
        if byte != 0 { result.append(byte) }
        continue
      }
      switch value[index] {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): result.append(Byte.lineFeed)
      case Byte.backslash, Byte.comma, Byte.semicolon: result.append(value[index])
      default: result += [byte, value[index]]
      }
      index += 1
    }
    return result
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isPadding = { (byte: UInt8) in byte <= Byte.space }
    let start = bytes.drop(while: isPadding)
    guard let last = start.lastIndex(where: { !isPadding($0) }) else { return [] }
    return start[...last]
  }
}
