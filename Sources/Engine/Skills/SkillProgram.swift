import Tables

/// The lists of words that hold a word or its lemma, one bit each: `RuleListRecord.limitWithSkills`.
typealias SkillLists = SIMD8<UInt64>

extension SkillLists {
  @inline(__always)
  var isEmpty: Bool { self == .zero }

  @inline(__always)
  func meets(_ other: SkillLists) -> Bool { self & other != .zero }

  mutating func insert(_ bit: Int) {
    self[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  func contains(_ bit: Int) -> Bool { self[bit >> 6] >> UInt64(bit & 63) & 1 == 1 }
}

/// The rules of some skills, decoded once.
struct SkillProgram: Sendable {
  struct Pattern: Sendable {
    var mask: UInt64
    var lists: SkillLists
    var excluded: SkillLists

    @inline(__always)
    func fits(_ bits: UInt64, _ held: SkillLists) -> Bool {
      bits & ~mask == 0 && (lists.isEmpty || lists.meets(held)) && !excluded.meets(held)
    }
  }

  struct Condition: Sendable {
    var place: Int
    var step: Int
    /// How many places more are looked at.
    var reach: Int
    var isNegative: Bool
    var pattern: Range<Int>
    var passed: Range<Int>
    var barrier: Range<Int>
    var agreement: UInt32
  }

  struct Rule: Sendable {
    var skill: Int
    /// Row of the rules table.
    var row: Int
    var word: Range<Int>
    var letters: WordLetters
    var relations: SkillRelations
    var conditions: Range<Int>
    var exceptions: Range<Int>
  }

  private(set) var rules: [Rule] = []
  private(set) var patterns: [Pattern] = []
  private(set) var conditions: [Condition] = []
  /// Lists by the form, in lower case, and by the row of a lemma.
  private(set) var listsOfForms: [[UInt8]: SkillLists] = [:]
  private(set) var listsOfLemmas: [Int32: SkillLists] = [:]

  /// - Parameters:
  ///   - skills: rows of the skills.
  ///   - grade: row of the grade; rules of a higher one are left out.
  /// - Complexity: O(rules of the skills and words of their lists).
  init(_ set: CompiledSet, skills: [Int], grade: Int) {
    let tables = RuleTables(set.blob)
    for skill in skills where set.skills.indices.contains(skill) {
      let row = set.skills[skill]
      let first = min(Int(row.firstRule), set.skillRules.count)
      let end = min(first + Int(row.ruleCount), set.skillRules.count)
      for index in first..<end where set.skillRules[index].grade <= grade {
        add(set.skillRules[index], row: index, skill: skill, tables)
      }
    }
    readLists(tables, set)
  }

  private mutating func add(
    _ record: SkillRuleRecord, row: Int, skill: Int, _ tables: RuleTables
  ) {
    rules.append(
      Rule(
        skill: skill, row: row, word: add(record.word, tables),
        letters: WordLetters(record, tables.blob), relations: record.relations,
        conditions: add(record.firstCondition, record.conditionCount, tables),
        exceptions: add(record.firstException, record.exceptionCount, tables)))
  }

  /// Copies a run of patterns; a run that leaves the table is cut.
  private mutating func add(_ run: PatternRun, _ tables: RuleTables) -> Range<Int> {
    let start = patterns.count
    let first = min(Int(run.first), tables.patterns.count)
    for row in first..<min(first + Int(run.count), tables.patterns.count) {
      let record = tables.patterns[row]
      patterns.append(
        Pattern(
          mask: record.mask.raw, lists: tables.lists(record.lists),
          excluded: tables.lists(record.excluded)))
    }
    return start..<patterns.count
  }

  private mutating func add(
    _ first: UInt32, _ count: UInt32, _ tables: RuleTables
  ) -> Range<Int> {
    let start = conditions.count
    let first = min(Int(first), tables.conditions.count)
    for row in first..<min(first + Int(count), tables.conditions.count) {
      let record = tables.conditions[row]
      conditions.append(
        Condition(
          place: record.boundedPlace, step: record.step, reach: record.boundedReach,
          isNegative: record.quantifier == ReadingConditionRecord.Quantifier.none.rawValue,
          pattern: add(record.pattern, tables), passed: add(record.passed, tables),
          barrier: add(record.barrier, tables), agreement: record.agreement))
    }
    return start..<conditions.count
  }

  private mutating func readLists(_ tables: RuleTables, _ set: CompiledSet) {
    let used = patterns.reduce(SkillLists.zero) { $0 | $1.lists | $1.excluded }
    for bit in 0..<min(tables.wordLists.count, RuleListRecord.limitWithSkills)
    where used.contains(bit) {
      let row = tables.wordLists[bit]
      for word in set.blob.strings(row.words) {
        guard row.holdsLemmas else {
          listsOfForms[Array(word.utf8), default: .zero].insert(bit)
          continue
        }
        for reading in set.lexicon.readings(of: word)
        where set.lexicon.lemma(reading.lemma) == word {
          listsOfLemmas[Int32(reading.lemma), default: .zero].insert(bit)
        }
      }
    }
  }
}

/// The tables that rules over readings share.
private struct RuleTables {
  let blob: Blob
  let wordLists: RowTable<RuleListRecord>
  let patterns: RowTable<ReadingPatternRecord>
  let conditions: RowTable<ReadingConditionRecord>

  init(_ blob: Blob) {
    self.blob = blob
    wordLists = blob.rows(RuleListRecord.self)
    patterns = blob.rows(ReadingPatternRecord.self)
    conditions = blob.rows(ReadingConditionRecord.self)
  }

  func lists(_ reference: ListRef) -> SkillLists {
    var lists = SkillLists()
    for row in blob.list(reference) where row < RuleListRecord.limitWithSkills {
      lists.insert(Int(row))
    }
    return lists
  }
}

/// What the letters of a word must be.
struct WordLetters: Sendable {
  private let beginnings: [[UInt8]]
  private let endings: [[UInt8]]
  private let contained: [[UInt8]]

  fileprivate init(_ record: SkillRuleRecord, _ blob: Blob) {
    func letters(_ list: ListRef) -> [[UInt8]] { blob.strings(list).map { Array($0.utf8) } }
    beginnings = letters(record.beginnings)
    endings = letters(record.endings)
    contained = letters(record.contained)
  }

  /// Whether a form in lower case fits.
  func fit(_ form: ArraySlice<UInt8>) -> Bool {
    (beginnings.isEmpty || beginnings.contains { form.starts(with: $0) })
      && (endings.isEmpty || endings.contains { form.hasSuffix($0) })
      && (contained.isEmpty || contained.contains { form.holds($0) })
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ part: [UInt8]) -> Bool {
    part.count <= count && suffix(part.count).elementsEqual(part)
  }

  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
