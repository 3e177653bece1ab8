package import Diagnostics

/// The severities that somebody chose for rules.
package struct RuleLevels: Sendable {
  /// What becomes of the findings of a rule.
  package enum Level: String, Sendable, CaseIterable {
    case off
    case info
    case warning
    case error

    fileprivate var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private var chosen: [String: Level] = [:]

  package init() {}

  /// Gives the findings of a rule a level; the last choice counts.
  package mutating func set(_ rule: String, _ level: Level) {
    chosen[rule] = level
  }

  /// The findings with the severities that were chosen, without those of rules that are off.
  package func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    guard !chosen.isEmpty else { return findings }
    return findings.compactMap { finding in
      guard let level = chosen[finding.id] else { return finding }
      guard let severity = level.severity else { return nil }
      var changed = finding
      changed.severity = severity
      return changed
    }
  }
}
