internal import Engine

/// Gathers what libical needs of a VTIMEZONE block, and nothing that could keep it busy for ever:
/// only yearly rules on one day of one month.
struct VTimeZoneText {
  private(set) var name: String?
  private var body = ""
  private var observances = 0
  private var isInObservance = false
  private var ruleStart: String?
  private var rule: String?

  /// More changes of the clock than any zone has had.
  private static let mostObservances = 256

  mutating func begin(_ component: String) {
    guard !isInObservance, component == "STANDARD" || component == "DAYLIGHT" else { return }
    isInObservance = true
    observances += 1
    ruleStart = nil
    rule = nil
    add("BEGIN:\(component)")
  }

  mutating func end(_ component: String) {
    guard isInObservance, component == "STANDARD" || component == "DAYLIGHT" else { return }
    isInObservance = false
    if let ruleStart { add("DTSTART:\(rule == nil ? ruleStart : Self.sinceTheEpoch(ruleStart))") }
    if let rule { add("RRULE:\(rule)") }
    add("END:\(component)")
  }

  /// Takes one property of the block.
  mutating func read(_ line: borrowing ContentLine, _ encoding: TextEncoding) {
    let text = line.text(encoding)
    switch line.name {
    case .zoneName where !isInObservance: name = text
    case .start where isInObservance && Self.isPlain(text): ruleStart = text
    case .rule where isInObservance && Self.isYearly(text): rule = text
    case .offsetFrom, .offsetTo, .extraDates:
      if isInObservance, Self.isPlain(text) { add("\(line.name.rawValue):\(text)") }
    default: break
    }
  }

  /// The block for libical; nil when it describes nothing.
  var text: String? {
    guard observances > 0, !isInObservance else { return nil }
    return "BEGIN:VTIMEZONE\r\nTZID:zone\r\n\(body)END:VTIMEZONE\r\n"
  }

  private mutating func add(_ line: String) {
    guard observances <= Self.mostObservances else { return }
    body += line + "\r\n"
  }

  /// Digits, signs, `T`, `Z` and commas: dates and offsets.
  private static func isPlain(_ text: String) -> Bool {
    let others: [UInt8] = Array("+-TZ,".utf8)
    return !text.isEmpty && text.utf8.count <= 4096
      && text.utf8.allSatisfy { Byte.isDigit($0) || others.contains($0) }
  }

  /// A start with a rule, moved to 1970 when it is older: the rule is yearly, so the changes stay
  /// the same, and libical counts them one by one (Exchange starts in 1601).
  private static func sinceTheEpoch(_ start: String) -> String {
    guard let year = Int(start.prefix(4)), year < 1970 else { return start }
    return "1970" + start.dropFirst(4)
  }

  /// Whether a rule is of the kind that zones use: once a year, on a day that exists.
  static func isYearly(_ rule: String) -> Bool {
    var parts: [Substring: Substring] = [:]
    for part in rule.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return false }
      parts[pair[0]] = pair[1]
    }
    let known: Set<Substring> = [
      "FREQ", "INTERVAL", "BYMONTH", "BYDAY", "BYMONTHDAY", "UNTIL", "WKST",
    ]
    guard parts["FREQ"] == "YEARLY", parts["INTERVAL"] ?? "1" == "1",
      parts.keys.allSatisfy(known.contains)
    else { return false }
    return isMonthAndDay(parts)
  }

  private static func isMonthAndDay(_ parts: [Substring: Substring]) -> Bool {
    guard let month = Int(parts["BYMONTH"] ?? "1"), (1...12).contains(month) else { return false }
    if let byDay = parts["BYDAY"] {
      let weekday = byDay.suffix(2)
      let position = byDay.dropLast(2)
      guard ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].contains(weekday) else { return false }
      if !position.isEmpty {
        guard let number = Int(position), (1...5).contains(abs(number)) else { return false }
      }
    }
    guard let byMonthDay = parts["BYMONTHDAY"] else { return true }
    let days = byMonthDay.split(separator: ",").map { Int($0) ?? 0 }
    let length = CivilDay.length(ofMonth: month, year: 2024)
    return days.count <= 8 && days.allSatisfy { (1...length).contains(abs($0)) }
  }
}
