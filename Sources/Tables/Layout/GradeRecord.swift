// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A grade: what a text for it may hold.
///
/// Rows go from the youngest grade to the oldest.
public struct GradeRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.grades

  public var id = StringID.empty
  /// Words of a text, by the counting rule of dictations.
  public var minimumWords = 0
  public var maximumWords = 0
  public var maximumSentences = 0
  public var maximumSentenceWords = 0
  /// Least mean of words per sentence, in tenths of a word.
  public var minimumMeanTenths = 0
  /// A sentence of at most that many words is short (telegram rule).
  public var shortSentenceWords = 0
  /// A bit for each row of the tenses table.
  public var tenses: UInt32 = 0
  /// Four numbers for each step (`paliers`): its fewest and most words, its fewest and most traps.
  public var steps = ListRef.empty
  public var minimumSkills = 0
  public var maximumSkills = 0
  public var minimumTraps = 0
  public var maximumTraps = 0
  /// Row of the grade whose words and tenses are included, or -1.
  public var includes = -1

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.int(&minimumWords)
    fields.int(&maximumWords)
    fields.int(&maximumSentences)
    fields.int(&maximumSentenceWords)
    fields.int(&minimumMeanTenths)
    fields.int(&shortSentenceWords)
    fields.word(&tenses)
    fields.list(&steps)
    fields.int(&minimumSkills)
    fields.int(&maximumSkills)
    fields.int(&minimumTraps)
    fields.int(&maximumTraps)
    fields.int(&includes)
  }
}

/// A tense as grades name it, and how a verb group shows it.
public struct TenseRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.tenses

  /// How the tense is formed.
  public enum Formation: UInt32, Sendable, CaseIterable {
    /// One verb form.
    case simple = 0
    /// An auxiliary, then a past participle.
    case participle = 1
    /// *aller*, then an infinitive.
    case goingTo = 2
    /// *venir*, *de*, then an infinitive.
    case justDone = 3

    /// The name that catalogues use.
    public var catalogueName: String {
      switch self {
      case .simple: "simple"
      case .participle: "auxiliaire et participe"
      case .goingTo: "aller et infinitif"
      case .justDone: "venir de et infinitif"
      }
    }
  }

  public var id = StringID.empty
  public var name = StringID.empty
  /// Raw value of a `Formation`.
  public var formation: UInt32 = 0
  /// Raw value of the `VerbTense` of the verb or of its auxiliary.
  public var tense: UInt32 = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.word(&formation)
    fields.word(&tense)
  }
}
