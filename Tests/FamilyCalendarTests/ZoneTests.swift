import Engine
import TestSupport
import Testing

@testable import FamilyCalendar

@Suite("Time zones")
struct ZoneTests {
  /// The clock changes of the European Union under a name that no system knows.
  static let invented = """
    BEGIN:VTIMEZONE
    TZID:Chez nous
    BEGIN:STANDARD
    DTSTART:16010101T030000
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:16010101T020000
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
    END:DAYLIGHT
    END:VTIMEZONE
    """

  @Test(arguments: ["Europe/Paris", "Pacific/Auckland", "America/Los_Angeles", nil])
  func aDateIsTheSameEverywhere(zone: String?) throws {
    let text = calendar("DTSTART;VALUE=DATE:20261130", before: "X-WR-TIMEZONE:Asia/Tokyo")
    #expect(try Reading(text, zone: zone).days == ["2026-11-30"])
  }

  @Test(arguments: [
    ("floating stays", "DTSTART:20261201T233000", "X-WR-TIMEZONE:Asia/Tokyo", "2026-12-01 23:30"),
    ("a zone stays", "DTSTART;TZID=America/New_York:20261201T233000", "", "2026-12-01 23:30"),
    (
      "UTC is read in the calendar's zone", "DTSTART:20261201T160000Z",
      "X-WR-TIMEZONE:Asia/Tokyo", "2026-12-02 01:00"
    ),
    ("else in the reader's", "DTSTART:20261201T233000Z", "", "2026-12-02 00:30"),
    (
      "a zone that doesn't exist is passed over", "DTSTART:20261201T160000Z",
      "X-WR-TIMEZONE:America/Los Angeles", "2026-12-01 17:00"
    ),
    (
      "a parameter on the calendar's zone", "DTSTART:20261201T160000Z",
      "X-WR-TIMEZONE;VALUE=TEXT:Asia/Tokyo", "2026-12-02 01:00"
    ),
  ])
  func hoursAreReadWhereTheyBelong(
    name: String, start: String, before: String, expected: String
  ) throws {
    let reading = try Reading(calendar(start, before: before), zone: "Europe/Paris")
    #expect(reading.events == [expected + " "])
    #expect(reading.warnings.isEmpty)
  }

  @Test func utcWithoutAnyZoneStays() throws {
    let reading = try Reading(calendar("DTSTART:20261201T233000Z"))
    #expect(reading.events == ["2026-12-01 23:30 "])
  }

  /// The end in UTC shows whether the zone of the start was understood.
  @Test(arguments: [
    "Europe/Paris", "Romance Standard Time", "W. Europe Standard Time", "Chez nous",
    "/example.org/20240101_1/Europe/Paris", "\"Europe/Paris\"",
  ])
  func zonesAreFoundByTheirNames(zone: String) throws {
    let text = calendar(
      "DTSTART;TZID=\(zone):20261201T233000", "DTEND:20261201T230000Z", before: Self.invented)
    let later = calendar(
      "DTSTART;TZID=\(zone):20260701T233000", "DTEND:20260701T220000Z", before: Self.invented)
    for text in [text, later] {
      let reading = try Reading(text)
      #expect(reading.events.count == 1)
      #expect(reading.events.allSatisfy { $0.hasSuffix("01 23:30 ") }, "\(reading.events)")
      #expect(reading.warnings.isEmpty)
    }
  }

  @Test func anUnknownZoneIsSaidOnce() throws {
    let text = (1...3).map { calendar("DTSTART;TZID=FOO:2026120\($0)T080000") }.joined()
    let reading = try Reading(text)
    #expect(reading.events.map { $0.dropLast() } == (1...3).map { "2026-12-0\($0) 08:00" })
    #expect(reading.warnings == ["4 unknown-zone"])
  }

  @Test(arguments: ["../../etc/passwd", "/etc/passwd", "Europe/../../../etc/hosts", "a\0b", ""])
  func aNameNeverLeavesTheFolderOfZones(name: String) {
    #expect(ZoneBook.systemNames(of: name).allSatisfy { !$0.contains(".") && $0.first != "/" })
  }

  @Test func everyWindowsNameLeadsToAZone() {
    for (windows, system) in WindowsZones.table {
      #expect(SystemZone(named: system) != nil, "\(windows): \(system)")
    }
    #expect(WindowsZones.table.count > 130)
  }

  /// Moments in UTC, as seconds since 1970, and the offset in hours.
  @Test(arguments: [
    ("Europe/Paris", 1_774_745_999, 1), ("Europe/Paris", 1_774_746_000, 2),
    ("Europe/Paris", 1_792_889_999, 2), ("Europe/Paris", 1_792_890_000, 1),
    ("Europe/Paris", 4_118_000_400, 2), ("America/New_York", 1_796_100_000, -5),
    ("Asia/Tokyo", 1_796_100_000, 9), ("Australia/Sydney", 1_796_100_000, 11),
    ("Etc/UTC", 0, 0),
  ])
  func offsetsAreThoseOfTheSystem(name: String, moment: Int, hours: Int) throws {
    let zone = try #require(SystemZone(named: name))
    #expect(zone.offset(atUTC: moment) == hours * 3600)
  }

  /// Local times in Paris around the changes of 2026, and the offset in hours.
  @Test(arguments: [
    ("before spring", 29, 3, 1, 1), ("skipped", 29, 3, 2, 1), ("after spring", 29, 3, 3, 2),
    ("before autumn", 25, 10, 1, 2), ("twice: the first", 25, 10, 2, 2),
    ("after autumn", 25, 10, 3, 1),
  ])
  func localTimesAroundAChange(name: String, date: Int, month: Int, hour: Int, hours: Int) throws {
    let zone = try #require(SystemZone(named: "Europe/Paris"))
    let day = try #require(CivilDay(year: 2026, month: month, day: date))
    #expect(zone.offset(atLocal: day.dayNumber * 86_400 + hour * 3600) == hours * 3600)
  }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", 1_774_745_999, 3600, 7200),
    ("<+03>-3", 0, 10800, 10800),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", 1_790_431_199, 43200, 46800),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_774_745_999, 0, 3600),
    ("AAA3BBB2,J60/0,300/0", 1_772_333_999, -10800, -7200),
    ("EST5EDT,M3.2.0,M11.1.0", 1_772_953_199, -18000, -14400),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_774_745_999, -7200, -3600),
  ])
  func posixRulesChangeOnTheSecond(
    text: String, moment: Int, before: Int, after: Int
  ) throws {
    let zone = try #require(PosixZone("\n\(text)\n".utf8))
    #expect(zone.offset(atUTC: moment) == before)
    #expect(zone.offset(atUTC: moment + 1) == after)
  }

  @Test(arguments: ["", "\n\n", "CET", "-1", "<CET-1", "CET-1CEST", "CET-1CEST,M13.5.0,M10.5.0"])
  func whatIsNoPosixRuleIsRefused(text: String) {
    #expect(PosixZone(text.utf8) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func damagedZoneFilesAreRefusedOrRead(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 4]
    var bytes = Array("TZif2".utf8) + Array(repeating: 0, count: 15) + counts
    bytes += [0, 0, 0, 1, 1] + [0, 0, 14, 16, 0, 0] + [0, 0, 28, 32, 1, 4] + Array("CET\0".utf8)
    bytes += Array(bytes) + Array("\nCET-1\n".utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    }
    bytes.removeLast(Int.random(in: 0...40, using: &random))
    let offset = bytes.withUnsafeBytes { SystemZone($0)?.offset(atUTC: 1_796_100_000) }
    #expect(offset.map { abs($0) <= 1 << 31 } ?? true, "seed \(seed)")
  }

  @Test func theFilesOwnZoneAgreesWithTheSystems() throws {
    var random = SplitMix64(seed: 7)
    let paris = try #require(SystemZone(named: "Europe/Paris"))
    var block = VTimeZoneText()
    block.begin("STANDARD")
    block.end("STANDARD")
    #expect(block.text != nil)
    for _ in 0..<100 {
      let moment = Int.random(in: 1_735_000_000...1_900_000_000, using: &random)
      let local = moment + paris.offset(atUTC: moment)
      let start = Self.digits(moment) + "Z"
      let text = calendar(
        "DTSTART:\(start)", before: Self.invented + "\nX-WR-TIMEZONE:Chez nous")
      let expected = Self.digits(local)
      let today =
        "\(expected.prefix(4))-\(expected.dropFirst(4).prefix(2))-\(expected.prefix(8).suffix(2))"
      let reading = try Reading(text, today: today)
      let clock = "\(expected.dropFirst(9).prefix(2)):\(expected.dropFirst(11).prefix(2))"
      #expect(reading.events == ["\(today) \(clock) "], "moment \(moment)")
    }
  }

  /// A moment written as `20261201T170000`.
  private static func digits(_ seconds: Int) -> String {
    let day = CivilDay(dayNumber: seconds / 86_400).iso.filter { $0 != "-" }
    let second = seconds % 86_400
    let parts = [second / 3600, second / 60 % 60, second % 60]
    return day + "T" + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }

  @Test(arguments: [
    ("FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", true), ("FREQ=YEARLY", true),
    ("FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=25,26,27,28,29,30,31;BYDAY=SU", true),
    ("FREQ=SECONDLY", false), ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", false),
    ("FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;BYHOUR=1,2", false), ("FREQ=YEARLY;BYDAY=MO,TU", false),
    ("FREQ=YEARLY;BYMONTH=13", false), ("FREQ=YEARLY;INTERVAL=2", false), ("", false),
  ])
  func onlyYearlyRulesReachAZone(rule: String, isTaken: Bool) {
    #expect(VTimeZoneText.isYearly(rule) == isTaken)
  }
}
