import Engine
import FamilyCalendar
import Platform
import TestSupport
import Testing

/// Repetition against libraries that share no code with libical or with this project: `icalendar`
/// and `recurring-ical-events`, with python-dateutil below them.
@Suite("Peer")
struct PeerTests {
  private static let today = "2026-11-30"
  private static let window = MomentWindow(pastDays: 400, futureDays: 400, recurringPastDays: 400)

  @Test func seriesHappenWhenThePeerSays() throws {
    let seeds = 0..<UInt64(max(500, TestScale.count(2_000)))
    let cases = seeds.map { PeerSeries(seed: $0) }
    let answers = try Self.peer(cases.map(\.calendar))
    #expect(answers.count == cases.count)
    var compared = 0
    for (series, answer) in zip(cases, answers) where !series.meetsAFaultOfThePeer {
      let own = try Self.starts(series.calendar)
      guard let own, !answer.hasPrefix("!") else { continue }
      compared += 1
      #expect(own == answer, "seed \(series.seed):\n\(series.calendar)")
    }
    // What is left out must stay the exception.
    #expect(compared >= cases.count * 7 / 10)
  }

  /// Our starts as the peer writes them; nil when we say that the rule can't be read or ends early.
  private static func starts(_ calendar: String) throws -> String? {
    let reading = try Reading(calendar, today: today, window: window)
    guard reading.warnings.isEmpty else { return nil }
    let starts = reading.events.map { line in
      let parts = line.split(separator: " ", maxSplits: 2)
      let day = parts[0].prefix(10)
      return parts[1] == "–" ? String(day) : "\(day)T\(parts[1])"
    }
    return starts.sorted().joined(separator: ",")
  }

  private static func peer(_ calendars: [String]) throws -> [String] {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let day = try day(today)
    let result = try ChildProcess(
      "/usr/bin/env",
      [
        "python3", here + "/recurrence-peer", day.adding(days: -400).iso, day.adding(days: 400).iso,
      ],
      input: Array(calendars.map { "\u{C}\n" + $0 }.joined().utf8),
      environment: ["PATH": Environment.process["PATH"] ?? "/usr/bin:/bin"]
    ).run()
    try #require(result.code == 0, "\(result.errorText)")
    return result.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
