internal import Engine

/// The rule that a zone follows from now on, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Source of the format: POSIX.1 (environment variable TZ) with the wider hours of RFC 8536 §3.3.1.
struct PosixZone: Hashable, Sendable {
  /// A day of the year and the local time of a change.
  private struct Change: Hashable {
    enum Day: Hashable {
      /// Month, week (5: last) and weekday (0: Sunday).
      case weekday(month: Int, week: Int, weekday: Int)
      /// 1 to 365; 29 February is never counted.
      case julian(Int)
      /// 0 to 365.
      case ordinal(Int)
    }

    var day: Day
    var second: Int
  }

  private var standard: Int
  private var summer: Int?
  private var toSummer: Change?
  private var toStandard: Change?

  /// Reads the last line of a compiled zone, line ends around it or not; nil when it is empty.
  init?(_ bytes: some Sequence<UInt8>) {
    var text = PosixText(bytes.drop { $0 == Byte.lineFeed }.prefix { $0 != Byte.lineFeed })
    guard text.name(), let west = text.time() else { return nil }
    standard = -west
    guard text.name() else { return }
    summer = text.isAt(",") ? standard + 3600 : text.time().map { -$0 }
    toSummer = Self.change(&text)
    toStandard = Self.change(&text)
    guard summer != nil, toSummer != nil, toStandard != nil else { return nil }
  }

  private static func change(_ text: inout PosixText) -> Change? {
    guard text.take(",") else { return nil }
    let day: Change.Day
    if text.take("M") {
      guard let month = text.number(), text.take("."), let week = text.number(), text.take("."),
        let weekday = text.number(), (1...12).contains(month), (1...5).contains(week),
        (0...6).contains(weekday)
      else { return nil }
      day = .weekday(month: month, week: week, weekday: weekday)
    } else if text.take("J") {
      guard let number = text.number(), (1...365).contains(number) else { return nil }
      day = .julian(number)
    } else {
      guard let number = text.number(), (0...365).contains(number) else { return nil }
      day = .ordinal(number)
    }
    guard text.take("/") else { return Change(day: day, second: 7200) }
    guard let second = text.time() else { return nil }
    return Change(day: day, second: second)
  }

  /// Seconds from UTC to local time at a moment in seconds since 1970.
  func offset(atUTC moment: Int) -> Int {
    guard let summer, let toSummer, let toStandard else { return standard }
    let local = moment + standard
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    let year = CivilDay(dayNumber: days).year
    let start = Self.moment(of: toSummer, year: year) - standard
    let end = Self.moment(of: toStandard, year: year) - summer
    let isSummer = start < end ? (start..<end).contains(moment) : !(end..<start).contains(moment)
    return isSummer ? summer : standard
  }

  /// The change as if local time were UTC.
  private static func moment(of change: Change, year: Int) -> Int {
    let day: Int
    switch change.day {
    case .weekday(let month, let week, let weekday):
      let first = dayNumber(year, month)
      // 1 January 1970 was a Thursday.
      let firstWeekday = ((first + 4) % 7 + 7) % 7
      var date = (weekday - firstWeekday + 7) % 7 + 7 * (week - 1)
      if date >= CivilDay.length(ofMonth: month, year: year) { date -= 7 }
      day = first + date
    case .julian(let number):
      let isAfterLeapDay = number >= 60 && CivilDay.length(ofMonth: 2, year: year) == 29
      day = dayNumber(year, 1) + number - (isAfterLeapDay ? 0 : 1)
    case .ordinal(let number): day = dayNumber(year, 1) + number
    }
    return day * WrittenTime.secondsPerDay + change.second
  }

  private static func dayNumber(_ year: Int, _ month: Int) -> Int {
    CivilDay(year: year, month: month, day: 1)?.dayNumber ?? 0
  }
}

/// Reads the pieces of a POSIX zone from left to right.
private struct PosixText {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) {
    rest = Array(bytes)[...]
  }

  func isAt(_ sign: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: sign) }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isAt(sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// Passes a name: letters, or anything between `<` and `>`.
  mutating func name() -> Bool {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(end + 1)...]
      return true
    }
    let letters = rest.prefix { (0x41...0x5A).contains(Byte.uppercased($0)) }
    rest = rest[letters.endIndex...]
    return !letters.isEmpty
  }

  mutating func number() -> Int? {
    let digits = rest.prefix(4).prefix(while: Byte.isDigit)
    rest = rest[digits.endIndex...]
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  mutating func time() -> Int? {
    let sign = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard let hours = number() else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let part = number() else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }
}
