import Tables

/// The rules of some skills, decoded once.
struct SkillProgram: Sendable {
  struct Pattern: Sendable {
    var mask: UInt64
    /// Whether a word must stand in one of `lists`; whether it must stand in none of `excluded`.
    var hasLists: Bool
    var hasExcluded: Bool
    var lists: ListSet
    var excluded: ListSet

    @inline(__always)
    func fits(_ bits: UInt64, _ held: ListSet) -> Bool {
      guard bits & ~mask == 0 else { return false }
      return (!hasLists || lists.meets(held)) && !(hasExcluded && excluded.meets(held))
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

  /// What the patterns of a word let through, taken together.
  struct Gate: Sendable {
    private let reach: UInt64
    /// Whether each of the patterns asks for a list.
    private let hasLists: Bool
    private let lists: ListSet

    init(_ patterns: ArraySlice<Pattern>) {
      reach = patterns.reduce(0) { $0 | $1.mask }
      hasLists = patterns.allSatisfy(\.hasLists)
      lists = patterns.reduce(into: .none) { $0.formUnion($1.lists) }
    }

    @inline(__always)
    func admits(_ bits: UInt64, _ held: ListSet) -> Bool {
      bits & ~reach == 0 && (!hasLists || lists.meets(held))
    }
  }

  /// Holds no reference, so that going through the rules costs no counting of them.
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
  /// What the word of each rule must be for the rest to be asked, packed closely since most rules fail
  /// here for most words.
  private(set) var gates: [Gate] = []
  private(set) var patterns: [Pattern] = []
  private(set) var conditions: [Condition] = []
  private let blob: Blob
  private let lists: WordLists
  let spellings: SpellingTable

  /// - Parameters:
  ///   - skills: rows of the skills.
  ///   - grade: row of the grade; rules of a higher one are left out.
  /// - Complexity: O(rules of the skills).
  init(_ set: CompiledSet, skills: [Int], grade: Int) {
    blob = set.blob
    lists = WordLists(set.blob)
    spellings = SpellingTable(set.blob)
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
    gates.append(Gate(patterns[word]))
    rules.append(
      Rule(
        skill: skill, row: row, word: word, letters: WordLetters(record),
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
      let (required, excluded) = (lists.lists(record.lists), lists.lists(record.excluded))
      patterns.append(
        Pattern(
          mask: record.mask.raw, hasLists: !required.isEmpty, hasExcluded: !excluded.isEmpty,
          lists: required, excluded: excluded))
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

  /// Whether anything is asked of the letters.
  var areAsked: Bool { beginnings.count | endings.count | contained.count != 0 }

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
