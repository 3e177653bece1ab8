import Tables

/// Chooses the skills and the palier of a text: the planner's policy without any text.
package struct SkillPlan: Sendable {
  private let set: CompiledSet
  private let policy: ProgressionRecord
  private let order: [SkillState]
  package let progression: Progression

  package init(_ set: CompiledSet) {
    self.set = set
    policy = set.progression
    order = set.blob.list(policy.order).map(SkillState.init(code:))
    progression = Progression(set)
  }

  /// Days after which a mastered skill that no text showed is planned again.
  package var reviewAfterDays: Int { policy.reviewAfterDays }
  /// Dictations that are offered on an evening.
  package var cardCount: Int { max(1, policy.cardCount) }

  /// A skill that a text is to exercise, and what was known of it.
  package struct Target: Hashable, Sendable {
    /// Row of the skill.
    package var skill: Int
    package var state: SkillState
    /// Days since it was last seen; nil when it never was, or when a clock was wrong.
    package var daysUnseen: Int?
  }

  /// The skills of the next text, the most wanted first; as many as the grade lets a text have, or
  /// fewer when no more are introduced.
  ///
  /// States come in the order of the policy, in each the skill first that was unseen for longest;
  /// of those not yet seen the ones that the grade expects. At most two (`fragiles_max`) are
  /// fragile. Every third (`nouvelle_tous_les`) text of two skills or more gives its last place to
  /// one not yet seen, or when all were seen to the one that waits for longest and is not fragile:
  /// so none waits for ever. When nothing is due, the mastered skill that was unseen for longest is
  /// looked at again.
  ///
  /// - Complexity: O(n log n) in the skills.
  package func targets(
    _ memories: SkillMemories, history: LearnerHistory, grade: Int, on day: CivilDay
  ) -> [Target] {
    let places = max(1, set.grades[grade].maximumSkills)
    var due = due(memories, grade: grade, on: day)
    var chosen: [Candidate] = []
    var fragileCount = 0
    due.removeAll { candidate in
      let isFragile = candidate.memory.state == .fragile
      guard chosen.count < places, !isFragile || fragileCount < policy.maximumFragile else {
        return false
      }
      chosen.append(candidate)
      fragileCount += isFragile ? 1 : 0
      return true
    }
    if chosen.count == places, places > 1, isTurnOfNewSkill(history),
      let new = replacement(ofLast: chosen, from: due)
    {
      chosen[places - 1] = new
    }
    return chosen.map {
      Target(
        skill: $0.skill, state: $0.memory.state, daysUnseen: $0.memory.daysUnseen(on: day))
    }
  }

  /// A skill that may be planned.
  private struct Candidate {
    var skill: Int
    var memory: SkillMemory

    /// The place of its last correction in the log; one never seen comes before all.
    var lastPlace: Int { memory.lastPlace ?? -1 }
  }

  /// What takes the last place when it is the turn of a skill not yet seen; nil to leave it.
  ///
  /// - Parameter rest: what is due and was not chosen, the most urgent first.
  private func replacement(ofLast chosen: [Candidate], from rest: [Candidate]) -> Candidate? {
    if chosen.contains(where: { $0.memory.state == .notYetSeen }) { return nil }
    if let new = rest.first(where: { $0.memory.state == .notYetSeen }) { return new }
    return (chosen.suffix(1) + rest).filter { $0.memory.state != .fragile }
      .min { $0.lastPlace < $1.lastPlace }
  }

  /// All skills that a text may be about now, the most urgent first; never empty when the grade has
  /// any skill.
  private func due(_ memories: SkillMemories, grade: Int, on day: CivilDay) -> [Candidate] {
    let known = set.skills.indices.filter { set.skills[$0].introduced <= grade }
      .map { Candidate(skill: $0, memory: memories[set.text(set.skills[$0].id)]) }
    let due = order.flatMap { state in
      known.filter { $0.memory.state == state && isDue($0.memory, on: day) }
        .sorted { rank($0, grade) < rank($1, grade) }
    }
    if !due.isEmpty { return due }
    return known.min { $0.lastPlace < $1.lastPlace }.map { [$0] } ?? []
  }

  /// A mastered skill can wait; one whose day lies ahead, for a clock that was wrong, does not wait
  /// for that day.
  private func isDue(_ memory: SkillMemory, on day: CivilDay) -> Bool {
    guard memory.state == .mastered else { return true }
    return memory.daysUnseen(on: day).map { $0 >= reviewAfterDays } ?? true
  }

  /// Longest unseen first; of those never seen the ones that the grade expects, then as the set
  /// lists them.
  private func rank(_ candidate: Candidate, _ grade: Int) -> (Int, Int, Int) {
    let isLater = set.skills[candidate.skill].expected > grade
    return (candidate.lastPlace, isLater ? 1 : 0, candidate.skill)
  }

  private func isTurnOfNewSkill(_ history: LearnerHistory) -> Bool {
    let every = max(1, policy.newSkillEvery)
    return (history.texts.count { $0.targets.count > 1 } + 1) % every == 0
  }

  /// The palier of the next text, from 1, and where it comes from.
  ///
  /// It starts anew with each grade. After a correction whose targeted skills were all right it is
  /// one higher than that text's, after one with a lost skill one lower.
  package func step(_ history: LearnerHistory, grade: Int) -> (number: Int, change: StepChange) {
    let name = set.text(set.grades[grade].id)
    let steps = 1...max(1, set.stepCount(ofGrade: grade))
    let last = history.corrections.last { $0.text?.grade == name }
    guard let last, let text = last.text else {
      return (min(max(policy.firstStep, steps.lowerBound), steps.upperBound), .first)
    }
    let results = text.targets.map { last.correction.results[$0] }
    let change: StepChange =
      if results.contains(where: { $0?.code.rawValue == policy.downIfAny }) {
        .shorter
      } else if !results.isEmpty, results.allSatisfy({ $0?.code.rawValue == policy.upIfAll }) {
        .longer
      } else {
        .none
      }
    let moved = text.step + (change == .longer ? 1 : change == .shorter ? -1 : 0)
    let number = min(max(moved, steps.lowerBound), steps.upperBound)
    return (number, number == text.step ? .none : change)
  }

  /// How a text differs in length from the one that was corrected last.
  package enum StepChange: Sendable {
    /// None was corrected in this grade.
    case first
    case shorter
    case none
    case longer
  }
}
