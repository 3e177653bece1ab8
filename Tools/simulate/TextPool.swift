import Engine
import Tables

/// Texts of the library for one grade, each as the number of its traps of every skill.
struct TextPool: Sendable {
  /// Traps of each text, by the row of the skill.
  private(set) var texts: [[Int]] = []
  /// Rows of the skills that the grade introduces.
  let skills: [Int]
  /// Rows of the skills that the grade expects of all.
  let expected: [Int]
  /// How many skills a text aims at.
  let places: Int
  let grade: Int
  let thresholds: ResultThresholds

  /// - Parameter perSkill: texts that are asked of the library for each skill.
  init(_ set: CompiledSet, grade: Int, perSkill: Int) throws(BlobError) {
    self.grade = grade
    skills = set.skills.indices.filter { set.skills[$0].introduced <= grade }
    expected = skills.filter { set.skills[$0].expected <= grade }
    places = max(1, set.grades[grade].maximumSkills)
    thresholds = ResultThresholds(set)
    let writer = LibraryWriter(set, validator: try Validator(set))
    let counter = TrapCounter(set, grade: grade, skills: skills)
    let child = Child(name: "Léa", gender: .feminine)
    for skill in skills {
      for seed in 0..<perSkill {
        let request = DictationRequest(
          child: child, grade: grade, topic: nil, month: 11,
          seed: eveningSeed(["\(grade)", "\(skill)", "\(seed)"]), skills: [skill])
        if let text = writer.write(request) { texts.append(counter.traps(of: text.draft)) }
      }
    }
  }

  /// Texts whose traps are given, for tests.
  init(
    texts: [[Int]], skills: [Int], expected: [Int], places: Int, grade: Int,
    thresholds: ResultThresholds
  ) {
    self.texts = texts
    self.skills = skills
    self.expected = expected
    self.places = places
    self.grade = grade
    self.thresholds = thresholds
  }

  /// A text with enough traps of as many of the targets as the library joins, the first ones first.
  ///
  /// - Returns: the text’s place, and how many targets it has; nil when there is no text at all.
  func text(for targets: [Int], _ choices: inout SeededChoices) -> (place: Int, targets: Int)? {
    for count in stride(from: targets.count, through: 0, by: -1) {
      let fitting = texts.indices.filter { place in
        targets.prefix(count).allSatisfy {
          thresholds.counts(skill: $0, traps: texts[place][$0])
        }
      }
      if !fitting.isEmpty { return (fitting[choices.below(fitting.count)], count) }
    }
    return nil
  }

  /// What a parent is asked after a text: its targets, then the two other skills with the most
  /// traps, five at most.
  func asked(_ place: Int, targets: [Int]) -> [Int] {
    let others = skills.filter {
      !targets.contains($0) && thresholds.counts(skill: $0, traps: texts[place][$0])
    }
    .sorted { (texts[place][$1], $0) < (texts[place][$0], $1) }
    return Array((targets + others.prefix(2)).prefix(5))
  }
}

/// Counts the traps of texts.
private struct TrapCounter {
  private let analyser: Analyser
  private let finder: SkillFinder
  private let count: Int

  init(_ set: CompiledSet, grade: Int, skills: [Int]) {
    analyser = Analyser(set)
    finder = SkillFinder(set, skills: skills, grade: grade)
    count = set.skills.count
  }

  func traps(of draft: Draft) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    for trap in finder.traps(in: analyser.analysis(of: draft.text)) { counts[trap.skill] += 1 }
    return counts
  }
}
