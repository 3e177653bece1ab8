import Tables

/// The rules of some skills, decoded once.
struct SkillProgram: Sendable {
  struct Pattern: Sendable {
    var mask: UInt64
    var hasLists: Bool
    var lists: ListSet
    var excluded: ListSet

    @inline(__always)
    func fits(_ bits: UInt64, _ held: ListSet) -> Bool {
      guard bits & ~mask == 0 else { return false }
      return !hasLists || (lists.isEmpty || lists.meets(held)) && !excluded.meets(held)
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

  /// Holds no reference, so that going through the rules costs no counting of them.
  struct Rule: Sendable {
    var skill: Int
    /// Row of the rules table.
    var row: Int
    var word: Range<Int>
    /// All that the pattern of the word lets through.
    var reach: UInt64
    var letters: WordLetters
    var relations: SkillRelations
    var conditions: Range<Int>
    var exceptions: Range<Int>
  }

  private(set) var rules: [Rule] = []
  private(set) var patterns: [Pattern] = []
  private(set) var conditions: [Condition] = []
  private let blob: Blob
  private let lists: WordLists

  /// - Parameters:
  ///   - skills: rows of the skills.
  ///   - grade: row of the grade; rules of a higher one are left out.
  /// - Complexity: O(rules of the skills).
  init(_ set: CompiledSet, skills: [Int], grade: Int) {
    blob = set.blob
    lists = WordLists(set.blob)
    let tables = RuleTables(set.blob)
    for skill in skills where set.skills.indices.contains(skill) {
      let row = set.skills[skill]
      let first = min(Int(row.firstRule), set.skillRules.count)
      let end = min(first + Int(row.ruleCount), set.skillRules.count)
      for index in first..<end where set.skillRules[index].grade <= grade {
        add(set.skillRules[index], row: index, skill: skill, tables)
      }
    }
  }

  private mutating func add(
    _ record: SkillRuleRecord, row: Int, skill: Int, _ tables: RuleTables
  ) {
    let word = add(record.word, tables)
    rules.append(
      Rule(
        skill: skill, row: row, word: word,
        reach: patterns[word].reduce(0) { $0 | $1.mask }, letters: WordLetters(record),
        relations: record.relations,
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
          mask: record.mask.raw, hasLists: record.lists.count | record.excluded.count != 0,
          lists: lists.lists(record.lists), excluded: lists.lists(record.excluded)))
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

  /// Whether the letters of a form in lower case are those that a rule asks for.
  func fit(_ letters: WordLetters, _ form: ArraySlice<UInt8>) -> Bool {
    holdsAny(of: letters.beginnings) { form.starts(with: $0) }
      && holdsAny(of: letters.endings) { form.hasSuffix($0) }
      && holdsAny(of: letters.contained) { form.holds($0) }
  }

  /// Whether the test holds for one of the strings; an empty list asks nothing.
  @inline(__always)
  private func holdsAny(
    of strings: ListRef, _ test: (UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    guard strings.count > 0 else { return true }
    let list = blob.list(strings)
    for place in 0..<list.count
    where blob.withUTF8(of: StringID(raw: list[place]), test) { return true }
    return false
  }
}

/// The tables that rules over readings share.
private struct RuleTables {
  let patterns: RowTable<ReadingPatternRecord>
  let conditions: RowTable<ReadingConditionRecord>

  init(_ blob: Blob) {
    patterns = blob.rows(ReadingPatternRecord.self)
    conditions = blob.rows(ReadingConditionRecord.self)
  }
}

/// What the letters of a word must be: lists of strings in the blob.
struct WordLetters: Sendable {
  fileprivate let beginnings: ListRef
  fileprivate let endings: ListRef
  fileprivate let contained: ListRef

  fileprivate init(_ record: SkillRuleRecord) {
    beginnings = record.beginnings
    endings = record.endings
    contained = record.contained
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ part: UnsafeRawBufferPointer) -> Bool {
    part.count <= count && suffix(part.count).elementsEqual(part)
  }

  fileprivate func holds(_ part: UnsafeRawBufferPointer) -> Bool {
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
