import FamilyCalendar
import Testing

/// Which days count (design: the window), with today = 30 November 2026.
@Suite("Days and window")
struct WindowTests {
  @Test(arguments: [
    ("20241129", false), ("20241130", true), ("20261130", true), ("20261214", true),
    ("20261215", false),
  ])
  func oneOffEventsCountTwoYearsBack(start: String, isIn: Bool) throws {
    #expect(try Reading(calendar("DTSTART;VALUE=DATE:\(start)")).days.isEmpty != isIn)
  }

  @Test(arguments: [
    ("inside", ["DTSTART:20261130"], 0),
    ("just outside", ["DTSTART:20261215"], 1),
    ("far ahead", ["DTSTART:20300101"], 1),
    ("far back", ["DTSTART:20100101"], 1),
    ("far and cancelled", ["DTSTART:20300101", "STATUS:CANCELLED"], 0),
    ("a series with a part inside", ["DTSTART:20200101", "RRULE:FREQ=DAILY"], 0),
    ("a series that is over", ["DTSTART:20200101", "RRULE:FREQ=DAILY;COUNT=3"], 1),
  ])
  func eventsOutsideTheWindowAreCounted(name: String, lines: [String], count: Int) throws {
    #expect(try Reading(calendar(lines.joined(separator: "\n"))).outsideCount == count)
  }

  @Test func recurringEventsCountAWeekBack() throws {
    let reading = try Reading(calendar("SUMMARY:a", "DTSTART:20200101", "RRULE:FREQ=DAILY"))
    #expect(reading.days.count == 22)
    #expect(reading.days.first == "2026-11-23")
    #expect(reading.days.last == "2026-12-14")
  }

  @Test(arguments: [
    ("over inside", ["DTSTART;VALUE=DATE:20241120", "DTEND;VALUE=DATE:20241201"], true),
    ("over before", ["DTSTART;VALUE=DATE:20241120", "DTEND;VALUE=DATE:20241130"], false),
    ("still under way", ["DTSTART;VALUE=DATE:20241120", "DTEND;VALUE=DATE:20261202"], false),
    ("begun inside", ["DTSTART;VALUE=DATE:20241201", "DTEND;VALUE=DATE:20281202"], true),
    (
      "a series over inside",
      [
        "DTSTART;VALUE=DATE:20261101", "DURATION:P3W4D", "RRULE:FREQ=MONTHLY;COUNT=2",
      ], true
    ),
  ])
  func anEventUnderWayCountsByItsStart(name: String, lines: [String], isIn: Bool) throws {
    let reading = try Reading(calendar(lines.joined(separator: "\n")))
    #expect(reading.days.isEmpty != isIn)
  }

  @Test(arguments: [
    (["DTSTART;VALUE=DATE:20261201"], "2026-12-01 –"),
    (["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261201"], "2026-12-01 –"),
    (["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261130"], "2026-12-01 –"),
    (["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261202"], "2026-12-01 –"),
    (["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261204"], "2026-12-01…2026-12-03 –"),
    (["DTSTART;VALUE=DATE:20261201", "DTEND:20261203T120000"], "2026-12-01…2026-12-03 –"),
    (["DTSTART;VALUE=DATE:20261201", "DURATION:P1D"], "2026-12-01 –"),
    (["DTSTART;VALUE=DATE:20261201", "DURATION:P1W"], "2026-12-01…2026-12-07 –"),
    (["DTSTART;VALUE=DATE:20261201", "DURATION:PT48H"], "2026-12-01…2026-12-02 –"),
    (["DTSTART;VALUE=DATE:20261201T170000"], "2026-12-01 –"),
    (["DTSTART:20261201"], "2026-12-01 –"),
    (["DTSTART;TZID=Europe/Paris;VALUE=DATE:20261201"], "2026-12-01 –"),
    (["DTSTART:20261201T170000"], "2026-12-01 17:00"),
    (["DTSTART:20261201T1700"], "2026-12-01 17:00"),
    (["DTSTART: 20261201t170000 "], "2026-12-01 17:00"),
    (["DTSTART:20261201T235960"], "2026-12-01 23:59"),
    (["DTSTART:20261201T170000", "DTEND:20261201T170000"], "2026-12-01 17:00"),
    (["DTSTART:20261201T200000", "DTEND:20261202T000000"], "2026-12-01 20:00"),
    (["DTSTART:20261201T200000", "DTEND:20261202T000100"], "2026-12-01…2026-12-02 20:00"),
    (["DTSTART:20261201T200000", "DURATION:PT4H1S"], "2026-12-01…2026-12-02 20:00"),
    (["DTSTART:20261201T200000", "DTEND;VALUE=DATE:20261203"], "2026-12-01…2026-12-02 20:00"),
    (["DTSTART:20261201T200000", "DURATION:-PT4H"], "2026-12-01 20:00"),
    (
      ["DTSTART;TZID=Europe/Paris:20261201T233000", "DTEND:20261201T230000Z"],
      "2026-12-01 23:30"
    ),
    (
      ["DTSTART;TZID=Europe/Paris:20261201T233000", "DTEND:20261201T231500Z"],
      "2026-12-01…2026-12-02 23:30"
    ),
  ])
  func daysAreReadAsWritten(lines: [String], expected: String) throws {
    let reading = try Reading(calendar(lines.joined(separator: "\n")))
    #expect(reading.events == [expected + " "])
    #expect(reading.warnings.isEmpty)
  }

  @Test(arguments: [
    "", "2026", "20260001", "20261301", "20261131", "20260229", "00001201", "20261201T240000",
    "20261201T126000", "+2026121", "2026 12 1", "20261201T120000X", "99999999999999999999",
  ])
  func whatIsNoDayIsSaid(text: String) throws {
    let reading = try Reading(calendar("DTSTART:\(text)"))
    #expect(reading.events.isEmpty)
    #expect(reading.warnings == ["4 unreadable-start"])
  }

  @Test func eventsComeByDayAndTime() throws {
    let text = ["20261203", "20261201T180000", "20261201", "20261201T090000"]
      .map { calendar("SUMMARY:\($0)", "DTSTART:\($0)") }.joined()
    #expect(
      try Reading(text).titles == ["20261201", "20261201T090000", "20261201T180000", "20261203"])
  }

  @Test func aLeapDayBeginsAWindow() throws {
    let text = calendar("DTSTART:20240229")
    #expect(try Reading(text, today: "2026-02-28").days == ["2024-02-29"])
    #expect(try Reading(text, today: "2026-03-01").days.isEmpty)
  }
}
