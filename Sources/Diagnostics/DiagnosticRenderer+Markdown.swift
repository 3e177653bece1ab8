/// GitHub Flavored Markdown for the comment of a pull request.
extension DiagnosticRenderer {
  /// The most scalars of a report: GitHub and GitLab refuse longer comments (65,536 and 1,000,000).
  private static let limit = 60_000

  /// The counts, then a table with a row for each finding; what would make a comment too long is
  /// counted in a last line.
  func markdown(_ diagnostics: [Diagnostic]) -> String {
    let counts = FindingCounts(diagnostics).text
    let heading = LocalizedText(
      fr: "**\(run.program)** : \(counts.fr)", en: "**\(run.program)**: \(counts.en)")
    var text = shown(heading) + "\n"
    for failure in shownFailures { text += "\n**\(failure.markdown)**\n" }
    guard !diagnostics.isEmpty else { return text }
    let titles = [
      LocalizedText(fr: "gravité", en: "severity"), LocalizedText(fr: "où", en: "where"),
      LocalizedText(fr: "constat", en: "finding"),
    ]
    text += "\n| \(titles.map(shown).joined(separator: " | ")) |\n|---|---|---|\n"
    var length = text.unicodeScalars.count
    for (index, diagnostic) in diagnostics.enumerated() {
      let row = row(diagnostic)
      length += row.unicodeScalars.count
      guard length <= Self.limit else {
        return text + "\n" + shown(.left(out: diagnostics.count - index)) + "\n"
      }
      text += row
    }
    return text
  }

  private func row(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.span.map { shownPlace($0).markdown } ?? ""
    var lines = plainLines(diagnostic).map(\.markdown)
    lines[0] += " (`\(diagnostic.id)`)"
    let severity = shown(diagnostic.severity.name)
    return "| \(severity) | \(place) | \(lines.joined(separator: "<br>")) |\n"
  }
}

extension LocalizedText {
  fileprivate static func left(out count: Int) -> LocalizedText {
    LocalizedText(
      fr: "Constats qui n’ont plus de place ici : \(count).",
      en: "Findings for which there is no room here: \(count).")
  }
}

extension String {
  /// The text with nothing left that Markdown or HTML would read, nor a mention or a reference.
  fileprivate var markdown: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      // An empty comment parts the sign from the name or number that it would make a link of.
      case "@", "#":
        result.append(scalar)
        result.append(contentsOf: "<!-- -->".unicodeScalars)
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$":
        result.append("\\")
        result.append(scalar)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
