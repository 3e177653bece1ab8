import Engine
import FamilyCalendar
import Testing

/// What Apple's calendar database was seen to do: a store that was made before the grant stays empty,
/// and the state of access lags behind the answer.
private final class FakeSystem {
  var answer = true
  var status = EventStoreStatus.notDetermined
  /// What the system keeps saying until the program is started anew.
  let statusLags = true
  /// Stores made after the grant that are empty all the same.
  var slowStores = 0
  var isGranted = false
  var events: [CalendarEvent] = []
  var requests = 0
  var storesMade = 0

  func makeStore() -> FakeStore {
    storesMade += 1
    guard isGranted else { return FakeStore(self, knows: []) }
    if slowStores > 0 {
      slowStores -= 1
      return FakeStore(self, knows: [])
    }
    return FakeStore(self, knows: events)
  }
}

private final class FakeStore: EventStore {
  private let system: FakeSystem
  private let known: [CalendarEvent]

  init(_ system: FakeSystem, knows known: [CalendarEvent]) {
    self.system = system
    self.known = known
  }

  func requestFullAccess() async -> Bool {
    system.requests += 1
    system.isGranted = system.answer
    if !system.statusLags { system.status = system.answer ? .fullAccess : .denied }
    return system.answer
  }

  func occurrences(in days: ClosedRange<CivilDay>) -> [CalendarEvent] {
    known.filter { days.contains($0.day) }
  }
}

@Suite("System calendars")
struct SystemSourceTests {
  private let system = FakeSystem()
  private let today = CivilDay(dayNumber: 20_787)

  init() {
    system.events = [-800, -3, 0, 5, 40].map { offset in
      let day = today.adding(days: offset)
      return CalendarEvent(
        uid: "\(offset)", title: Title("Zoo"), day: day, startMinute: nil, lastDay: day,
        isRecurring: false)
    }
  }

  private func source() -> SystemCalendarSource<FakeStore> {
    SystemCalendarSource(statusAtLaunch: system.status) { system.makeStore() }
  }

  private func found(_ source: inout SystemCalendarSource<FakeStore>) async throws -> [String] {
    try await source.harvest(around: today, window: window, zone: nil).events.map(\.uid)
  }

  @Test func aStoreIsMadeAfterTheGrant() async throws {
    var source = source()
    #expect(await source.requestAccess() == .granted)
    #expect(try await found(&source) == ["-3", "0", "5"])
    #expect(system.storesMade == 2)
  }

  @Test func theAnswerIsBelievedOverTheStatus() async throws {
    var source = source()
    #expect(await source.requestAccess() == .granted)
    #expect(system.status == .notDetermined)
    #expect(await source.requestAccess() == .granted)
    #expect(system.requests == 1)
    #expect(try await found(&source).count == 3)
  }

  @Test func anEmptyFirstReadingIsReadOnceMore() async throws {
    system.slowStores = 1
    var source = source()
    _ = await source.requestAccess()
    #expect(try await found(&source).count == 3)
  }

  @Test func anEmptyCalendarIsBelievedThen() async throws {
    system.events = []
    var source = source()
    _ = await source.requestAccess()
    #expect(try await found(&source).isEmpty)
    let made = system.storesMade
    #expect(try await found(&source).isEmpty)
    #expect(system.storesMade == made)
  }

  @Test func accessOfAnEarlierStartNeedsNoRequest() async throws {
    system.status = .fullAccess
    system.isGranted = true
    var source = source()
    #expect(await source.requestAccess() == .granted)
    #expect(system.requests == 0)
    #expect(try await found(&source).count == 3)
  }

  @Test func nothingIsReadWithoutAccess() async {
    system.answer = false
    var source = source()
    await #expect(throws: CalendarSourceError.refused) { try await found(&source) }
    #expect(await source.requestAccess() == .refused)
    await #expect(throws: CalendarSourceError.refused) { try await found(&source) }
    system.answer = true
    #expect(await source.requestAccess() == .granted)
  }

  /// The file source answers to the same protocol.
  @Test func filesNeedNoGrant() async {
    var source: any CalendarSource = CalendarFiles(["absent.ics"])
    #expect(await source.requestAccess() == .granted)
    await #expect(throws: CalendarSourceError.self) {
      try await source.harvest(around: today, window: window, zone: nil)
    }
  }
}
