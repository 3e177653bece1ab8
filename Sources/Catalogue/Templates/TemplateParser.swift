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
    let scalars = Array(text.value.unicodeScalars)
    var pieces: [LocatedPiece] = []
    var start = 0
    while start < scalars.count {
      if scalars[start] == "{" {
        guard let end = scalars[start...].firstIndex(of: "}") else {
          sink.report(.unclosedBrace(at: text.span(of: start..<scalars.count)))
          return pieces
        }
        let content = string(scalars[(start + 1)..<end])
        let place = text.span(of: start..<(end + 1))
        if let piece = Placeholder.piece(content, variables: variables) {
          pieces.append(LocatedPiece(piece: piece, span: place))
        } else {
          sink.report(.unknownPlaceholder(content, variables: variables, at: place))
        }
        start = end + 1
      } else {
        let end = scalars[start...].firstIndex(of: "{") ?? scalars.count
        let literal = scalars[start..<end]
        if let stray = literal.firstIndex(of: "}") {
          sink.report(.strayBrace(at: text.span(of: stray..<(stray + 1))))
        }
        pieces.append(
          LocatedPiece(piece: .literal(string(literal)), span: text.span(of: start..<end)))
        start = end
      }
    }
    return pieces
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
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
      })
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
      at: span)
  }
}
