// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How many lists of words or lemmas the rules may name; a list is known by its number alone.
public enum RuleLists {
  /// The most that the rules of `lectures.yaml` may name.
  public static let limit = 128
  /// The most that these rules and those of the skills may name together.
  public static let limitWithSkills = 512
}

/// A form that lists of the rules name.
///
/// The rows are sorted by the bytes of the form.
public struct ListedFormRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.listedForms

  /// In lower case.
  public var form = StringID.empty
  /// Numbers of the lists that hold it.
  public var lists = ListRef.empty

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&form)
    fields.list(&lists)
  }
}

/// A lemma that lists of the rules name.
///
/// The rows are sorted by the row of the lemma.
public struct ListedLemmaRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.listedLemmas

  /// Row of the lemma.
  public var lemma: UInt32 = 0
  /// Numbers of the lists that hold it.
  public var lists = ListRef.empty

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&lemma)
    fields.list(&lists)
  }
}

/// One alternative of a pattern: what a reading must be.
public struct ReadingPatternRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.readingPatterns

  /// `ReadingBits` that are let through.
  public var maskLow: UInt32 = .max
  public var maskHigh: UInt32 = .max
  /// Numbers of the lists of which one must hold the word or its lemma; none for any word.
  public var lists = ListRef.empty
  /// Numbers of the lists of which none may hold it.
  public var excluded = ListRef.empty

  /// The bits that are let through.
  @inlinable public var mask: ReadingBits {
    ReadingBits(raw: UInt64(maskLow) | UInt64(maskHigh) << 32)
  }

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&maskLow)
    fields.word(&maskHigh)
    fields.list(&lists)
    fields.list(&excluded)
  }
}

/// A run of rows of the patterns table; an empty one fits nothing.
public struct PatternRun: Hashable, Sendable {
  public var first: UInt32 = 0
  public var count: UInt32 = 0

  @inlinable public init() {}

  public init(first: UInt32, count: UInt32) {
    self.first = first
    self.count = count
  }

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&first)
    fields.word(&count)
  }
}

/// A condition on the words around the one that a rule looks at.
public struct ReadingConditionRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.readingConditions

  /// How much of a word must fit.
  public enum Quantifier: UInt32, Sendable, CaseIterable {
    /// All the readings that are left.
    case all = 0
    /// At least one.
    case some = 1
    /// None.
    case none = 2
  }

  /// The first place to look at, counted from the word; 0 is the word itself.
  public var place = 0
  /// How many places more are looked at, in the direction of `place`.
  public var reach: UInt32 = 0
  /// Raw value of a `Quantifier`.
  public var quantifier: UInt32 = 0
  public var pattern = PatternRun()
  /// What may be passed over on the way; empty for everything.
  public var passed = PatternRun()
  /// What stops the search.
  public var barrier = PatternRun()
  /// Features in which one reading of the place must agree with the reading in question: bit 0
  /// gender, bit 1 number, bit 2 person; with `disagrees`, in which none may.
  public var agreement: UInt32 = 0

  public static let disagrees: UInt32 = 8

  /// `place`, kept near the word in a hostile table.
  @inlinable public var boundedPlace: Int { max(-9, min(9, place)) }
  /// `reach`, kept within a sentence; 0 for the word itself.
  @inlinable public var boundedReach: Int { place == 0 ? 0 : Int(min(reach, 60)) }
  /// 1 or -1: the direction in which places are looked at.
  @inlinable public var step: Int { place < 0 ? -1 : 1 }

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
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
public struct ReadingRuleRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.readingRules

  public var id = StringID.empty
  /// Whether the readings that fit are removed; else only they are kept.
  public var removes = false
  /// Whether the rule only chooses among readings that are left, without removing any.
  public var prefers = false
  public var pattern = PatternRun()
  /// What the word may be, if not anything: one of its first readings must fit.
  public var word = PatternRun()
  /// Runs of the conditions table: those that must all hold, those of which none may.
  public var firstCondition: UInt32 = 0
  public var conditionCount: UInt32 = 0
  public var firstException: UInt32 = 0
  public var exceptionCount: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
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
