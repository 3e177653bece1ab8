internal import CSystem

/// A date and time of day in some zone, Gregorian.
package struct CivilTime: Hashable, Sendable {
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  /// 0 to 23.
  package var hour: Int
  /// 0 to 59.
  package var minute: Int

  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }
}

/// What the system's time zone database says about a name.
package enum ZoneName: Hashable, Sendable {
  case known
  case unknown
  /// There is no database on this system (Debian: package `tzdata`).
  case noDatabase
}

/// Seconds since 1 January 1970 UTC.
package func currentSeconds() -> Int64 {
  dictee_now()
}

/// The civil time of an instant.
///
/// Sets `TZ` for the length of the call and reads the database anew: to be called at the start of
/// a program, before it has other threads.
///
/// - Parameters:
///   - seconds: since 1 January 1970 UTC.
///   - zone: a name that `zoneName` knows; nil for `TZ`, else the system's zone.
/// - Returns: nil for an instant that the system can't express.
package func civilTime(at seconds: Int64, zone: String? = nil) -> CivilTime? {
  let found = dictee_civil(seconds, zone)
  guard found.error == 0 else { return nil }
  return CivilTime(
    year: Int(found.year), month: Int(found.month), day: Int(found.day), hour: Int(found.hour),
    minute: Int(found.minute))
}

/// Whether a time zone of that name exists; `UTC` always does.
///
/// The system itself takes an unknown name for UTC without a word, so that a name is checked here
/// before it is used.
package func zoneName(_ name: String, environment: Environment = .process) -> ZoneName {
  if name == "UTC" { return .known }
  let folder = environment["TZDIR"] ?? "/usr/share/zoneinfo"
  guard (try? kind(of: folder)) == .directory else { return .noDatabase }
  let isPlain = name.utf8.allSatisfy { byte in
    let lower = byte | 0x20
    return (0x61...0x7A).contains(lower) || (0x30...0x39).contains(byte)
      || "_+-/".utf8.contains(byte)
  }
  guard isPlain, !name.isEmpty, !name.hasPrefix("/"),
    let file = try? MappedFile(path: folder + "/" + name),
    file.withBytes({ $0.starts(with: "TZif".utf8) })
  else { return .unknown }
  return .known
}

/// The name of the zone that local times are in: `TZ`, else where `/etc/localtime` leads.
///
/// - Returns: nil when `TZ` holds a rule instead of a name, or the system does not say.
package func systemZoneName(environment: Environment = .process) -> String? {
  let written: String?
  if let variable = environment["TZ"] {
    written = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
  } else {
    written = resolvedPath("/etc/localtime")
  }
  guard let written else { return nil }
  let name = written.hasPrefix("/") ? zonePart(of: written) : written
  guard let name, zoneName(name, environment: environment) == .known else { return nil }
  return name
}

/// `Europe/Paris` of `/usr/share/zoneinfo/Europe/Paris`.
private func zonePart(of path: String) -> String? {
  let parts = path.split(separator: "/")
  guard let index = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }) else { return nil }
  return parts[(index + 1)...].joined(separator: "/")
}
