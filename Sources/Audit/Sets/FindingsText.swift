package import Catalogue
package import Diagnostics

/// Findings of a set as text, each with its source line and caret.
///
/// - Parameter files: the files that the findings point into.
package func findingsText(
  _ diagnostics: [Diagnostic], in files: [CatalogueFile], language: Language, usesColor: Bool
) -> String {
  let sources = Dictionary(
    files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  let renderer = DiagnosticRenderer(language: language, usesColor: usesColor) { path in
    sources[path].map { SourceText($0) }
  }
  return renderer.render(diagnostics, as: .text)
}
