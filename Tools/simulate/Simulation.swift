import Engine
import Tables

/// A way to choose the skills of the next text.
enum Policy: String, CaseIterable, Sendable {
  /// What `dictee cards` does.
  case planner
  /// Any skills of the grade.
  case random
  /// One skill after the other, round and round.
  case roundRobin = "round-robin"
}

/// What became of one pupil.
struct Course: Hashable, Sendable {
  /// Dictations until every expected skill was in progress or mastered; nil when that never came.
  var dictations: Int?
  /// For each evening the rows of the skills that were aimed at.
  var targets: [[Int]]
  /// The most evenings in a row that a skill which was due was not aimed at.
  var longestWait: Int
}

/// Leads a pupil through a year of dictations under a policy.
struct Simulation: Sendable {
  let set: CompiledSet
  let pool: TextPool
  private let plan: SkillPlan
  /// Evenings after which a pupil who does not get there is given up.
  static let limit = 200

  init(_ set: CompiledSet, _ pool: TextPool) {
    self.set = set
    self.pool = pool
    plan = SkillPlan(set)
  }

  /// The course of the pupil of a seed: the same pupil, with the same days off, whatever the policy.
  ///
  /// - Parameter goesOn: whether dictations go on to the limit after the aim is reached.
  func course(_ policy: Policy, seed: UInt64, goesOn: Bool = false) -> Course {
    var birth = SeededChoices(seed: seed)
    var pupil = Pupil(skillCount: set.skills.count, expected: pool.expected, &birth)
    var luck = SeededChoices(seed: birth.next())
    var calendar = SeededChoices(seed: birth.next())
    var day = CivilDay(dayNumber: 20_700)
    var history = LearnerHistory()
    var memories = SkillMemories()
    var course = Course(dictations: nil, targets: [], longestWait: 0)
    var waits = Array(repeating: 0, count: set.skills.count)
    for evening in 1...Simulation.limit {
      let wanted = targets(policy, memories, history, on: day, evening, &luck)
      guard let text = pool.text(for: wanted, &luck) else { break }
      let aimed = Array(wanted.prefix(text.targets))
      course.targets.append(aimed)
      note(aimed, memories, &waits, &course)
      let results = correct(text.place, aimed, &pupil, &luck)
      for (skill, result) in results {
        memories[skill] = plan.progression.memory(
          after: memories[skill], result, on: day, at: evening - 1)
      }
      history.texts.append(
        DictatedText(
          day: day, title: "", sentences: [], grade: set.gradeNames[pool.grade], step: 1,
          targets: aimed.map(id)))
      if course.dictations == nil, hasArrived(memories) {
        course.dictations = evening
        if !goesOn { break }
      }
      let pause = 1 + calendar.below(3)
      pupil.wait(days: pause)
      day = day.adding(days: pause)
    }
    return course
  }

  private func id(_ skill: Int) -> String { set.text(set.skills[skill].id) }

  private func targets(
    _ policy: Policy, _ memories: SkillMemories, _ history: LearnerHistory, on day: CivilDay,
    _ evening: Int, _ luck: inout SeededChoices
  ) -> [Int] {
    let places = min(pool.places, pool.skills.count)
    switch policy {
    case .planner:
      return plan.targets(memories, history: history, grade: pool.grade, on: day).map(\.skill)
    case .random:
      return Array(luck.shuffled(pool.skills).prefix(places))
    case .roundRobin:
      let first = (evening - 1) * places
      return (first..<first + places).map { pool.skills[$0 % pool.skills.count] }
    }
  }

  /// The pupil writes the text, the parent says what was found of the skills that are asked.
  private func correct(
    _ place: Int, _ aimed: [Int], _ pupil: inout Pupil, _ luck: inout SeededChoices
  ) -> [String: SkillResult] {
    let traps = pool.texts[place]
    let errors = pupil.write(traps: traps, &luck)
    var results: [String: SkillResult] = [:]
    for skill in pool.asked(place, targets: aimed) {
      results[id(skill)] = pool.thresholds.result(
        ofSkill: skill, errors: errors[skill], traps: traps[skill])
    }
    return results
  }

  private func hasArrived(_ memories: SkillMemories) -> Bool {
    pool.expected.allSatisfy {
      let state = memories[id($0)].state
      return state == .inProgress || state == .mastered
    }
  }

  /// Counts how long skills wait that are not mastered.
  private func note(
    _ aimed: [Int], _ memories: SkillMemories, _ waits: inout [Int], _ course: inout Course
  ) {
    for skill in pool.skills {
      let isDue = memories[id(skill)].state != .mastered && !aimed.contains(skill)
      waits[skill] = isDue ? waits[skill] + 1 : 0
      course.longestWait = max(course.longestWait, waits[skill])
    }
  }
}
