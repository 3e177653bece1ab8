import Engine
import FamilyCalendar
import Testing

/// Repetition, exceptions and moved occurrences.
@Suite("Series")
struct SeriesTests {
  /// The days of one event that repeats, `ahead` days from `today`.
  static func days(
    _ lines: String..., today: String, ahead: Int, zone: String? = "Europe/Paris"
  ) throws -> [String] {
    let window = MomentWindow(pastDays: 730, futureDays: ahead, recurringPastDays: 0)
    return try Reading(
      calendar(lines.joined(separator: "\n")), today: today, window: window, zone: zone
    ).events.map { String($0.dropLast(3)) }
  }

  @Test func anExclusionInUTCMeetsALocalStart() throws {
    let judo = ["UID:1", "DTSTART;TZID=Europe/Paris:20261012T170000", "RRULE:FREQ=WEEKLY;COUNT=4"]
    let text = (judo + ["EXDATE:20261019T150000Z", "EXDATE:20261026T160000Z"])
      .joined(separator: "\n")
    #expect(
      try Self.days(text, today: "2026-10-12", ahead: 30) == [
        "2026-10-12 17:00", "2026-11-02 17:00",
      ])
  }

  @Test(arguments: [
    ("date", "EXDATE;VALUE=DATE:20261203"),
    ("date without its kind", "EXDATE:20261203"),
    ("same zone", "EXDATE;TZID=Europe/Paris:20261203T170000"),
    ("floating", "EXDATE:20261203T170000"),
    ("UTC", "EXDATE:20261203T160000Z"),
    ("another zone", "EXDATE;TZID=America/New_York:20261203T110000"),
    ("in a list", "EXDATE;TZID=Europe/Paris:20200101T170000, 20261203T170000,20291203T170000"),
  ])
  func exclusionsMeetTheirOccurrence(name: String, line: String) throws {
    let days = try Self.days(
      "DTSTART;TZID=Europe/Paris:20261201T170000", "RRULE:FREQ=DAILY;COUNT=4", line,
      today: "2026-12-01", ahead: 14)
    #expect(days == ["2026-12-01 17:00", "2026-12-02 17:00", "2026-12-04 17:00"])
  }

  /// libical alone may count from the week before when weeks don’t begin on Sunday.
  @Test(arguments: [
    ("TH", "WE", ["2026-11-11", "2026-12-02", "2026-12-23"]),
    ("TH", "MO,WE", ["2026-11-11", "2026-11-30", "2026-12-02", "2026-12-21", "2026-12-23"]),
    ("WE", "WE", ["2026-11-25", "2026-12-16"]),
    ("TU", "TH;BYMONTH=12", ["2026-12-03", "2026-12-24"]),
    ("MO", "SU", ["2026-11-15", "2026-12-06", "2026-12-27"]),
    ("SU", "SU", ["2026-11-29", "2026-12-20"]),
    ("TH", "WE;COUNT=3", ["2026-11-11", "2026-12-02"]),
    ("TH", "WE;UNTIL=20261210", ["2026-11-11", "2026-12-02"]),
  ])
  func weeksBeginOnAnyDay(first: String, days: String, expected: [String]) throws {
    let found = try Self.days(
      "DTSTART;VALUE=DATE:20261110", "RRULE:FREQ=WEEKLY;INTERVAL=3;WKST=\(first);BYDAY=\(days)",
      today: "2026-11-11", ahead: 50)
    #expect(found == expected.map { $0 + " –" })
  }

  @Test func anExclusionAtAnotherTimeIsNone() throws {
    let days = try Self.days(
      "DTSTART:20261201T170000", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20261202T160000",
      today: "2026-12-01", ahead: 14)
    #expect(days.count == 2)
  }

  @Test(arguments: [
    ("EXDATE;VALUE=DATE:20261202"), ("EXDATE:20261202T000000Z"), ("EXDATE:20261201T230000Z"),
    ("EXDATE;TZID=W. Europe Standard Time:20261202T000000"),
  ])
  func allDaySeriesTakeTimes(line: String) throws {
    let days = try Self.days(
      "DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;COUNT=3", line,
      today: "2026-12-01", ahead: 14)
    #expect(days == ["2026-12-01 –", "2026-12-03 –"])
  }

  @Test(arguments: [
    ("date and time for dates", "DTSTART;VALUE=DATE:20261101", "UNTIL=20270102T000000Z", 2),
    ("date for times", "DTSTART:20261101T200000", "UNTIL=20261201", 2),
    (
      "UTC for a zone, just enough", "DTSTART;TZID=Europe/Paris:20261101T200000",
      "UNTIL=20261201T190000Z", 2
    ),
    (
      "UTC for a zone, just short", "DTSTART;TZID=Europe/Paris:20261101T200000",
      "UNTIL=20261201T185959Z", 1
    ),
    (
      "floating for a zone", "DTSTART;TZID=Europe/Paris:20261101T200000",
      "UNTIL=20261201T200000", 2
    ),
    ("before the start", "DTSTART:20261101T200000", "UNTIL=20250101T000000", 1),
  ])
  func untilNeedNotMatch(name: String, start: String, until: String, count: Int) throws {
    let days = try Self.days(
      start, "RRULE:FREQ=MONTHLY;\(until)", today: "2026-11-01", ahead: 58)
    #expect(days.count == count)
  }

  @Test func theStartCountsEvenOutsideItsRule() throws {
    let rule = "RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1SU"
    #expect(
      try Self.days("DTSTART;VALUE=DATE:20090607", rule, today: "2009-06-01", ahead: 400) == [
        "2009-06-07 –", "2010-05-30 –",
      ])
    #expect(
      try Self.days(
        "DTSTART;VALUE=DATE:20090607", "\(rule);COUNT=3", today: "2009-06-01", ahead: 4000
      ) == ["2009-06-07 –", "2010-05-30 –", "2011-05-29 –"])
  }

  @Test func lastSundayOfTheSameMonthEachYear() throws {
    #expect(
      try Self.days(
        "DTSTART;TZID=Europe/Paris:20231029T030000",
        "RRULE:FREQ=MONTHLY;INTERVAL=12;BYDAY=-1SU", today: "2024-10-01", ahead: 760
      ) == ["2024-10-27 03:00", "2025-10-26 03:00", "2026-10-25 03:00"])
  }

  @Test func aFeastStaysOnItsDay() throws {
    #expect(
      try Self.days(
        "DTSTART;TZID=Europe/Paris;VALUE=DATE:20120714",
        "RRULE:FREQ=YEARLY;INTERVAL=1", today: "2026-07-10", ahead: 400
      ) == ["2026-07-14 –", "2027-07-14 –"])
  }

  @Test func localTimeOutlivesTheClockChange() throws {
    #expect(
      try Self.days(
        "DTSTART;TZID=Europe/Paris:20261019T003000", "RRULE:FREQ=WEEKLY",
        today: "2026-10-19", ahead: 14
      ) == ["2026-10-19 00:30", "2026-10-26 00:30", "2026-11-02 00:30"])
  }

  @Test func aSeriesInUTCIsRepeatedThere() throws {
    #expect(
      try Self.days(
        "DTSTART:20261018T223000Z", "RRULE:FREQ=WEEKLY;BYDAY=SU", today: "2026-10-19", ahead: 14
      ) == ["2026-10-19 00:30", "2026-10-25 23:30", "2026-11-01 23:30"])
  }

  @Test func extraDatesAreAdded() throws {
    #expect(
      try Self.days(
        "DTSTART;TZID=Europe/Paris:20261201T170000", "RRULE:FREQ=WEEKLY;COUNT=2",
        "RDATE;TZID=Europe/Paris:20261203T090000,20261208T170000",
        "RDATE;VALUE=PERIOD:20261204T160000Z/PT1H", today: "2026-12-01", ahead: 14
      ) == ["2026-12-01 17:00", "2026-12-03 09:00", "2026-12-04 17:00", "2026-12-08 17:00"])
  }

  /// A weekly series of four with one more event of the same UID.
  static func moved(_ lines: String...) -> String {
    calendar(
      "UID:1", "SUMMARY:judo", "DTSTART;TZID=Europe/Paris:20261201T170000",
      "RRULE:FREQ=WEEKLY;COUNT=2") + calendar("UID:1\n" + lines.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("moved", "DTSTART;TZID=Europe/Paris:20261209T090000", "2026-12-09 09:00 autre ↻"),
    ("moved before the series", "DTSTART:20261125T090000", "2026-11-25 09:00 autre ↻"),
    ("moved out of the window", "DTSTART:20270125T090000", nil),
    ("called off", "DTSTART:20261208T170000\nSTATUS:CANCELLED", nil),
    ("same as before", "DTSTART:20261208T170000", "2026-12-08 17:00 autre ↻"),
  ])
  func anOccurrenceIsReplaced(name: String, change: String, expected: String?) throws {
    for id in [
      ":20261208T160000Z", ";TZID=Europe/Paris:20261208T170000", ";VALUE=DATE:20261208",
      ":20261208T170000",
    ] {
      let text = Self.moved("RECURRENCE-ID\(id)", change, "SUMMARY:autre")
      let events = try Reading(text).events
      #expect(Set(events) == Set(["2026-12-01 17:00 judo ↻", expected].compactMap { $0 }))
      #expect(events == events.sorted())
    }
  }

  @Test func anAllDayOccurrenceIsMovedByATime() throws {
    let text =
      calendar(
        "UID:1", "SUMMARY:a", "DTSTART;VALUE=DATE:20261124",
        "RRULE:FREQ=WEEKLY;UNTIL=20261217T220000Z;INTERVAL=1;BYDAY=TU,TH;WKST=MO")
      + calendar(
        "UID:1", "SUMMARY:b", "RECURRENCE-ID;TZID=W. Europe Standard Time:20261203T000000",
        "DTSTART;VALUE=DATE:20261204")
    #expect(
      try Reading(text).days == [
        "2026-11-24", "2026-11-26", "2026-12-01", "2026-12-04", "2026-12-08", "2026-12-10",
      ])
  }

  @Test func aMovedOccurrenceNeedsNoSeries() throws {
    let text = calendar(
      "UID:1", "SUMMARY:a", "RECURRENCE-ID:20261201T160000Z", "DTSTART:20261202T170000")
    #expect(try Reading(text).events == ["2026-12-02 17:00 a ↻"])
  }

  @Test func aMoveMayStandBeforeItsSeries() throws {
    let text =
      calendar("UID:1", "SUMMARY:b", "RECURRENCE-ID:20261202", "DTSTART:20261205")
      + calendar("UID:1", "SUMMARY:a", "DTSTART:20261201", "RRULE:FREQ=DAILY;COUNT=2")
    #expect(try Reading(text).events == ["2026-12-01 – a ↻", "2026-12-05 – b ↻"])
  }

  @Test func cancelledEventsAreLeftOut() throws {
    let text = ["TENTATIVE", "CONFIRMED", "CANCELLED", "cancelled", "", "?"]
      .map { calendar("SUMMARY:\($0)", "DTSTART:20261201", "STATUS:\($0)") }.joined()
    #expect(try Reading(text).titles == ["TENTATIVE", "CONFIRMED", "", "?"])
  }

  @Test(arguments: [
    ("FREQ=SECONDLY", "unbounded-rule"),
    ("FREQ=MINUTELY", "unbounded-rule"),
    ("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "unbounded-rule"),
    ("FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,10,20,30,40,50", "unbounded-rule"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "unreadable-rule"),
    ("FREQ=MONTHLY;BYDAY=6MO", "unreadable-rule"),
    ("FREQ=YEARLY;BYDAY=54MO", "unreadable-rule"),
    ("FREQ=YEARLY;BYMONTH=13;BYDAY=1MO", "unreadable-rule"),
    ("FREQ=DAILY;INTERVAL=0", "unreadable-rule"),
    ("FREQ=DAILY;RSCALE=CHINESE", "unreadable-rule"),
    ("FREQ=DAILY;COUNT=2;UNTIL=20261204", "unreadable-rule"),
    ("", "unreadable-rule"),
  ])
  func absurdRulesAreBounded(rule: String, warning: String) throws {
    let reading = try Reading(calendar("DTSTART:20261120T170000", "RRULE:\(rule)"))
    #expect(reading.warnings == ["5 \(warning)"])
    #expect(reading.days.count <= 1000)
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTHDAY=30;BYMONTH=2", "FREQ=MONTHLY;BYSETPOS=50",
    "FREQ=DAILY;COUNT=99999;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;COUNT=9000", "FREQ=SECONDLY",
  ])
  func manyAbsurdRulesTogetherAreBounded(rule: String) throws {
    let text = (0..<500).map {
      calendar("UID:\($0)", "DTSTART:19200101T170000", "RRULE:\(rule)")
    }
    let reading = try Reading(text.joined() + calendar("SUMMARY:a", "DTSTART:20261201"))
    #expect(reading.warnings.count <= 500)
    #expect(reading.days == ["2026-12-01"])
  }
}
