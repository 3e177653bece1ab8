import Catalogue
import Diagnostics
import Engine
import Tables
import TestSupport
import Testing

@testable import simulate

/// The choice of skills tried on made-up pupils, on texts whose traps are made up too; the tool
/// itself counts the traps of the library’s texts.
@Suite struct SimulationTests {
  private let set: CompiledSet

  init() throws { set = try School.shared.get() }

  /// Texts that each exercise two skills and a little of two others, as many for each skill.
  private func simulation(_ grade: String) throws -> Simulation {
    let row = try #require(set.grade(named: grade))
    let skills = set.skills.indices.filter { set.skills[$0].introduced <= row }
    let texts = skills.indices.flatMap { first in
      skills.indices.map { second in
        var traps = Array(repeating: 0, count: set.skills.count)
        traps[skills[first]] += 3
        traps[skills[second]] += 2
        traps[skills[(first + second) % skills.count]] += 1
        traps[skills[(first + 2 * second) % skills.count]] += 1
        return traps
      }
    }
    let pool = TextPool(
      texts: texts, skills: skills,
      expected: skills.filter { set.skills[$0].expected <= row },
      places: max(1, set.grades[row].maximumSkills), grade: row,
      thresholds: ResultThresholds(set))
    return Simulation(set, pool)
  }

  /// The planner needs a tenth fewer dictations at least; `simulate` measures more.
  @Test(arguments: ["CE2", "CM1", "CM2", "6e"], [Policy.random, .roundRobin])
  func thePlannerIsFaster(grade: String, other: Policy) throws {
    let simulation = try simulation(grade)
    let seeds = (0..<TestScale.count(4_000)).map { UInt64($0) }
    let outcome = { (policy: Policy) in
      Outcome(policy, seeds.map { simulation.course(policy, seed: $0) })
    }
    let saved = outcome(other).percentSaved(by: outcome(.planner))
    #expect(saved >= 10, "\(saved) %")
  }

  @Test(arguments: Policy.allCases)
  func sameSeedSamePath(policy: Policy) throws {
    let simulation = try simulation("CM1")
    let course = simulation.course(policy, seed: 5, goesOn: true)
    #expect(course == simulation.course(policy, seed: 5, goesOn: true))
    #expect(course.targets.count == Simulation.limit)
    #expect(course != simulation.course(policy, seed: 6, goesOn: true))
  }

  /// In a whole year no skill that is not mastered waits longer than three texts a skill.
  @Test(arguments: ["CP", "CM2"])
  func noSkillStarves(grade: String) throws {
    let simulation = try simulation(grade)
    let bound = 3 * simulation.pool.skills.count
    for seed in 0..<5 {
      let course = simulation.course(.planner, seed: UInt64(seed), goesOn: true)
      #expect(course.longestWait <= bound, "seed \(seed)")
    }
  }

  @Test func pupilsLearnAndForget() {
    var choices = SeededChoices(seed: 3)
    var pupil = Pupil(skillCount: 2, expected: [0], &choices)
    let born = pupil.levels
    for _ in 0..<20 { _ = pupil.write(traps: [3, 0], &choices) }
    let taught = pupil.levels
    #expect(taught[0] > born[0] && taught[0] <= 1 && taught[1] == born[1])
    pupil.wait(days: 30)
    #expect(pupil.levels[0] < taught[0] && pupil.levels[0] >= born[0])
    #expect(pupil.levels[1] == born[1])
  }

  @Test func aTextHasItsTargetsOrTheFirstOfThem() throws {
    let pool = try simulation("CE1").pool
    var choices = SeededChoices(seed: 1)
    let pair = Array(pool.skills.prefix(2))
    let text = try #require(pool.text(for: pair, &choices))
    #expect(text.targets == 2)
    #expect(pool.texts[text.place][pair[0]] >= 2 && pool.texts[text.place][pair[1]] >= 2)
    let all = try #require(pool.text(for: pool.skills, &choices))
    #expect(all.targets < pool.skills.count && all.targets >= 2)
    let asked = pool.asked(text.place, targets: pair)
    #expect(asked.prefix(2) == pair[...] && asked.count <= 4)
  }
}

/// The set `ecole` of the repository, compiled once.
private enum School {
  static let shared = Result {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let files = try CatalogueFile.files(inSet: "/\(root)/Catalogues/ecole")
    let compiler = CatalogueCompiler(CatalogueReader.read(files).catalogue, sink: DiagnosticSink())
    return try CompiledSet(
      Blob(BlobMemory(copying: try compiler.compile(contentHash: contentHash(of: files)))))
  }
}
