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
  private(set) var rules: [Rule] = []
  /// Lists by the rank of a form and by the row of a lemma.
  private(set) var listsOfForms: [Int: ListMask] = [:]
  private(set) var listsOfLemmas: [Int: ListMask] = [:]

  init(_ blob: Blob, lexicon: Lexicon) {
    readLists(blob, lexicon)
    patterns = blob.rows(ReadingPatternRecord.self).map { row in
      ReadingPattern(
        mask: row.mask, lists: Self.lists(row.lists, blob), excluded: Self.lists(row.excluded, blob)
      )
    }
    conditions = blob.rows(ReadingConditionRecord.self).map { condition($0) }
    rules = blob.rows(ReadingRuleRecord.self).map { rule($0) }
  }

  private static func lists(_ reference: ListRef, _ blob: Blob) -> ListMask {
    var mask = ListMask()
    for row in blob.list(reference) where row < RuleListRecord.limit { mask.insert(Int(row)) }
    return mask
  }

  private mutating func readLists(_ blob: Blob, _ lexicon: Lexicon) {
    let rows = blob.rows(RuleListRecord.self)
    let formCount = rows.filter { !$0.holdsLemmas }.reduce(0) { $0 + Int($1.words.count) }
    listsOfForms.reserveCapacity(min(formCount, lexicon.counts.forms))
    for bit in rows.indices.prefix(RuleListRecord.limit) {
      let row = rows[bit]
      for word in blob.strings(row.words) {
        guard let rank = lexicon.rank(of: word.utf8) else { continue }
        if row.holdsLemmas {
          for reading in lexicon.rows(ofRank: rank) {
            let lemma = lexicon.reading(atRow: reading).lemma
            if lexicon.lemma(lemma) == word { listsOfLemmas[lemma, default: .init()].insert(bit) }
          }
        } else {
          listsOfForms[rank, default: .init()].insert(bit)
        }
      }
    }
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
