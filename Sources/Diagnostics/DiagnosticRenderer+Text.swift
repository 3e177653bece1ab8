extension DiagnosticRenderer {
  /// How many scalars of a long line are shown, and how many of them before the caret.
  private static let window = (length: 160, before: 60)

  /// One finding: place and message, the source line with carets, the witness, its notes and the
  /// cure.
  package func text(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    var result = headline(
      place: diagnostic.span, label: color(shown(severity.name), code(severity)),
      message: shown(diagnostic.message) + " [\(diagnostic.id)]")
    if let span = diagnostic.span { result += excerpt(span) }
    for line in diagnostic.witness?.lines ?? [] { result += "  \(shown(line))\n" }
    for note in diagnostic.notes {
      result += headline(place: note.span, label: color("note", "36"), message: shown(note.message))
      if let span = note.span { result += excerpt(span) }
    }
    if let cure = diagnostic.cure {
      let label = LocalizedText(fr: "à faire :", en: "to do:")
      result += "  \(color(shown(label), "32")) \(shown(cure))\n"
    }
    return result
  }

  private func headline(place: SourceSpan?, label: String, message: String) -> String {
    guard let place else { return "\(label): \(message)\n" }
    let file = place.file.withVisibleControls
    return "\(file):\(place.start.line):\(place.start.column): \(label): \(message)\n"
  }

  private func code(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;34"
    }
  }

  private func color(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The line on which `span` starts and, below, carets under the part of it on that line; one
  /// caret where the span is empty.
  private func excerpt(_ span: SourceSpan) -> String {
    guard let line = source(span.file)?.lineScalars(span.start.line) else { return "" }
    let start = min(span.start.column - 1, line.count)
    let end = span.end.line > span.start.line ? line.count : min(span.end.column - 1, line.count)
    let isLong = line.count > Self.window.length
    let first = isLong ? max(0, start - Self.window.before) : 0
    let last = isLong ? min(line.count, first + Self.window.length) : line.count
    var shown = String.UnicodeScalarView()
    if first > 0 { shown.append("…") }
    shown.append(contentsOf: line[first..<last].map { $0 == "\t" ? $0 : $0.visible })
    if last < line.count { shown.append("…") }
    let marked = line[start..<max(start, min(end, last))]
    let width = marked.reduce(0) { $0 + $1.visible.displayWidth }
    let carets = color(String(repeating: "^", count: max(width, 1)), "1;32")
    return "  \(String(shown))\n  \(first > 0 ? " " : "")\(blanks(line[first..<start]))\(carets)\n"
  }

  /// Blanks as wide as `scalars`; tabs stay, so that both lines jump alike.
  private func blanks(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    scalars.reduce(into: "") { blanks, scalar in
      blanks +=
        scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.visible.displayWidth)
    }
  }
}
