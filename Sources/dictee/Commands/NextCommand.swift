import CommandLineKit
import Diagnostics
import Engine
import Platform
import Store

/// `dictee next`: the dictation that was picked of tonight’s cards.
enum NextCommand {
  static let pick = Option<Int>.integer(
    "pick", in: 1...9,
    help: LocalizedText(
      fr: "le numéro de la carte choisie ; sans lui, celle déjà choisie ce soir, sinon la première",
      en: "the number of the picked card; without it the one picked tonight, else the first"))
  static let why = Flag(
    "why",
    help: LocalizedText(
      fr: "dit ensuite en deux lignes pourquoi ce texte", en: "then says in two lines why this text"
    ))

  static let command = Command(
    name: "next",
    summary: LocalizedText(
      fr: "donne la dictée de ce soir", en: "gives tonight’s dictation"),
    description: LocalizedText(
      fr: "Donne le texte de la carte choisie et le retient, pour la correction et pour ne pas le "
        + "proposer de nouveau.",
      en: "Gives the text of the picked card and remembers it, for the correction and so that it "
        + "is not offered again."),
    options: [pick, why] + EveningCards.options + [SharedOptions.json],
    examples: [
      Example(
        "dictee next --pick 2 --why",
        help: LocalizedText(
          fr: "la deuxième carte, et pourquoi elle", en: "the second card, and why that one"))
    ],
    exits: [.findings: CardsCommand.noChildOrText], run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let store = try StoreAccess.open(session)
    let profile = try StoreAccess.profile(session.arguments[SharedOptions.child], in: store)
    let cards = try EveningCards(profile, in: store, session)
    let number = session.arguments[pick] ?? cards.offer.chosen ?? 1
    let picked = try cards.pick(number, in: store)
    let report = NextReport(cards: cards, card: picked, number: number, language: session.language)
    if session.arguments[SharedOptions.json] {
      session.output.write(JSONWriter.write(report.json))
    } else {
      session.output.write(report.text(withReasons: session.arguments[why]))
    }
    return .done
  }
}

extension EveningCards {
  /// Picks a card, and remembers its text unless it was picked before tonight.
  func pick(_ number: Int, in store: Store) throws -> OfferedCard {
    guard offer.cards.indices.contains(number - 1) else {
      throw CommandFailure(.noSuchCard(number, count: offer.cards.count), exit: .findings)
    }
    let card = offer.cards[number - 1]
    try store.choose(card: number, day: day, for: profile)
    if try !store.texts(of: profile).contains(where: { $0.text == card.text }) {
      try store.remember(card.text, for: profile)
    }
    return card
  }
}

extension LocalizedText {
  fileprivate static func noSuchCard(_ number: Int, count: Int) -> LocalizedText {
    LocalizedText(
      fr: "il n’y a pas de carte \(number) ce soir ; choisissez de 1 à \(count)",
      en: "there is no card \(number) tonight; choose from 1 to \(count)")
  }
}
