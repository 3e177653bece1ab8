import Diagnostics
import FamilyCalendar
import Testing

/// Broken files: one bad event is one warning, and never the loss of the others.
@Suite("Faults")
struct FaultTests {
  @Test func rawLinesOfADescriptionDoNoHarm() throws {
    let text = """
      BEGIN:VCALENDAR

      BEGIN:VEVENT
      UID:1
      DTSTART:20261201T080000
      SUMMARY;LANGUAGE=fr:MATHÉMATIQUES - <CM1 A>, salle 3
      DESCRIPTION;LANGUAGE=fr:Matière : calcul
      Professeur : présent
      SUMMARY: autre chose
      Date : 20261231

      Salle : 3
      END : bientôt
      X-ALT-DESC;FMTTYPE=text/html:Matière : calcul
      Groupe : [1]

      END:VEVENT

      BEGIN:VEVENT
      UID:2
      DTSTART:20261202T080000
      SUMMARY:Dessin
      END:VEVENT
      END:VCALENDAR
      """
    let reading = try Reading(text)
    #expect(
      reading.events == [
        "2026-12-01 08:00 MATHÉMATIQUES - <CM1 A>, salle 3", "2026-12-02 08:00 Dessin",
      ])
    #expect(reading.warnings.isEmpty)
  }

  static let badEvents = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    SUMMARY:un
    DTSTART;VALUE=DATE:20261201
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:trente février
    DTSTART:20260230T100000Z
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:sans date
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:deux
    DTSTART:20261202T100000
    DTEND:hier
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:trois
    DTSTART:20261203T100000
    RRULE:FREQ=PARFOIS
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:quatre
    DTSTART:20261204T100000
    RRULE:FREQ=DAILY;COUNT=2
    EXDATE:demain
    END:VEVENT
    END:VCALENDAR
    """

  @Test func badEventsLeaveTheOthers() throws {
    let reading = try Reading(Self.badEvents)
    #expect(
      reading.events == [
        "2026-12-01 – un", "2026-12-02 10:00 deux", "2026-12-03 10:00 trois ↻",
        "2026-12-04 10:00 quatre ↻", "2026-12-05 10:00 quatre ↻",
      ])
    #expect(
      reading.warnings == [
        "8 unreadable-start", "10 missing-start", "16 unreadable-end", "21 unreadable-rule",
        "27 unreadable-date",
      ])
  }

  @Test(arguments: [
    ("an event that begins inside another", "BEGIN:VEVENT", ["2 unclosed-event"], 2),
    ("a calendar that ends too early", "END:VCALENDAR\nBEGIN:VEVENT", ["2 unclosed-event"], 2),
    ("an alarm inside", "BEGIN:VALARM\nSUMMARY:non\nDTSTART:20261205\nEND:VALARM", [], 1),
    ("an alarm that is never closed", "BEGIN:VALARM\nSUMMARY:non", [], 1),
    ("garbage", "\u{1}\u{7F}\n:\n;\n=\nÉ:é\nDTSTART", [], 1),
  ])
  func structureIsMended(
    name: String, middle: String, warnings: [String], count: Int
  ) throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART:20261201
      SUMMARY:un
      \(middle)
      DTSTART:20261202
      SUMMARY:deux
      END:VEVENT
      END:VCALENDAR
      """
    let reading = try Reading(text)
    #expect(reading.titles == Array(["un", "deux"].prefix(count)))
    #expect(reading.warnings == warnings)
  }

  @Test func aCutEventIsLeftOut() throws {
    let whole = calendar("SUMMARY:un", "DTSTART:20261201")
    let reading = try Reading(whole + "BEGIN:VEVENT\nDTSTART:20261202\nSUMMARY:Goûter à l’hôp")
    #expect(reading.titles == ["un"])
    #expect(reading.warnings == ["8 cut-event"])
  }

  @Test func otherComponentsArePassedOver() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      SUMMARY:à faire
      DTSTART:20261201
      BEGIN:VALARM
      SUMMARY:sonnerie
      END:VALARM
      END:VTODO
      BEGIN:VTIMEZONE
      BEGIN:STANDARD
      DTSTART:19701025T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      END:VCALENDAR
      \(calendar("SUMMARY:un", "DTSTART:20261201"))

      \(calendar("SUMMARY:deux", "DTSTART:20261202"))
      """
    #expect(try Reading(text).titles == ["un", "deux"])
  }

  @Test func anEventWithoutTitleIsKept() throws {
    #expect(try Reading(calendar("UID:1", "DTSTART:20261201")).events == ["2026-12-01 – "])
  }

  @Test(arguments: ["", "\n", "\r\r\r\r", "BEGIN", "\0", "\u{FEFF}", "BEGIN:VEVENT"])
  func aFileWithoutEventsIsEmpty(text: String) throws {
    #expect(try Reading(text).events.isEmpty)
  }

  @Test func repetitionsAreKeptUnlessIdentical() throws {
    let text = """
      BEGIN:VEVENT
      UID:a
      SUMMARY:course
      DTSTART:20261201
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      SUMMARY:course
      DTSTART:20261201
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      SUMMARY:course à pied
      DTSTART:20261201
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      SUMMARY:course
      DTSTART:20261202
      END:VEVENT
      BEGIN:VEVENT
      SUMMARY:sans numéro
      DTSTART:20261203
      END:VEVENT
      BEGIN:VEVENT
      SUMMARY:sans numéro
      DTSTART:20261203
      END:VEVENT
      """
    #expect(
      try Reading(text).titles == [
        "course", "course à pied", "course", "sans numéro", "sans numéro",
      ])
  }

  @Test(arguments: CalendarWarning.Kind.allCases)
  func everyWarningSpeaksBothLanguages(kind: CalendarWarning.Kind) {
    let message = CalendarWarning(kind, line: 1).message
    #expect(!message.fr.isEmpty && !message.en.isEmpty && message.fr != message.en)
    let others = CalendarWarning.Kind.allCases.filter { $0 != kind }
    for other in others { #expect(CalendarWarning(other, line: 1).message != message) }
  }
}
