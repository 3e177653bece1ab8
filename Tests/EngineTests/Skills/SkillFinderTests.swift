import Tables
import Testing

@testable import Engine

/// What the rules of the school set make of sentences that are none of their examples.
@Suite struct SkillFinderTests {
  private let set: CompiledSet

  init() throws {
    set = try SchoolSet.shared.get().set
  }

  @Test(arguments: SkillCase.hard)
  func findsTheHardWord(example: SkillCase) throws {
    let found = try traps(of: example)
    for trap in example.traps { #expect(found.contains(trap), "\(found)") }
  }

  @Test(arguments: SkillCase.graded)
  func keepsToTheGrade(example: SkillCase) throws {
    let skills = ["homophones_autres"]
    #expect(
      try traps(of: example).filter { trap in skills.contains { trap.hasSuffix($0) } }
        == example.traps)
  }

  /// A finder for some skills finds what the finder for all of them finds of these.
  @Test(arguments: SkillCase.hard)
  func findsTheSameForOneSkill(example: SkillCase) {
    let analysis = Analyser(set).analysis(of: example.sentence)
    let all = SkillFinder(set).traps(in: analysis)
    for skill in set.skills.indices {
      let one = SkillFinder(set, skills: [skill]).traps(in: analysis)
      #expect(one == all.filter { $0.skill == skill })
    }
  }

  @Test func findsNothingInNothing() {
    #expect(SkillFinder(set).traps(in: Analyser(set).analysis(of: "")).isEmpty)
    #expect(SkillFinder(set, skills: [99]).traps(in: Analyser(set).analysis(of: "Oui.")).isEmpty)
  }

  private func traps(of example: SkillCase) throws -> [String] {
    let grade = try #require(set.grade(named: example.grade))
    let analysis = Analyser(set).analysis(of: example.sentence)
    return SkillFinder(set, grade: grade).traps(in: analysis).map { trap in
      "\(analysis.surface(trap.token)) \(set.text(set.skills[trap.skill].id))"
    }
  }
}
