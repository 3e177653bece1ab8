internal import Engine

/// A weekly rule whose weeks begin neither on Monday nor on Sunday, turned until they begin on Monday.
///
/// libical counts every second, third… week wrongly when WKST is another day. All days of the rule are
/// moved by the same number, the start with them, and what comes out is moved back; since months don't
/// move along, BYMONTH is taken out of the rule and asked of the days that come out.
struct TurnedWeek {
  /// The rule with its days moved.
  let rule: String
  /// How many days earlier everything lies.
  let days: Int
  /// The months that may happen; nil for all.
  private let months: Set<Int>?

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// Nil for a rule that needs no turning, or has parts that can't be turned.
  init?(_ text: String) {
    let parts = text.uppercased().split(separator: ";").map { part in
      part.split(separator: "=", maxSplits: 1).map(String.init)
    }
    guard parts.allSatisfy({ $0.count == 2 }), parts.contains(["FREQ", "WEEKLY"]),
      let first = parts.first(where: { $0[0] == "WKST" })?[1],
      let turn = Self.weekdays.firstIndex(of: first), turn != 0, first != "SU"
    else { return nil }
    var turned: [String] = []
    var months: Set<Int>?
    for part in parts {
      switch part[0] {
      case "FREQ", "INTERVAL", "COUNT", "UNTIL": turned.append(part.joined(separator: "="))
      case "WKST": turned.append("WKST=MO")
      case "BYMONTH": months = Set(part[1].split(separator: ",").compactMap { Int($0) })
      case "BYDAY":
        let days = part[1].split(separator: ",").map { Self.weekdays.firstIndex(of: String($0)) }
        guard !days.contains(nil) else { return nil }
        let moved = days.compactMap { $0 }.map { Self.weekdays[($0 - turn + 7) % 7] }
        turned.append("BYDAY=" + moved.joined(separator: ","))
      default: return nil
      }
    }
    rule = turned.joined(separator: ";")
    days = turn
    self.months = months
  }

  /// Whether the rule may happen on a day, as it comes out of the turned rule.
  func allows(_ time: WrittenTime) -> Bool {
    months?.contains(CivilDay(dayNumber: time.day + days).month) ?? true
  }
}
