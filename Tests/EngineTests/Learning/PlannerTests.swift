import Diagnostics
import Tables
import Testing
import Text

@testable import Engine

/// Cards with real texts of the set `ecole`.
@Suite struct PlannerTests {
  private let school: SchoolSet
  private let planner: Planner
  private let today = CivilDay(dayNumber: 20_787)

  init() throws {
    school = try SchoolSet.shared.get()
    planner = Planner(school.set, validator: try Validator(school.set))
  }

  private var set: CompiledSet { school.set }

  private func moments(_ titles: [(String, Int)], recurring: Bool = false) -> [Moment] {
    let events = titles.map { title, offset in
      CalendarEvent(
        uid: title, title: Title(title), day: today.adding(days: offset), startMinute: nil,
        lastDay: today.adding(days: offset), isRecurring: recurring)
    }
    return school.recogniser.moments(in: events, window: set.window, today: today).moments
  }

  static let week = [
    ("Piscine", -1), ("Judo", -2), ("Anniv de Tom", -3), ("Cinéma", -5), ("Zoo", -9),
    ("Bibliothèque", 2), ("Cirque", 3), ("Piano", -4),
  ]

  private func request(
    _ grade: String, _ history: LearnerHistory = LearnerHistory(), moments: [Moment],
    seed: UInt64 = 1
  ) throws -> PlanningRequest {
    PlanningRequest(
      child: Child(name: "Léa", gender: .feminine), grade: try #require(set.grade(named: grade)),
      history: history, moments: moments, day: today, seed: seed)
  }

  static let grades = ["CP", "CE1", "CE2", "CM1", "CM2", "6e"]

  @Test(arguments: grades)
  func threeCardsDiffer(grade: String) throws {
    let offer = planner.offer(try request(grade, moments: moments(Self.week)))
    #expect(offer.cards.count == 3 && offer.shortage == nil)
    #expect(Set(offer.cards.map(\.text.moment)).count == 3)
    #expect(Set(offer.cards.map(\.text.template)).count == 3)
    for card in offer.cards {
      #expect(card.dictation.checks.allSatisfy { $0.status != .failed })
      #expect(!card.text.targets.isEmpty && card.text.grade == grade)
      let traps = zip(card.dictation.skills, card.dictation.trapCounts)
      #expect(traps.allSatisfy { $1 >= Int(set.skills[$0].minimumTraps) })
    }
  }

  @Test(arguments: grades)
  func withoutACalendarTemplatesDiffer(grade: String) throws {
    let offer = planner.offer(try request(grade, moments: []))
    #expect(offer.cards.count == 3 && offer.shortage == nil)
    #expect(Set(offer.cards.map(\.text.template)).count == 3)
    #expect(offer.cards.allSatisfy { $0.moment == nil && $0.text.moment == nil })
  }

  @Test func theNearestMomentsComeFirst() throws {
    let offer = planner.offer(try request("CE2", moments: moments(Self.week)))
    let forms = offer.cards.map { $0.text.form }
    #expect(Set(forms).count == 3)
    let days = offer.cards.compactMap { $0.moment?.day.dayNumber }.map { abs($0 - today.dayNumber) }
    #expect(days.allSatisfy { $0 <= 5 })
  }

  @Test func sameSeedSameCards() throws {
    let asked = try request("CM1", moments: moments(Self.week), seed: 7)
    #expect(planner.offer(asked).cards.map(\.text) == planner.offer(asked).cards.map(\.text))
    let other = try request("CM1", moments: moments(Self.week), seed: 8)
    #expect(planner.offer(asked).cards.map(\.text) != planner.offer(other).cards.map(\.text))
  }

  /// No moment and no template twice while others remain.
  @Test func nothingComesAgainTooEarly() throws {
    let grade = "CE2"
    var history = LearnerHistory()
    let moments = moments(Self.week)
    for evening in 0..<6 {
      let card = try #require(
        planner.offer(try request(grade, history, moments: moments, seed: UInt64(evening))).cards
          .first)
      let told = history.texts.compactMap(\.moment)
      if let moment = card.text.moment {
        #expect(!told.contains(moment) || Set(told).count >= moments.count - 2)
      }
      #expect(!history.texts.compactMap(\.template).contains(card.text.template ?? ""))
      history.texts.append(card.text)
    }
  }

  /// A series is new again with its next event.
  @Test func aSeriesComesAgain() throws {
    let moments = moments([("Judo", -1)], recurring: true)
    let first = try #require(planner.offer(try request("CE2", moments: moments)).cards.first)
    #expect(first.text.form != nil)
    var told = first.text
    told.day = today.adding(days: -7)
    let again = planner.offer(
      try request("CE2", LearnerHistory(texts: [told]), moments: moments)
    ).cards
    #expect(again.first?.text.moment == told.moment)
    told.day = today
    let later = planner.offer(
      try request("CE2", LearnerHistory(texts: [told]), moments: moments)
    ).cards
    #expect(later.first?.text.moment == nil && later.map(\.text.moment).contains(told.moment))
  }

  @Test func anotherChildsEventsAreNotTold() throws {
    var moments = moments([("Anniv de Tom", -1), ("Piscine avec Tom", -2), ("Judo", -3)])
    let phrases = { (moments: [Moment]) in
      planner.offer(try request("CE2", moments: moments)).cards.compactMap(\.topic).map(\.phrase)
    }
    #expect(try phrases(moments).contains("l’anniversaire de Tom"))
    for place in moments.indices where moments[place].content?.form != moments[0].content?.form {
      moments[place].children = ["Tom"]
    }
    #expect(try phrases(moments) == ["le judo"])
    moments[2].children.append("Léa")
    #expect(try Set(phrases(moments)) == ["le judo", "l’anniversaire de Tom"])
  }

  /// Two lines, with the names of the skills, in plain words.
  @Test func everyCardSaysWhy() throws {
    let slip = Correction(day: today.adding(days: -12), results: ["gn_nombre": .lost])
    let history = LearnerHistory(corrections: [.init(slip, of: nil)])
    for grade in ["CE1", "CM2"] {
      for card in planner.offer(try request(grade, history, moments: moments(Self.week))).cards {
        let lines = card.reasons.lines(set)
        #expect(lines.count == 2)
        #expect(
          lines[0].fr.contains(
            "« Accord en nombre dans le groupe nominal », fragile (vue il y a 12 jours)"))
        #expect(lines[0].en.contains("fragile (seen 12 days ago)"))
        for line in lines {
          #expect(line.fr.hasSuffix(".") && line.en.hasSuffix("."))
          #expect(!line.fr.contains("'") && !line.fr.contains("_"))
        }
      }
    }
  }

  /// What no text joins is dropped from the end, and said.
  @Test func theLastSkillGivesWay() throws {
    let day = today.adding(days: -2)
    let results: [String: SkillResult] = [
      "participe_avoir_cod": .lost, "radicaux_variables": .lost,
    ]
    let history = LearnerHistory(corrections: [
      .init(Correction(day: day, results: results), of: nil)
    ])
    let offer = planner.offer(try request("CM2", history, moments: []))
    for card in offer.cards where !card.reasons.dropped.isEmpty {
      #expect(card.reasons.lines(set)[1].fr.hasPrefix("Aucun texte ne fait aussi travailler «"))
      #expect(card.text.targets.count + card.reasons.dropped.count == 3)
    }
    #expect(offer.cards.contains { !$0.reasons.dropped.isEmpty })
  }

  /// The small set has one template without a moment: one card, and the reason.
  @Test func fewerCardsHaveAReason() throws {
    let small = try SchoolSet.compile("Tests/EndToEndTests/Sets/petit")
    let planner = Planner(small, validator: try Validator(small))
    let offer = { (grade: Int) in
      planner.offer(
        PlanningRequest(
          child: Child(name: "Léa", gender: .feminine), grade: grade, history: LearnerHistory(),
          day: today, seed: 1))
    }
    #expect(offer(0).cards.map(\.text.template) == ["sans_moment"])
    #expect(offer(0).shortage == .noOtherText)
  }
}
