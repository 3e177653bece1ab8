import CommandLineKit
import Diagnostics
import Platform

/// `dictee cards`: the dictations that a child may choose from tonight.
enum CardsCommand {
  static let command = Command(
    name: "cards",
    summary: LocalizedText(
      fr: "propose les dictées de ce soir", en: "offers tonight’s dictations"),
    description: LocalizedText(
      fr: "Propose trois dictées qui font travailler ce dont l’enfant a besoin, sur trois moments "
        + "différents ; il en choisit une. Le même soir, ce sont les mêmes.",
      en: "Offers three dictations that exercise what the child needs, about three different "
        + "moments; the child picks one. On the same evening they are the same."),
    options: EveningCards.options + [SharedOptions.json],
    examples: [
      Example(
        "dictee cards --calendar famille.ics",
        help: LocalizedText(
          fr: "trois dictées sur la semaine de l’enfant",
          en: "three dictations about the child’s week"))
    ],
    exits: [.findings: noChildOrText], run: run)

  /// Why there may be no card.
  static let noChildOrText = LocalizedText(
    fr: "l’enfant n’est pas connu, ou la bibliothèque n’a pas de texte pour lui",
    en: "the child is not known, or the library has no text for them")

  private static func run(_ session: Session) throws -> ExitCode {
    let report = CardsReport(cards: try EveningCards(session), language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return .done
  }
}
