/// A yearly event that lies beyond the window.
package struct ComingMoment: Hashable, Sendable {
  package var content: RecognisedForm
  package var day: CivilDay
  /// The first day whose window holds it.
  package var reachedOn: CivilDay

  package init(content: RecognisedForm, day: CivilDay, reachedOn: CivilDay) {
    self.content = content
    self.day = day
    self.reachedOn = reachedOn
  }
}

extension MomentRecogniser {
  /// The recognised ones of events that lie beyond the window, in their order.
  package func coming(_ events: [CalendarEvent], window: MomentWindow) -> [ComingMoment] {
    events.compactMap { event in
      outcome(of: event.title.title).recognised.map {
        ComingMoment(
          content: $0, day: event.day, reachedOn: event.day.adding(days: -window.futureDays))
      }
    }
  }
}
