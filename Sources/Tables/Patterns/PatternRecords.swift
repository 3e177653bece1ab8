// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One expansion of a motif or of a `sauf` of a form, as the matcher compares it with a title.
public struct FormPatternRecord: TableRecord, Hashable {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.patterns

  /// Folded text; `#` stands for a number of one to three digits.
  public var text = StringID.empty
  /// For each byte of the text the marks of its character; empty when all are bare.
  public var marks = ListRef.empty
  /// Row of the form.
  public var form: UInt32 = 0
  /// 2 feast, 1 activity, 0 period: the higher wins.
  public var rank: UInt32 = 0
  /// Whether the title's words then give nothing (`sauf`).
  public var isException = false

  @inlinable public init() {}

  @inlinable public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&text)
    fields.list(&marks)
    fields.word(&form)
    fields.word(&rank)
    fields.flag(&isException)
  }
}

/// A word, or several, that sets a title aside wherever it stands.
public struct WidePatternRecord: TableRecord, Hashable {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.blockedPatterns

  /// What the words make of an event.
  public enum Kind: UInt32, Sendable, CaseIterable {
    case blocked = 0
    /// Dropped like a cancelled event.
    case cancellation = 1
    /// Becomes unknown.
    case chore = 2
  }

  /// Runs of folded letters or digits, one space between them.
  public var text = StringID.empty
  /// 0-based number of the entry among those of its kind.
  public var entry: UInt32 = 0
  /// Raw value of a `Kind`.
  public var kind: UInt32 = 0
  /// Whether the last run may go on.
  public var isPrefix = false

  @inlinable public init() {}

  @inlinable public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&text)
    fields.word(&entry)
    fields.word(&kind)
    fields.flag(&isPrefix)
  }
}
