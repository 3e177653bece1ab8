/// The one row that describes a set.
package struct MetaRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.meta

  package var id = StringID.empty
  package var name = StringID.empty
  package var version = StringID.empty
  package var licence = StringID.empty
  /// The window around a day: days back, days ahead, days back for what recurs.
  package var pastDays = 0
  package var futureDays = 0
  package var recurringPastDays = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.string(&version)
    fields.string(&licence)
    fields.int(&pastDays)
    fields.int(&futureDays)
    fields.int(&recurringPastDays)
  }
}
