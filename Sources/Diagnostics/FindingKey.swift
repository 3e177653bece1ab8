/// What makes a finding the same one in another version of a file: never a line number.
package struct FindingKey: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String
  /// The entry, by kind and id, or the file for a finding outside any entry; empty for a whole set.
  package var entry: String
  /// The title of the witness, else the text that the finding points at.
  package var subject: String

  package init(rule: String, entry: String, subject: String) {
    self.rule = rule
    self.entry = entry
    self.subject = subject
  }

  /// - Parameter source: the text of a file, by its path as spans name it.
  /// - Complexity: O(length of the line).
  package init(_ finding: Diagnostic, source: (String) -> SourceText?) {
    rule = finding.id
    entry = finding.entry ?? finding.span?.file ?? ""
    subject = finding.witness?.title ?? finding.span.flatMap { Self.text(at: $0, source) } ?? ""
  }

  /// The text under a span, up to the end of its first line.
  private static func text(
    at span: SourceSpan, _ source: (String) -> SourceText?
  ) -> String? {
    guard let line = source(span.file)?.lineScalars(span.start.line) else { return nil }
    let start = min(span.start.column - 1, line.count)
    let end = span.end.line > span.start.line ? line.count : min(span.end.column - 1, line.count)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: line[start..<max(start, end)])
    return String(text)
  }
}
