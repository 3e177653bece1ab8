extension JSONWriter {
  /// The one text of `value` by RFC 8785: no white space, the keys of each object by their UTF-16
  /// code units, only what must be escaped escaped.
  ///
  /// Numbers are whole here, so that the rules of the RFC for others are not needed; those beyond
  /// 2⁵³ are none that it allows, and no output holds one.
  ///
  /// - Complexity: O(size of the text), plus the sorting of the keys.
  package static func writeCanonical(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): String(number)
    case .string(let text): canonical(text)
    case .array(let elements): "[" + elements.map(writeCanonical).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
        .map { canonical($0.key) + ":" + writeCanonical($0.value) }
        .joined(separator: ",") + "}"
    }
  }

  private static func canonical(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{8}": result += "\\b"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\u{C}": result += "\\f"
      case "\r": result += "\\r"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
