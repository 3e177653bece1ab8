import Diagnostics

/// The last line: how many findings there are of each severity.
struct LintSummary {
  private let counts: FindingCounts
  private let hidden: Int

  /// - Parameter shown: how many of the findings were printed.
  init(_ findings: [Diagnostic], shown: Int) {
    counts = FindingCounts(findings)
    hidden = findings.count - shown
  }

  /// « 3 erreurs, 1 avertissement ».
  var text: LocalizedText {
    var text = counts.text
    if hidden > 0 {
      text.fr += " ; \(hidden) sans détail (--show info)"
      text.en += "; \(hidden) without detail (--show info)"
    }
    return text
  }
}
