#if canImport(EventKit)
  internal import EventKit
  // EventKit speaks of moments in Foundation's types; no other file of a library does.
  internal import Foundation
  package import Engine

  /// The calendars of an Apple system.
  package final class EventKitStore: EventStore {
    private let store = EKEventStore()

    package init() {}

    /// The state of access, to be looked at once, at launch.
    package static var status: EventStoreStatus {
      switch EKEventStore.authorizationStatus(for: .event) {
      case .fullAccess: .fullAccess
      case .writeOnly: .writeOnly
      case .denied: .denied
      case .restricted: .restricted
      case .notDetermined: .notDetermined
      @unknown default: .notDetermined
      }
    }

    package func requestFullAccess() async -> Bool {
      await withCheckedContinuation { continuation in
        store.requestFullAccessToEvents { isGranted, _ in
          continuation.resume(returning: isGranted)
        }
      }
    }

    package func occurrences(in days: ClosedRange<CivilDay>) -> [CalendarEvent] {
      guard let start = Self.midnight(of: days.lowerBound),
        let end = Self.midnight(of: days.upperBound.adding(days: 1))
      else { return [] }
      let predicate = store.predicateForEvents(withStart: start, end: end, calendars: nil)
      return store.events(matching: predicate).compactMap { event in
        event.status == .canceled ? nil : Self.occurrence(of: event)
      }
    }

    private static func occurrence(of event: EKEvent) -> CalendarEvent? {
      guard let start = event.startDate, let end = event.endDate else { return nil }
      var calendar = Calendar(identifier: .gregorian)
      if !event.isAllDay, let zone = event.timeZone { calendar.timeZone = zone }
      // An event that ends at midnight does not touch the day that begins there.
      let last = end > start ? end.addingTimeInterval(-1) : end
      let parts = calendar.dateComponents([.hour, .minute], from: start)
      guard let day = day(of: start, calendar), let lastDay = day(of: last, calendar) else {
        return nil
      }
      let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
      return CalendarEvent(
        uid: event.calendarItemExternalIdentifier ?? "", title: Title(event.title ?? ""), day: day,
        startMinute: event.isAllDay ? nil : minute, lastDay: max(day, lastDay),
        isRecurring: event.hasRecurrenceRules || event.isDetached)
    }

    private static func day(of date: Date, _ calendar: Calendar) -> CivilDay? {
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
      return CivilDay(year: year, month: month, day: day)
    }

    private static func midnight(of day: CivilDay) -> Date? {
      Calendar(identifier: .gregorian).date(
        from: DateComponents(year: day.year, month: day.month, day: day.day))
    }
  }

  extension SystemCalendarSource<EventKitStore> {
    /// The calendars of this system.
    package init() {
      self.init(statusAtLaunch: EventKitStore.status) { EventKitStore() }
    }
  }
#endif
