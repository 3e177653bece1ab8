/// A list of words or lemmas that reading rules name; its row is the bit that stands for it.
package struct RuleListRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.readingLists
  /// The most lists that the rules of a set may name.
  package static let limit = 128

  /// Strings in lower case.
  package var words = ListRef.empty
  /// Whether the strings are lemmas, not forms.
  package var holdsLemmas = false

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.list(&words)
    fields.flag(&holdsLemmas)
  }
}

/// One alternative of a pattern: what a reading must be.
package struct ReadingPatternRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.readingPatterns

  /// `ReadingBits` that are let through.
  package var maskLow: UInt32 = .max
  package var maskHigh: UInt32 = .max
  /// Rows of the lists of which one must hold the word or its lemma; none for any word.
  package var lists = ListRef.empty
  /// Rows of the lists of which none may hold it.
  package var excluded = ListRef.empty

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&maskLow)
    fields.word(&maskHigh)
    fields.list(&lists)
    fields.list(&excluded)
  }
}

/// A run of rows of the patterns table; an empty one fits nothing.
package struct PatternRun: Hashable, Sendable {
  package var first: UInt32 = 0
  package var count: UInt32 = 0

  package init() {}

  package init(first: UInt32, count: UInt32) {
    self.first = first
    self.count = count
  }

  mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&first)
    fields.word(&count)
  }
}

/// A condition on the words around the one that a rule looks at.
package struct ReadingConditionRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.readingConditions

  /// How much of a word must fit.
  package enum Quantifier: UInt32, Sendable, CaseIterable {
    /// All the readings that are left.
    case all = 0
    /// At least one.
    case some = 1
    /// None.
    case none = 2
  }

  /// The first place to look at, counted from the word; 0 is the word itself.
  package var place = 0
  /// How many places more are looked at, in the direction of `place`.
  package var reach: UInt32 = 0
  /// Raw value of a `Quantifier`.
  package var quantifier: UInt32 = 0
  package var pattern = PatternRun()
  /// What may be passed over on the way; empty for everything.
  package var passed = PatternRun()
  /// What stops the search.
  package var barrier = PatternRun()
  /// Features in which one reading of the place must agree with the reading in question: bit 0
  /// gender, bit 1 number, bit 2 person; with `disagrees`, in which none may.
  package var agreement: UInt32 = 0

  package static let disagrees: UInt32 = 8

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.int(&place)
    fields.word(&reach)
    fields.word(&quantifier)
    pattern.transfer(&fields)
    passed.transfer(&fields)
    barrier.transfer(&fields)
    fields.word(&agreement)
  }
}

/// A rule of `lectures.yaml`: in a context, keep or remove some readings of a word.
package struct ReadingRuleRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.readingRules

  package var id = StringID.empty
  /// Whether the readings that fit are removed; else only they are kept.
  package var removes = false
  /// Whether the rule only chooses among readings that are left, without removing any.
  package var prefers = false
  package var pattern = PatternRun()
  /// What the word may be, if not anything: one of its first readings must fit.
  package var word = PatternRun()
  /// Runs of the conditions table: those that must all hold, those of which none may.
  package var firstCondition: UInt32 = 0
  package var conditionCount: UInt32 = 0
  package var firstException: UInt32 = 0
  package var exceptionCount: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.flag(&removes)
    fields.flag(&prefers)
    pattern.transfer(&fields)
    word.transfer(&fields)
    fields.word(&firstCondition)
    fields.word(&conditionCount)
    fields.word(&firstException)
    fields.word(&exceptionCount)
  }
}
