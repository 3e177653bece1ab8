import Tables
import Testing

@testable import Engine

/// Which skills come next, with the shipped policy and without any text.
@Suite struct SkillPlanTests {
  private let set: CompiledSet
  private let plan: SkillPlan

  init() throws {
    set = try SchoolSet.shared.get().set
    plan = SkillPlan(set)
  }

  private func day(_ offset: Int) -> CivilDay { CivilDay(dayNumber: 20_787 + offset) }

  /// The ids of the targets of a grade.
  private func targets(
    _ history: LearnerHistory, grade: String = "CE1", on offset: Int = 0
  ) throws -> [String] {
    let row = try #require(set.grade(named: grade))
    let memories = plan.progression.replay(history.corrections.map(\.correction))
    return plan.targets(memories, history: history, grade: row, on: day(offset))
      .map { set.text(set.skills[$0.skill].id) }
  }

  /// A history of corrections without texts.
  private func history(_ log: [(Int, [String: SkillResult])], texts: Int = 0) -> LearnerHistory {
    LearnerHistory(
      texts: (0..<texts).map { _ in text(["gn_nombre", "gn_genre"]) },
      corrections: log.map { .init(Correction(day: day($0.0), results: $0.1), of: nil) })
  }

  private func text(_ targets: [String], grade: String = "CE1", step: Int = 1) -> DictatedText {
    DictatedText(
      day: day(0), title: "Titre", sentences: ["Phrase."], grade: grade, step: step,
      targets: targets)
  }

  /// The skills that a grade introduces, all with one result twice, so that none is new.
  private func all(_ result: SkillResult, grade: String, on offset: Int) throws -> [String:
    SkillResult]
  {
    let row = try #require(set.grade(named: grade))
    let skills = set.skills.filter { $0.introduced <= row }.map { set.text($0.id) }
    return Dictionary(uniqueKeysWithValues: skills.map { ($0, result) })
  }

  /// Without a log: what the grade expects first, as the set lists it, as many as it allows.
  @Test(
    arguments: [
      ("CP", ["phrase_signes", "graphemes_contexte"]),
      ("CE1", ["gn_nombre", "phrase_signes"]),
      ("CE2", ["graphemes_contexte", "gn_nombre"]),
      ("CM2", ["phrase_signes", "graphemes_contexte", "lettres_muettes"]),
    ])
  func aNewChildBeginsWithWhatIsExpected(grade: String, expected: [String]) throws {
    #expect(try targets(LearnerHistory(), grade: grade) == expected)
  }

  @Test func nothingAboveTheGradeIsPlanned() throws {
    let log = history([(-1, ["participe_avoir_cod": .lost, "radicaux_variables": .lost])])
    #expect(try targets(log, grade: "CP") == ["phrase_signes", "graphemes_contexte"])
  }

  @Test func fragileComesFirstTheLongestUnseenBefore() throws {
    let log = history([
      (-3, ["gn_genre": .lost]), (-2, ["lettres_muettes": .lost]), (-1, ["gn_nombre": .lost]),
    ])
    #expect(try targets(log) == ["gn_genre", "lettres_muettes"])
    let three = try targets(log, grade: "CM2")
    #expect(three == ["gn_genre", "lettres_muettes", "phrase_signes"], "two fragile ones at most")
  }

  /// The order of the log counts, not what clocks said.
  @Test func aWrongClockChangesNoOrder() throws {
    let log = history([(900, ["gn_genre": .lost]), (-5, ["gn_nombre": .lost])])
    #expect(try targets(log) == ["gn_genre", "gn_nombre"])
  }

  @Test func newComesBeforeInProgressBeforeStale() throws {
    var seen = try all(.allRight, grade: "CE1", on: 0)
    seen["gn_genre"] = nil
    var slips = history([(-60, seen), (-59, seen)])
    #expect(try targets(slips) == ["gn_genre", "gn_nombre"], "new, then mastered long ago")
    slips.corrections.append(
      .init(Correction(day: day(-1), results: ["lettres_muettes": .someSlips]), of: nil))
    #expect(try targets(slips) == ["gn_genre", "lettres_muettes"], "in progress before mastered")
  }

  /// Days after mastery; whether a skill is planned for its own sake.
  @Test(arguments: [(1, 1), (44, 1), (45, 2), (46, 2), (400, 2), (-700, 2)])
  func masteredSkillsWait(days: Int, count: Int) throws {
    let seen = try all(.allRight, grade: "CE1", on: 0)
    let log = history([(-1, seen), (0, seen)])
    #expect(try targets(log, on: days).count == count)
  }

  /// Every third text of two skills ends with one not yet seen.
  @Test func everyThirdTextEndsWithANewSkill() throws {
    let log = [(-2, ["gn_genre": SkillResult.lost]), (-1, ["gn_nombre": .lost])]
    for texts in 0..<9 {
      let isThird = texts % 3 == 2
      #expect(
        try targets(history(log, texts: texts))
          == ["gn_genre", isThird ? "phrase_signes" : "gn_nombre"])
    }
  }

  @Test func textsOfOneSkillAreNotCounted() throws {
    var log = history([(-2, ["gn_genre": .lost]), (-1, ["gn_nombre": .lost])], texts: 2)
    log.texts += Array(repeating: text(["gn_nombre"]), count: 4)
    #expect(try targets(log) == ["gn_genre", "phrase_signes"])
  }

  /// When all were seen the turn is that of one that is not fragile.
  @Test func theTurnIsNeverLost() throws {
    var results = try all(.someSlips, grade: "CE1", on: 0)
    results["gn_genre"] = .lost
    results["gn_nombre"] = .lost
    let log = [(-1, results)]
    #expect(try targets(history(log, texts: 2)) == ["gn_nombre", "phrase_signes"])
    #expect(try targets(history(log, texts: 1)) == ["gn_nombre", "gn_genre"])
  }

  /// Whatever the results, no skill of the grade that is due waits for ever: at worst it gets the
  /// last place of every third text in turn.
  @Test(arguments: ["CP", "CE2", "CM2"], [0, 1, 2])
  func noSkillStarves(grade: String, seed: Int) throws {
    let row = try #require(set.grade(named: grade))
    let known = set.skills.indices.filter { set.skills[$0].introduced <= row }
    let bound = plan.reviewAfterDays + 3 * known.count
    var choices = SeededChoices(seed: UInt64(seed))
    var memories = SkillMemories()
    var log = LearnerHistory()
    var waiting = Dictionary(uniqueKeysWithValues: known.map { ($0, 0) })
    for evening in 0..<300 {
      let chosen = plan.targets(memories, history: log, grade: row, on: day(evening)).map(\.skill)
      for skill in known { waiting[skill, default: 0] += 1 }
      for skill in chosen {
        waiting[skill] = 0
        let id = set.text(set.skills[skill].id)
        // The first pupil always fails at two skills and slips at the others, the rest is chance.
        let result: SkillResult =
          seed > 0
          ? SkillResult.allCases[choices.below(3)]
          : id == "gn_nombre" || id == "gn_genre" ? .lost : .someSlips
        memories[id] = plan.progression.memory(
          after: memories[id], result, on: day(evening), at: evening)
      }
      log.texts.append(text(chosen.map { "\($0)" }, grade: grade))
      #expect(waiting.values.allSatisfy { $0 <= bound }, "\(grade), \(seed), evening \(evening)")
    }
  }

  /// Palier and results of the last corrected text, and the next palier.
  static let steps:
    [(step: Int, results: [SkillResult?], next: Int, change: SkillPlan.StepChange)] = [
      (1, [.allRight, .allRight], 2, .longer), (2, [.allRight, .allRight], 3, .longer),
      (3, [.allRight, .allRight], 3, .none), (1, [.allRight, .someSlips], 1, .none),
      (2, [.someSlips, .someSlips], 2, .none), (2, [.allRight, .lost], 1, .shorter),
      (1, [.lost, .lost], 1, .none), (3, [.lost, .someSlips], 2, .shorter),
      (2, [.allRight, nil], 2, .none), (2, [nil, .lost], 1, .shorter), (2, [nil, nil], 2, .none),
      (2, [], 2, .none),
    ]

  @Test(arguments: steps)
  func paliersFollowTheResults(
    step: Int, results: [SkillResult?], next: Int, change: SkillPlan.StepChange
  ) throws {
    let row = try #require(set.grade(named: "CE1"))
    let skills = Array(["gn_nombre", "gn_genre"].prefix(results.count))
    var log = LearnerHistory()
    #expect(plan.step(log, grade: row).number == 1)
    let found = zip(skills, results).compactMap { skill, result in result.map { (skill, $0) } }
    log.corrections = [
      .init(
        Correction(day: day(0), results: Dictionary(uniqueKeysWithValues: found)),
        of: text(skills, step: step))
    ]
    #expect(plan.step(log, grade: row).number == next)
    #expect(plan.step(log, grade: row).change == change)
    let other = try #require(set.grade(named: "CE2"))
    #expect(plan.step(log, grade: other).number == 1, "a new grade begins anew")
  }
}
