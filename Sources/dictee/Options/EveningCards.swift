import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Store
import Tables

/// The cards of a child on an evening: those that were offered already, else new ones.
struct EveningCards {
  let profile: Profile
  let set: CompiledSet
  let day: CivilDay
  let offer: CardOffer
  /// Why there are fewer cards than the set wants; nil when there are enough.
  let shortage: PlannedEvening.Shortage?

  /// The options that all commands take which show cards.
  static let options: [any OptionDeclaration] = [
    SharedOptions.calendar, SharedOptions.child, SharedOptions.store, SharedOptions.set,
    SharedOptions.now, SharedOptions.zone,
  ]

  /// Opens the store, plans the evening if it was not planned yet, and remembers the cards.
  init(_ session: Session) throws {
    let store = try StoreAccess.open(session)
    let profile = try StoreAccess.profile(session.arguments[SharedOptions.child], in: store)
    try self.init(profile, in: store, session)
  }

  init(_ profile: Profile, in store: Store, _ session: Session) throws {
    let evening = try Evening(session)
    self.profile = profile
    day = evening.day
    set = try SetLoader.load(session, usual: profile.set).set
    let grade = try set.gradeRow(profile.grade)
    let wanted = SkillPlan(set).cardCount
    let known = try store.cards(day: day, for: profile)
    let hasCalendar = !session.arguments[all: SharedOptions.calendar].isEmpty
    if let known, EveningCards.holds(known, profile, hasCalendar: hasCalendar) {
      offer = known
      shortage = known.cards.count < wanted ? .noOtherText : nil
      return
    }
    let planned = try EveningCards.plan(
      profile, grade, EveningCards.moments(set, evening, session), evening.day, set, store)
    shortage = planned.shortage
    guard !planned.cards.isEmpty else {
      throw CommandFailure(.noCard(profile.grade), exit: .findings)
    }
    let cards = planned.cards.map { [set] in
      OfferedCard(text: $0.text, why: $0.reasons.lines(set))
    }
    try store.offer(cards, day: day, for: profile)
    offer = CardOffer(day: day, cards: cards)
  }

  /// Whether the cards of this evening still stand: always when one was picked, else unless the
  /// grade changed, or a calendar is given to cards that were planned without.
  private static func holds(_ offer: CardOffer, _ profile: Profile, hasCalendar: Bool) -> Bool {
    if offer.chosen != nil { return true }
    let hasMoment = offer.cards.contains { $0.text.moment != nil }
    return offer.cards.allSatisfy { $0.text.grade == profile.grade }
      && (hasMoment || !hasCalendar)
  }

  /// Those of the calendars that are given.
  private static func moments(
    _ set: CompiledSet, _ evening: Evening, _ session: Session
  ) throws -> [Moment] {
    let paths = session.arguments[all: SharedOptions.calendar]
    guard !paths.isEmpty else { return [] }
    return try CalendarMoments.read(paths, set, evening, session).list.moments
  }

  private static func plan(
    _ profile: Profile, _ grade: Int, _ moments: [Moment], _ day: CivilDay, _ set: CompiledSet,
    _ store: Store
  ) throws -> PlannedEvening {
    let history = try LearnerHistory(of: profile, in: store)
    return Planner(set, validator: try Validator(set)).offer(
      PlanningRequest(
        child: profile.child, grade: grade, history: history, moments: moments,
        day: day,
        seed: eveningSeed([set.contentHash, profile.name, profile.gender.rawValue, day.iso])))
  }
}

extension LearnerHistory {
  /// What the store remembers of a child.
  init(of profile: Profile, in store: Store) throws {
    let texts = try store.texts(of: profile)
    let byID = Dictionary(texts.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    self.init(
      texts: texts.map(\.text),
      corrections: try store.correctedTexts(of: profile).map {
        Corrected($0.correction, of: byID[$0.text])
      })
  }
}

extension LocalizedText {
  fileprivate static func noCard(_ grade: String) -> LocalizedText {
    LocalizedText(
      fr: "ce jeu n’a aucun texte du niveau \(grade) ; choisissez un autre niveau, ou un autre jeu "
        + "avec --set",
      en: "this set has no text for grade \(grade); choose another grade, or another set with --set"
    )
  }
}
