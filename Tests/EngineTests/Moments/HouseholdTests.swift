import Testing

@testable import Engine

/// What parents said of moments, found again whatever a feed is rewritten like.
@Suite struct HouseholdTests {
  private static let window = MomentWindow(pastDays: 730, futureDays: 14, recurringPastDays: 7)
  private let today = CivilDay(dayNumber: 20_787)
  private let secret: MomentSecret

  init() throws {
    secret = try #require(MomentSecret(bytes: (0..<32).map { UInt8($0) }))
  }

  private func event(
    _ title: String, _ offset: Int = 0, uid: String = "", minute: Int? = 600,
    seriesOffset: Int? = nil
  ) -> CalendarEvent {
    let day = today.adding(days: offset)
    var event = CalendarEvent(
      uid: uid, title: Title(title), day: day, startMinute: minute, lastDay: day,
      isRecurring: seriesOffset != nil)
    if let seriesOffset { event.seriesDay = today.adding(days: seriesOffset) }
    return event
  }

  private func household(
    refused: [CalendarEvent] = [], named: [(CalendarEvent, String)] = [], children: [String] = []
  ) -> HouseholdAnswers {
    let pairs = named.flatMap { event, label in secret.keys(of: event).map { ($0, label) } }
    return HouseholdAnswers(
      secret: secret, named: Dictionary(pairs) { first, _ in first },
      refused: Set(refused.flatMap { secret.keys(of: $0) }), children: children)
  }

  private func moments(_ events: [CalendarEvent], _ household: HouseholdAnswers) throws
    -> MomentList
  {
    try Household.recogniser().moments(
      in: events, window: Self.window, today: today, household: household)
  }

  @Test func aRefusalSurvivesAFeedThatIsWrittenAnew() throws {
    let known = household(refused: [event("Expo Kandinsky", -2, uid: "a")])
    for again in [
      event("Expo Kandinsky", -2, uid: "a"), event("Expo Kandinsky", -2, uid: "new"),
      event("Expo Kandinsky", -2), event("EXPO  kandinsky", -2, uid: "b"),
      event("Autre chose", 3, uid: "a"),
    ] {
      let list = try moments([event("Zoo"), again], known)
      #expect(list.moments.count == 1)
      #expect(list.refused.count == 1)
    }
    let other = try moments([event("Expo Kandinsky", -1, uid: "c")], known)
    #expect(other.refused.isEmpty)
  }

  /// A series of which one week was refused stays refused, even under a new UID.
  @Test func aRefusedSeriesStaysRefused() throws {
    let known = household(refused: [event("Judo", -6, uid: "a", seriesOffset: -100)])
    let next = event("Judo", 1, uid: "new", seriesOffset: -100)
    #expect(try moments([next], known).refused.count == 1)
  }

  @Test func blockedEventsAreCountedAsSuch() throws {
    let blocked = event("Hôpital", 0, uid: "a")
    let list = try moments([blocked], household(refused: [blocked]))
    #expect(list.blockedCount == 1)
    #expect(list.refused.isEmpty)
  }

  @Test func aLabelIsShownForABlankMomentAlone() throws {
    let known = household(named: [
      (event("Expo", 0, uid: "a"), "la fête du village"), (event("Zoo", 0, uid: "b"), "le parc"),
    ])
    let list = try moments([event("Expo", 0, uid: "a"), event("Zoo", 0, uid: "b")], known)
    #expect(Set(list.moments.map(\.label)) == ["la fête du village", nil])
    #expect(list.choice?.content != nil)
  }

  @Test func aTitleWithAChildsNameIsForThatChild() throws {
    let known = household(children: ["Léa", "Tom", "Jean-Luc"])
    let list = try moments(
      [
        event("Judo Tom", -1, uid: "a"), event("Judo LEA", -2, uid: "b"),
        event("Judo Tomate", -3, uid: "c"), event("Piscine avec Tom et Léa", -4, uid: "d"),
        event("Zoo Jean-Luc", -5, uid: "e"), event("Judo", -6, uid: "f"),
      ], known)
    func days(_ child: String) -> [Int] {
      list.offered(to: child).moments.map { $0.day.dayNumber - today.dayNumber }
    }
    #expect(days("Tom") == [-6, -4, -3, -1])
    #expect(days("lea") == [-6, -4, -3, -2])
    #expect(days("Jean-Luc") == [-6, -5, -3])
    #expect(days("Zoé") == [-6, -3])
    #expect(list.moments.count == 6)
  }

  @Test func idsAreKeyed() throws {
    let zoo = event("Zoo", 0, uid: "a")
    let other = try #require(MomentSecret(bytes: (0..<32).map { UInt8($0 &+ 1) }))
    let own = household()
    #expect(own.id(of: zoo) != MomentID(of: zoo))
    #expect(own.id(of: zoo) == secret.keys(of: zoo)[0].id)
    #expect(own.id(of: zoo) != other.keys(of: zoo)[0].id)
  }
}
