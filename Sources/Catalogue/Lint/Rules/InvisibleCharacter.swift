import Diagnostics
import Text

/// A character that nobody sees.
///
/// **What.** A text holds a zero-width space, a soft hyphen, a variation selector or the like.
/// Titles of examples may, since families paste them too.
///
/// **Why.** It would be printed in a dictation or make a word differ from itself.
///
/// **Example.** `pis­cine` with a soft hyphen, pasted from a document.
///
/// **To do.** Type the word again.
///
/// **Safe?** Yes.
struct InvisibleCharacter: LintRule {
  static let id = "invisible-character"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.texts
    where text.value.utf8.contains(where: { $0 >= 0x80 }) {
      for (place, scalar) in text.value.unicodeScalars.enumerated() where isInvisible(scalar) {
        report(.invisibleCharacter(scalar, at: text.span(of: place..<(place + 1))))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func invisibleCharacter(
    _ scalar: Unicode.Scalar, at span: SourceSpan
  ) -> Diagnostic {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Diagnostic(
      id: InvisibleCharacter.id,
      LocalizedText(
        fr: "un caractère invisible (U+\(code)) se cache ici",
        en: "an invisible character (U+\(code)) hides here"),
      at: span,
      cure: LocalizedText(
        fr: "effacez le mot et tapez-le à nouveau", en: "delete the word and type it again"))
  }
}
