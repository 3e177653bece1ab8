extension DiagnosticRenderer {
  /// The findings as one object of the schema `catalogue-lint/1`.
  ///
  /// Lines and columns are 1-based, columns count Unicode scalars, ends are exclusive; what is
  /// absent is `null`.
  func json(_ diagnostics: [Diagnostic]) -> String {
    JSONWriter.write([
      "schema": "catalogue-lint/1",
      "findings": .array(diagnostics.map(finding)),
    ])
  }

  private func finding(_ diagnostic: Diagnostic) -> JSONValue {
    [
      "id": .string(diagnostic.id),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(shown(diagnostic.message)),
      "cure": JSONValue(diagnostic.cure.map(shown)),
      "file": JSONValue(diagnostic.span?.file),
      "range": range(diagnostic.span),
      "notes": .array(diagnostic.notes.map(note)),
    ]
  }

  private func note(_ note: Diagnostic.Note) -> JSONValue {
    [
      "message": .string(shown(note.message)),
      "file": JSONValue(note.span?.file),
      "range": range(note.span),
    ]
  }

  private func range(_ span: SourceSpan?) -> JSONValue {
    guard let span else { return .null }
    return [
      "start_line": .int(span.start.line),
      "start_column": .int(span.start.column),
      "end_line": .int(span.end.line),
      "end_column": .int(span.end.column),
    ]
  }
}
