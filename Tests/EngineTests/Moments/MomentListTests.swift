import Testing

@testable import Engine

@Suite struct MomentListTests {
  private static let window = MomentWindow(pastDays: 730, futureDays: 14, recurringPastDays: 7)
  private let today = CivilDay(dayNumber: 20_787)

  private func event(
    _ title: String, _ offset: Int, uid: String = "", minute: Int? = nil, length: Int = 0,
    isRecurring: Bool = false
  ) -> CalendarEvent {
    let day = today.adding(days: offset)
    return CalendarEvent(
      uid: uid, title: Title(title), day: day, startMinute: minute,
      lastDay: day.adding(days: length), isRecurring: isRecurring)
  }

  private func moments(_ events: [CalendarEvent]) throws -> MomentList {
    try Household.recogniser().moments(in: events, window: Self.window, today: today)
  }

  /// Start, length and whether the event recurs; the day that counts, all from today.
  @Test(
    arguments: [
      (0, 0, false, 0), (-730, 0, false, -730), (-731, 0, false, nil), (14, 0, false, 14),
      (15, 0, false, nil), (-7, 0, true, -7), (-8, 0, true, nil), (14, 0, true, 14),
      (15, 0, true, nil), (-3, 10, false, -3), (14, 5, false, 14), (-740, 15, false, -725),
      (-740, 9, false, nil), (-740, 740, false, 0), (-740, 741, false, nil), (-9, 2, true, -7),
      (-9, 1, true, nil), (-9, 12, true, nil),
    ] as [(Int, Int, Bool, Int?)])
  func theWindowCountsCivilDays(start: Int, length: Int, isRecurring: Bool, expected: Int?) {
    let event = event("Zoo", start, length: length, isRecurring: isRecurring)
    #expect(
      Self.window.day(of: event, seenFrom: today) == expected.map { today.adding(days: $0) })
  }

  @Test func eventsAreSortedAndCounted() throws {
    let list = try moments([
      event("Zoo", 3), event("Hôpital", 0), event("Judo annulé", 0), event("Réunion", -1),
      event("Piscine", -1, minute: 600), event("Zoo", 40), event("Expo", -2, minute: 900),
    ])
    #expect(list.moments.map { $0.day.dayNumber - today.dayNumber } == [-2, -1, -1, 3])
    #expect(list.moments.map { $0.content == nil } == [true, true, false, false])
    #expect(list.moments.map(\.side) == [.past, .past, .past, .future])
    #expect(list.blockedCount == 1)
    #expect(list.cancelledCount == 1)
    #expect(list.outsideCount == 1)
  }

  /// The offsets of some events; the one that a text is about when none is asked for.
  @Test(
    arguments: [
      ([-5, -2, 1], -2), ([-5, 0, 1], 0), ([3, 1, 9], 1), ([], nil), ([-700, 1], -700),
    ] as [([Int], Int?)])
  func theNearestPastMomentIsChosen(offsets: [Int], expected: Int?) throws {
    let list = try moments(offsets.map { event("Zoo", $0) } + [event("Expo", 0)])
    #expect(list.choice.map { $0.day.dayNumber - today.dayNumber } == expected)
  }

  @Test func theLaterOfTwoOnTheSameDayIsChosen() throws {
    let list = try moments([event("Zoo", -1, minute: 1000), event("Judo", -1, minute: 600)])
    #expect(list.choice?.startMinute == 1000)
    let coming = try moments([event("Zoo", 1, minute: 1000), event("Judo", 1, minute: 600)])
    #expect(coming.choice?.startMinute == 600)
  }

  @Test func anIdStandsForASeries() throws {
    let list = try moments([
      event("Judo", -6, uid: "a", isRecurring: true), event("Judo", 1, uid: "a", isRecurring: true),
      event("Zoo", 1, uid: "b"),
    ])
    let ids = Set(list.moments.map(\.id))
    #expect(ids.count == 2)
    for id in ids { #expect(MomentID(id.text) == id) }
    let series = try #require(list.moments.first?.id)
    #expect(list.moment(series)?.side == .past)
  }

  @Test func anEventWithoutUidIsKnownByTitleAndStart() {
    let id = MomentID(of: event("Zoo", 1, minute: 600))
    #expect(MomentID(of: event("ZOO", 1, minute: 600)) == id)
    #expect(MomentID(of: event("Zoo", 2, minute: 600)) != id)
    #expect(MomentID(of: event("Zoo", 1)) != id)
    #expect(MomentID(of: event("Judo", 1, minute: 600)) != id)
    #expect(MomentID(of: event("Judo", 1, uid: "x")) == MomentID(of: event("Zoo", 4, uid: "x")))
  }

  @Test func answersAreFoundByUidOrByTitleAndStart() throws {
    let secret = try #require(MomentSecret(bytes: Array(0..<32)))
    let keys = secret.keys(of: event("Zoo", 1, uid: "a", minute: 600))
    #expect(keys.count == 2)
    #expect(Set(keys).count == 2)
    // Another day of the series, and the same event in a feed that gives new UIDs.
    #expect(secret.keys(of: event("Zoo", 8, uid: "a", minute: 600)).first == keys.first)
    #expect(secret.keys(of: event("ZOO", 1, uid: "b", minute: 600)).last == keys.last)
    #expect(secret.keys(of: event("Zoo", 1, minute: 600)) == [keys[1]])
    #expect(Set(secret.keys(of: event("Zoo", 8, uid: "b"))).isDisjoint(with: keys))
    let other = try #require(MomentSecret(bytes: Array(1..<33)))
    #expect(Set(other.keys(of: event("Zoo", 1, uid: "a", minute: 600))).isDisjoint(with: keys))
    #expect(MomentKey(bytes: keys[0].bytes) == keys[0])
    #expect(MomentID(keys[0].id.text) == keys[0].id)
    #expect(MomentSecret(bytes: Array(0..<31)) == nil)
  }

  @Test(arguments: ["", "abc", "abcdefghi1", "abcdefghijk", "abcdéfghij", "abcdefghi "])
  func whatIsNoIdIsRefused(text: String) {
    #expect(MomentID(text) == nil)
  }

  @Test func idsAreReadInAnyCase() {
    #expect(MomentID("ABCDEFGH27")?.text == "abcdefgh27")
  }
}
