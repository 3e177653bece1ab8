import CommandLineKit
import Diagnostics
import Engine
import Platform

/// The day that a command works for, and the zone that it reads clocks in.
struct Evening {
  var day: CivilDay
  private let typedZone: String?
  private let environment: Environment

  /// IANA name; nil when the system tells none.
  var zone: String? { typedZone ?? systemZoneName(environment: environment) }

  /// From `--now` and `--tz`, else from the system's clock and zone.
  init(_ session: Session) throws {
    let arguments = session.arguments
    let zone = arguments[SharedOptions.zone]
    if let zone, zoneName(zone, environment: session.environment) == .unknown {
      throw CommandFailure(.unknownZone(zone), exit: .usage)
    }
    typedZone = zone
    environment = session.environment
    if let typed = arguments[SharedOptions.now] {
      guard let day = Evening.day(typed) else {
        throw CommandFailure(.notADate(typed), exit: .usage)
      }
      self.day = day
    } else {
      let civil = civilTime(
        at: currentSeconds(), zone: zone ?? systemZoneName(environment: session.environment))
      guard let civil,
        let day = CivilDay(year: civil.year, month: civil.month, day: civil.day)
      else { throw CommandFailure(.noClock, exit: .failure) }
      self.day = day
    }
  }

  /// The day of `2026-11-30`, `2026-11-30T18:00` or `2026-11-30T18:00:00`; nil for anything else.
  static func day(_ typed: String) -> CivilDay? {
    let halves = typed.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "T" || $0 == " " })
    guard halves.count == 1 || isTime(halves[1]) else { return nil }
    return CivilDay(iso: String(halves[0]))
  }

  private static func isTime(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 }) else { return false }
    let numbers = parts.compactMap(number)
    return numbers.count == parts.count && numbers[0] < 24
      && numbers.dropFirst().allSatisfy { $0 < 60 }
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
  }
}

extension LocalizedText {
  fileprivate static func notADate(_ typed: String) -> LocalizedText {
    LocalizedText(
      fr: "« \(escaped(typed)) » n’est pas un jour ; on attend 2026-11-30 ou 2026-11-30T18:00",
      en: "“\(escaped(typed))” is no day; expected 2026-11-30 or 2026-11-30T18:00")
  }

  fileprivate static func unknownZone(_ typed: String) -> LocalizedText {
    LocalizedText(
      fr: "le fuseau « \(escaped(typed)) » est inconnu ; on attend par exemple Europe/Paris",
      en: "the zone “\(escaped(typed))” is unknown; expected for example Europe/Paris")
  }

  fileprivate static let noClock = LocalizedText(
    fr: "l’horloge du système ne dit pas le jour ; donnez-le avec --now 2026-11-30",
    en: "the system’s clock does not tell the day; give it with --now 2026-11-30")
}
