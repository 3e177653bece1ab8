/// A spelling skill.
package struct SkillRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.skills

  package var id = StringID.empty
  package var name = StringID.empty
  /// Row of the grade in which the skill is introduced, and of the one that expects it.
  package var introduced: UInt32 = 0
  package var expected: UInt32 = 0
  /// Traps that a text aimed at the skill holds at least.
  package var minimumTraps: UInt32 = 0
  /// Rows of the marks table: any of them makes a word a trap.
  package var marks = ListRef.empty

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.word(&introduced)
    fields.word(&expected)
    fields.word(&minimumTraps)
    fields.list(&marks)
  }
}

/// Conditions on a word that together make it a trap; an absent condition holds.
package struct SkillMarkRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.skillMarks

  /// Strings: the word in lower case is one of these.
  package var words = ListRef.empty
  /// Strings: the word begins with one of these.
  package var beginnings = ListRef.empty
  /// Strings: the word ends with one of these.
  package var endings = ListRef.empty
  /// Strings: the word contains one of these.
  package var contains = ListRef.empty
  /// A bit for each raw value of `WordClass` and of `VerbTense`; 0 for any.
  package var classes: UInt32 = 0
  package var tenses: UInt32 = 0
  /// Raw values; 0 for any.
  package var gender: UInt32 = 0
  package var number: UInt32 = 0
  /// Bit n for person n; 0 for any.
  package var persons: UInt32 = 0
  /// 1 when the word must begin with a capital.
  package var capital: UInt32 = 0
  /// Row + 1 of the conditions on the word before and after; 0 for none.
  package var before: UInt32 = 0
  package var after: UInt32 = 0
  /// Row of the grade from which the mark counts.
  package var grade: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
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
package struct RegisterRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.registers

  package var id = StringID.empty
  package var name = StringID.empty
  /// Strings in lower case: forms that are no lemma, or several words; lemmas carry their register
  /// themselves.
  package var words = ListRef.empty

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.list(&words)
  }
}
