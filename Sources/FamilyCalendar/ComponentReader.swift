internal import Engine

/// Puts the lines of a file together: calendars, zones and events; all other components are passed
/// over.
struct ComponentReader: ~Copyable {
  private let encoding: TextEncoding
  private(set) var zones = ZoneBook()
  private(set) var events: [RawEvent] = []
  private(set) var warnings: [CalendarWarning] = []
  private var calendarZone: ZoneMention?
  private var draft: EventDraft?
  private var zone: VTimeZoneText?
  /// Names of the open components that are none of the above, innermost last.
  private var passedOver = 0
  private var count = 0
  /// Number of events that were passed over since they can't touch the window.
  private(set) var farCount = 0
  /// Tells which events can't matter, so that a long history costs no memory.
  private let isFar: (RawEvent) -> Bool

  init(encoding: TextEncoding, isFar: @escaping (RawEvent) -> Bool) {
    self.encoding = encoding
    self.isFar = isFar
  }

  /// Takes one line.
  mutating func read(_ content: borrowing ContentLine, _ library: borrowing ICalLibrary) {
    switch content.name {
    case .begin: begin(content.text(encoding).uppercased(), line: content.line, library)
    case .end: end(content.text(encoding).uppercased(), line: content.line, library)
    default: property(content)
    }
  }

  /// Ends the file: an event that is still open was cut, and a cut title could hide what would
  /// have stopped it.
  mutating func finish() {
    guard let draft else { return }
    warnings.append(CalendarWarning(.cutEvent, line: draft.line))
    self.draft = nil
  }

  private mutating func begin(_ name: String, line: Int, _ library: borrowing ICalLibrary) {
    switch name {
    case "VEVENT":
      closeUnfinished(library)
      zone = nil
      passedOver = 0
      draft = EventDraft(line: line)
    case "VCALENDAR":
      closeUnfinished(library)
      (zone, passedOver, calendarZone) = (nil, 0, nil)
    case "VTIMEZONE" where draft == nil:
      zone = VTimeZoneText()
    default:
      if zone != nil { zone?.begin(name) } else { passedOver += 1 }
    }
  }

  private mutating func end(_ name: String, line: Int, _ library: borrowing ICalLibrary) {
    switch name {
    case "VEVENT":
      close(library)
      passedOver = 0
    case "VCALENDAR":
      closeUnfinished(library)
      (zone, passedOver, calendarZone) = (nil, 0, nil)
    case "VTIMEZONE":
      if let zone, let name = zone.name, let text = zone.text {
        zones.define(name, vtimezone: text)
      }
      zone = nil
    default:
      if zone != nil { zone?.end(name) } else { passedOver = max(0, passedOver - 1) }
    }
  }

  private mutating func property(_ content: borrowing ContentLine) {
    guard passedOver == 0 else { return }
    if draft != nil {
      draft?.read(content, encoding, &zones)
    } else if zone != nil {
      zone?.read(content, encoding)
    } else if content.name == .calendarZone, calendarZone == nil {
      let id = zones.zone(named: content.text(encoding))
      calendarZone = ZoneMention(value: id, line: content.line)
    }
  }

  private mutating func closeUnfinished(_ library: borrowing ICalLibrary) {
    guard let line = draft?.line else { return }
    draft?.warn(.unclosedEvent, line: line)
    close(library)
  }

  private mutating func close(_ library: borrowing ICalLibrary) {
    guard var open = draft else { return }
    draft = nil
    let event = open.finished(order: count, calendarZone: calendarZone, library)
    count += 1
    if let warning = open.warning { warnings.append(warning) }
    guard let event else { return }
    if !isFar(event) {
      events.append(event)
    } else if !event.isCancelled {
      farCount += 1
    }
  }
}
