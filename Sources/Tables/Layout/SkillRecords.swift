/// A spelling skill.
public struct SkillRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.skills

  public var id = StringID.empty
  public var name = StringID.empty
  /// Row of the grade in which the skill is introduced, and of the one that expects it.
  public var introduced: UInt32 = 0
  public var expected: UInt32 = 0
  /// Traps that a text aimed at the skill holds at least.
  public var minimumTraps: UInt32 = 0
  /// Rows of the marks table: any of them makes a word a trap.
  public var marks = ListRef.empty

  @inlinable public init() {}

  @inlinable public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.word(&introduced)
    fields.word(&expected)
    fields.word(&minimumTraps)
    fields.list(&marks)
  }
}

/// Conditions on a word that together make it a trap; an absent condition holds.
public struct SkillMarkRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.skillMarks

  /// Strings: the word in lower case is one of these.
  public var words = ListRef.empty
  /// Strings: the word begins with one of these.
  public var beginnings = ListRef.empty
  /// Strings: the word ends with one of these.
  public var endings = ListRef.empty
  /// Strings: the word contains one of these.
  public var contains = ListRef.empty
  /// A bit for each raw value of `WordClass` and of `VerbTense`; 0 for any.
  public var classes: UInt32 = 0
  public var tenses: UInt32 = 0
  /// Raw values; 0 for any.
  public var gender: UInt32 = 0
  public var number: UInt32 = 0
  /// Bit n for person n; 0 for any.
  public var persons: UInt32 = 0
  /// 1 when the word must begin with a capital.
  public var capital: UInt32 = 0
  /// Row + 1 of the conditions on the word before and after; 0 for none.
  public var before: UInt32 = 0
  public var after: UInt32 = 0
  /// Row of the grade from which the mark counts.
  public var grade: UInt32 = 0

  @inlinable public init() {}

  @inlinable public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.list(&words)
    fields.list(&beginnings)
    fields.list(&endings)
    fields.list(&contains)
    fields.word(&classes)
    fields.word(&tenses)
    fields.word(&gender)
    fields.word(&number)
    fields.word(&persons)
    fields.word(&capital)
    fields.word(&before)
    fields.word(&after)
    fields.word(&grade)
  }
}

/// A register that texts for children keep out of.
public struct RegisterRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.registers

  public var id = StringID.empty
  public var name = StringID.empty
  /// Strings in lower case: forms that are no lemma, or several words; lemmas carry their register
  /// themselves.
  public var words = ListRef.empty

  @inlinable public init() {}

  @inlinable public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.list(&words)
  }
}
