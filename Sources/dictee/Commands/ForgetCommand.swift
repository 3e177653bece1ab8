import CommandLineKit
import Diagnostics
import Platform
import Store

/// `dictee forget`: erases all that is known of a child.
enum ForgetCommand {
  static let child = Argument<String>(
    "child", value: .text, placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"), arity: .one,
    help: LocalizedText(fr: "prénom de l’enfant", en: "first name of the child")
  ).kept()

  static let command = Command(
    name: "forget",
    summary: LocalizedText(
      fr: "efface tout ce qui est gardé d’un enfant", en: "erases all that is kept of a child"),
    description: LocalizedText(
      fr:
        "Efface sans retour le profil d’un enfant, ses textes, ses corrections, ses cartes, et les "
        + "noms de moments où son prénom se trouve : les octets mêmes sont effacés du fichier. "
        + "« dictee export » en fait d’abord une copie, si vous en voulez une.\n\n"
        + "Les fichiers exportés et les sauvegardes de la machine ne sont pas touchés.",
      en: "Erases for good a child’s profile, texts, corrections, cards, and the names of moments "
        + "that hold the first name: the bytes themselves are erased from the file. “dictee export” "
        + "makes a copy first, if you want one.\n\n"
        + "Exported files and backups of the machine are not touched."),
    options: [SharedOptions.store],
    arguments: [child],
    examples: [
      Example("dictee forget Léa", help: LocalizedText(fr: "oublie Léa", en: "forgets Léa"))
    ],
    exits: [
      .findings: LocalizedText(
        fr: "aucun profil n’a ce prénom", en: "no profile has this first name")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    guard let store = try StoreAccess.openIfPresent(session) else {
      throw CommandFailure(.noProfile, exit: .findings)
    }
    try store.forget(StoreAccess.profile(session.arguments.value(of: child), in: store))
    session.output.line(LocalizedText.forgotten.text(session.language))
    return .done
  }
}

extension LocalizedText {
  fileprivate static let forgotten = LocalizedText(
    fr: "tout est effacé", en: "everything is erased")
}
