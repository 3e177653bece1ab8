import Diagnostics
import Text

/// A sign without the space that French wants before or after it.
struct MissingSpace: LintRule {
  static let page = RulePage(
    "missing-space", severity: .warning,
    what: LocalizedText(
      fr:
        "Il manque une espace dans un texte d’une forme ou d’un modèle. Une lettre touche « ; », « : », « ! », « ? » ou "
        + "l’intérieur de guillemets, ou bien une lettre suit aussitôt une virgule ou un point.",
      en:
        "A space is missing in a text of a form or a template. A letter touches “;”, “:”, “!”, “?” or the inside of "
        + "quotes, or a letter follows a comma or a full stop at once."),
    why: LocalizedText(
      fr: "L’espace est transformée en espace insécable à l’impression, mais elle n’est pas "
        + "ajoutée : le texte serait imprimé avec la faute.",
      en: "The space becomes a no-break space in print, but it is not added: the text would be "
        + "printed with the mistake."),
    cure: LocalizedText(fr: "Ajoutez une espace.", en: "Add a space."),
    safety: .safe, mending: .always)

  static let examples = [
    RuleExample(
      "before signs, inside quotes, after a comma", severity: .warning,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: Bravo▶!
            phrases: ["«▶Viens », dit-il.", "« Oui▶», dit-il.", "Un chat,▶un chien.", "{ENFANT}▶: oui."]

        """
      )),
    RuleExample(
      "spaces, numbers, places to fill, marks in a row", severity: .warning,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: Quoi ?!
            phrases: ["« Viens ! » dit-il ; à 10:30, il {VA_ENFANT:futur}.", "« … » et 1,5 m : c'est tout."]

        """
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.prose where text.scalar.value.mayTouchSigns {
      let scalars = Array(text.scalar.value.unicodeScalars)
      for place in MissingSpace.places(in: scalars) {
        report(.missingSpace(at: text.scalar.span(of: place..<(place + 1))))
      }
    }
  }

  /// Where a space is missing: the places of the characters before which it belongs.
  private static func places(in scalars: [Unicode.Scalar]) -> [Int] {
    var places: [Int] = []
    var isPlaceholder = false
    for (place, scalar) in scalars.enumerated().dropFirst() {
      let before = scalars[place - 1]
      if before == "{" { isPlaceholder = true }
      if before == "}" { isPlaceholder = false }
      if isPlaceholder { continue }
      let endsWord = isLetter(before) || before == "}" || before == "."
      let beginsWord = isLetter(scalar) || scalar == "{"
      let isMissing =
        switch scalar {
        case ";", "!", "?", ":": endsWord && before != "."
        case "»": endsWord || before == "!" || before == "?"
        default:
          switch before {
          case "«": beginsWord
          case ",", ";", "!", "?", ".": beginsWord
          default: false
          }
        }
      if isMissing { places.append(place) }
    }
    return places
  }
}

extension String {
  /// Whether a sign that wants a space may touch a letter: such a sign without a space beside it.
  fileprivate var mayTouchSigns: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var previous = UInt8(ascii: " ")
      for byte in bytes {
        switch byte {
        case UInt8(ascii: " "): break
        case UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"):
          if previous != UInt8(ascii: " ") { return true }
        // The second bytes of « and ».
        case 0xBB where previous == 0xC2: return true
        default:
          if previous == UInt8(ascii: ",") || previous == UInt8(ascii: ".") || previous == 0xAB {
            return true
          }
        }
        previous = byte
      }
      return false
    }
  }
}

extension Diagnostic {
  fileprivate static func missingSpace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: MissingSpace.id, severity: .warning,
      LocalizedText(fr: "il manque une espace ici", en: "a space is missing here"),
      at: span, cure: LocalizedText(fr: "ajoutez une espace", en: "add a space"),
      fix: .replacement(span.opening, with: " "))
  }
}
