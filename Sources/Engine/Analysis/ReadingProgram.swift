import Tables

/// The rules of `lectures.yaml`, decoded once.
struct ReadingProgram: Sendable {
  struct Condition: Sendable {
    var place: Int
    var step: Int
    var reach: Int
    var quantifier: ReadingConditionRecord.Quantifier
    var pattern: Range<Int>
    var passed: Range<Int>
    var barrier: Range<Int>
    var agreement: UInt32
  }

  struct Rule: Sendable {
    var removes: Bool
    var prefers: Bool
    var pattern: Range<Int>
    var word: Range<Int>
    var conditions: Range<Int>
    var exceptions: Range<Int>
    /// Whether a condition compares the reading itself with a neighbour's.
    var hasAgreement: Bool
  }

  private(set) var patterns: [ReadingPattern] = []
  private(set) var conditions: [Condition] = []
  /// Those that prefer stand behind those that remove or keep.
  private(set) var rules: [Rule] = []
  /// All that the pattern of each rule lets through at any place; a reading with another bit can't
  /// fit, whatever its lists.
  private(set) var reaches: [UInt64] = []
  /// The rules that prefer.
  private(set) var preferences = 0..<0

  /// Decodes no more than the rules of `lectures.yaml` use: those of the skills come after them.
  init(_ blob: Blob, lists: WordLists) {
    let rows = blob.rows(ReadingRuleRecord.self).map { $0 }
    let conditionRows = blob.rows(ReadingConditionRecord.self)
    let patternRows = blob.rows(ReadingPatternRecord.self)
    var conditionCount: UInt32 = 0
    var patternCount: UInt32 = 0
    for row in rows {
      conditionCount = max(
        conditionCount, row.firstCondition &+ row.conditionCount,
        row.firstException &+ row.exceptionCount)
      patternCount = max(patternCount, row.pattern.end, row.word.end)
    }
    for index in 0..<min(Int(conditionCount), conditionRows.count) {
      let end = conditionRows.read(index) { max($0.pattern.end, $0.passed.end, $0.barrier.end) }
      patternCount = max(patternCount, end)
    }
    patterns = (0..<min(Int(patternCount), patternRows.count)).map { index in
      let row = patternRows[index]
      return ReadingPattern(
        mask: row.mask, lists: lists.lists(row.lists).ofReadings,
        excluded: lists.lists(row.excluded).ofReadings)
    }
    conditions = (0..<min(Int(conditionCount), conditionRows.count)).map {
      condition(conditionRows[$0])
    }
    rules = rows.map { rule($0) }
    reaches = rules.map { rule in
      rule.pattern.reduce(ReadingBits.placeGroups) { $0 | patterns[$1].mask.raw }
    }
    preferences = (rules.firstIndex { $0.prefers } ?? rules.count)..<rules.count
  }

  private func condition(_ row: ReadingConditionRecord) -> Condition {
    Condition(
      place: row.boundedPlace, step: row.step, reach: row.boundedReach,
      quantifier: .init(rawValue: row.quantifier) ?? .all,
      pattern: clamped(row.pattern.first, row.pattern.count, patterns.count),
      passed: clamped(row.passed.first, row.passed.count, patterns.count),
      barrier: clamped(row.barrier.first, row.barrier.count, patterns.count),
      agreement: row.agreement)
  }

  private func rule(_ row: ReadingRuleRecord) -> Rule {
    let needed = clamped(row.firstCondition, row.conditionCount, conditions.count)
    return Rule(
      removes: row.removes, prefers: row.prefers,
      pattern: clamped(row.pattern.first, row.pattern.count, patterns.count),
      word: clamped(row.word.first, row.word.count, patterns.count),
      conditions: needed,
      exceptions: clamped(row.firstException, row.exceptionCount, conditions.count),
      hasAgreement: needed.contains { conditions[$0].agreement != 0 })
  }

  /// A run of rows, cut where the table ends.
  private func clamped(_ first: UInt32, _ count: UInt32, _ limit: Int) -> Range<Int> {
    let start = min(Int(first), limit)
    return start..<min(start + Int(count), limit)
  }
}

extension PatternRun {
  /// The row after its last one.
  fileprivate var end: UInt32 { first &+ count }
}
