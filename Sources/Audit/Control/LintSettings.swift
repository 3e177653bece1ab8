/// How thoroughly a set is tried, and what its findings weigh.
package struct LintSettings: Sendable {
  /// What is tried.
  package enum Depth: Sendable {
    /// The static rules and the examples: what a set must stand before it is used.
    case usable
    /// All rules.
    case whole
  }

  package var depth: Depth
  package var levels: RuleLevels

  package init(_ depth: Depth = .usable, levels: RuleLevels = RuleLevels()) {
    self.depth = depth
    self.levels = levels
  }
}
