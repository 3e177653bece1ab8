internal import CICal
internal import Engine

/// What repetition may still cost: one bound for all files of a reading, so that no calendar makes
/// the reader work without end.
package struct RecurrenceEffort: Sendable {
  /// Steps of libical that are left; one takes some ten microseconds.
  fileprivate(set) var steps = 100_000
  /// Whether rules that may never happen are still tried.
  fileprivate(set) var triesDoubtful = true

  private static let stepsPerEvent = 60

  package init() {}

  /// Allows what a file with that many events may need.
  mutating func allow(forEvents count: Int) {
    steps += Self.stepsPerEvent * count
  }
}

/// Walks recurrence rules inside a span of days, with a bound on the work that a file can ask for.
struct SeriesExpander {
  /// First and last day that matter, in any zone.
  var days: ClosedRange<Int>
  /// What repetition may still cost.
  private(set) var effort: RecurrenceEffort

  /// Steps for one rule: a daily one with a COUNT over fifty years.
  private static let stepsPerRule = 20_000
  /// Occurrences of one series between the first and the last day.
  static let mostOccurrences = 1000

  /// How the walk of one series ended.
  enum Outcome {
    case whole
    case unreadable
    case unbounded
  }

  init(days: ClosedRange<Int>, effort: RecurrenceEffort) {
    self.days = days
    self.effort = effort
  }

  /// Hands the starts that a rule gives to `body`, in the clock of the series and without the
  /// series' own start.
  ///
  /// - Parameters:
  ///   - until: the UNTIL of the rule in the clock of the series.
  ///   - accepts: what the rule asks beyond what libical was told.
  mutating func walk(
    _ rule: consuming RecurrenceRule, of event: RawEvent, until: WrittenTime?,
    where accepts: (WrittenTime) -> Bool = { _ in true }, _ body: (WrittenTime) -> Void
  ) -> Outcome {
    let start = event.start
    let first = days.lowerBound - event.roughSpan - 1
    var end = WrittenTime(day: days.upperBound, second: start.second == nil ? nil : 86_399)
    if let until {
      let last = Self.matched(until, to: start)
      if last.precedes(end) { end = last }
    }
    guard start.precedes(end), end.day >= first else { return .whole }
    let opening = Self.shifted(start, toward: first, rule.facts)
    let steps = Self.steps(from: opening.day, to: end.day, rule.facts)
    guard steps <= Self.stepsPerRule, steps <= effort.steps else { return .unbounded }
    guard effort.triesDoubtful || rule.facts.is_doubtful == 0 else { return .unbounded }
    effort.steps -= steps
    guard rule.open(from: opening, until: end) else {
      if rule.facts.is_doubtful != 0 { effort.triesDoubtful = false }
      return .unreadable
    }
    return walk(opened: rule, of: start, where: accepts) { if $0.day >= first { body($0) } }
  }

  private mutating func walk(
    opened rule: consuming RecurrenceRule, of start: WrittenTime,
    where accepts: (WrittenTime) -> Bool, _ body: (WrittenTime) -> Void
  ) -> Outcome {
    let isCounted = rule.facts.count > 0
    var left = isCounted ? Int(rule.facts.count) : Int.max
    var steps = 0
    var isFirst = true
    while left > 0, let time = rule.next(in: start.clock) {
      steps += 1
      guard steps < Self.stepsPerRule, steps < effort.steps else { return .unbounded }
      guard accepts(time) else { continue }
      // The series' own start is its first occurrence, even when its rule would not give it.
      if isCounted, isFirst, time != start { left -= 1 }
      isFirst = false
      left -= 1
      if left >= 0, time != start { body(time) }
    }
    effort.steps -= steps
    return .whole
  }

  /// An UNTIL of the same kind as the start of its series; a date includes the whole day.
  private static func matched(_ until: WrittenTime, to start: WrittenTime) -> WrittenTime {
    start.second == nil
      ? WrittenTime(day: until.day, second: nil)
      : WrittenTime(day: until.day, second: until.second ?? 86_399)
  }

  /// The start moved by whole intervals to just before `day`, so that years of past occurrences
  /// need not be walked; only for rules without COUNT.
  ///
  /// What a rule gives repeats after INTERVAL days (weeks, months, years), as long as the day of the
  /// month stays; rules by week number are left alone, since they look at the start's weekday.
  private static func shifted(
    _ start: WrittenTime, toward day: Int, _ facts: dictee_ical_rule_facts
  ) -> WrittenTime {
    guard facts.count == 0, facts.has_week_numbers == 0, day > start.day else { return start }
    var result = start
    let interval = Int(facts.interval)
    switch facts.frequency {
    case DICTEE_ICAL_YEARLY: result.day = shifted(start.day, toward: day, months: 12 * interval)
    case DICTEE_ICAL_MONTHLY: result.day = shifted(start.day, toward: day, months: interval)
    case DICTEE_ICAL_WEEKLY: result.day += (day - start.day) / (7 * interval) * 7 * interval
    default: result.day += (day - start.day) / interval * interval
    }
    return result
  }

  /// The latest day that lies whole intervals after `start`, not after `day`, on the same day of
  /// the month; `start` itself when there is none near.
  private static func shifted(_ start: Int, toward day: Int, months interval: Int) -> Int {
    let first = CivilDay(dayNumber: start)
    let last = CivilDay(dayNumber: day)
    let months = (last.year - first.year) * 12 + last.month - first.month
    // Every eighth year at the latest has a 29 February, so nine tries find any day of the month.
    for back in 0...8 {
      let total = (months / interval - back) * interval
      guard total > 0 else { return start }
      let month = first.month - 1 + total
      let moved = CivilDay(year: first.year + month / 12, month: month % 12 + 1, day: first.day)
      if let moved, moved <= last { return moved.dayNumber }
    }
    return start
  }

  /// Steps that libical takes at most between two days, whether they are occurrences or not.
  private static func steps(
    from first: Int, to last: Int, _ facts: dictee_ical_rule_facts
  ) -> Int {
    let days = max(0, last - first) + 1
    let interval = max(1, Int(facts.interval))
    switch facts.frequency {
    case DICTEE_ICAL_SECONDLY: return days * 86_400 / interval + 1
    case DICTEE_ICAL_MINUTELY: return days * 1440 / interval + 1
    case DICTEE_ICAL_HOURLY: return days * 24 / interval + 1
    case DICTEE_ICAL_DAILY: return days / interval + 1
    default: return days / (7 * interval) + 1
    }
  }
}
