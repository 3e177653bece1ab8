extension DiagnosticRenderer {
  /// What kept the run from doing all that was asked, then all findings.
  func gitHub(_ diagnostics: [Diagnostic]) -> String {
    run.settingsFaults.sortedByPlace().map(gitHubCommand).joined()
      + run.failures.map {
        "::error title=\(run.program)::\(escaped(shown($0), isProperty: false))\n"
      }.joined() + diagnostics.map(gitHubCommand).joined()
  }

  /// One finding as a workflow command: an annotation on the file of a pull request.
  ///
  /// The message begins with the place, since the log of a run hides the properties. `endColumn`
  /// is the last column, as GitHub counts.
  private func gitHubCommand(_ diagnostic: Diagnostic) -> String {
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    var properties: [(String, String)] = []
    var place = ""
    if let span = diagnostic.span {
      properties = [
        ("file", shownPath(span.file)),
        ("line", String(span.start.line)), ("col", String(span.start.column)),
        ("endLine", String(span.end.line)), ("endColumn", String(lastColumn(span))),
      ]
      place = shownPlace(span) + ": "
    }
    properties.append(("title", diagnostic.id))
    let written = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
    let message = place + plainLines(diagnostic).joined(separator: "\n")
    return
      "::\(command) \(written.joined(separator: ","))::\(escaped(message, isProperty: false))\n"
  }

  private func lastColumn(_ span: SourceSpan) -> Int {
    guard span.start.line == span.end.line else { return max(1, span.end.column - 1) }
    return max(span.start.column, span.end.column - 1)
  }

  /// The escapes of workflow commands: `%`, CR and LF, in properties also `:` and `,`.
  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result.append(contentsOf: "%25".unicodeScalars)
      case "\r": result.append(contentsOf: "%0D".unicodeScalars)
      case "\n": result.append(contentsOf: "%0A".unicodeScalars)
      case ":" where isProperty: result.append(contentsOf: "%3A".unicodeScalars)
      case "," where isProperty: result.append(contentsOf: "%2C".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
