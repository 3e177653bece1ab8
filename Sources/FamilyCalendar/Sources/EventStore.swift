package import Engine

/// The calendar database of a system, as far as events are read from it.
///
/// Whoever made a store before access was granted keeps an empty one: the system fills a store when
/// it is made, and not again.
package protocol EventStore: AnyObject {
  /// Asks the user to let the program read all events; the answer, not the state, tells.
  func requestFullAccess() async -> Bool

  /// The occurrences that touch the days, series unfolded; those that were cancelled left out.
  func occurrences(in days: ClosedRange<CivilDay>) -> [CalendarEvent]
}

/// What the system says of access, which may lag behind the answer to a request.
package enum EventStoreStatus: Hashable, Sendable {
  case notDetermined
  case denied
  case restricted
  /// Events may be added but not read.
  case writeOnly
  case fullAccess
}

/// Events from the calendar database of a system.
///
/// The state is looked at once, at launch. A request is made through a store that is then thrown
/// away; the store that reads is made after the answer. When nothing is found right after access was
/// granted, one more store is made before that is believed.
package struct SystemCalendarSource<Store: EventStore>: CalendarSource {
  private let makeStore: () -> Store
  private var access: CalendarAccess?
  private var isFirstReading: Bool
  private var store: Store?

  /// - Parameter statusAtLaunch: what the system says before anything is asked for.
  package init(statusAtLaunch: EventStoreStatus, makeStore: @escaping () -> Store) {
    self.makeStore = makeStore
    access = statusAtLaunch == .fullAccess ? .granted : nil
    isFirstReading = statusAtLaunch != .fullAccess
  }

  package mutating func requestAccess() async -> CalendarAccess {
    if access == .granted { return .granted }
    let passing = makeStore()
    let answer: CalendarAccess = await passing.requestFullAccess() ? .granted : .refused
    access = answer
    store = nil
    return answer
  }

  /// - Parameter zone: not needed: the system tells each event's own.
  package mutating func harvest(
    around today: CivilDay, window: MomentWindow, zone: String?
  ) async throws(CalendarSourceError) -> CalendarHarvest {
    guard access == .granted else { throw .refused }
    let first = today.adding(days: -max(window.pastDays, window.recurringPastDays))
    let days = first...max(first, today.adding(days: window.futureDays))
    var found = readingStore().occurrences(in: days)
    if found.isEmpty, isFirstReading {
      store = nil
      found = readingStore().occurrences(in: days)
    }
    isFirstReading = false
    var harvest = CalendarHarvest()
    for event in found {
      if window.day(of: event, seenFrom: today) == nil {
        harvest.outsideCount += 1
      } else {
        harvest.events.append(event)
      }
    }
    return harvest
  }

  private mutating func readingStore() -> Store {
    if let store { return store }
    let made = makeStore()
    store = made
    return made
  }
}
