package import Diagnostics
import Text

/// A piece of a template and where it was written.
package struct LocatedPiece: Sendable {
  package var piece: TemplatePiece
  package var span: SourceSpan
}

/// Cuts the text of a sentence at its braces.
package enum TemplateParser {
  /// The pieces of `text`; what cannot be understood is reported and left out.
  ///
  /// - Parameter variables: the names that the template's `choix` defines.
  /// - Complexity: O(n).
  package static func pieces(
    of text: YAMLScalar, variables: [String], sink: DiagnosticSink
  ) -> [LocatedPiece] {
    let value = text.value
    var pieces: [LocatedPiece] = []
    var start = value.startIndex
    // In Unicode scalars.
    var offset = 0
    while start < value.endIndex {
      if value.utf8[start] == openingBrace {
        guard let end = value.utf8[start...].firstIndex(of: closingBrace) else {
          sink.report(.unclosedBrace(at: text.span(of: offset..<value.unicodeScalars.count)))
          return pieces
        }
        let after = value.utf8.index(after: end)
        let content = String(value[value.utf8.index(after: start)..<end])
        let next = offset + scalarCount(value.utf8[start..<after])
        let place = text.span(of: offset..<next)
        if let piece = Placeholder.piece(content, variables: variables) {
          pieces.append(LocatedPiece(piece: piece, span: place))
        } else {
          sink.report(.unknownPlaceholder(content, variables: variables, at: place))
        }
        (start, offset) = (after, next)
      } else {
        let end = value.utf8[start...].firstIndex(of: openingBrace) ?? value.endIndex
        if let stray = value.utf8[start..<end].firstIndex(of: closingBrace) {
          let place = offset + scalarCount(value.utf8[start..<stray])
          sink.report(.strayBrace(at: text.span(of: place..<(place + 1))))
        }
        let next = offset + scalarCount(value.utf8[start..<end])
        pieces.append(
          LocatedPiece(
            piece: .literal(String(value[start..<end])), span: text.span(of: offset..<next)))
        (start, offset) = (end, next)
      }
    }
    return pieces
  }

  private static let openingBrace = UInt8(ascii: "{")
  private static let closingBrace = UInt8(ascii: "}")

  /// How many Unicode scalars begin in some bytes of UTF-8.
  private static func scalarCount(_ bytes: Substring.UTF8View) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}

extension Diagnostic {
  fileprivate static func unknownPlaceholder(
    _ name: String, variables: [String], at span: SourceSpan
  ) -> Diagnostic {
    let suggestion = nearest(to: name, among: Placeholder.known(variables: variables))
    return Diagnostic(
      id: "unknown-placeholder",
      LocalizedText(
        fr: "« {\(name)} » n’est ni une place connue, ni une variable de « choix »",
        en: "“{\(name)}” is neither a known placeholder nor a variable of “choix”"),
      at: span,
      cure: suggestion.map {
        LocalizedText(fr: "vouliez-vous « {\($0)} » ?", en: "did you mean “{\($0)}”?")
      }
        ?? LocalizedText(
          fr: "écrivez une place connue, comme {ENFANT}, ou ajoutez la variable à « choix »",
          en: "write a known placeholder, such as {ENFANT}, or add the variable to “choix”"))
  }

  fileprivate static func unclosedBrace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "unclosed-brace",
      LocalizedText(
        fr: "une accolade « { » n’est pas refermée", en: "a brace “{” is not closed"),
      at: span, cure: LocalizedText(fr: "ajoutez « } »", en: "add “}”"))
  }

  fileprivate static func strayBrace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "stray-brace",
      LocalizedText(
        fr: "une accolade « } » n’est ouverte par aucune « { »",
        en: "a brace “}” has no “{” before it"),
      at: span,
      cure: LocalizedText(
        fr: "ajoutez « { » devant le nom, ou ôtez cette accolade",
        en: "add “{” before the name, or remove this brace"))
  }
}
