internal import Engine

/// The kept properties of the VEVENT that is being read.
///
/// The first value of a single property stays: a broken export may write lines of a description
/// that look like properties after it.
struct EventDraft {
  /// A date as written, with what its parameters say.
  struct DateText {
    var text: String
    var line: Int
    var clock: WrittenTime.Clock
    var isDate: Bool
  }

  /// 1-based line of BEGIN:VEVENT.
  let line: Int
  var uid: String?
  var title: TitleBox?
  var start: DateText?
  var finish: DateText?
  var duration: Located<String>?
  var rules: [Located<String>] = []
  var extraDates: [DateText] = []
  var excludedDates: [DateText] = []
  var recurrenceID: DateText?
  var isCancelled: Bool?
  /// The first thing that is wrong with the event: one bad event is one warning.
  private(set) var warning: CalendarWarning?

  init(line: Int) {
    self.line = line
  }

  mutating func warn(_ kind: CalendarWarning.Kind, line: Int) {
    if warning == nil { warning = CalendarWarning(kind, line: line) }
  }

  /// Takes one property.
  mutating func read(
    _ content: borrowing ContentLine, _ encoding: TextEncoding, _ zones: inout ZoneBook
  ) {
    switch content.name {
    case .uid: uid = uid ?? content.text(encoding)
    case .summary: if title == nil { readTitle(content, encoding) }
    case .start: start = start ?? Self.date(content, encoding, &zones)
    case .finish: finish = finish ?? Self.date(content, encoding, &zones)
    case .recurrenceID: recurrenceID = recurrenceID ?? Self.date(content, encoding, &zones)
    case .duration:
      duration = duration ?? Located(value: content.text(encoding), line: content.line)
    case .rule: rules.append(Located(value: content.text(encoding), line: content.line))
    case .extraDates: extraDates.append(Self.date(content, encoding, &zones))
    case .excludedDates: excludedDates.append(Self.date(content, encoding, &zones))
    case .status:
      isCancelled = isCancelled ?? (content.text(encoding).uppercased() == "CANCELLED")
    default: break
    }
  }

  private mutating func readTitle(_ content: borrowing ContentLine, _ encoding: TextEncoding) {
    let text = encoding.decodeStrictly(content.unescaped)
    if text == nil { warn(.unreadableText, line: content.line) }
    title = TitleBox(Title(text ?? ""))
  }

  private static func date(
    _ content: borrowing ContentLine, _ encoding: TextEncoding, _ zones: inout ZoneBook
  ) -> DateText {
    let zone = content.parameter("TZID", encoding)
    return DateText(
      text: content.text(encoding), line: content.line,
      clock: zone.map { .zone(zones.zone(named: $0)) } ?? .floating,
      isDate: content.parameter("VALUE", encoding)?.uppercased() == "DATE")
  }
}
