/// Writes findings for a person, a program or a CI system.
package struct DiagnosticRenderer {
  /// What findings are written as.
  package enum Format: String, Sendable, CaseIterable {
    /// Lines with the source and a caret.
    case text
    /// One JSON object, schema `catalogue-lint/1`.
    case json
    /// A SARIF 2.1.0 log.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github
    /// A JUnit report, one suite a file.
    case junit
    /// A table for the comment of a pull request.
    case markdown
  }

  package var language: Language
  /// Whether text is coloured with ANSI sequences.
  package var usesColor: Bool
  /// What reports for other programs say of the run.
  package var run = ReportedRun()
  /// The text of a file, by its path as the spans name it; nil leaves the source line out.
  let source: (String) -> SourceText?

  package init(
    language: Language, usesColor: Bool = false, source: @escaping (String) -> SourceText?
  ) {
    self.language = language
    self.usesColor = usesColor
    self.source = source
  }

  /// All findings, sorted by place and each once.
  ///
  /// Nothing is written of no findings as lines or commands; the other formats have a form that says
  /// so.
  package func render(_ diagnostics: [Diagnostic], as format: Format) -> String {
    let sorted = diagnostics.sortedByPlace()
    return switch format {
    case .text: sorted.map(text).joined()
    case .json: json(sorted)
    case .sarif: sarif(sorted)
    case .github: gitHub(sorted)
    case .junit: junit(sorted)
    case .markdown: markdown(sorted)
    }
  }

  /// A message in the language, fit to be shown.
  func shown(_ text: LocalizedText) -> String {
    text.text(language).withVisibleControls
  }

  /// The path of a file in a report, fit to be shown.
  func shownPath(_ file: String) -> String {
    run.path(of: file).withVisibleControls
  }

  /// `formes/sport.yaml:18:20`, as reports name a place.
  func shownPlace(_ span: SourceSpan) -> String {
    "\(shownPath(span.file)):\(span.start.line):\(span.start.column)"
  }

  /// What kept the run from doing all that was asked, faults of its settings with their places.
  var shownFailures: [String] {
    let faults = run.settingsFaults.sortedByPlace().map { fault in
      (fault.span.map { shownPlace($0) + ": " } ?? "")
        + plainLines(fault).joined(separator: " ; ")
    }
    return faults + run.failures.map(shown)
  }

  /// A finding in lines without its source: message, witness, notes with their places, cure.
  func plainLines(_ diagnostic: Diagnostic) -> [String] {
    var lines = [shown(diagnostic.message)]
    if let witness = diagnostic.witness { lines += witness.lines.map(shown) }
    for note in diagnostic.notes {
      lines.append((note.span.map { shownPlace($0) + ": " } ?? "") + shown(note.message))
    }
    if let cure = diagnostic.cure { lines.append(shown(.toDo(cure))) }
    return lines
  }
}

extension LocalizedText {
  /// « à faire : … ».
  static func toDo(_ cure: LocalizedText) -> LocalizedText {
    LocalizedText(fr: "à faire : \(cure.fr)", en: "to do: \(cure.en)")
  }
}
