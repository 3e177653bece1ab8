// Rows explain their fields in groups; what all rows have is explained at TableRecord.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The one row that describes a set.
public struct MetaRecord: TableRecord {
  public static let wordCount = countWords(of: Self.self)
  public static let section = SectionID.meta

  public var id = StringID.empty
  public var name = StringID.empty
  public var version = StringID.empty
  public var licence = StringID.empty
  /// The window around a day: days back, days ahead, days back for what recurs.
  public var pastDays = 0
  public var futureDays = 0
  public var recurringPastDays = 0

  @inlinable public init() {}

  @inlinable @inline(__always)
  public mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.string(&version)
    fields.string(&licence)
    fields.int(&pastDays)
    fields.int(&futureDays)
    fields.int(&recurringPastDays)
  }
}
