internal import Engine

/// One VEVENT as the file writes it, before anything is repeated, moved or left out.
struct RawEvent {
  /// UID and title are final; the days are set for each occurrence.
  var event: CalendarEvent
  /// 1-based line of BEGIN:VEVENT.
  var line: Int
  /// Place among the events of the file, to keep the order of equals.
  var order: Int
  /// The zone that its calendar claims for all of its events, with the line that says so.
  var calendarZone: ZoneMention?
  var start: WrittenTime
  /// 1-based line of DTSTART.
  var startLine: Int
  /// The first moment after the event, a date exactly when `start` is one; nil when there is no
  /// end, or one before the start.
  var end: WrittenTime?
  var rules: [Located<String>] = []
  var extraDates: [WrittenTime] = []
  var excludedDates: [WrittenTime] = []
  var recurrenceID: WrittenTime?
  var isCancelled = false

  /// Whether it belongs to a series.
  var isRecurring: Bool { isSeries || recurrenceID != nil }

  /// Last day minus first day by the digits alone, which is right to a day; at most a century.
  var roughSpan: Int {
    guard let end else { return 0 }
    return min(max(end.day - start.day, 0), 36_525)
  }

  /// Whether its one rule counts in years.
  var isYearly: Bool {
    guard rules.count == 1, let rule = rules.first?.value.uppercased() else { return false }
    return rule.contains("FREQ=YEARLY")
      || (rule.contains("FREQ=MONTHLY") && rule.split(separator: ";").contains("INTERVAL=12"))
  }

  /// Whether it stands for several occurrences.
  var isSeries: Bool { !rules.isEmpty || !extraDates.isEmpty }
}

/// A value and the 1-based line that holds it.
struct Located<Value> {
  var value: Value
  var line: Int
}

/// A zone where a file names it.
typealias ZoneMention = Located<ZoneID>
