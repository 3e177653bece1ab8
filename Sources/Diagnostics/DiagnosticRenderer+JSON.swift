extension DiagnosticRenderer {
  /// The findings as one object of the schema `catalogue-lint/1`.
  func json(_ diagnostics: [Diagnostic]) -> String {
    let lines = diagnostics.map { SaidFinding(finding: $0, language: language) }
    return JSONWriter.write(Self.shape.json(lines))
  }

  /// The JSON Schema of `catalogue-lint --format json`.
  package static var schema: JSONValue {
    shape.document(title: "What catalogue-lint --format json prints")
  }

  /// A finding and the language that it is said in.
  fileprivate struct SaidFinding: Sendable {
    var finding: Diagnostic
    var language: Language
  }

  /// A note of a finding and the language that it is said in.
  fileprivate struct SaidNote: Sendable {
    var note: Diagnostic.Note
    var language: Language
  }

  private static var shape: JSONShape<[SaidFinding]> {
    JSONShape([
      .identifier("catalogue-lint/1"),
      .objects("findings", "by file and place", finding) { $0 },
    ])
  }

  /// A witness and the language that it is said in.
  fileprivate struct SaidWitness: Sendable {
    var witness: Witness
    var language: Language
  }

  private static var finding: JSONShape<SaidFinding> {
    JSONShape([
      .text("id", "the rule, in kebab-case") { $0.finding.id },
      .choice("severity", "an error keeps the set from loading") { $0.finding.severity },
      .text("message", "what is there and what was expected") {
        said($0.finding.message, $0.language)
      },
      .optionalText("cure", "what to do") { line in
        line.finding.cure.map { said($0, line.language) }
      },
      .optionalText("entry", "the entry that holds the fault, by kind and id") {
        $0.finding.entry
      },
      .optionalObject("witness", "the shortest title that shows the fault", witness) { line in
        line.finding.witness.map { SaidWitness(witness: $0, language: line.language) }
      },
      .optionalText("file", "the path as typed") { $0.finding.span?.file },
      .optionalObject("range", "the place in the file", range) { $0.finding.span },
      .objects("notes", "other places that matter", note) { line in
        line.finding.notes.map { SaidNote(note: $0, language: line.language) }
      },
    ])
  }

  private static var witness: JSONShape<SaidWitness> {
    JSONShape([
      .text("title", "made up by the linter") { $0.witness.title },
      .optionalText("outcome", "what the engine makes of the title") { line in
        line.witness.outcome.map { said($0, line.language) }
      },
      .optionalText("otherwise", "what the entry that loses would have given") { line in
        line.witness.otherwise.map { said($0, line.language) }
      },
    ])
  }

  private static var note: JSONShape<SaidNote> {
    JSONShape([
      .text("message", "what the place has to do with the finding") {
        said($0.note.message, $0.language)
      },
      .optionalText("file", "the path as typed") { $0.note.span?.file },
      .optionalObject("range", "the place in the file", range) { $0.note.span },
    ])
  }

  private static func said(_ text: LocalizedText, _ language: Language) -> String {
    text.text(language).withVisibleControls
  }

  private static var range: JSONShape<SourceSpan> {
    JSONShape([
      .number("start_line", "1-based", atLeast: 1) { $0.start.line },
      .number("start_column", "1-based, in Unicode scalars", atLeast: 1) { $0.start.column },
      .number("end_line", "1-based", atLeast: 1) { $0.end.line },
      .number("end_column", "1-based, exclusive, in Unicode scalars", atLeast: 1) {
        $0.end.column
      },
    ])
  }
}
