import Engine
import TestSupport

/// A generated series, as a calendar of one event.
struct PeerSeries {
  let seed: UInt64
  let calendar: String
  private let rule: [String]
  private let start: CivilDay

  private static let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    self.seed = seed
    start = CivilDay(dayNumber: Int.random(in: 18_200...21_100, using: &random))
    let clock = Clock.allCases[Int.random(in: 0..<Clock.allCases.count, using: &random)]
    let hour = Int.random(in: 10...21, using: &random)
    var rule = Self.rule(&random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: rule.append("COUNT=\(Int.random(in: 1...40, using: &random))")
    case 1:
      let last = start.adding(days: Int.random(in: 0...1500, using: &random))
      rule.append("UNTIL=" + clock.until(last, hour))
    default: break
    }
    if Bool.random(using: &random) {
      rule.append("INTERVAL=\(Int.random(in: 1...4, using: &random))")
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      rule.append("WKST=\(Self.days[Int.random(in: 0..<7, using: &random)])")
    }
    self.rule = rule
    var lines = [
      "UID:1", clock.property("DTSTART", start, hour), "RRULE:" + rule.joined(separator: ";"),
    ]
    for name in ["EXDATE", "RDATE"] where Int.random(in: 0..<4, using: &random) == 0 {
      let near = 20_787 + Int.random(in: -300...300, using: &random)
      lines.append(clock.property(name, CivilDay(dayNumber: near), hour))
    }
    calendar = FamilyCalendarTests.calendar(lines.joined(separator: "\n"), before: "PRODID:x")
  }

  /// Whether the peer is known to be wrong about a series of this kind.
  ///
  /// It leaves a start that its rule does not give out of COUNT, where the start is the first
  /// occurrence (RFC 5545 §3.8.5.3).
  var meetsAFaultOfThePeer: Bool {
    guard rule.contains(where: { $0.hasPrefix("COUNT=") }) else { return false }
    let parts = rule.filter { $0.hasPrefix("BY") }
    // 1 January 1970 was a Thursday.
    let weekday = Self.days[((start.dayNumber + 3) % 7 + 7) % 7]
    let isGiven = parts.allSatisfy { $0.hasPrefix("BYDAY=") && $0.contains(weekday) }
    return !isGiven || !(parts.isEmpty || rule[0] == "FREQ=DAILY" || rule[0] == "FREQ=WEEKLY")
  }

  /// Frequency and days.
  private static func rule(_ random: inout SplitMix64) -> [String] {
    func pick(_ choices: [String]) -> [String] {
      let choice = choices[Int.random(in: choices.indices, using: &random)]
      return choice.isEmpty ? [] : [choice]
    }
    let weekdays = days.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let byDay = weekdays.isEmpty ? [] : ["BYDAY=" + weekdays.joined(separator: ",")]
    let months = pick(["", "", "BYMONTH=1,6,12", "BYMONTH=11", "BYMONTH=2,3"])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return ["FREQ=DAILY"] + months + byDay
    case 1: return ["FREQ=WEEKLY"] + months + byDay
    case 2:
      return ["FREQ=MONTHLY"] + months
        + pick([
          "", "BYDAY=-1SU", "BYDAY=2TU,4TU", "BYMONTHDAY=1,15,-1", "BYMONTHDAY=31",
          "BYDAY=FR;BYMONTHDAY=13",
          "BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "BYDAY=SA,SU;BYSETPOS=1,2",
        ])
    default:
      return ["FREQ=YEARLY"]
        + pick([
          "", "BYMONTH=5;BYDAY=-1SU", "BYMONTH=12;BYMONTHDAY=6,24", "BYYEARDAY=1,100,-1",
          "BYMONTH=11,12;BYDAY=1MO", "BYDAY=20MO", "BYWEEKNO=20;BYDAY=MO",
        ])
    }
  }

  /// What a series counts its hours in.
  private enum Clock: CaseIterable {
    case date
    case floating
    case utc
    case paris

    func property(_ name: String, _ day: CivilDay, _ hour: Int) -> String {
      let digits = day.iso.filter { $0 != "-" }
      return switch self {
      case .date: "\(name);VALUE=DATE:\(digits)"
      case .floating: "\(name):\(digits)T\(hour)3000"
      case .utc: "\(name):\(digits)T\(hour)3000Z"
      case .paris: "\(name);TZID=Europe/Paris:\(digits)T\(hour)3000"
      }
    }

    func until(_ day: CivilDay, _ hour: Int) -> String {
      let digits = day.iso.filter { $0 != "-" }
      return switch self {
      case .date: digits
      case .floating: "\(digits)T\(hour)3000"
      case .utc, .paris: "\(digits)T\(hour)3000Z"
      }
    }
  }
}
