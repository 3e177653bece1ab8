internal import CICal
internal import Engine
internal import Synchronization

/// libical, opened at first use; whoever holds the value holds the lock on the library.
struct ICalLibrary: ~Copyable {
  private static let lock = Mutex(())

  private init() {}

  /// Lends the library to `body`, to one thread at a time.
  static func withLibrary<Result: Sendable>(
    _ body: (borrowing ICalLibrary) -> sending Result
  ) throws(CalendarReaderError) -> Result {
    let result: Result? = lock.withLock { _ in
      guard dictee_ical_load() == 0 else { return nil }
      return body(ICalLibrary())
    }
    guard let result else { throw .libraryMissing }
    return result
  }

  /// Reads a DATE or DATE-TIME; nil for what is none or doesn't exist.
  ///
  /// Tolerates a time without seconds, small letters and the leap second.
  func time(_ text: String, zone: WrittenTime.Clock, isDate: Bool = false) -> WrittenTime? {
    let capitals = text.utf8.map(Byte.uppercased)
    guard !capitals.isEmpty, capitals.allSatisfy(Self.isTimeByte) else { return nil }
    var spelled = String(decoding: capitals, as: UTF8.self)
    if capitals.count == 13 { spelled += "00" }
    var time = dictee_ical_time()
    guard dictee_ical_read_time(spelled, &time) == 0 else { return nil }
    return WrittenTime(time, zone: zone, isDate: isDate)
  }

  /// libical reads with `sscanf`, which would let signs and blanks through.
  private static func isTimeByte(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || byte == UInt8(ascii: "T") || byte == UInt8(ascii: "Z")
  }

  /// Reads a DURATION as days and seconds, bounded to a century.
  func duration(_ text: String) -> (days: Int, seconds: Int)? {
    var days: Int64 = 0
    var seconds: Int64 = 0
    guard dictee_ical_read_duration(text, &days, &seconds) == 0 else { return nil }
    let century: Int64 = 36_525
    return (
      Int(min(max(days, -century), century)),
      Int(min(max(seconds, -century * 86_400), century * 86_400))
    )
  }

  /// Reads a recurrence rule; nil when it is none.
  func rule(_ text: String) -> RecurrenceRule? {
    RecurrenceRule(text)
  }
}

extension CalendarReader {
  /// Whether calendars can be read: libical 3 is part of the program or installed.
  package static var isAvailable: Bool {
    (try? ICalLibrary.withLibrary { _ in }) != nil
  }
}

/// A recurrence rule in libical's hands.
struct RecurrenceRule: ~Copyable {
  private let handle: OpaquePointer
  let facts: dictee_ical_rule_facts

  fileprivate init?(_ text: String) {
    var facts = dictee_ical_rule_facts()
    guard let handle = dictee_ical_rule_read(text, &facts) else { return nil }
    self.handle = handle
    self.facts = facts
  }

  deinit {
    dictee_ical_rule_free(handle)
  }

  /// The UNTIL of the rule as written.
  var until: WrittenTime? {
    facts.has_until == 0 ? nil : WrittenTime(facts.until, zone: .floating, isDate: false)
  }

  /// Sets the rule on its way; false when it is illegal or never happens.
  func open(from start: WrittenTime, until end: WrittenTime) -> Bool {
    var start = dictee_ical_time(start)
    var end = dictee_ical_time(end)
    return dictee_ical_rule_open(handle, &start, &end) == 0
  }

  /// The next occurrence, in the clock that the rule was opened in; nil at the end.
  func next(in clock: WrittenTime.Clock) -> WrittenTime? {
    var time = dictee_ical_time()
    guard dictee_ical_rule_next(handle, &time) == 1 else { return nil }
    return WrittenTime(time, zone: clock, isDate: false)
  }
}

/// A time zone in libical's hands.
struct ICalZone: ~Copyable {
  private let handle: OpaquePointer

  /// The zone that a VTIMEZONE describes.
  init?(vtimezone: String) {
    guard let handle = dictee_ical_zone_read(vtimezone) else { return nil }
    self.handle = handle
  }

  deinit {
    dictee_ical_zone_free(handle)
  }

  /// Seconds from UTC to local time at `time`, which is UTC if its clock is, else local.
  func offset(at time: WrittenTime) -> Int {
    var instant = dictee_ical_time(time)
    return Int(dictee_ical_zone_offset(handle, &instant))
  }
}

extension WrittenTime {
  /// Nil for a day or a time of day that doesn't exist.
  fileprivate init?(_ time: dictee_ical_time, zone: Clock, isDate: Bool) {
    guard
      let day = CivilDay(year: Int(time.year), month: Int(time.month), day: Int(time.day))
    else { return nil }
    self.init(day: day.dayNumber, second: nil)
    guard time.is_date == 0, !isDate else { return }
    guard (0...23).contains(time.hour), (0...59).contains(time.minute),
      (0...60).contains(time.second)
    else { return nil }
    second = Int(time.hour) * 3600 + Int(time.minute) * 60 + min(Int(time.second), 59)
    clock = time.is_utc != 0 ? .utc : zone
  }
}

extension dictee_ical_time {
  fileprivate init(_ time: WrittenTime) {
    let civil = CivilDay(dayNumber: time.day)
    let second = time.second ?? 0
    self.init(
      year: Int32(clamping: civil.year), month: Int32(civil.month), day: Int32(civil.day),
      hour: Int32(second / 3600), minute: Int32(second / 60 % 60), second: Int32(second % 60),
      is_date: time.second == nil ? 1 : 0, is_utc: time.clock == .utc ? 1 : 0)
  }
}
