package import Engine

/// What a calendar file holds around a day.
package struct CalendarContents {
  /// The occurrences inside the window, by day, time and place in the file.
  package var events: [CalendarEvent]
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
  /// What a file holds inside the window.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8, UTF-16, Latin-1 or Windows-1252, with any line ends.
  ///   - today: the day that the window is counted from.
  ///   - window: how far to look back and ahead.
  ///   - zone: the reader's zone by its IANA name. An event that is written in UTC is read in the
  ///     zone of its calendar (X-WR-TIMEZONE), else in this one, else in UTC; every other event
  ///     stays as written.
  /// - Throws: `CalendarReaderError` when libical is not installed. No content of a file throws.
  /// - Complexity: O(*n*) in the size of the file, plus bounded work for each rule.
  package static func events(
    bytes: UnsafeRawBufferPointer, today: CivilDay, window: MomentWindow, zone: String?
  ) throws(CalendarReaderError) -> CalendarContents {
    if let text = UTF16Text.transcoded(bytes) {
      let result = text.withUnsafeBytes { utf8 in
        Result { () throws(CalendarReaderError) in
          try read(utf8, .utf8, today: today, window: window, zone: zone)
        }
      }
      return try result.get()
    }
    let encoding = TextEncoding.detect(bytes)
    return try read(bytes, encoding, today: today, window: window, zone: zone)
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, _ encoding: TextEncoding, today: CivilDay,
    window: MomentWindow, zone: String?
  ) throws(CalendarReaderError) -> CalendarContents {
    try ICalLibrary.withLibrary { library in
      var components = ComponentReader(encoding: encoding) {
        EventAssembler.isFar($0, today: today, window: window)
      }
      var lines = ContentLines(bytes)
      lines.forEach { components.read($0, library) }
      components.finish()
      var assembler = EventAssembler(
        today: today, window: window, eventCount: components.events.count,
        zones: components.zones, readerZone: zone)
      let events = assembler.assemble(components.events, library)
      let warnings = components.warnings + assembler.warnings
      return CalendarContents(
        events: events, warnings: warnings.sorted { $0.line < $1.line },
        outsideCount: components.farCount + assembler.outsideCount)
    }
  }
}
