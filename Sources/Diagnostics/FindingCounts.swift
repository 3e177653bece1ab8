/// How many findings there are of each severity.
package struct FindingCounts {
  private var counts: [Severity: Int] = [:]

  package init(_ findings: [Diagnostic]) {
    for finding in findings { counts[finding.severity, default: 0] += 1 }
  }

  /// « 3 erreurs, 1 avertissement ».
  package var text: LocalizedText {
    let parts = [
      part(.error, fr: ("erreur", "erreurs"), en: ("error", "errors")),
      part(.warning, fr: ("avertissement", "avertissements"), en: ("warning", "warnings")),
      part(.info, fr: ("remarque", "remarques"), en: ("remark", "remarks")),
    ].compactMap(\.self)
    guard !parts.isEmpty else { return LocalizedText(fr: "rien à signaler", en: "no findings") }
    return LocalizedText(
      fr: parts.map(\.fr).joined(separator: ", "), en: parts.map(\.en).joined(separator: ", "))
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

extension Severity {
  /// What a finding of this severity is called.
  package var name: LocalizedText {
    switch self {
    case .error: LocalizedText(fr: "erreur", en: "error")
    case .warning: LocalizedText(fr: "avertissement", en: "warning")
    case .info: LocalizedText(fr: "remarque", en: "info")
    }
  }
}
