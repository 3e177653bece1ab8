import Diagnostics
@testable import Engine
import FamilyCalendar
import Testing

/// The window of the built-in set.
let window = MomentWindow(pastDays: 730, futureDays: 14, recurringPastDays: 7)

/// A day written as `2026-11-30`.
func day(_ text: String) throws -> CivilDay {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  try #require(parts.count == 3)
  return try #require(CivilDay(year: parts[0], month: parts[1], day: parts[2]))
}

/// What a calendar gives, as lines that a test can compare.
struct Reading {
  var events: [String]
  var warnings: [String]
  var days: [String]
  var titles: [String]
  /// The next days of yearly series outside the window.
  var yearly: [String]
  var outsideCount: Int

  init(
    _ bytes: some Sequence<UInt8>, today: String = "2026-11-30", window: MomentWindow = window,
    zone: String? = nil
  ) throws {
    let today = try day(today)
    var effort = RecurrenceEffort()
    let found = try CalendarReader.events(
      Array(bytes), today: today, window: window, zone: zone, effort: &effort)
    yearly = found.yearly.map(\.day.iso)
    outsideCount = found.outsideCount
    titles = found.events.map { event in event.title.title.withFoldedText { text, _ in text } }
    days = found.events.map(\.day.iso)
    events = zip(found.events, titles).map { event, title in
      let last = event.lastDay == event.day ? "" : "…\(event.lastDay.iso)"
      return "\(event.day.iso)\(last) \(Reading.clock(event.startMinute)) \(title)"
        + (event.isRecurring ? " ↻" : "")
    }
    warnings = found.warnings.map { "\($0.line) \($0.kind.rawValue)" }
  }

  init(
    _ text: String, today: String = "2026-11-30", window: MomentWindow = window,
    zone: String? = nil
  ) throws {
    try self.init(text.utf8, today: today, window: window, zone: zone)
  }

  private static func clock(_ minute: Int?) -> String {
    guard let minute else { return "–" }
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(digits(minute / 60)):\(digits(minute % 60))"
  }
}

/// A calendar around the lines of one event, with LF line ends.
func calendar(_ lines: String..., before: String = "") -> String {
  """
  BEGIN:VCALENDAR
  VERSION:2.0
  \(before.isEmpty ? "" : before + "\n")BEGIN:VEVENT
  \(lines.joined(separator: "\n"))
  END:VEVENT
  END:VCALENDAR

  """
}
