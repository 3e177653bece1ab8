/// The findings of one rule about one file.
private struct FindingKind: Hashable {
  var id: String
  var file: String?
}

extension [Diagnostic] {
  /// How many findings of one rule are shown of one file.
  package static var shownOfOneRule: Int { 2000 }

  /// The findings without those of a rule and file beyond a limit, in whose place one finding tells
  /// how many more there are.
  ///
  /// - Complexity: O(n).
  package func bounded(to limit: Int = shownOfOneRule) -> [Diagnostic] {
    guard count > limit else { return self }
    var counts: [FindingKind: Int] = [:]
    var rest: [FindingKind: (first: Diagnostic, count: Int)] = [:]
    var kept: [Diagnostic] = []
    for finding in self {
      let kind = FindingKind(id: finding.id, file: finding.span?.file)
      counts[kind, default: 0] += 1
      guard counts[kind, default: 0] > limit else {
        kept.append(finding)
        continue
      }
      var known = rest[kind] ?? (finding, 0)
      known.count += 1
      if finding.severity > known.first.severity { known.first.severity = finding.severity }
      rest[kind] = known
    }
    return kept + rest.values.map { .more($0.count, like: $0.first) }
  }
}

extension Diagnostic {
  fileprivate static func more(_ count: Int, like first: Diagnostic) -> Diagnostic {
    Diagnostic(
      id: first.id, severity: first.severity,
      LocalizedText(
        fr: "… et \(count) autre\(count == 1 ? "" : "s") du même genre dans ce fichier",
        en: "… and \(count) more of this kind in this file"),
      at: first.span,
      cure: LocalizedText(
        fr: "corrigez d’abord ceux qui précèdent", en: "correct those before first"))
  }
}
