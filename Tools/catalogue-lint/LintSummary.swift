import Diagnostics

/// The last line: how many findings there are of each severity.
struct LintSummary {
  private let counts: [Severity: Int]
  private let hidden: Int

  /// - Parameter shown: how many of the findings were printed.
  init(_ findings: [Diagnostic], shown: Int) {
    var counts: [Severity: Int] = [:]
    for finding in findings { counts[finding.severity, default: 0] += 1 }
    self.counts = counts
    hidden = findings.count - shown
  }

  /// « 3 erreurs, 1 avertissement ».
  var text: LocalizedText {
    let parts = [
      part(.error, fr: ("erreur", "erreurs"), en: ("error", "errors")),
      part(.warning, fr: ("avertissement", "avertissements"), en: ("warning", "warnings")),
      part(.info, fr: ("remarque", "remarques"), en: ("remark", "remarks")),
    ].compactMap(\.self)
    guard !parts.isEmpty else { return LocalizedText(fr: "rien à signaler", en: "no findings") }
    var text = LocalizedText(
      fr: parts.map(\.fr).joined(separator: ", "), en: parts.map(\.en).joined(separator: ", "))
    if hidden > 0 {
      text.fr += " ; \(hidden) sans détail (--show info)"
      text.en += "; \(hidden) without detail (--show info)"
    }
    return text
  }

  private func part(
    _ severity: Severity, fr: (one: String, many: String), en: (one: String, many: String)
  ) -> LocalizedText? {
    guard let count = counts[severity] else { return nil }
    return LocalizedText(
      fr: "\(count) \(count == 1 ? fr.one : fr.many)",
      en: "\(count) \(count == 1 ? en.one : en.many)")
  }
}
