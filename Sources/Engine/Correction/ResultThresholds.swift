import Tables

/// From which errors a skill of a copy is all right, has slipped or is lost.
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

  /// Those of a set: its own number of traps for each skill, one slip, lost from half of the traps.
  package init(_ set: CompiledSet) {
    self.init(
      minimumTraps: set.skills.map { Int($0.minimumTraps) }, slips: 1, lostPercent: 50)
  }

  /// What so many errors mean for a skill; nil when the text held too few traps of it to tell.
  ///
  /// - Parameters:
  ///   - errors: those that count.
  ///   - traps: those that the child wrote.
  package func result(ofSkill skill: Int, errors: Int, traps: Int) -> SkillResult? {
    guard traps > 0, minimumTraps.indices.contains(skill), traps >= minimumTraps[skill] else {
      return nil
    }
    if errors == 0 { return .allRight }
    return errors <= slips || errors * 100 < traps * lostPercent ? .someSlips : .lost
  }
}

/// What a copy shows of one skill.
package struct SkillFinding: Hashable, Sendable {
  /// Row of the skill.
  package var skill: Int
  /// Tokens of the text that are its traps, those that the child did not write left out.
  package var traps: [Int]
  /// Its errors that count.
  package var errors: [CopyError]
  /// Nil where there were too few traps.
  package var result: SkillResult?
}

extension CorrectedCopy {
  /// What the copy shows of each skill of which the child wrote a trap, in the order of the set.
  ///
  /// - Complexity: O(skills × (traps + errors)).
  package func findings(
    in set: CompiledSet, thresholds: ResultThresholds
  ) -> [SkillFinding] {
    set.skills.indices.compactMap { skill in
      let traps = answeredTraps.filter { $0.skill == skill }.map(\.token)
      guard !traps.isEmpty else { return nil }
      let errors = errors.filter { $0.skill == skill && !$0.isRepeated && !$0.isAboveGrade }
      return SkillFinding(
        skill: skill, traps: traps, errors: errors,
        result: thresholds.result(ofSkill: skill, errors: errors.count, traps: traps.count))
    }
  }
}
