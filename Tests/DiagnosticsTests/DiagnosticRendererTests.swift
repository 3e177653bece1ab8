import Testing

@testable import Diagnostics

@Suite struct DiagnosticRendererTests {
  private func span(
    _ line: Int, _ column: Int, to endColumn: Int, endLine: Int? = nil, file: String = "f.yaml"
  ) -> SourceSpan {
    SourceSpan(
      file: file, start: SourcePosition(line: line, column: column),
      end: SourcePosition(line: endLine ?? line, column: endColumn))
  }

  private func finding(
    _ id: String = "some-fault", _ severity: Severity = .error, at span: SourceSpan?,
    notes: [Diagnostic.Note] = [], cure: LocalizedText? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, LocalizedText(fr: "c’est « faux » !", en: "this is wrong"),
      at: span, notes: notes, cure: cure)
  }

  private func renderer(
    _ source: String = "", _ language: Language = .english, color: Bool = false
  ) -> DiagnosticRenderer {
    let text = SourceText(Array(source.utf8))
    return DiagnosticRenderer(language: language, usesColor: color) {
      $0 == "f.yaml" ? text : nil
    }
  }

  @Test func showsPlaceSourceNotesAndCure() {
    let note = Diagnostic.Note(
      LocalizedText(fr: "la première", en: "the first"), at: span(1, 1, to: 2))
    let fault = finding(
      at: span(2, 4, to: 6),
      notes: [note, Diagnostic.Note(LocalizedText(fr: "x", en: "no place"))],
      cure: LocalizedText(fr: "effacez", en: "delete it"))
    #expect(
      renderer("a: 1\nb: cd e\n").render([fault], as: .text) == """
        f.yaml:2:4: error: this is wrong [some-fault]
          b: cd e
             ^^
        f.yaml:1:1: note: the first
          a: 1
          ^
        note: no place
          to do: delete it

        """)
    #expect(
      renderer("a: 1\nb: cd e\n", .french).render([fault], as: .text) == """
        f.yaml:2:4: erreur: c’est «\u{A0}faux\u{A0}»\u{202F}! [some-fault]
          b: cd e
             ^^
        f.yaml:1:1: note: la première
          a: 1
          ^
        note: x
          à faire\u{A0}: effacez

        """)
  }

  @Test(arguments: [
    ("empty span", "abc", 2, 2, "abc", " ^"),
    ("end of line", "abc", 4, 4, "abc", "   ^"),
    ("past the end", "abc", 9, 12, "abc", "   ^"),
    ("accents", "é œ x", 5, 6, "é œ x", "    ^"),
    ("combining mark", "e\u{301}e\u{301}x", 5, 6, "e\u{301}e\u{301}x", "  ^"),
    ("swimmer", "🏊 x", 3, 4, "🏊 x", "   ^"),
    ("wide mark", "x 🏊", 3, 4, "x 🏊", "  ^^"),
    ("tabs stay", "a\tb\tc", 5, 6, "a\tb\tc", " \t \t^"),
    ("control characters", "a\u{1B}[b", 4, 5, "a␛[b", "   ^"),
    ("bidirectional control", "a\u{202E}b", 3, 4, "a\u{FFFD}b", "  ^"),
  ])
  func putsTheCaret(
    name: String, line: String, start: Int, end: Int, shown: String, carets: String
  ) {
    let text = renderer(line).render([finding(at: span(1, start, to: end))], as: .text)
    #expect(
      text == "f.yaml:1:\(start): error: this is wrong [some-fault]\n  \(shown)\n  \(carets)\n")
  }

  @Test func marksToTheEndOfTheFirstLineOfALongSpan() {
    let text = renderer("ab cd\nef\n").render(
      [finding(at: span(1, 4, to: 2, endLine: 2))], as: .text)
    #expect(text.hasSuffix("  ab cd\n     ^^\n"))
  }

  @Test func cutsALongLineAroundTheCaret() {
    let line = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)
    let text = renderer(line).render([finding(at: span(1, 501, to: 502))], as: .text)
    let lines = text.split(separator: "\n")
    #expect(
      lines[1] == "  …" + String(repeating: "a", count: 60) + "X"
        + String(repeating: "b", count: 99) + "…")
    #expect(lines[2] == "  " + String(repeating: " ", count: 61) + "^")
  }

  @Test func showsNoSourceThatItDoesNotHave() {
    #expect(
      renderer().render([finding("b", at: span(1, 1, to: 2, file: "other.yaml"))], as: .text)
        == "other.yaml:1:1: error: this is wrong [b]\n")
    #expect(
      renderer().render([finding(at: nil)], as: .text) == "error: this is wrong [some-fault]\n")
  }

  @Test func coloursOnlyWhenAsked() {
    let fault = finding("x", .warning, at: span(1, 1, to: 2))
    #expect(
      renderer("a", color: true).render([fault], as: .text)
        == "f.yaml:1:1: \u{1B}[1;33mwarning\u{1B}[0m: this is wrong [x]\n  a\n  \u{1B}[1;32m^\u{1B}[0m\n"
    )
    #expect(!renderer("a").render([fault], as: .text).contains("\u{1B}"))
  }

  /// A finding without a place, then one with a place and a note.
  private static let json = """
    {
      "schema": "catalogue-lint/1",
      "findings": [
        {
          "id": "some-fault",
          "severity": "error",
          "message": "this is wrong",
          "cure": null,
          "entry": null,
          "witness": null,
          "file": null,
          "range": null,
          "notes": []
        },
        {
          "id": "x",
          "severity": "info",
          "message": "this is wrong",
          "cure": null,
          "entry": null,
          "witness": null,
          "file": "f.yaml",
          "range": {
            "start_line": 1,
            "start_column": 5,
            "end_line": 2,
            "end_column": 2
          },
          "notes": [
            {
              "message": "n",
              "file": "f.yaml",
              "range": {
                "start_line": 3,
                "start_column": 1,
                "end_line": 3,
                "end_column": 4
              }
            }
          ]
        }
      ]
    }

    """

  @Test func writesJSON() {
    let note = Diagnostic.Note(LocalizedText(fr: "n", en: "n"), at: span(3, 1, to: 4))
    let fault = finding("x", .info, at: span(1, 5, to: 2, endLine: 2), notes: [note])
    #expect(renderer().render([fault, finding(at: nil)], as: .json) == Self.json)
    #expect(
      renderer().render([], as: .json)
        == "{\n  \"schema\": \"catalogue-lint/1\",\n  \"findings\": []\n}\n")
  }

  @Test func writesAnnotationsForGitHub() {
    let file = "catalogue/noël, pâques: 100%.yaml"
    let fault = finding(
      "x", .warning, at: span(1, 5, to: 8, file: file),
      cure: LocalizedText(fr: "a", en: "50%\nmore"))
    #expect(
      renderer().render([fault], as: .github)
        == "::warning file=catalogue/noël%2C pâques%3A 100%25.yaml,line=1,col=5,endLine=1,endColumn=7,"
        + "title=x::catalogue/noël, pâques: 100%25.yaml:1:5: this is wrong%0Ato do: 50%25␊more\n")
    #expect(
      renderer().render([finding(at: nil)], as: .github)
        == "::error title=some-fault::this is wrong\n")
    #expect(
      renderer().render([finding("i", .info, at: span(2, 3, to: 3))], as: .github)
        == "::notice file=f.yaml,line=2,col=3,endLine=2,endColumn=3,title=i::f.yaml:2:3: this is wrong\n"
    )
  }

  @Test func sortsByPlaceAndDropsDoubles() {
    let ordered = [
      finding("z", at: nil), finding("a", at: span(1, 1, to: 2, file: "a.yaml")),
      finding("b", at: span(1, 1, to: 2)), finding("c", at: span(1, 1, to: 2)),
      finding("a", at: span(1, 2, to: 2)), finding("a", at: span(2, 1, to: 2)),
      finding("a", at: span(10, 1, to: 2)),
    ]
    #expect((ordered.reversed() + ordered).sortedByPlace() == ordered)
  }

  @Test(arguments: [
    ("« a »", "«\u{A0}a\u{A0}»"), ("Oui ! Non ?", "Oui\u{202F}! Non\u{202F}?"),
    ("a ; b : c", "a\u{202F}; b\u{A0}: c"), ("clé: x, 16:30", "clé: x, 16:30"),
    ("« clé : valeur »", "«\u{A0}clé\u{A0}: valeur\u{A0}»"), ("", ""), (" ", " "),
  ])
  func setsFrenchSpaces(plain: String, expected: String) {
    #expect(LocalizedText(fr: plain, en: "").text(.french) == expected)
  }
}
