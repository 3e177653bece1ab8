internal import Diagnostics
internal import Engine
package import Store

/// Things that a store is made to do one after another, and what it holds after each.
package enum StoreScript {
  package static let lea = Profile(name: "Léa", gender: .feminine, grade: "CE2", set: "ecole")
  /// Who is forgotten.
  package static let tom = Profile(name: "Tomislav", gender: .masculine, grade: "CM1", set: "ecole")
  package static let noe = Profile(name: "Noé", gender: .masculine, grade: "CP", set: "ecole")

  /// One thing, done when it returns; in their order.
  package enum Step: CaseIterable, Sendable {
    case addLea, addTom
    case dictateToLea, correctLea
    case dictateToTom, correctTom
    case offerCards, chooseCard
    case nameMoment, refuseMoment
    case importNoe, replaceNoe
    case changeLea
    case forgetTom
    case dictateAgain, correctAgain

    /// Does it; a store that has it done already may refuse.
    package func run(in store: Store) throws(StoreError) {
      switch self {
      case .addLea: try store.add(lea)
      case .addTom: try store.add(tom)
      case .dictateToLea: try store.remember(text(1, for: lea), for: lea)
      case .correctLea: try correctLast(of: lea, .lost, in: store)
      case .dictateToTom: try store.remember(text(2, for: tom), for: tom)
      case .correctTom: try correctLast(of: tom, .someSlips, in: store)
      case .offerCards: try store.offer(cards, day: evening, for: tom)
      case .chooseCard: try store.choose(card: 2, day: evening, for: tom)
      case .nameMoment: try store.name([key(1)], "l’anniversaire de Tomislav")
      case .refuseMoment: try store.refuse([key(2), key(3)])
      case .importNoe: try store.add(archive(texts: 5))
      case .replaceNoe: try store.add(archive(texts: 40), replacing: true)
      case .changeLea: try store.update(lea, to: olderLea)
      case .forgetTom: try store.forget(tom)
      case .dictateAgain: try store.remember(text(3, for: lea), for: lea)
      case .correctAgain: try correctLast(of: lea, .allRight, in: store)
      }
    }
  }

  private static var olderLea: Profile {
    var older = lea
    older.grade = "CM1"
    return older
  }

  /// All that a store holds, as one text.
  package static func state(of store: Store) throws(StoreError) -> String {
    var state = ""
    for profile in try store.profiles() {
      state += JSONWriter.write(try store.archive(of: profile).json)
    }
    let answers = try store.momentAnswers()
    state += answers.named.map { "\($0.key.id): \($0.value)\n" }.sorted().joined()
    return state + answers.refused.map { "\($0.id) refused\n" }.sorted().joined()
  }

  private static let evening = CivilDay(dayNumber: 20_787)

  /// A text that holds the child's name.
  private static func text(_ number: Int, for profile: Profile) -> DictatedText {
    DictatedText(
      day: evening.adding(days: number), title: "Le secret de \(profile.name) \(number)",
      sentences: ["\(profile.name) a caché un trésor.", "Personne ne le trouvera."],
      grade: profile.grade, step: 2, template: "secret", targets: ["gn_nombre"])
  }

  /// Corrects the last text of a child, unless it was.
  private static func correctLast(
    of profile: Profile, _ result: SkillResult, in store: Store
  ) throws(StoreError) {
    guard let last = try store.texts(of: profile).last else { return }
    let missed = MissedWord(expected: "trésor", written: "trésore", skill: nil)
    try store.append(
      Correction(day: last.text.day, results: ["gn_nombre": result], missed: [missed]),
      of: last.id, for: profile)
  }

  private static let cards = [card(["gn_nombre"]), card(["finales_en_e"])]

  /// A card for skills.
  package static func card(_ targets: [String]) -> OfferedCard {
    OfferedCard(
      text: DictatedText(
        day: evening, title: "La chorale", sentences: ["Tout le monde chante."], grade: "CE2",
        step: 1, targets: targets),
      why: [LocalizedText(fr: "Pour travailler.", en: "To practise.")])
  }

  private static func key(_ number: UInt8) throws(StoreError) -> MomentKey {
    guard let key = MomentKey(bytes: [UInt8](repeating: number, count: 32)) else {
      throw StoreError(.badValue)
    }
    return key
  }

  private static func archive(texts count: Int) -> ProfileArchive {
    ProfileArchive(
      profile: noe, texts: (1...count).map { text($0, for: noe) },
      corrections: (1...count).map {
        ProfileArchive.Entry(
          text: $0,
          correction: Correction(day: evening.adding(days: $0), results: ["gn_genre": .allRight]))
      })
  }
}
