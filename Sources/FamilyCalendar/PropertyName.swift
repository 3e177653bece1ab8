/// The properties that the reader keeps; every other one is passed over where it stands.
enum PropertyName: String, CaseIterable {
  case begin = "BEGIN"
  case end = "END"
  case uid = "UID"
  case summary = "SUMMARY"
  case start = "DTSTART"
  case finish = "DTEND"
  case duration = "DURATION"
  case rule = "RRULE"
  case extraDates = "RDATE"
  case excludedDates = "EXDATE"
  case recurrenceID = "RECURRENCE-ID"
  case status = "STATUS"
  case calendarZone = "X-WR-TIMEZONE"
  case zoneName = "TZID"
  case offsetFrom = "TZOFFSETFROM"
  case offsetTo = "TZOFFSETTO"

  /// The longest name in bytes; a line is known to be of no interest after that many.
  static let longest = 13

  private static let byLength: [[(name: PropertyName, bytes: [UInt8])]] = {
    var table = Array(repeating: [(name: PropertyName, bytes: [UInt8])](), count: longest + 1)
    for name in allCases {
      let bytes = Array(name.rawValue.utf8)
      table[bytes.count].append((name, bytes))
    }
    return table
  }()

  /// The property called by `bytes`, in capitals or not.
  init?(_ bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.count <= Self.longest else { return nil }
    for entry in Self.byLength[bytes.count]
    where bytes.elementsEqual(entry.bytes, by: { Byte.uppercased($0) == $1 }) {
      self = entry.name
      return
    }
    return nil
  }
}
