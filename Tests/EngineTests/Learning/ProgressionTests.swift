import Tables
import Testing

@testable import Engine

/// How results change states, with the shipped `progression.yaml`.
@Suite struct ProgressionTests {
  private let progression: Progression
  private let thresholds: ResultThresholds
  private let set: CompiledSet

  init() throws {
    set = try SchoolSet.shared.get().set
    progression = Progression(set)
    thresholds = ResultThresholds(set)
  }

  /// A day, counted from an evening.
  private func day(_ offset: Int) -> CivilDay { CivilDay(dayNumber: 20_787 + offset) }

  /// Each state with a count of successes in a row, each result, what follows.
  static let table: [(from: SkillState, successes: Int, result: SkillResult, to: SkillState)] = [
    (.notYetSeen, 0, .allRight, .inProgress),
    (.notYetSeen, 0, .someSlips, .inProgress),
    (.notYetSeen, 0, .lost, .fragile),
    (.fragile, 0, .allRight, .inProgress),
    (.fragile, 0, .someSlips, .fragile),
    (.fragile, 0, .lost, .fragile),
    (.inProgress, 0, .allRight, .inProgress),
    (.inProgress, 1, .allRight, .mastered),
    (.inProgress, 0, .someSlips, .inProgress),
    (.inProgress, 1, .someSlips, .inProgress),
    (.inProgress, 0, .lost, .fragile),
    (.inProgress, 1, .lost, .fragile),
    (.mastered, 2, .allRight, .mastered),
    (.mastered, 2, .someSlips, .inProgress),
    (.mastered, 2, .lost, .fragile),
  ]

  @Test func theTableIsWhole() {
    let rows = Self.table.map { "\($0.from) \($0.result)" }
    let all = SkillState.allCases.flatMap { state in
      SkillResult.allCases.map { "\(state) \($0)" }
    }
    #expect(Set(rows) == Set(all))
  }

  @Test(arguments: table)
  func aResultChangesAState(
    from: SkillState, successes: Int, result: SkillResult, to: SkillState
  ) {
    var memory = SkillMemory()
    memory.state = from
    memory.successes = successes
    memory.successDay = successes > 0 ? day(-1) : nil
    let next = progression.memory(after: memory, result, on: day(0), at: 3)
    #expect(next.state == to)
    #expect(next.lastSeen == day(0) && next.lastPlace == 3)
    #expect(next.successes == (result == .allRight ? successes + 1 : 0))
  }

  /// Days from an evening with their results, and the state at the end.
  static let logs: [(name: String, log: [(Int, SkillResult)], end: SkillState)] = [
    ("never seen", [], .notYetSeen),
    ("two days", [(0, .allRight), (1, .allRight)], .mastered),
    ("twice in an evening", [(0, .allRight), (0, .allRight)], .inProgress),
    ("thrice, two days", [(0, .allRight), (0, .allRight), (1, .allRight)], .mastered),
    ("not in a row", [(0, .allRight), (1, .someSlips), (2, .allRight)], .inProgress),
    ("from fragile", [(0, .lost), (1, .allRight), (2, .allRight)], .mastered),
    ("lost again", [(0, .allRight), (1, .allRight), (2, .lost)], .fragile),
    ("slipped", [(0, .allRight), (1, .allRight), (2, .someSlips)], .inProgress),
    (
      "slipped, then one success",
      [(0, .allRight), (1, .allRight), (2, .someSlips), (3, .allRight)], .inProgress
    ),
    (
      "slipped, then two",
      [(0, .allRight), (1, .allRight), (2, .someSlips), (3, .allRight), (4, .allRight)], .mastered
    ),
    ("months apart", [(0, .allRight), (200, .allRight)], .mastered),
    ("clock set back", [(0, .allRight), (-1, .allRight)], .inProgress),
    ("a day after it was set back", [(0, .allRight), (-1, .allRight), (0, .allRight)], .mastered),
    (
      "a clock years ahead, then right", [(1500, .allRight), (0, .allRight), (1, .allRight)],
      .mastered
    ),
    ("lost on an earlier day", [(0, .allRight), (1, .allRight), (-9, .lost)], .fragile),
  ]

  @Test(arguments: logs)
  func aLogIsReplayed(name: String, log: [(Int, SkillResult)], end: SkillState) {
    let corrections = log.map { Correction(day: day($0.0), results: ["gn_nombre": $0.1]) }
    let memories = progression.replay(corrections)
    #expect(memories["gn_nombre"].state == end, "\(name)")
    #expect(memories["gn_genre"] == SkillMemory(), "another skill is untouched")
    #expect(memories["gn_nombre"].lastPlace == (log.isEmpty ? nil : log.count - 1))
  }

  /// Time alone changes nothing: a replay asks for no day.
  @Test func whatIsNotAskedKeepsItsState() {
    let memories = progression.replay([
      Correction(day: day(0), results: ["gn_nombre": .lost]),
      Correction(day: day(400), results: ["gn_genre": .allRight]),
    ])
    #expect(memories["gn_nombre"].state == .fragile)
    #expect(memories["gn_nombre"].daysUnseen(on: day(400)) == 400)
    #expect(memories["gn_nombre"].daysUnseen(on: day(-1)) == nil)
  }

  /// A skill that the set does not know has a state like any other, and changes no other.
  @Test func unknownSkillsAreKept() {
    let log = [Correction(day: day(0), results: ["gn_nombre": .lost])]
    var more = log
    more[0].results["virgules"] = .allRight
    #expect(progression.replay(more)["virgules"].state == .inProgress)
    #expect(progression.replay(more)["gn_nombre"] == progression.replay(log)["gn_nombre"])
  }

  /// Skill, traps, errors, result.
  static let counts: [(skill: String, traps: Int, errors: Int, result: SkillResult?)] = [
    ("gn_nombre", 0, 0, nil), ("gn_nombre", 1, 0, nil), ("gn_nombre", 1, 1, nil),
    ("gn_nombre", 2, 0, .allRight), ("gn_nombre", 2, 1, .someSlips), ("gn_nombre", 2, 2, .lost),
    ("gn_nombre", 4, 2, .lost), ("gn_nombre", 5, 2, .someSlips), ("gn_nombre", 5, 3, .lost),
    ("gn_nombre", 9, 4, .someSlips), ("gn_nombre", 9, 5, .lost), ("gn_nombre", 2, 9, .lost),
    ("mots_invariables", 0, 0, nil), ("mots_invariables", 1, 0, .allRight),
    ("mots_invariables", 1, 1, .someSlips), ("homophones_verbe", 1, 0, .allRight),
    ("homophones_autres", 1, 0, .allRight), ("participe_avoir_cod", 1, 0, .allRight),
  ]

  @Test(arguments: counts)
  func errorsAreWeighed(skill: String, traps: Int, errors: Int, result: SkillResult?) throws {
    let row = try #require(set.skill(named: skill))
    #expect(thresholds.result(ofSkill: row, errors: errors, traps: traps) == result)
    #expect(thresholds.counts(skill: row, traps: traps) == (result != nil))
  }

  /// One trap is enough for four skills, all others need two.
  @Test func minimaAreThoseOfTheSkills() {
    let single = set.skills.indices.filter { thresholds.counts(skill: $0, traps: 1) }
    #expect(
      Set(single.map { set.text(set.skills[$0].id) }) == [
        "mots_invariables", "homophones_verbe", "homophones_autres", "participe_avoir_cod",
      ])
    #expect(set.skills.indices.allSatisfy { thresholds.counts(skill: $0, traps: 2) })
    #expect(!thresholds.counts(skill: set.skills.count, traps: 9))
  }
}
