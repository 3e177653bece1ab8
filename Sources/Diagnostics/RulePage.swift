/// The manual page of one kind of finding: what `catalogue-lint explain` prints.
///
/// Every id of a finding has one page; the texts are for teachers.
package struct RulePage: Sendable {
  /// When such a finding is made.
  package enum Stage: String, Sendable, CaseIterable {
    /// While files are read and understood; without it there would be no set to speak of, so the
    /// severity is fixed.
    case reading
    /// By a rule about what is written.
    case rules
    /// By trying the compiled set in the engine.
    case trial
  }

  /// What `catalogue-lint --fix` does about such findings.
  package enum Mending: String, Sendable, CaseIterable {
    /// Nothing: somebody has to decide.
    case byHand = "by-hand"
    /// It mends those of which nobody can doubt what was meant.
    case partly
    /// It mends them all.
    case always
  }

  /// The id that findings carry, in kebab-case; it names the fault.
  package var id: String
  package var stage: Stage
  /// The severity that findings have unless somebody chose another; a rule may report some milder.
  package var severity: Severity
  /// What is found, in one or two sentences.
  package var what: LocalizedText
  /// Why it matters to who reads or writes dictations.
  package var why: LocalizedText
  /// How to mend it.
  package var cure: LocalizedText
  /// Whether mending can change what titles or texts give.
  package var safety: LocalizedText
  /// Whether the finding carries what mends it.
  package var mending: Mending

  package init(
    _ id: String, stage: Stage = .rules, severity: Severity = .error, what: LocalizedText,
    why: LocalizedText, cure: LocalizedText, safety: LocalizedText, mending: Mending = .byHand
  ) {
    self.id = id
    self.stage = stage
    self.severity = severity
    self.what = what
    self.why = why
    self.cure = cure
    self.safety = safety
    self.mending = mending
  }

  /// Whether `--rule`, a configuration or a comment may change its severity.
  package var isAdjustable: Bool { stage != .reading }
}

extension LocalizedText {
  /// The `safety` of a page when mending changes nothing but what was wrong.
  package static let safe = LocalizedText(fr: "Sans risque.", en: "Safe.")
}
