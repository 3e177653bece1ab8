/// How far around a day events are looked at (`calendrier.yaml`).
package struct MomentWindow: Hashable, Sendable {
  /// Days back for an event that happens once.
  package var pastDays: Int
  /// Days ahead for any event.
  package var futureDays: Int
  /// Days back for an occurrence of a series.
  package var recurringPastDays: Int

  package init(pastDays: Int, futureDays: Int, recurringPastDays: Int) {
    self.pastDays = pastDays
    self.futureDays = futureDays
    self.recurringPastDays = recurringPastDays
  }
}
