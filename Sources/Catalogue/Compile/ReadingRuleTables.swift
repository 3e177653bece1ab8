import Diagnostics
import Tables

/// The rows of `lectures.yaml`.
struct ReadingRuleTables {
  var lists: [RuleList] = []
  var patterns: [ReadingPatternRecord] = []
  var conditions: [ReadingConditionRecord] = []
  var rules: [ReadingRuleRecord] = []
}

/// Compiles rules over the readings of words, with the patterns that they share: first those of
/// `lectures.yaml`, then those of the skills.
struct ReadingRuleCompiler {
  let context: CompileContext
  private(set) var tables = ReadingRuleTables()
  /// How many lists may be named.
  private var listLimit = RuleLists.limit
  private var named: [String: [ReadingPatternRecord]] = [:]
  private var listRows: [RuleList: UInt32] = [:]

  init(context: CompileContext) {
    self.context = context
  }

  /// Adds the rules that tell the readings of a word apart.
  ///
  /// - Complexity: O(n) in the file.
  mutating func compile(_ syntax: ReadingRulesSyntax?) {
    defer { listLimit = RuleLists.limitWithSkills }
    guard let syntax else { return }
    for entry in syntax.named { define(entry) }
    for rule in syntax.rules { add(rule, prefers: false) }
    for rule in syntax.preferences { add(rule, prefers: true) }
  }

  private mutating func define(_ entry: NamedPatternSyntax) {
    named[entry.name.value] = records(entry.pattern)
  }

  private mutating func add(_ rule: ReadingRuleSyntax, prefers: Bool) {
    var row = ReadingRuleRecord()
    row.id = context.strings.intern(rule.id.value)
    row.removes = rule.removes
    row.prefers = prefers
    row.pattern = run(rule.pattern)
    if let word = rule.word { row.word = run(word) }
    (row.firstCondition, row.conditionCount) = run(rule.conditions)
    (row.firstException, row.exceptionCount) = run(rule.exceptions)
    tables.rules.append(row)
  }

  /// Adds conditions; returns the first row and their number.
  mutating func run(_ conditions: [ReadingConditionSyntax]) -> (first: UInt32, count: UInt32) {
    let first = UInt32(tables.conditions.count)
    for condition in conditions { add(condition) }
    return (first, UInt32(conditions.count))
  }

  private mutating func add(_ condition: ReadingConditionSyntax) {
    var row = ReadingConditionRecord()
    row.place = condition.place
    row.reach = UInt32(condition.reach)
    switch condition.quantifier {
    case .all: row.quantifier = ReadingConditionRecord.Quantifier.all.rawValue
    case .some: row.quantifier = ReadingConditionRecord.Quantifier.some.rawValue
    case .none: row.quantifier = ReadingConditionRecord.Quantifier.none.rawValue
    }
    row.pattern = run(condition.pattern)
    if let passed = condition.passed { row.passed = run(passed) }
    if let barrier = condition.barrier { row.barrier = run(barrier) }
    row.agreement = agreement(condition.agreement)
    if !condition.disagreement.isEmpty {
      row.agreement = agreement(condition.disagreement) | ReadingConditionRecord.disagrees
    }
    tables.conditions.append(row)
  }

  private func agreement(_ names: [YAMLScalar]) -> UInt32 {
    let known = ["genre", "nombre", "personne"]
    return names.reduce(0) { bits, name in
      guard let index = known.firstIndex(of: name.value) else {
        context.sink.report(.notOneOf(name, known))
        return bits
      }
      return bits | 1 << UInt32(index)
    }
  }

  /// Adds the alternatives of a pattern.
  mutating func run(_ pattern: PatternSyntax) -> PatternRun {
    let rows = records(pattern)
    let first = UInt32(tables.patterns.count)
    tables.patterns += rows
    return PatternRun(first: first, count: UInt32(rows.count))
  }

  private mutating func records(_ pattern: PatternSyntax) -> [ReadingPatternRecord] {
    var rows: [ReadingPatternRecord] = []
    for alternative in pattern.alternatives {
      switch alternative {
      case .named(let name):
        if let known = named[name.value] {
          rows += known
        } else {
          context.sink.report(
            .unknownReference(name, what: .noPattern, known: named.keys.sorted()))
        }
      case .described(let reading): rows.append(record(reading))
      }
    }
    return rows
  }

  private mutating func record(_ reading: DescribedReadingSyntax) -> ReadingPatternRecord {
    var row = ReadingPatternRecord()
    let mask = ReadingMask(sink: context.sink).mask(of: reading)
    row.maskLow = UInt32(truncatingIfNeeded: mask)
    row.maskHigh = UInt32(truncatingIfNeeded: mask >> 32)
    row.lists = lists(words: reading.words, lemmas: reading.lemmas)
    row.excluded = lists(words: reading.otherThanWords, lemmas: reading.otherThanLemmas)
    return row
  }

  private mutating func lists(words: [YAMLScalar], lemmas: [YAMLScalar]) -> ListRef {
    var rows: [UInt32] = []
    if !words.isEmpty { rows.append(list(words, holdsLemmas: false)) }
    if !lemmas.isEmpty { rows.append(list(lemmas, holdsLemmas: true)) }
    return rows.isEmpty ? .empty : context.lists.intern(rows)
  }

  private mutating func list(_ words: [YAMLScalar], holdsLemmas: Bool) -> UInt32 {
    let texts = words.map { $0.value.replacingTypographicApostrophes }
    let list = RuleList(words: texts.sorted(), holdsLemmas: holdsLemmas)
    if let row = listRows[list] { return row }
    if tables.lists.count == listLimit, let first = words.first {
      context.sink.report(.tooManyLists(first.span, limit: listLimit))
    }
    let row = UInt32(tables.lists.count)
    tables.lists.append(list)
    listRows[list] = row
    return row
  }
}

/// Turns the names of features into the bits that are let through.
private struct ReadingMask {
  private typealias Names = [(key: String, value: [UInt32])]

  let sink: DiagnosticSink

  func mask(of reading: DescribedReadingSyntax) -> UInt64 {
    var mask = UInt64.max
    restrict(&mask, ReadingBits.wordClass, reading.classes, Self.classes)
    restrict(&mask, ReadingBits.tense, reading.tenses, Self.tenses)
    restrict(&mask, ReadingBits.role, reading.roles, Self.roles)
    if !reading.signs.isEmpty {
      restrict(&mask, ReadingBits.role, reading.signs, Self.signs)
      mask &= ~ReadingBits.wordClass.mask | ReadingBits.wordClass.bit(TokenClass.sign.rawValue)
    }
    restrict(&mask, ReadingBits.gender, reading.genders, Self.genders)
    restrict(&mask, ReadingBits.number, reading.numbers, Self.numbers)
    restrict(&mask, ReadingBits.person, reading.persons, Self.persons)
    restrict(&mask, ReadingBits.takesEtre, reading.takesEtre)
    restrict(&mask, ReadingBits.capital, reading.isCapitalised)
    restrict(&mask, ReadingBits.linked, reading.isLinked)
    restrict(&mask, ReadingBits.opening, reading.opens)
    return mask
  }

  private func restrict(_ mask: inout UInt64, _ group: ReadingBits.Group, _ value: Bool?) {
    guard let value else { return }
    mask &= ~group.mask | group.bit(value ? 1 : 0)
  }

  private func restrict(
    _ mask: inout UInt64, _ group: ReadingBits.Group, _ names: [YAMLScalar],
    _ values: [(key: String, value: [UInt32])]
  ) {
    guard !names.isEmpty else { return }
    var bits: UInt64 = 0
    for name in names {
      if let found = values.first(where: { $0.key == name.value }) {
        for value in found.value { bits |= group.bit(value) }
      } else {
        sink.report(.notOneOf(name, values.map(\.key)))
      }
    }
    mask &= ~group.mask | bits
  }

  private static let genders: Names = [("m", [1]), ("f", [2]), ("commun", [0])]
  private static let numbers: Names = [("s", [1]), ("p", [2]), ("commun", [0])]
  private static let persons: Names = [("1", [1]), ("2", [2]), ("3", [3]), ("aucune", [0])]
  private static let classes: Names =
    WordClass.allCases.map { ($0.catalogueName, [$0.rawValue]) }
    + TokenClass.allCases.map { ($0.catalogueName, [$0.rawValue]) }
  private static let tenses: Names =
    VerbTense.allCases.map { ($0 == .none ? "aucun" : $0.catalogueName, [$0.rawValue]) }
    + [("conjugué", VerbTense.allCases.filter(\.isFinite).map(\.rawValue))]
  private static let roles: Names =
    WordRole.allCases.map { ($0 == .none ? "aucune" : $0.catalogueName, [$0.rawValue]) }
  private static let signs: Names = SignKind.allCases.map { ($0.catalogueName, [$0.rawValue]) }
}

extension LocalizedText {
  fileprivate static let noPattern = LocalizedText(
    fr: "aucun des motifs en tête du fichier", en: "no pattern at the top of the file")
}

extension Diagnostic {
  fileprivate static func tooManyLists(_ span: SourceSpan, limit: Int) -> Diagnostic {
    Diagnostic(
      id: "too-many-lists",
      LocalizedText(
        fr: "les règles nomment plus de \(limit) listes de mots différentes",
        en: "the rules name more than \(limit) different lists of words"),
      at: span,
      cure: LocalizedText(
        fr: "reprenez une liste qui existe, par exemple avec un motif en tête du fichier",
        en: "use a list that exists, for instance with a pattern at the top of the file"))
  }
}
