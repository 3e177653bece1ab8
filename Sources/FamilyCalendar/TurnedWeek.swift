internal import Engine

/// A rule of every second, third… week whose weeks don’t begin on Sunday, turned until they do.
///
/// libical looks for the first day of such a rule in a week that begins on Sunday, whatever WKST says,
/// and so may count from the week before. All days of the rule are moved by the same number, the start
/// with them, and what comes out is moved back; since months don’t move along, BYMONTH is taken out of
/// the rule and asked of the days that come out.
struct TurnedWeek {
  /// The rule with its days moved.
  let rule: String
  /// How many days earlier everything lies.
  let days: Int
  /// The months that may happen; nil for all.
  private let months: Set<Int>?

  private static let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  /// Nil for a rule that needs no turning, or has parts that can't be turned.
  init?(_ text: String) {
    let parts = text.uppercased().split(separator: ";").map { part in
      part.split(separator: "=", maxSplits: 1).map(String.init)
    }
    func value(_ name: String) -> String? { parts.first { $0[0] == name }?[1] }
    guard parts.allSatisfy({ $0.count == 2 }), value("FREQ") == "WEEKLY",
      let interval = value("INTERVAL").flatMap({ Int($0) }), interval > 1,
      let turn = Self.weekdays.firstIndex(of: value("WKST") ?? "MO"), turn != 0
    else { return nil }
    var turned: [String] = []
    var months: Set<Int>?
    for part in parts {
      switch part[0] {
      case "FREQ", "INTERVAL", "COUNT", "UNTIL": turned.append(part.joined(separator: "="))
      case "WKST": break
      case "BYMONTH": months = Set(part[1].split(separator: ",").compactMap { Int($0) })
      case "BYDAY":
        let days = part[1].split(separator: ",").map { Self.weekdays.firstIndex(of: String($0)) }
        guard !days.contains(nil) else { return nil }
        let moved = days.compactMap { $0 }.map { Self.weekdays[($0 - turn + 7) % 7] }
        turned.append("BYDAY=" + moved.joined(separator: ","))
      default: return nil
      }
    }
    rule = (turned + ["WKST=SU"]).joined(separator: ";")
    days = turn
    self.months = months
  }

  /// Whether the rule may happen on a day, as it comes out of the turned rule.
  func allows(_ time: WrittenTime) -> Bool {
    months?.contains(CivilDay(dayNumber: time.day + days).month) ?? true
  }
}
