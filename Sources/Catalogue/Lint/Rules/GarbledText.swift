import Diagnostics

/// Letters that another program has lost or encoded twice.
struct GarbledText: LintRule {
  static let page = RulePage(
    "garbled-text",
    what: LocalizedText(
      fr:
        "Un texte contient « \u{FFFD} », la marque d’une lettre perdue, ou des accents codés deux "
        + "fois : « hÃ´pital ».",
      en: "A text holds “\u{FFFD}”, the mark of a lost letter, or accents that were encoded twice: "
        + "“hÃ´pital”."),
    why: LocalizedText(
      fr: "Un programme a enregistré le fichier dans un autre codage. Le mot n’est plus égal à "
        + "celui que l’on tape, et il serait imprimé ainsi.",
      en:
        "A program has saved the file in another encoding. The word no longer equals the one that "
        + "people type, and it would be printed like this."),
    cure: LocalizedText(
      fr: "Retapez le mot, et enregistrez le fichier en UTF-8.",
      en: "Type the word again, and save the file as UTF-8."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "lost and doubled letters",
      (
        "interdits.yaml",
        """
        interdits:
          - mot: h▶\u{FFFD}pital
            registre: sante
            flexions: [h▶Ã´pitaux, l▶â€™hÃ´pital, s▶Å“ur]
            arrete: Hôpital 14h
            n_arrete_pas: [Capitale]
        """
      )),
    RuleExample(
      "capitals with accents; titles",
      ExampleCatalogues.form(
        "id: a", "phrase: l'Âge", "motifs: [SÃO PAULO, ÂGE]", "exemples: [FÃªte]")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.written.garbled {
      let scalars = Array(text.value.unicodeScalars)
      for place in scalars.indices {
        if scalars[place] == "\u{FFFD}" {
          report(.lostLetter(at: text.span(of: place..<(place + 1))))
          break
        }
        if Self.isDoubled(scalars[place...]) {
          report(.doubledEncoding(at: text.span(of: place..<(place + 2))))
          break
        }
      }
    }
  }

  /// Whether two characters are the two bytes of one letter, read in Windows' code.
  private static func isDoubled(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = rest.first, let second = rest.dropFirst().first else { return false }
    switch first {
    case "Ã", "Â", "Å": return isContinuation(second)
    case "â": return second == "€"
    default: return false
    }
  }

  /// What the bytes 80…BF stand for in Windows' code, as far as no French text has it after a
  /// capital.
  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA1...0xBA, 0xBC...0xBF, 0x192, 0x2C6, 0x2DC, 0x2020...0x2022, 0x2030, 0x20AC, 0x2122,
      0x152...0x153, 0x160...0x161, 0x178, 0x17D...0x17E, 0x201A, 0x201C, 0x201E, 0x2039...0x203A:
      true
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func lostLetter(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: GarbledText.id,
      LocalizedText(
        fr: "une lettre a été perdue ici (U+FFFD)", en: "a letter was lost here (U+FFFD)"),
      at: span, cure: LocalizedText(fr: "retapez le mot", en: "type the word again"))
  }

  fileprivate static func doubledEncoding(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: GarbledText.id,
      LocalizedText(
        fr: "des accents de ce texte ont été codés deux fois",
        en: "accents of this text were encoded twice"),
      at: span,
      cure: LocalizedText(
        fr: "rouvrez le fichier en UTF-8 et retapez le mot",
        en: "open the file as UTF-8 again and type the word again"))
  }
}
