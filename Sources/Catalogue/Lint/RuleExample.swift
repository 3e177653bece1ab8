package import Diagnostics

/// A small catalogue in which a rule must find something right after each mark, nowhere else.
package struct RuleExample: Sendable {
  /// Stands before the first character of each place where the rule must find something.
  package static let mark: Unicode.Scalar = "▶"

  /// What the example is about, in English, for the messages of tests.
  package var name: String
  /// The severity of all findings.
  package var severity: Severity
  /// Paths inside the set with their YAML, marks included.
  package var files: [(path: String, yaml: String)]

  package init(
    _ name: String, severity: Severity = .error, _ files: (path: String, yaml: String)...
  ) {
    self.init(name, severity: severity, files: files)
  }

  package init(
    _ name: String, severity: Severity = .error, files: [(path: String, yaml: String)]
  ) {
    self.name = name
    self.severity = severity
    self.files = files
  }

  /// Whether the rule must find something.
  package var isBad: Bool {
    files.contains { $0.yaml.unicodeScalars.contains(RuleExample.mark) }
  }
}
