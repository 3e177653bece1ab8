import Tables

/// From which errors a skill of a dictation is all right, has slipped or is lost.
package struct ResultThresholds: Hashable, Sendable {
  /// Traps that a text must hold of each skill for a result to count, by row of the skill.
  package var minimumTraps: [Int]
  /// So many errors are slips, however few traps there were.
  package var slips: Int
  /// With more errors a skill is lost when they are at least this share of its traps, in hundredths.
  package var lostPercent: Int

  package init(minimumTraps: [Int], slips: Int, lostPercent: Int) {
    self.minimumTraps = minimumTraps
    self.slips = slips
    self.lostPercent = lostPercent
  }

  /// Those of a set: `pieges_min` of each skill, and `copie` of its `progression.yaml`.
  package init(_ set: CompiledSet) {
    let row = set.progression
    self.init(
      minimumTraps: set.skills.map { Int($0.minimumTraps) }, slips: row.slipErrors,
      lostPercent: row.slipPercent)
  }

  /// Whether a text with so many traps of a skill tells anything of it.
  package func counts(skill: Int, traps: Int) -> Bool {
    traps > 0 && minimumTraps.indices.contains(skill) && traps >= minimumTraps[skill]
  }

  /// What so many errors mean for a skill; nil when the text held too few traps of it to tell.
  ///
  /// - Parameters:
  ///   - errors: those that count.
  ///   - traps: those that the child wrote.
  package func result(ofSkill skill: Int, errors: Int, traps: Int) -> SkillResult? {
    guard counts(skill: skill, traps: traps) else { return nil }
    if errors == 0 { return .allRight }
    return errors <= slips || errors * 100 < traps * lostPercent ? .someSlips : .lost
  }
}
