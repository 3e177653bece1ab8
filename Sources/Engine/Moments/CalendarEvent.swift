/// One occurrence of a calendar event inside the window: all that the engine ever learns of it.
package struct CalendarEvent: Sendable {
  /// The UID as found; empty when the event has none.
  ///
  /// Only ever hashed, never shown.
  package var uid: String
  package var title: TitleBox
  /// The local start day in the event's own zone.
  package var day: CivilDay
  /// Local start in minutes after midnight; nil for an all-day event.
  package var startMinute: Int?
  /// The last day that the event touches.
  package var lastDay: CivilDay
  /// Whether the occurrence belongs to a series.
  package var isRecurring: Bool
  /// The day on which its series began; its own for a single event.
  package var seriesDay: CivilDay
  /// The minute at which its series began; nil for an all-day one.
  package var seriesMinute: Int?

  package init(
    uid: String, title: consuming Title, day: CivilDay, startMinute: Int?, lastDay: CivilDay,
    isRecurring: Bool
  ) {
    self.uid = uid
    self.title = TitleBox(title)
    self.day = day
    self.startMinute = startMinute
    self.lastDay = lastDay
    self.isRecurring = isRecurring
    seriesDay = day
    seriesMinute = startMinute
  }
}
