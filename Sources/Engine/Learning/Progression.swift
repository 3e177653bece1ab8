import Tables

/// How results change the state of a skill, as `progression.yaml` says.
package struct Progression: Sendable {
  /// For each state and each result the state that follows, row by row.
  private let transitions: [SkillState]
  package let successesInARow: Int
  package let onDifferentDays: Bool

  package init(_ set: CompiledSet) {
    let row = set.progression
    transitions = set.blob.list(row.transitions).map(SkillState.init(code:))
    successesInARow = max(1, row.successesInARow)
    onDifferentDays = row.onDifferentDays
  }

  /// What the table gives, the successes in a row left aside.
  package func state(after state: SkillState, _ result: SkillResult) -> SkillState {
    let place = Int(state.code.rawValue) * SkillResult.allCases.count + Int(result.code.rawValue)
    return transitions.indices.contains(place) ? transitions[place] : state
  }

  /// What is known of a skill after one more result.
  ///
  /// A skill becomes mastered by successes in a row, each on a later day than the one before; until
  /// then it is in progress. A success on the same day, or on an earlier one since a clock was set
  /// back, is not one more; days are then compared with that one, so that a clock that once was
  /// years ahead delays nothing.
  ///
  /// - Parameter place: where the correction stands in the child's log, from 0.
  package func memory(
    after memory: SkillMemory, _ result: SkillResult, on day: CivilDay, at place: Int
  ) -> SkillMemory {
    var next = memory
    next.lastSeen = day
    next.lastPlace = place
    if result == .allRight {
      let isLater = memory.successDay.map { !onDifferentDays || day > $0 } ?? true
      if isLater { next.successes += 1 }
      next.successDay = day
    } else {
      next.successes = 0
      next.successDay = nil
    }
    next.state = state(after: memory.state, result)
    if next.state == .mastered, memory.state != .mastered, next.successes < successesInARow {
      next.state = .inProgress
    }
    return next
  }

  /// What is known of each skill after all corrections of a child, in the order of the log.
  ///
  /// Skills that the set does not know are kept: another set, or a later one, may.
  ///
  /// - Complexity: O(results).
  package func replay(_ corrections: some Sequence<Correction>) -> SkillMemories {
    var memories = SkillMemories()
    for (place, correction) in corrections.enumerated() {
      for (skill, result) in correction.results {
        memories[skill] = memory(
          after: memories[skill], result, on: correction.day, at: place)
      }
    }
    return memories
  }
}

/// What is known of one skill of a child.
package struct SkillMemory: Hashable, Sendable {
  package var state = SkillState.notYetSeen
  /// Successes in a row so far that count towards mastery.
  package var successes = 0
  /// Day of the last of them, or of a later success that did not count.
  package var successDay: CivilDay?
  /// Day of the last correction that had a result of the skill.
  package var lastSeen: CivilDay?
  /// Where that correction stands in the log, from 0: the log is in order whatever clocks said.
  package var lastPlace: Int?

  package init() {}

  /// Days since the skill was seen last; nil when it never was, or when its day lies ahead because
  /// a clock was wrong.
  package func daysUnseen(on day: CivilDay) -> Int? {
    guard let lastSeen, lastSeen <= day else { return nil }
    return day.dayNumber - lastSeen.dayNumber
  }
}

/// What is known of each skill of a child, by the id of the skill.
package struct SkillMemories: Hashable, Sendable {
  private var known: [String: SkillMemory] = [:]

  package init() {}

  /// A skill of which nothing is known was not yet seen.
  package subscript(skill: String) -> SkillMemory {
    get { known[skill] ?? SkillMemory() }
    set { known[skill] = newValue }
  }
}

extension SkillState {
  /// What stands for it in a blob.
  var code: ProgressionRecord.State {
    switch self {
    case .notYetSeen: .notYetSeen
    case .fragile: .fragile
    case .inProgress: .inProgress
    case .mastered: .mastered
    }
  }

  /// The state that stands in a blob; a number that stands for none is a skill not yet seen.
  init(code: UInt32) {
    self = SkillState.allCases.first { $0.code.rawValue == code } ?? .notYetSeen
  }
}

extension SkillResult {
  /// What stands for it in a blob.
  var code: ProgressionRecord.Outcome {
    switch self {
    case .allRight: .allRight
    case .someSlips: .someSlips
    case .lost: .lost
    }
  }
}
