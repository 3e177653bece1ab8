import Diagnostics
import Text

/// Quotes of another language, or three dots, in a text that is printed.
struct StraightQuotes: LintRule {
  static let page = RulePage(
    "straight-quotes", severity: .warning,
    what: LocalizedText(
      fr:
        "Un texte d’une forme ou d’un modèle contient des guillemets droits ou anglais (\", “, ”, "
        + "„) ou trois points à la suite. L’apostrophe droite est permise : elle est imprimée ’.",
      en: "A text of a form or a template holds straight or English quotes (\", “, ”, „) or three "
        + "dots in a row. The straight apostrophe is allowed: it is printed ’."),
    why: LocalizedText(
      fr: "La dictée est imprimée comme un livre : guillemets « » et points de suspension …. Les "
        + "paroles ne sont reconnues qu’entre « ».",
      en: "The dictation is printed like a book: quotes « » and the sign …. Speech is only "
        + "recognised between « »."),
    cure: LocalizedText(fr: "Écrivez « », et « … ».", en: "Write « », and “…”."),
    safety: .safe, mending: .partly)

  static let examples = [
    RuleExample(
      "three kinds of quotes, three dots", severity: .warning,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: A
            phrases: ["Il dit ▶\\"oui\\".", "Il dit ▶“non”.", "Il attend▶..."]

        """
      )),
    RuleExample(
      "French signs, titles", severity: .warning,
      (
        "modeles/a.yaml",
        "modeles: [{ id: a, titre: A, phrases: [\"« L'ami, dit-il, attend… »\"] }]\n"
      ),
      ("formes/a.yaml", "formes: [{ id: a, phrase: le jeu, exemples: ['Jeu \"libre\"...'] }]\n")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.prose where text.scalar.value.mayHoldSigns {
      let scalars = Array(text.scalar.value.unicodeScalars)
      guard let place = scalars.indices.first(where: { StraightQuotes.isWrong(scalars, at: $0) }),
        !StraightQuotes.isTold(text.scalar)
      else { continue }
      let isQuote = scalars[place] != "."
      var found = Diagnostic.straightQuotes(
        isQuote: isQuote, at: text.scalar.span(of: place..<(place + (isQuote ? 1 : 3))))
      found.fix = StraightQuotes.fix(text.scalar, scalars)
      report(found)
    }
  }

  /// Whether `curly-quotes` speaks of the value already: the quotes surround it in the place of
  /// YAML’s.
  private static func isTold(_ scalar: YAMLScalar) -> Bool {
    guard scalar.style == .plain, let first = scalar.value.unicodeScalars.first else {
      return false
    }
    return ["“", "”", "„", "‟"].contains(first)
  }

  /// French signs for all others of the text; nil when it is not plain which quote opens and which
  /// closes.
  private static func fix(_ scalar: YAMLScalar, _ scalars: [Unicode.Scalar]) -> Fix? {
    var changes: [Fix.Replacement] = []
    var isOpen = false
    var place = 0
    while place < scalars.count {
      guard isWrong(scalars, at: place) else {
        // Quotes inside others are no longer one pair after another.
        if scalars[place] == "«" || scalars[place] == "»" { return nil }
        place += 1
        continue
      }
      let end = scalars[place] == "." ? place + 3 : place + 1
      if scalars[place] == "." {
        // Four dots are a sign that nobody knows.
        if end < scalars.count, scalars[end] == "." { return nil }
        changes.append(Fix.Replacement(scalar.span(of: place..<end), with: "…"))
      } else {
        guard let text = sign(scalars, at: place, isOpen: isOpen) else { return nil }
        changes.append(Fix.Replacement(scalar.span(of: place..<end), with: text))
        isOpen.toggle()
      }
      place = end
    }
    return isOpen || changes.contains { !$0.span.isOnOneLine } ? nil : .replacements(changes)
  }

  /// The French sign for a quote, with the space inside; nil when the quote can’t open or close here.
  private static func sign(_ scalars: [Unicode.Scalar], at place: Int, isOpen: Bool) -> String? {
    let before = place > 0 ? scalars[place - 1] : " "
    let after = place + 1 < scalars.count ? scalars[place + 1] : " "
    if isOpen {
      guard scalars[place] != "„", !isLetterOrDigit(after) else { return nil }
      return isWhiteSpace(before) ? "»" : " »"
    }
    guard scalars[place] != "”", !isLetterOrDigit(before) else { return nil }
    return isWhiteSpace(after) ? "«" : "« "
  }

  private static func isWrong(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    switch scalars[place] {
    case "\"", "“", "”", "„": true
    case ".": scalars[place...].prefix(3).elementsEqual(["." as Unicode.Scalar, ".", "."])
    default: false
    }
  }
}

extension String {
  /// Whether a straight quote, a curly one or two dots in a row may stand in the text.
  fileprivate var mayHoldSigns: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if byte == UInt8(ascii: "\"") || byte == 0xE2 { return true }
        if byte == UInt8(ascii: "."), previous == byte { return true }
        previous = byte
      }
      return false
    }
  }
}

extension Diagnostic {
  fileprivate static func straightQuotes(isQuote: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: StraightQuotes.id, severity: .warning,
      isQuote
        ? LocalizedText(
          fr: "ces guillemets ne sont pas français", en: "these quotes are not the French ones")
        : LocalizedText(
          fr: "trois points à la suite au lieu du signe « … »",
          en: "three dots in a row instead of the sign “…”"),
      at: span,
      cure: isQuote
        ? LocalizedText(fr: "écrivez « et »", en: "write « and »")
        : LocalizedText(fr: "écrivez « … »", en: "write “…”"))
  }
}
