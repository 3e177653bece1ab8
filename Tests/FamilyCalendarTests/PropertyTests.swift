import Engine
import FamilyCalendar
import TestSupport
import Testing

/// Properties over generated calendars; a failing seed is printed.
@Suite("Properties")
struct PropertyTests {
  static func pick<Value>(_ values: [Value], _ random: inout SplitMix64) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// A rule without COUNT and UNTIL.
  static func rule(_ random: inout SplitMix64) -> String {
    let interval = Int.random(in: 1...5, using: &random)
    let parts: [String] =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: ["FREQ=DAILY", pick(["", "BYDAY=MO,WE,FR", "BYMONTH=11,12"], &random)]
      case 1: ["FREQ=WEEKLY", pick(["", "BYDAY=MO,TH", "BYDAY=SU,SA", "BYDAY=TU"], &random)]
      case 2:
        ["FREQ=MONTHLY", pick(["", "BYDAY=-1SU", "BYMONTHDAY=1,15,-1", "BYDAY=2TU"], &random)]
      case 3:
        ["FREQ=YEARLY", pick(["", "BYMONTH=11,12;BYDAY=1MO", "BYMONTH=12;BYMONTHDAY=6"], &random)]
      default: ["FREQ=HOURLY", "BYHOUR=8,17"]
      }
    return
      (parts.filter { !$0.isEmpty } + ["INTERVAL=\(interval)"]
      + (Bool.random(using: &random) ? ["WKST=SU"] : [])).joined(separator: ";")
  }

  /// A rule with a COUNT is walked from its start, one without from near the window: both must
  /// give the same occurrences.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func skippingThePastChangesNothing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let day = CivilDay(dayNumber: Int.random(in: 17_500...20_790, using: &random))
    let start = day.iso.filter { $0 != "-" } + pick(["", "T170000"], &random)
    let rule = Self.rule(&random)
    let lines = ["DTSTART:\(start)", "RRULE:\(rule)"]
    let near = try Reading(calendar(lines.joined(separator: "\n")))
    let counted = try Reading(calendar("\(lines.joined(separator: "\n"));COUNT=19000"))
    if counted.warnings.isEmpty {
      #expect(near.events == counted.events, "seed \(seed): \(lines)")
    }
    #expect(near.warnings.isEmpty || rule.contains("HOURLY"), "seed \(seed): \(lines)")
  }

  private func pick<Value>(_ values: [Value], _ random: inout SplitMix64) -> Value {
    Self.pick(values, &random)
  }

  static let seeds = [
    calendar(
      "UID:1", "SUMMARY:Fête à l’école ⛷️", "DTSTART;TZID=Europe/Paris:20261201T170000",
      "DTEND:20261201T170000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20261220T000000Z",
      "EXDATE;VALUE=DATE:20261208", before: ZoneTests.invented),
    calendar(
      "DTSTART;VALUE=DATE:20261201", "DURATION:P1D", "RRULE:FREQ=YEARLY;BYSETPOS=1;BYDAY=MO"),
    calendar(
      "UID:1", "RECURRENCE-ID:20261202T160000Z", "DTSTART:20261203T0800", "STATUS:CANCELLED"),
  ]

  static let pieces = [
    "BEGIN:VEVENT\n", "END:VEVENT\n", "BEGIN:VTIMEZONE\n", "\r", "\n ", "\0", ":", ";", "=", ",",
    "\"", "\\", "RRULE:FREQ=DAILY;INTERVAL=32767\n", "BYMONTHDAY=-31;", "COUNT=2147483647;",
    "99999999", "-", "DTSTART:00010101\n", "DTSTART:99991231T235959\n", "P99999999999W",
    "RDATE:20261201,20261202,20261203\n", "TZID=Chez nous:",
  ]

  static func mutated(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = Array(pick(seeds, &random).utf8) + Array(pick(seeds, &random).utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.insert(contentsOf: pick(pieces, &random).utf8, at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 20))
      default:
        bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 60)], at: place)
      }
      if bytes.isEmpty { bytes = [0] }
    }
    return bytes
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func damagedFilesAreReadOrWarnedAbout(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<TestScale.count(2500) {
      let bytes = Self.mutated(&random)
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let reading = try Reading(bytes, zone: "Europe/Paris")
      let again = try Reading(bytes, zone: "Europe/Paris")
      #expect(reading.events == again.events, "seed \(seed), round \(round)")
      let numbers = reading.warnings.compactMap { Int($0.prefix { $0.isNumber }) }
      #expect(numbers == numbers.sorted(), "seed \(seed), round \(round)")
      #expect(numbers.allSatisfy { (1...lines).contains($0) }, "seed \(seed), round \(round)")
    }
  }

  @Test func longFilesAreRead() throws {
    var text = ""
    for number in 0..<10_000 {
      let day = CivilDay(dayNumber: 20_780 + number % 20).iso.filter { $0 != "-" }
      text += calendar("UID:\(number)", "SUMMARY:\(number)", "DTSTART;VALUE=DATE:\(day)")
    }
    #expect(try Reading(text).events.count == 10_000)
    let runs = String(repeating: "\r", count: 200_000) + String(repeating: "\n ", count: 100_000)
    #expect(try Reading(runs + calendar("DTSTART:20261201")).events.count == 1)
  }
}
