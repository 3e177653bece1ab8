import FamilyCalendar
import Testing

@Suite struct KindTests {
  static let files: [(name: String, bytes: [UInt8], isCalendar: Bool)] = [
    ("a calendar", Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8), true),
    ("an event alone, in lower case", Array("begin:vevent\n".utf8), true),
    ("after a byte order mark", [0xEF, 0xBB, 0xBF] + Array("BEGIN:VCALENDAR".utf8), true),
    ("UTF-16", [0xFF, 0xFE] + "BEGIN:VCALENDAR".utf8.flatMap { [$0, 0] }, true),
    ("after a false start", Array("BEBEGIN:VEVENT".utf8), true),
    ("nothing", [], false),
    ("the start alone", Array("BEGIN:".utf8), false),
    ("a web page", Array("<html>BEGIN VCALENDAR</html>".utf8), false),
  ]

  @Test(arguments: files)
  func tellsCalendarsFromOtherFiles(name: String, bytes: [UInt8], isCalendar: Bool) {
    #expect(CalendarReader.isCalendar(bytes) == isCalendar, "\(name)")
  }
}
