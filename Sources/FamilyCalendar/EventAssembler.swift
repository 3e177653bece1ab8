internal import Engine

/// Turns the events of a file into the occurrences inside the window: repeats, moves and leaves
/// out.
struct EventAssembler {
  private let today: Int
  private let window: MomentWindow
  private let readerZone: ZoneID?
  private var zones: ZoneBook
  private var expander: SeriesExpander
  private var reportedZones: Set<ZoneID> = []
  private(set) var warnings: [CalendarWarning] = []
  /// Number of events, series counted once, without an occurrence inside the window.
  private(set) var outsideCount = 0
  /// Of each yearly series without an occurrence inside the window, the next one after it.
  private(set) var yearly: [CalendarEvent] = []
  /// What repetition may still cost.
  var effort: RecurrenceEffort { expander.effort }
  /// Yearly series without an occurrence inside the window, with the moments at which they don't
  /// happen.
  private var waiting: [(event: RawEvent, moved: [WrittenTime])] = []
  private var found: [(event: CalendarEvent, order: Int)] = []

  init(
    today: CivilDay, window: MomentWindow, effort: RecurrenceEffort, zones: consuming ZoneBook,
    readerZone: String?
  ) {
    self.today = today.dayNumber
    self.window = window
    self.readerZone = readerZone.map { zones.zone(named: $0) }
    self.zones = zones
    let first = today.dayNumber - window.recurringPastDays
    let last = max(first, today.dayNumber + window.futureDays)
    expander = SeriesExpander(days: first - 2...last + 2, effort: effort)
  }

  /// Whether a single event can't touch the window in any zone.
  static func isFar(_ event: RawEvent, today: CivilDay, window: MomentWindow) -> Bool {
    guard !event.isRecurring else { return false }
    let first = today.dayNumber - window.pastDays - 2
    let last = today.dayNumber + window.futureDays + 2
    return event.start.day > last || event.start.day + event.roughSpan < first
  }

  /// The occurrences inside the window, by day, time and place in the file.
  mutating func assemble(
    _ events: [RawEvent], _ library: borrowing ICalLibrary
  ) -> [CalendarEvent] {
    let events = Self.withSeriesStarts(Self.withoutRepetitions(events))
    var moved: [String: [WrittenTime]] = [:]
    for event in events where !event.event.uid.isEmpty {
      if let original = event.recurrenceID { moved[event.event.uid, default: []].append(original) }
    }
    for event in events where !event.isCancelled {
      reportUnknownZone(of: event)
      if event.isSeries, event.recurrenceID == nil {
        expand(event, moved: moved[event.event.uid] ?? [], library)
      } else if !offer(event, at: event.start), event.recurrenceID == nil {
        outsideCount += 1
      }
    }
    findYearly(library)
    found.sort { left, right in
      (left.event.day, left.event.startMinute ?? -1, left.order)
        < (right.event.day, right.event.startMinute ?? -1, right.order)
    }
    return found.map(\.event)
  }

  /// Of events that have UID, start and RECURRENCE-ID in common the last is kept: feeds append.
  private static func withoutRepetitions(_ events: [RawEvent]) -> [RawEvent] {
    struct Key: Hashable {
      var uid: String
      /// For a moved occurrence the original moment alone counts.
      var time: WrittenTime
      var isMoved: Bool
    }
    var last: [Key: Int] = [:]
    var kept: [RawEvent?] = events
    for (index, event) in events.enumerated() where !event.event.uid.isEmpty {
      let key = Key(
        uid: event.event.uid, time: event.recurrenceID ?? event.start,
        isMoved: event.recurrenceID != nil)
      if let earlier = last.updateValue(index, forKey: key) { kept[earlier] = nil }
    }
    return kept.compactMap { $0 }
  }

  /// Moved occurrences, with the start of their series as their own.
  private static func withSeriesStarts(_ events: [RawEvent]) -> [RawEvent] {
    var series: [String: CalendarEvent] = [:]
    for event in events where event.isSeries && event.recurrenceID == nil {
      series[event.event.uid] = event.event
    }
    return events.map { event in
      guard event.recurrenceID != nil, let master = series[event.event.uid] else { return event }
      var moved = event
      moved.event.seriesDay = master.seriesDay
      moved.event.seriesMinute = master.seriesMinute
      return moved
    }
  }

  private mutating func reportUnknownZone(of event: RawEvent) {
    guard case .zone(let id) = event.start.clock, !reportedZones.contains(id), !zones.knows(id)
    else { return }
    reportedZones.insert(id)
    warnings.append(CalendarWarning(.unknownZone, line: event.startLine))
  }

  private mutating func expand(
    _ event: RawEvent, moved: [WrittenTime], _ library: borrowing ICalLibrary
  ) {
    var count = 0
    for start in starts(of: event, moved: moved, library, warns: true) {
      guard count < SeriesExpander.mostOccurrences else {
        report(.unbounded, line: event.rules.first?.line ?? event.line)
        return
      }
      if offer(event, at: start) { count += 1 }
    }
    guard count == 0 else { return }
    outsideCount += 1
    if event.isYearly { waiting.append((event, moved)) }
  }

  /// The moments of a series near the days of the expander, each once.
  ///
  /// - Parameter warns: whether what is wrong with a rule is reported.
  private mutating func starts(
    of event: RawEvent, moved: [WrittenTime], _ library: borrowing ICalLibrary, warns: Bool
  ) -> [WrittenTime] {
    var excluded = Exclusions()
    for time in event.excludedDates + moved where isNear(time, event) {
      excluded.insert(inClock(of: event, time))
    }
    var starts: [WrittenTime] = [event.start]
    starts += event.extraDates.filter { isNear($0, event) }.map { inClock(of: event, $0) }
    for rule in event.rules {
      let outcome = walk(rule.value, of: event, library, into: &starts)
      if warns { report(outcome, line: rule.line) }
    }
    var seen: Set<WrittenTime> = []
    return starts.filter { !excluded.contains($0) && seen.insert($0).inserted }
  }

  private mutating func walk(
    _ text: String, of event: RawEvent, _ library: borrowing ICalLibrary,
    into starts: inout [WrittenTime]
  ) -> SeriesExpander.Outcome {
    let turned = TurnedWeek(text)
    guard let rule = library.rule(turned?.rule ?? text) else { return .unreadable }
    var until = rule.until
    // Far from the window an hour more or less changes nothing, and the zone need not be read.
    if let written = until, isNear(written, event) { until = inClock(of: event, written) }
    guard let turned else {
      return expander.walk(rule, of: event, until: until) { starts.append($0) }
    }
    let days = expander.days
    expander.days = days.lowerBound - turned.days...days.upperBound - turned.days
    defer { expander.days = days }
    var moved = event
    moved.start.day -= turned.days
    until?.day -= turned.days
    return expander.walk(rule, of: moved, until: until, where: turned.allows) { time in
      var time = time
      time.day += turned.days
      starts.append(time)
    }
  }

  /// Whether a moment of a series is near enough to the window to matter.
  private func isNear(_ time: WrittenTime, _ event: RawEvent) -> Bool {
    time.day + event.roughSpan + 1 >= expander.days.lowerBound
      && time.day - 1 <= expander.days.upperBound
  }

  /// A moment in the clock of its series; a date stays one.
  ///
  /// Midnight UTC given for an all-day series is a date with a needless time.
  private mutating func inClock(of event: RawEvent, _ time: WrittenTime) -> WrittenTime {
    guard let second = time.second else { return time }
    guard event.start.second == nil else { return zones.convert(time, to: event.start.clock) }
    let isDate = time.clock != .utc || second == 0
    let day = isDate ? time.day : local(time, event).day
    return WrittenTime(day: day, second: nil)
  }

  /// The local time of an occurrence: UTC is read in the calendar's zone, else in the reader's.
  private mutating func local(_ time: WrittenTime, _ event: RawEvent) -> WrittenTime {
    guard time.clock == .utc else { return time }
    let candidates = [event.calendarZone?.value, readerZone].compactMap { $0 }
    guard let zone = candidates.first(where: { zones.knows($0) }) else { return time }
    return zones.convert(time, to: .zone(zone))
  }

  /// Keeps the occurrence at `start` if it lies in the window.
  ///
  /// One that began before the window counts when its last day lies in it and is over.
  @discardableResult
  private mutating func offer(_ event: RawEvent, at start: WrittenTime) -> Bool {
    let first = local(start, event)
    let last = first.day + span(of: event, at: start)
    let back = event.event.isRecurring ? window.recurringPastDays : window.pastDays
    let opening = today - back
    let isInside = first.day >= opening && first.day <= today + window.futureDays
    let endedInside = first.day < opening && last >= opening && last <= today
    guard isInside || endedInside else { return false }
    var occurrence = event.event
    occurrence.day = CivilDay(dayNumber: first.day)
    occurrence.startMinute = first.second.map { $0 / 60 }
    occurrence.lastDay = CivilDay(dayNumber: last)
    found.append((occurrence, event.order))
    return true
  }

  /// Last day minus first day of an occurrence; a day that only its midnight touches isn't one.
  private mutating func span(of event: RawEvent, at start: WrittenTime) -> Int {
    guard let end = event.end else { return 0 }
    // Within one local day the digits tell, and the zone need not be read.
    guard event.roughSpan > 0 || end.clock != event.start.clock || end.clock == .utc else {
      return 0
    }
    guard event.start.second != nil else { return max(0, end.day - event.start.day - 1) }
    let finish = zones.convert(end, to: event.start.clock)
    let seconds =
      (finish.day - event.start.day) * WrittenTime.secondsPerDay
      + (finish.second ?? 0) - (event.start.second ?? 0)
    guard seconds > 0 else { return 0 }
    let first = local(start, event)
    let last = local(start.adding(seconds: seconds - 1), event)
    return min(max(0, last.day - first.day), 36_525)
  }

  /// Looks for the next occurrence of the yearly series that wait for one.
  private mutating func findYearly(_ library: borrowing ICalLibrary) {
    let near = expander.days
    defer { expander.days = near }
    let first = today + window.futureDays + 1
    for (event, moved) in waiting {
      // A series of 29 February waits for its day up to eight years.
      let isLeapDay = CivilDay(dayNumber: event.start.day).isLeapDay
      expander.days = first - 2...first + 368 + (isLeapDay ? 7 * 366 : 0)
      let days = starts(of: event, moved: moved, library, warns: false)
        .map { local($0, event) }.filter { $0.day >= first }
      guard let next = days.min(by: { $0.precedes($1) }) else { continue }
      var occurrence = event.event
      occurrence.day = CivilDay(dayNumber: next.day)
      occurrence.startMinute = next.second.map { $0 / 60 }
      occurrence.lastDay = occurrence.day
      yearly.append(occurrence)
    }
    yearly.sort { ($0.day, $0.startMinute ?? -1) < ($1.day, $1.startMinute ?? -1) }
  }

  private mutating func report(_ outcome: SeriesExpander.Outcome, line: Int) {
    switch outcome {
    case .whole: break
    case .unreadable: warnings.append(CalendarWarning(.unreadableRule, line: line))
    case .unbounded: warnings.append(CalendarWarning(.unboundedRule, line: line))
    }
  }
}

/// The moments at which a series does not happen.
private struct Exclusions {
  private var days: Set<Int> = []
  private var times: Set<WrittenTime> = []

  /// Takes a moment in the clock of the series; a date excludes its whole day.
  mutating func insert(_ time: WrittenTime) {
    if time.second == nil {
      days.insert(time.day)
    } else {
      times.insert(WrittenTime(day: time.day, second: time.second))
    }
  }

  func contains(_ time: WrittenTime) -> Bool {
    days.contains(time.day) || times.contains(WrittenTime(day: time.day, second: time.second))
  }
}
