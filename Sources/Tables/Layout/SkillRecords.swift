/// A spelling skill.
package struct SkillRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.skills

  package var id = StringID.empty
  package var name = StringID.empty
  /// What the skill is about, in one line.
  package var definition = StringID.empty
  /// Row of the grade in which the skill is introduced, and of the one that expects it.
  package var introduced: UInt32 = 0
  package var expected: UInt32 = 0
  /// Of two skills with the same wrong form of a word, the one of higher priority takes it.
  package var priority: UInt32 = 0
  /// Traps that a text aimed at the skill holds at least.
  package var minimumTraps: UInt32 = 0
  /// Its run of the rules table.
  package var firstRule: UInt32 = 0
  package var ruleCount: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.string(&definition)
    fields.word(&introduced)
    fields.word(&expected)
    fields.word(&priority)
    fields.word(&minimumTraps)
    fields.word(&firstRule)
    fields.word(&ruleCount)
  }
}

/// A rule that makes a word a trap of its skill; a condition that is not given holds.
package struct SkillRuleRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.skillRules

  package var id = StringID.empty
  /// Row of the grade from which the rule counts.
  package var grade: UInt32 = 0
  /// Why the word is written so, and what a child can put in its place to find out.
  package var reason = StringID.empty
  package var test = StringID.empty
  /// What the chosen reading of the word must be.
  package var word = PatternRun()
  /// Strings: the word in lower case begins with one, ends with one, contains one.
  package var beginnings = ListRef.empty
  package var endings = ListRef.empty
  package var contained = ListRef.empty
  package var relations = SkillRelations()
  /// Runs of the conditions table: those that must all hold, those of which none may.
  package var firstCondition: UInt32 = 0
  package var conditionCount: UInt32 = 0
  package var firstException: UInt32 = 0
  package var exceptionCount: UInt32 = 0
  /// Its run of the confusions table.
  package var firstConfusion: UInt32 = 0
  package var confusionCount: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.word(&grade)
    fields.string(&reason)
    fields.string(&test)
    word.transfer(&fields)
    fields.list(&beginnings)
    fields.list(&endings)
    fields.list(&contained)
    relations.transfer(&fields)
    fields.word(&firstCondition)
    fields.word(&conditionCount)
    fields.word(&firstException)
    fields.word(&exceptionCount)
    fields.word(&firstConfusion)
    fields.word(&confusionCount)
  }
}

/// How a trap hangs together with other words: each set has a bit for each value that it lets
/// through, 0 for any.
package struct SkillRelations: Hashable, Sendable {
  /// Of `SubjectKind`, `ParticipleRole`, `VerbVoice`, `ObjectKind` and `TenseRecord.Formation`.
  package var subjects: UInt32 = 0
  package var uses: UInt32 = 0
  package var voices: UInt32 = 0
  package var objects: UInt32 = 0
  package var formations: UInt32 = 0
  /// 1: the subject stands right before the verb and its pronouns; 2: something is in between.
  package var distance: UInt32 = 0
  /// 1: the word is in no noun group; 2: it is in one.
  package var insideGroup: UInt32 = 0
  /// Raw values of `Gender` and `GrammaticalNumber`.
  package var groupGender: UInt32 = 0
  package var groupNumber: UInt32 = 0
  /// 1: the word is not the noun of its group; 2: it is.
  package var isHead: UInt32 = 0

  package init() {}

  mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&subjects)
    fields.word(&uses)
    fields.word(&voices)
    fields.word(&objects)
    fields.word(&formations)
    fields.word(&distance)
    fields.word(&insideGroup)
    fields.word(&groupGender)
    fields.word(&groupNumber)
    fields.word(&isHead)
  }
}

/// A way in which a trap is misspelt.
package struct ConfusionRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.confusions

  /// What of the right form is replaced.
  package enum Part: UInt32, Sendable, CaseIterable {
    /// The whole word; when `from` is not empty, only if it is that one.
    case word = 0
    /// The letters `from` at the end.
    case ending
    /// The first letters `from`.
    case letters
    /// The capital at the beginning becomes a small letter.
    case capital
    /// The whole word, by other forms of its lemma.
    case features
  }

  /// A feature in which another form of the lemma may differ; the others stay.
  package enum Feature: UInt32, Sendable, CaseIterable {
    case gender = 0
    case number
    case person
    case tense

    /// The name that catalogues use.
    package var catalogueName: String {
      switch self {
      case .gender: "genre"
      case .number: "nombre"
      case .person: "personne"
      case .tense: "temps"
      }
    }
  }

  /// What the wrong form stands for.
  package enum Extent: UInt32, Sendable, CaseIterable {
    /// The word alone.
    case own = 0
    /// The word before, the word, and the sign that ties them: *vas-tu*.
    case withPrevious
    /// The word and the next one: *l’école*, *c’est*.
    case withNext
  }

  /// Raw value of a `Part`.
  package var part: UInt32 = 0
  /// Raw value of an `Extent`.
  package var extent: UInt32 = 0
  package var from = StringID.empty
  /// Strings: what children write in its place.
  package var replacements = ListRef.empty
  /// A bit for each raw value of `Feature`.
  package var features: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&part)
    fields.word(&extent)
    fields.string(&from)
    fields.list(&replacements)
    fields.word(&features)
  }
}
