// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A spelling skill.
public struct SkillRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.skills

  public var id = StringID.empty
  public var name = StringID.empty
  /// What the skill is about, in one line.
  public var definition = StringID.empty
  /// Row of the grade in which the skill is introduced, and of the one that expects it.
  public var introduced: UInt32 = 0
  public var expected: UInt32 = 0
  /// Of two skills with the same wrong form of a word, the one of higher priority takes it.
  public var priority: UInt32 = 0
  /// Traps that a text aimed at the skill holds at least.
  public var minimumTraps: UInt32 = 0
  /// Its run of the rules table.
  public var firstRule: UInt32 = 0
  public var ruleCount: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
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
public struct SkillRuleRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.skillRules

  public var id = StringID.empty
  /// Row of the grade from which the rule counts.
  public var grade: UInt32 = 0
  /// Why the word is written so, and what a child can put in its place to find out.
  public var reason = StringID.empty
  public var test = StringID.empty
  /// What the chosen reading of the word must be.
  public var word = PatternRun()
  /// Strings: the word in lower case begins with one, ends with one, contains one.
  public var beginnings = ListRef.empty
  public var endings = ListRef.empty
  public var contained = ListRef.empty
  public var relations = SkillRelations()
  /// Runs of the conditions table: those that must all hold, those of which none may.
  public var firstCondition: UInt32 = 0
  public var conditionCount: UInt32 = 0
  public var firstException: UInt32 = 0
  public var exceptionCount: UInt32 = 0
  /// Its run of the confusions table.
  public var firstConfusion: UInt32 = 0
  public var confusionCount: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
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
public struct SkillRelations: Hashable, Sendable {
  /// Of `SubjectKind`, `ParticipleRole`, `VerbVoice`, `ObjectKind` and `TenseRecord.Formation`.
  public var subjects: UInt32 = 0
  public var uses: UInt32 = 0
  public var voices: UInt32 = 0
  public var objects: UInt32 = 0
  public var formations: UInt32 = 0
  /// 1: the subject stands right before the verb and its pronouns; 2: something is in between.
  public var distance: UInt32 = 0
  /// 1: the word is in no noun group; 2: it is in one.
  public var insideGroup: UInt32 = 0
  /// Raw values of `Gender` and `GrammaticalNumber`.
  public var groupGender: UInt32 = 0
  public var groupNumber: UInt32 = 0
  /// 1: the word is not the noun of its group; 2: it is.
  public var isHead: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
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
public struct ConfusionRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.confusions

  /// What of the right form is replaced.
  public enum Part: UInt32, Sendable, CaseIterable {
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
  public enum Feature: UInt32, Sendable, CaseIterable {
    case gender = 0
    case number
    case person
    case tense

    /// The name that catalogues use.
    public var catalogueName: String {
      switch self {
      case .gender: "genre"
      case .number: "nombre"
      case .person: "personne"
      case .tense: "temps"
      }
    }
  }

  /// What the wrong form stands for.
  public enum Extent: UInt32, Sendable, CaseIterable {
    /// The word alone.
    case own = 0
    /// The word before, the word, and the sign that ties them: *vas-tu*.
    case withPrevious
    /// The word and the next one: *l’école*, *c’est*.
    case withNext
  }

  /// Raw value of a `Part`.
  public var part: UInt32 = 0
  /// Raw value of an `Extent`.
  public var extent: UInt32 = 0
  public var from = StringID.empty
  /// Strings: what children write in its place.
  public var replacements = ListRef.empty
  /// A bit for each raw value of `Feature`.
  public var features: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&part)
    fields.word(&extent)
    fields.string(&from)
    fields.list(&replacements)
    fields.word(&features)
  }
}
