/// How much a finding weighs.
///
/// An error stops compiling and loading.
package enum Severity: String, Comparable, Sendable, CaseIterable {
  case info
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A finding about a file: a value that is collected, never thrown.
package struct Diagnostic: Hashable, Sendable {
  /// Another place that the finding speaks of.
  package struct Note: Hashable, Sendable {
    package var message: LocalizedText
    package var span: SourceSpan?

    package init(_ message: LocalizedText, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// The rule or fault in kebab-case, such as `duplicate-key`.
  package var id: String
  package var severity: Severity
  /// What was found and what was expected.
  package var message: LocalizedText
  /// Where; nil for a finding about a whole set.
  package var span: SourceSpan?
  package var notes: [Note]
  /// What to do about it.
  package var cure: LocalizedText?
  /// The shortest title that shows the finding; nil where no title can.
  package var witness: Witness?
  /// The entry that the finding is about, by its kind and id (`formes judo`), which outlives
  /// edits of the lines above it; nil for a finding outside any entry.
  package var entry: String?
  /// What takes the finding away; only of rules whose page says so (`RulePage.mending`).
  package var fix: Fix?

  package init(
    id: String, severity: Severity = .error, _ message: LocalizedText, at span: SourceSpan?,
    notes: [Note] = [], cure: LocalizedText? = nil, witness: Witness? = nil, fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.span = span
    self.notes = notes
    self.cure = cure
    self.witness = witness
    self.fix = fix
  }
}
