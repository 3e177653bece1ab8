import Engine
import FamilyCalendar
import Platform
import TestSupport
import Testing

/// Files, folders of them, and what lies among them that is no calendar.
@Suite("Sources")
struct SourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(_ names: String...) throws -> CalendarHarvest {
    try CalendarFiles(names.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" }).read(
      around: day("2026-11-30"), window: window, zone: "Europe/Paris")
  }

  private func add(
    _ name: String, uid: String = "", start: String = "20261128T100000", _ lines: String...
  ) throws {
    let own = (uid.isEmpty ? [] : ["UID:\(uid)"]) + ["DTSTART:\(start)", "SUMMARY:Zoo"]
    try folder.write(
      Array(calendar((own + lines).joined(separator: "\n")).utf8), to: name)
  }

  private func lines(_ harvest: CalendarHarvest) -> [String] {
    harvest.events.map { "\($0.day.iso) \($0.uid)" }
  }

  /// Notices without the path of the folder.
  private func notices(_ harvest: CalendarHarvest) -> [String] {
    harvest.notices.map { notice in
      switch notice {
      case .line(let warning, let path):
        "\(path.dropFirst(folder.path.utf8.count + 1)):\(warning.line) \(warning.kind.rawValue)"
      case .foreign(let path): "\(path.dropFirst(folder.path.utf8.count + 1)) foreign"
      case .unreadable(let error):
        "\(error.path.dropFirst(folder.path.utf8.count + 1)) \(error.kind)"
      }
    }
  }

  @Test func severalFilesAndFoldersAreOneCalendar() throws {
    try add("a.ics", uid: "1", start: "20261129T100000")
    try add("vdir/école/1.ics", uid: "2", start: "20261128T100000")
    try add("vdir/école/2.ICS", uid: "3", start: "20261201T100000")
    try add("vdir/famille/3.ics", uid: "4", start: "20261127T100000")
    let harvest = try read("a.ics", "vdir")
    #expect(lines(harvest) == ["2026-11-27 4", "2026-11-28 2", "2026-11-29 1", "2026-12-01 3"])
    #expect(harvest.notices.isEmpty)
  }

  @Test func whatIsNoCalendarIsToldAndPassedOver() throws {
    try add("a.ics", uid: "1")
    try add("b.ics", uid: "2", start: "20260230T100000")
    try folder.write(Array("Piscine secrète".utf8), to: "c.ics")
    try folder.write([], to: "d.ics")
    try folder.write(Array("couleur".utf8), to: "color")
    try add(".caché.ics", uid: "3")
    try add("e.ics.tmp", uid: "4")
    _ = try folder.link("f.ics", to: "nowhere.ics")
    let harvest = try read("")
    #expect(lines(harvest) == ["2026-11-28 1"])
    #expect(notices(harvest) == ["b.ics:5 unreadable-start", "c.ics foreign", "d.ics foreign"])
  }

  @Test func circlesOfLinksEnd() throws {
    try add("a/1.ics", uid: "1")
    _ = try folder.link("a/b", to: folder.path)
    _ = try folder.link("a/self", to: "self")
    _ = try folder.link("twice.ics", to: "a/1.ics")
    #expect(lines(try read("")) == ["2026-11-28 1"])
  }

  @Test func anEventOfSeveralFilesCountsOnce() throws {
    try add("1.ics", uid: "1", "RRULE:FREQ=DAILY;COUNT=3")
    try add("2.ics", uid: "1", "RRULE:FREQ=DAILY;COUNT=3")
    try add("3.ics", uid: "2")
    try add("4.ics")
    try add("5.ics")
    let found = lines(try read(""))
    #expect(
      found == [
        "2026-11-28 1", "2026-11-28 2", "2026-11-28 ", "2026-11-28 ", "2026-11-29 1",
        "2026-11-30 1",
      ])
  }

  @Test func whatWasNamedMustBeThere() throws {
    try folder.write(Array("rien".utf8), to: "c.ics")
    try folder.write(Array("rien".utf8), to: "vide/lisezmoi.txt")
    #expect(throws: CalendarSourceError.foreign(path: folder.path + "/c.ics")) { try read("c.ics") }
    #expect(throws: CalendarSourceError.emptyFolder(path: folder.path + "/vide")) {
      try read("vide")
    }
    #expect { try read("absent.ics") } throws: { error in
      guard case .unreadable(let system) = error as? CalendarSourceError else { return false }
      return system.kind == .missing
    }
  }

  @Test func thousandsOfFiles() throws {
    let count = TestScale.count(10_000)
    for number in 0..<count { try add("\(number % 7)/\(number).ics", uid: "\(number)") }
    #expect(try read("").events.count == count)
  }

  @Test func manyEventsInOneFile() throws {
    let count = TestScale.count(100_000)
    let events = (0..<count).map { number in
      "BEGIN:VEVENT\nUID:\(number)\nDTSTART:20261128T100000\nSUMMARY:Zoo\nEND:VEVENT\n"
    }
    try folder.write(
      Array(("BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR\n").utf8), to: "a.ics")
    let harvest = try read("a.ics")
    #expect(harvest.events.count == count)
    #expect(harvest.notices.isEmpty)
  }

  /// Each of these rules takes what one file may cost: without a common bound they would take hours.
  @Test func absurdRulesOfManyFilesHaveOneBound() throws {
    for number in 0..<200 {
      try add(
        "\(number).ics", uid: "\(number)", start: "19700101T000000",
        number % 2 == 0
          ? "RRULE:FREQ=MINUTELY;BYSETPOS=3;COUNT=9000000"
          : "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=MO")
    }
    try add("z.ics", uid: "z")
    let harvest = try read("")
    #expect(lines(harvest) == ["2026-11-28 z"])
    #expect(harvest.notices.count == 200)
  }
}
