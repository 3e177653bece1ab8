import Engine

/// A made-up child whose true level in each skill nobody sees.
///
/// The level is the chance to write a trap of the skill right. It grows with each trap that is met,
/// since every text is corrected with the child, and sinks with the days, but never below where it
/// began. The numbers are guesses of an ordinary child; `docs/simulate.md` says what follows from
/// them and what does not.
struct Pupil: Sendable {
  /// By the row of the skill, 0 to 1.
  private(set) var levels: [Double]
  private let floors: [Double]
  /// Share of what is missing that one trap teaches.
  private let learning: Double
  /// Share of what was learned that a day takes.
  private let forgetting: Double

  /// - Parameters:
  ///   - expected: rows of the skills that the grade expects, where a child begins higher.
  init(skillCount: Int, expected: [Int], _ choices: inout SeededChoices) {
    floors = (0..<skillCount).map { skill in
      expected.contains(skill) ? choices.between(0.35, 0.9) : choices.between(0.15, 0.75)
    }
    levels = floors
    learning = choices.between(0.02, 0.07)
    forgetting = choices.between(0.005, 0.02)
  }

  /// Writes a text: how many of its traps of each skill go wrong; then its correction is talked over.
  mutating func write(traps: [Int], _ choices: inout SeededChoices) -> [Int] {
    var errors = Array(repeating: 0, count: traps.count)
    for skill in traps.indices {
      for _ in 0..<traps[skill] where choices.unit() >= levels[skill] { errors[skill] += 1 }
      for _ in 0..<traps[skill] { levels[skill] += learning * (1 - levels[skill]) }
    }
    return errors
  }

  /// Lets days go by.
  mutating func wait(days: Int) {
    for skill in levels.indices {
      for _ in 0..<days { levels[skill] -= forgetting * (levels[skill] - floors[skill]) }
    }
  }
}

extension SeededChoices {
  /// A number from 0 up to, not including, 1.
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// A number between two.
  mutating func between(_ low: Double, _ high: Double) -> Double { low + unit() * (high - low) }
}
