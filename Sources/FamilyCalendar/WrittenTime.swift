internal import Engine

/// A point in time as a file writes it: a civil day, perhaps a time of day, perhaps a zone.
struct WrittenTime: Hashable, Sendable {
  /// What the digits are counted in.
  enum Clock: Hashable, Sendable {
    /// As written, wherever the reader is.
    case floating
    case utc
    case zone(ZoneID)
  }

  /// Days since 1 January 1970.
  var day: Int
  /// Seconds after midnight; nil for a date.
  var second: Int?
  var clock: Clock

  init(day: Int, second: Int?, clock: Clock = .floating) {
    self.day = day
    self.second = second
    self.clock = clock
  }

  /// The local time `seconds` later, in the same clock; a date stays as it is.
  func adding(seconds: Int) -> WrittenTime {
    guard let second else { return self }
    let total = second + seconds
    let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    return WrittenTime(day: day + days, second: total - days * 86_400, clock: clock)
  }

  /// Whether this time lies before `other`, both in the same clock.
  func precedes(_ other: WrittenTime) -> Bool {
    (day, second ?? 0) < (other.day, other.second ?? 0)
  }

  static let secondsPerDay = 86_400
}

/// A zone named in the file; its number is its place in the file's `ZoneBook`.
struct ZoneID: Hashable, Sendable {
  let raw: Int
}
