import Diagnostics
import Text

/// A character that nobody sees.
struct InvisibleCharacter: LintRule {
  static let page = RulePage(
    "invisible-character",
    what: LocalizedText(
      fr: "Un texte contient un caractère que personne ne voit. C’est par exemple une espace de "
        + "largeur nulle, un trait d’union conditionnel ou un sélecteur de variante ; les titres "
        + "des exemples peuvent en avoir, puisque les familles en collent aussi.",
      en: "A text holds a character that nobody sees. It is for instance a zero-width space, a "
        + "soft hyphen or a variation selector; the titles of examples may have some, since "
        + "families paste them too."),
    why: LocalizedText(
      fr: "Il serait imprimé dans une dictée, ou rendrait un mot différent de lui-même.",
      en: "It would be printed in a dictation, or make a word differ from itself."),
    cure: LocalizedText(
      fr: "Effacez le mot et tapez-le à nouveau.", en: "Delete the word and type it again."),
    safety: .safe, mending: .partly)

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.unusualTexts {
      for (place, scalar) in text.value.unicodeScalars.enumerated() where isInvisible(scalar) {
        let span = text.span(of: place..<(place + 1))
        var found = Diagnostic.invisibleCharacter(scalar, at: span)
        if InvisibleCharacter.isOnlyDirt(scalar, at: place, of: text) {
          found.fix = .replacement(span, with: "")
        }
        report(found)
      }
    }
  }

  /// Whether nothing but the character itself is wrong: a zero-width space between two letters may
  /// stand where a space belongs.
  private static func isOnlyDirt(
    _ scalar: Unicode.Scalar, at place: Int, of text: YAMLScalar
  ) -> Bool {
    let scalars = Array(text.value.unicodeScalars)
    guard scalars.contains(where: { !isInvisible($0) }) else { return false }
    guard scalar == "\u{200B}", place > 0, place + 1 < scalars.count else { return true }
    return !isLetterOrDigit(scalars[place - 1]) || !isLetterOrDigit(scalars[place + 1])
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

extension InvisibleCharacter {
  static let examples: [RuleExample] = [
    RuleExample(
      "soft hyphen and zero width",
      ExampleCatalogues.form("id: a", "phrase: le ju▶\u{AD}do", "motifs: [judo▶\u{200B}]")),
    RuleExample(
      "emoji in a title",
      ExampleCatalogues.form("id: a", "phrase: l'été", "exemples: [\"🏊\u{200D}♀\u{FE0F} Été\"]")),
  ]
}
