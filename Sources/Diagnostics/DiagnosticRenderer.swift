/// Writes findings for a person, a program or GitHub.
package struct DiagnosticRenderer {
  /// What findings are written as.
  package enum Format: String, Sendable, CaseIterable {
    /// Lines with the source and a caret.
    case text
    /// One JSON object, schema `catalogue-lint/1`.
    case json
    /// Workflow commands of GitHub Actions.
    case github
  }

  package var language: Language
  /// Whether text is coloured with ANSI sequences.
  package var usesColor: Bool
  /// The text of a file, by its path as the spans name it; nil leaves the source line out.
  let source: (String) -> SourceText?

  package init(
    language: Language, usesColor: Bool = false, source: @escaping (String) -> SourceText?
  ) {
    self.language = language
    self.usesColor = usesColor
    self.source = source
  }

  /// All findings, sorted by place and each once; empty for no findings (JSON: an empty list).
  package func render(_ diagnostics: [Diagnostic], as format: Format) -> String {
    let sorted = diagnostics.sortedByPlace()
    return switch format {
    case .text: sorted.map(text).joined()
    case .json: json(sorted)
    case .github: sorted.map(gitHubCommand).joined()
    }
  }

  /// A message in the language, fit to be shown.
  func shown(_ text: LocalizedText) -> String {
    text.text(language).withVisibleControls
  }
}
