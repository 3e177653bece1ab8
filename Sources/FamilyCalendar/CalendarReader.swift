package import Engine

/// What a calendar file holds around a day.
package struct CalendarContents {
  /// The occurrences inside the window, by day, time and place in the file.
  package var events: [CalendarEvent]
  /// Of each series that happens once a year, and not inside the window, the next occurrence after it.
  package var yearly: [CalendarEvent]
  /// A warning for each thing that could not be used as written, by line.
  package var warnings: [CalendarWarning]
  /// Number of events, series counted once, that take place but not inside the window.
  package var outsideCount: Int
}

/// Reads the events of iCalendar files (RFC 5545) that lie around a day.
///
/// Of an event only UID, title, dates, repetition, status and zones are kept; everything else is
/// passed over where it stands.
package enum CalendarReader {
  /// The names of the properties that are read of a calendar, zones and events; BEGIN and END apart.
  package static let keptProperties = PropertyName.allCases.map(\.rawValue)
    .filter { $0 != PropertyName.begin.rawValue && $0 != PropertyName.end.rawValue }

  /// What a file holds inside the window.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8, UTF-16, Latin-1 or Windows-1252, with any line ends.
  ///   - today: the day that the window is counted from.
  ///   - window: how far to look back and ahead.
  ///   - zone: the reader's zone by its IANA name. An event that is written in UTC is read in the
  ///     zone of its calendar (X-WR-TIMEZONE), else in this one, else in UTC; every other event
  ///     stays as written.
  ///   - effort: what repetition may still cost; one value serves all files of a reading.
  /// - Throws: `CalendarReaderError` when libical is not installed. No content of a file throws.
  /// - Complexity: O(*n*) in the size of the file, plus bounded work for each rule.
  package static func events(
    _ bytes: [UInt8], today: CivilDay, window: MomentWindow, zone: String?,
    effort: inout RecurrenceEffort
  ) throws(CalendarReaderError) -> CalendarContents {
    let result = bytes.withUnsafeBytes { written in
      let text = UTF16Text.transcoded(written)
      return Result { () throws(CalendarReaderError) in
        guard let text else {
          let encoding = TextEncoding.detect(written)
          return try read(
            written, encoding, today: today, window: window, zone: zone, effort: &effort)
        }
        let inner = text.withUnsafeBytes { utf8 in
          Result { () throws(CalendarReaderError) in
            try read(utf8, .utf8, today: today, window: window, zone: zone, effort: &effort)
          }
        }
        return try inner.get()
      }
    }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, _ encoding: TextEncoding, today: CivilDay,
    window: MomentWindow, zone: String?, effort: inout RecurrenceEffort
  ) throws(CalendarReaderError) -> CalendarContents {
    try ICalLibrary.withLibrary { library in
      var components = ComponentReader(encoding: encoding) {
        EventAssembler.isFar($0, today: today, window: window)
      }
      var lines = ContentLines(bytes)
      lines.forEach { components.read($0, library) }
      components.finish()
      effort.allow(forEvents: components.events.count)
      var assembler = EventAssembler(
        today: today, window: window, effort: effort, zones: components.zones, readerZone: zone)
      let events = assembler.assemble(components.events, library)
      effort = assembler.effort
      let warnings = components.warnings + assembler.warnings
      return CalendarContents(
        events: events, yearly: assembler.yearly, warnings: warnings.sorted { $0.line < $1.line },
        outsideCount: components.farCount + assembler.outsideCount)
    }
  }
}
