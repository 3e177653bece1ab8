import TestSupport

@testable import Diagnostics

/// A small catalogue with faults of every kind that reports show.
enum FaultyCatalogue {
  private static let folder = "/travail"
  private static let forms = "/travail/jeu d’essai/formes/sport.yaml"
  private static let templates = "jeu d’essai/modeles/judo.yaml"

  private static let sources: [String: SourceText] = [
    forms: SourceText(
      Array(
        """
        formes:
          - id: judo
            motifs: [judo, cours de judo]
          - id: dojo
            motifs: [dojo, cours (de) judo]

        """.utf8)),
    templates: SourceText(Array("modeles:\n  - phrases: [\"{ENFNT} <rit> | `là`.\"]\n".utf8)),
  ]

  static var renderer: DiagnosticRenderer {
    var renderer = DiagnosticRenderer(language: .french) { sources[$0] }
    renderer.run.version = "1.2.3"
    renderer.run.folder = folder
    renderer.run.page = { $0 == page.id ? page : nil }
    return renderer
  }

  private static let page = RulePage(
    "duplicate-motif",
    what: LocalizedText(
      fr: "Deux formes ont le même motif. On compare des titres.",
      en: "Two forms have the same motif. Titles are compared."),
    why: LocalizedText(
      fr: "Un titre ne peut donner que l’une des deux.", en: "A title can only give one of them."),
    cure: LocalizedText(
      fr: "Laissez le motif à l’une des deux.", en: "Leave the motif to one of the two."),
    safety: LocalizedText(
      fr: "Des titres peuvent changer de forme.", en: "Titles may change their form."))

  static var findings: [Diagnostic] {
    [duplicate, misspelt, missing]
  }

  private static var duplicate: Diagnostic {
    var finding = Diagnostic(
      id: "duplicate-motif",
      LocalizedText(
        fr: "« cours de judo » est déjà un motif de la forme « judo »",
        en: "“cours de judo” is already a motif of the form “judo”"),
      at: span(forms, 5, 20, to: 35),
      notes: [
        Diagnostic.Note(
          LocalizedText(fr: "« cours de judo » [ici]", en: "“cours de judo” [here]"),
          at: span(forms, 3, 20, to: 33))
      ],
      cure: LocalizedText(
        fr: "laissez ce motif à l’une des deux formes", en: "leave this motif to one of the forms"),
      witness: Witness(
        "cours de judo",
        outcome: LocalizedText(fr: "il donne la forme « dojo »", en: "it gives the form “dojo”"),
        otherwise: LocalizedText(fr: "« le judo »", en: "“le judo”")))
    finding.entry = "formes dojo"
    return finding
  }

  private static var misspelt: Diagnostic {
    Diagnostic(
      id: "unknown-placeholder", severity: .warning,
      LocalizedText(
        fr: "{ENFNT} est <inconnu> @ici #1 [là](2)", en: "{ENFNT} is <unknown> @here #1 [there](2)"),
      at: span(templates, 2, 16, to: 23),
      cure: LocalizedText(fr: "vouliez-vous {ENFANT} ?", en: "did you mean {ENFANT}?"))
  }

  private static var missing: Diagnostic {
    Diagnostic(
      id: "missing-file", severity: .info,
      LocalizedText(fr: "il manque « temps.yaml »", en: "“temps.yaml” is missing"), at: nil,
      notes: [Diagnostic.Note(LocalizedText(fr: "un jeu en a un", en: "a set has one"))])
  }

  private static func span(
    _ file: String, _ line: Int, _ column: Int, to endColumn: Int
  ) -> SourceSpan {
    SourceSpan(
      file: file, start: SourcePosition(line: line, column: column),
      end: SourcePosition(line: line, column: endColumn))
  }
}

/// Findings whose every text is made to break the format that holds it.
enum HostileFindings {
  private static let pieces = [
    "\"", "'", "\\", "]]>", "<![CDATA[", "&amp;", "<script>", "|", "`", "``", "\u{0}", "\u{1B}[31m",
    "\r\n", "\t", "\u{FFFE}", "\u{FFFF}", "\u{2028}", "\u{202E}", "::error::", "%0A", "{0}", "{{",
    "}",
    "[x](9)", "](1", "@everyone", "#1", "<!--", "-->", "e\u{301}", "🏊", "\u{10FFFF}", "é", " ",
    "$$",
  ]

  static func findings(_ count: Int) -> [Diagnostic] {
    var generator = SplitMix64(seed: 4)
    return (1...count).map { line in
      let texts = (0..<8).map { _ in
        (0..<6).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      }
      let start = SourcePosition(line: line, column: 1)
      let span = SourceSpan(file: texts[0] + "\u{FFFD}.yaml", start: start, end: start)
      var finding = Diagnostic(
        id: "rule-\(line % 7)", severity: Severity.allCases[line % 3],
        LocalizedText(fr: texts[1], en: texts[2]), at: line % 11 == 0 ? nil : span,
        notes: [Diagnostic.Note(LocalizedText(fr: texts[3], en: texts[4]), at: span)],
        cure: LocalizedText(fr: texts[5], en: texts[6]),
        witness: line % 2 == 0 ? Witness(texts[7]) : nil)
      finding.entry = line % 5 == 0 ? texts[6] : nil
      return finding
    }
  }
}
