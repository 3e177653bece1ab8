import Tables

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
