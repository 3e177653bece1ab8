internal import Engine

extension EventDraft {
  /// The event with its dates read, or nil when it has no start; `warning` says what is wrong.
  mutating func finished(
    order: Int, calendarZone: ZoneMention?, _ library: borrowing ICalLibrary
  ) -> RawEvent? {
    guard let start else {
      warn(.missingStart, line: line)
      return nil
    }
    guard let first = Self.time(start, library) else {
      warn(.unreadableStart, line: start.line)
      return nil
    }
    let day = CivilDay(dayNumber: first.day)
    var event = RawEvent(
      event: CalendarEvent(
        uid: uid ?? "", title: Title(""), day: day, startMinute: first.second.map { $0 / 60 },
        lastDay: day, isRecurring: false),
      line: line, order: order, calendarZone: calendarZone, start: first, startLine: start.line)
    if let title { event.event.title = title }
    event.isCancelled = isCancelled ?? false
    event.rules = rules
    event.extraDates = times(extraDates, library)
    event.excludedDates = times(excludedDates, library)
    if let recurrenceID {
      event.recurrenceID = Self.time(recurrenceID, library)
      if event.recurrenceID == nil { warn(.unreadableDate, line: recurrenceID.line) }
    }
    event.end = end(of: first, library)
    event.event.isRecurring = event.isRecurring || recurrenceID != nil
    return event
  }

  /// A point in time; of a period (`start/end`), its start.
  private static func time(_ date: DateText, _ library: borrowing ICalLibrary) -> WrittenTime? {
    let text = date.text.prefix { $0 != "/" }
    return library.time(String(text), zone: date.clock, isDate: date.isDate)
  }

  private mutating func times(
    _ dates: [DateText], _ library: borrowing ICalLibrary
  ) -> [WrittenTime] {
    var result: [WrittenTime] = []
    for date in dates {
      for text in date.text.split(separator: ",") {
        var single = date
        single.text = String(text.filter { $0 != " " })
        if let time = Self.time(single, library) {
          result.append(time)
        } else {
          warn(.unreadableDate, line: date.line)
        }
      }
    }
    return result
  }

  /// The first moment after the event: DTEND and DURATION are exclusive (RFC 5545 §3.6.1).
  private mutating func end(
    of start: WrittenTime, _ library: borrowing ICalLibrary
  ) -> WrittenTime? {
    if let finish {
      guard let written = Self.time(finish, library) else {
        warn(.unreadableEnd, line: finish.line)
        return nil
      }
      return Self.matched(written, to: start)
    }
    guard let duration else { return nil }
    guard let length = library.duration(duration.value) else {
      warn(.unreadableEnd, line: duration.line)
      return nil
    }
    var end = start.adding(seconds: length.seconds)
    end.day += length.days
    if start.second == nil { end.day += length.seconds / WrittenTime.secondsPerDay }
    return start.precedes(end) ? end : nil
  }

  /// An end of the same kind as its start: a date ends a timed event at its midnight, and a time
  /// ends an all-day event with the whole of its day.
  private static func matched(_ end: WrittenTime, to start: WrittenTime) -> WrittenTime? {
    var end = end
    switch (start.second, end.second) {
    case (nil, let second?):
      end = WrittenTime(day: end.day + (second > 0 ? 1 : 0), second: nil)
    case (.some, nil):
      end = WrittenTime(day: end.day, second: 0, clock: start.clock)
    default: break
    }
    return end.clock != start.clock || start.precedes(end) ? end : nil
  }
}
