import Testing

/// When a yearly event that lies beyond the window next happens.
@Suite("Yearly events")
struct YearlyTests {
  private func next(_ lines: String..., today: String = "2026-11-30") throws -> [String] {
    try Reading(calendar(lines.joined(separator: "\n")), today: today, zone: "Europe/Paris").yearly
  }

  @Test(arguments: [
    ("DTSTART;VALUE=DATE:20190303", "RRULE:FREQ=YEARLY", ["2027-03-03"]),
    ("DTSTART;VALUE=DATE:20191129", "RRULE:FREQ=YEARLY", []),
    ("DTSTART;VALUE=DATE:20191214", "RRULE:FREQ=YEARLY", []),
    ("DTSTART;VALUE=DATE:20191215", "RRULE:FREQ=YEARLY", ["2026-12-15"]),
    ("DTSTART;VALUE=DATE:20191122", "RRULE:FREQ=YEARLY", ["2027-11-22"]),
    ("DTSTART;VALUE=DATE:20200229", "RRULE:FREQ=YEARLY", ["2028-02-29"]),
    ("DTSTART;VALUE=DATE:20190303", "RRULE:FREQ=YEARLY;UNTIL=20260401", []),
    ("DTSTART;VALUE=DATE:20190303", "RRULE:FREQ=YEARLY;COUNT=5", []),
    ("DTSTART;VALUE=DATE:20190303", "RRULE:FREQ=MONTHLY;INTERVAL=12", ["2027-03-03"]),
    ("DTSTART;VALUE=DATE:20190303", "RRULE:FREQ=YEARLY;INTERVAL=5", []),
    ("DTSTART;VALUE=DATE:20190303", "RRULE:FREQ=WEEKLY;UNTIL=20200101", []),
    ("DTSTART;TZID=Europe/Paris:20190303T003000", "RRULE:FREQ=YEARLY", ["2027-03-03"]),
    ("DTSTART:20190302T233000Z", "RRULE:FREQ=YEARLY", ["2027-03-03"]),
    ("DTSTART;VALUE=DATE:20300303", "RRULE:FREQ=YEARLY", ["2030-03-03"]),
  ])
  func theNextOneIsTold(start: String, rule: String, expected: [String]) throws {
    #expect(try next("UID:1", start, rule) == expected)
  }

  @Test func excludedYearsAreSkipped() throws {
    #expect(
      try next(
        "UID:1", "DTSTART;VALUE=DATE:20190303", "RRULE:FREQ=YEARLY", "EXDATE;VALUE=DATE:20270303")
        == [])
  }
}
