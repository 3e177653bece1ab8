/// A value of JSON; the members of an object keep their order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key of an object with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  /// The text, or null for nil.
  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  /// The number, or null for nil.
  package init(_ number: Int?) { self = number.map(JSONValue.int) ?? .null }
}

/// Writes JSON (RFC 8259) in UTF-8, indented by two spaces: the same value, the same bytes.
package struct JSONWriter {
  private var output = ""

  private init() {}

  /// The text of `value`, ending with a line feed.
  ///
  /// Empty arrays and objects stand on one line. Only what must be escaped is, and the control
  /// characters that a terminal would obey.
  ///
  /// - Complexity: O(size of the text).
  package static func write(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, depth: 0)
    writer.output += "\n"
    return writer.output
  }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: output += "null"
    case .bool(let flag): output += flag ? "true" : "false"
    case .int(let number): output += String(number)
    case .string(let text): write(text)
    case .array(let elements):
      write(elements, between: "[", "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      write(members, between: "{", "}", depth: depth) { writer, member in
        writer.write(member.key)
        writer.output += ": "
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between open: String, _ close: String, depth: Int,
    each: (inout JSONWriter, Element) -> Void
  ) {
    output += open
    for (index, element) in elements.enumerated() {
      output += index == 0 ? "\n" : ",\n"
      indent(depth + 1)
      each(&self, element)
    }
    if !elements.isEmpty {
      output += "\n"
      indent(depth)
    }
    output += close
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { output += "  " }
  }

  private mutating func write(_ text: String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        output += "\\u" + Self.fourDigits(scalar.value)
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }

  private static func fourDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
