import Diagnostics
import Text

/// A sign in a dictated text that no teacher could read aloud.
struct UndictatableSign: LintRule {
  static let page = RulePage(
    "undictatable-sign",
    what: LocalizedText(
      fr: "Un texte qui sera dicté contient une image, un symbole, un signe de programme ou un "
        + "accent posé sur un autre.",
      en: "A text that will be dictated holds a picture, a symbol, a sign of programs or an accent "
        + "on top of another."),
    why: LocalizedText(
      fr: "Personne ne peut le lire à voix haute, et l’élève ne saurait pas quoi écrire.",
      en: "Nobody can read it aloud, and the pupil would not know what to write."),
    cure: LocalizedText(
      fr: "Ôtez le signe, ou écrivez le mot : « deux et trois », non « 2 + 3 ».",
      en: "Remove the sign, or write the word: “deux et trois”, not “2 + 3”."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "a picture, a star, a sign of one font",
      ExampleCatalogues.form(
        "id: a", "phrase: le judo ▶🥋", "motifs: [judo]", "decor: [le ▶*tapis*, le banc ▶\u{E000}]")
    ),
    RuleExample(
      "accents on accents, in a motif too",
      ExampleCatalogues.form("id: a", "phrase: le judo", "motifs: [jú▶\u{301}\u{301}do]")),
    RuleExample(
      "signs of French texts; titles",
      ExampleCatalogues.form(
        "id: a", "phrase: le n° 7", "decor: ['les « vingt-deux » (ou 22 %)…']",
        "exemples: [🥋 Judo]")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.prose where text.scalar.value.utf8.contains(where: Self.mayBeginSign) {
      reportFirst(Self.isSign, of: text.scalar, report)
    }
    // Accents are wrong in motifs too.
    for text in scope.unusualTexts
    where text.value.utf8.contains(where: { $0 == 0xCC || $0 == 0xCD }) {
      reportFirst(Self.isAccent, of: text, report)
    }
  }

  private func reportFirst(
    _ isWrong: (Unicode.Scalar) -> Bool, of text: YAMLScalar, _ report: (Diagnostic) -> Void
  ) {
    let scalars = text.value.unicodeScalars
    guard let (place, scalar) = scalars.enumerated().first(where: { isWrong($1) }) else { return }
    report(.undictatableSign(scalar, at: text.span(of: place..<(place + 1))))
  }

  private static func mayBeginSign(_ byte: UInt8) -> Bool {
    byte >= 0xE2 || byte == 0xC2 || byte < 0x80 && isProgramSign(Unicode.Scalar(byte))
  }

  /// What is left to the other rules: letters, punctuation and all that nobody sees.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isProgramSign(scalar) }
    if scalar == "°" || scalar == "\u{FFFD}" { return false }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .privateUse, .unassigned: return true
    default: return false
    }
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }

  private static func isProgramSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "|", "\\", "~", "^", "<", ">", "@", "=", "+", "`": true
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func undictatableSign(
    _ scalar: Unicode.Scalar, at span: SourceSpan
  ) -> Diagnostic {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let category = scalar.properties.generalCategory
    let isShown = category != .privateUse && category != .unassigned && category != .nonspacingMark
    let fr = isShown ? "« \(scalar) »" : "le signe \(code)"
    let en = isShown ? "“\(scalar)”" : "the sign \(code)"
    return Diagnostic(
      id: UndictatableSign.id,
      LocalizedText(fr: "\(fr) ne se dicte pas", en: "\(en) can’t be dictated"),
      at: span,
      cure: LocalizedText(
        fr: "ôtez ce signe, ou écrivez le mot", en: "remove this sign, or write the word"))
  }
}
