package import Engine
package import Platform

/// How a request to read a calendar was answered.
package enum CalendarAccess: Hashable, Sendable {
  case granted
  case refused
}

/// Where the events of a family come from.
///
/// Access is asked for once, before anything is read; what the request answers is believed, whatever
/// the system says of its state elsewhere.
package protocol CalendarSource {
  /// Asks for what reading needs.
  mutating func requestAccess() async -> CalendarAccess

  /// What lies inside the window.
  ///
  /// - Parameters:
  ///   - today: the day that the window is counted from.
  ///   - zone: the reader's zone by its IANA name.
  mutating func harvest(
    around today: CivilDay, window: MomentWindow, zone: String?
  ) async throws(CalendarSourceError) -> CalendarHarvest
}

/// Why a source gives nothing at all.
package enum CalendarSourceError: Error, Hashable, Sendable {
  /// Reading was not allowed, or not asked for.
  case refused
  /// The reader of calendars can't work.
  case reader(CalendarReaderError)
  /// A file or folder that was named can't be read, with what the system said.
  case unreadable(SystemError)
  /// A file that was named is no calendar.
  case foreign(path: String)
  /// A folder that was named holds no file whose name ends in `.ics`.
  case emptyFolder(path: String)
}

/// What one or several calendars hold around a day.
package struct CalendarHarvest: Sendable {
  /// The occurrences inside the window, by day and time, then in the order read.
  package var events: [CalendarEvent] = []
  /// What could not be used as written, in the order read.
  package var notices: [CalendarNotice] = []
  /// Of each series that happens once a year, and not inside the window, the next occurrence after it.
  package var yearly: [CalendarEvent] = []
  /// Number of events, series counted once, that take place but not inside the window.
  package var outsideCount = 0

  package init() {}
}

/// Something in the calendars that could not be used as written; it holds no content.
package enum CalendarNotice: Hashable, Sendable {
  /// A line of a file.
  case line(CalendarWarning, path: String)
  /// A file of a folder that is no calendar.
  case foreign(path: String)
  /// A file or folder inside a folder that can't be read.
  case unreadable(SystemError)
}
