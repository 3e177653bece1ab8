import Tables

/// What the errors of a dictation say of a skill.
package struct ResultThresholds: Hashable, Sendable {
  /// At most so many errors are only some slips, or fewer than so many percent of the traps.
  private let slipErrors: Int
  private let slipPercent: Int
  /// For each row of the skills table the traps that a text must hold for a result to count.
  private let minimumTraps: [Int]

  package init(_ set: CompiledSet) {
    let row = set.progression
    slipErrors = row.slipErrors
    slipPercent = row.slipPercent
    minimumTraps = set.skills.map { Int($0.minimumTraps) }
  }

  /// Whether a text with that many traps of the skill in that row tells anything of it.
  package func counts(skill: Int, traps: Int) -> Bool {
    minimumTraps.indices.contains(skill) && traps >= minimumTraps[skill]
  }

  /// The result for the skill in that row; nil when the text had too few of its traps to tell.
  ///
  /// - Parameters:
  ///   - traps: of the skill in the text.
  ///   - errors: at those traps, or elsewhere but of the same skill.
  package func result(skill: Int, traps: Int, errors: Int) -> SkillResult? {
    guard counts(skill: skill, traps: traps) else { return nil }
    if errors <= 0 { return .allRight }
    return errors <= slipErrors || errors * 100 < traps * slipPercent ? .someSlips : .lost
  }
}
