// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The one row that says how a skill's state changes and what the next text exercises.
public struct ProgressionRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.progression

  /// What a child can do of a skill.
  public enum State: UInt32, Sendable, CaseIterable {
    case notYetSeen = 0
    case fragile = 1
    case inProgress = 2
    case mastered = 3

    /// The name that catalogues use.
    public var catalogueName: String {
      switch self {
      case .notYetSeen: "pas_encore_vue"
      case .fragile: "fragile"
      case .inProgress: "en_cours"
      case .mastered: "maitrisee"
      }
    }
  }

  /// What a dictation showed of a skill.
  public enum Outcome: UInt32, Sendable, CaseIterable {
    case allRight = 0
    case someSlips = 1
    case lost = 2

    /// The name that catalogues use.
    public var catalogueName: String {
      switch self {
      case .allRight: "reussie"
      case .someSlips: "quelques_erreurs"
      case .lost: "perdue"
      }
    }
  }

  /// Raw values of `State`: for each state the one that each outcome leads to, row by row.
  public var transitions = ListRef.empty
  /// Successes in a row that lead to mastery, and whether each must be on a later day.
  public var successesInARow = 0
  public var onDifferentDays = false
  /// Days without a text after which a mastered skill is planned again.
  public var reviewAfterDays = 0
  /// A copy has only some slips with at most so many errors, or under so many percent of its traps.
  public var slipErrors = 0
  public var slipPercent = 0
  /// Raw values of `State`, the most urgent first.
  public var order = ListRef.empty
  /// Fragile skills in a text at most; one text in so many ends with one not yet seen.
  public var maximumFragile = 0
  public var newSkillEvery = 0
  /// Palier of the first text of a grade; raw values of `Outcome` of all skills that lead one
  /// palier up, of any skill that leads one down.
  public var firstStep = 0
  public var upIfAll: UInt32 = 0
  public var downIfAny: UInt32 = 0
  /// Dictations that are offered on an evening.
  public var cardCount = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.list(&transitions)
    fields.int(&successesInARow)
    fields.flag(&onDifferentDays)
    fields.int(&reviewAfterDays)
    fields.int(&slipErrors)
    fields.int(&slipPercent)
    fields.list(&order)
    fields.int(&maximumFragile)
    fields.int(&newSkillEvery)
    fields.int(&firstStep)
    fields.word(&upIfAll)
    fields.word(&downIfAny)
    fields.int(&cardCount)
  }
}
