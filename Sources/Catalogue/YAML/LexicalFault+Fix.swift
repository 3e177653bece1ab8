import Diagnostics

extension LexicalFault {
  /// What mends the fault, where there is only one way.
  ///
  /// - Parameter text: the text in which `range` counts.
  func fix(at span: SourceSpan, in text: UnsafeBufferPointer<UInt8>) -> Fix? {
    switch kind {
    case .hardSpace(let place):
      let isWidthless = Self.widthless.contains(String(decoding: text[range], as: UTF8.self))
      let isInside = place == .indentation || place == .key
      return .replacement(span, with: isWidthless && isInside ? "" : " ")
    case .curlyQuotes: return straightQuotes(span, String(decoding: text[range], as: UTF8.self))
    default: return nil
    }
  }

  /// Characters without a width, which no reader takes for a space.
  private static let widthless: Set<String> = ["\u{200B}", "\u{FEFF}"]

  /// YAML’s quotes for the double ones that a word processor made of them.
  private func straightQuotes(_ span: SourceSpan, _ written: String) -> Fix? {
    let scalars = Array(written.unicodeScalars)
    let quotes: [Unicode.Scalar] = ["“", "”", "„", "‟"]
    guard scalars.count > 2, quotes.contains(scalars[0]),
      quotes.contains(scalars[scalars.count - 1]),
      !scalars.dropFirst().dropLast().contains(where: {
        quotes.contains($0) || $0 == "\"" || $0 == "\\"
      })
    else { return nil }
    var open = span
    open.end = SourcePosition(line: span.start.line, column: span.start.column + 1)
    var close = span
    close.start = SourcePosition(line: span.end.line, column: span.end.column - 1)
    return .replacements([
      Fix.Replacement(open, with: "\""), Fix.Replacement(close, with: "\""),
    ])
  }
}
