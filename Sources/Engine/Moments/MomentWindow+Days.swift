extension MomentWindow {
  /// The day under which an event counts, or nil when it lies outside the window.
  ///
  /// That is its local start; for an event that started before the window and ended inside it, its
  /// last day. A series is looked at over a shorter past.
  package func day(of event: CalendarEvent, seenFrom today: CivilDay) -> CivilDay? {
    let first = today.adding(days: -(event.isRecurring ? recurringPastDays : pastDays))
    let last = today.adding(days: futureDays)
    if (first...last).contains(event.day) { return event.day }
    let hasEnded = event.lastDay <= today
    return event.day < first && hasEnded && event.lastDay >= first ? event.lastDay : nil
  }
}

extension MomentTopic.Side {
  /// Where a day lies as seen from `today`.
  package init(of day: CivilDay, seenFrom today: CivilDay) {
    if day < today {
      self = .past
    } else {
      self = day == today ? .today : .future
    }
  }
}
