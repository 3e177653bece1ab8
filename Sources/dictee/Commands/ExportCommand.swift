import CommandLineKit
import Diagnostics
import Platform
import Store

/// `dictee export`: all that is known of a child, as one file.
enum ExportCommand {
  static let child = Argument<String>(
    "child", value: .text, placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"), arity: .optional,
    help: LocalizedText(
      fr: "prénom de l’enfant ; il peut manquer s’il n’y en a qu’un",
      en: "first name of the child; it may be left out when there is only one")
  ).kept()
  static let output = Option<String>.file(
    "output", short: "o",
    help: LocalizedText(
      fr: "écrit dans ce fichier, que son propriétaire seul peut lire, plutôt que sur la sortie",
      en: "writes to this file, which its owner alone can read, instead of standard output"))

  static let command = Command(
    name: "export",
    summary: LocalizedText(
      fr: "écrit tout ce qui est gardé d’un enfant", en: "writes all that is kept of a child"),
    description: LocalizedText(
      fr: "Écrit en JSON le profil d’un enfant, les textes dictés, les corrections et les cartes "
        + "proposées : pour une copie de sécurité, une autre machine ou l’enseignante. « dictee "
        + "import » relit ce fichier tel quel.\n\n"
        + "Les réponses sur les moments du calendrier n’y sont pas : elles sont à toute la "
        + "famille, et leur clé ne quitte pas la machine.",
      en:
        "Writes as JSON a child’s profile, the dictated texts, the corrections and the cards that "
        + "were offered: for a backup, another machine or the teacher. “dictee import” reads this "
        + "file back as it is.\n\n"
        + "Answers about moments of the calendar are not in it: they are the whole family’s, and "
        + "their key does not leave the machine."),
    options: [output, SharedOptions.store],
    arguments: [child],
    examples: [
      Example(
        "dictee export Léa -o lea.json",
        help: LocalizedText(fr: "une copie de sécurité", en: "a backup"))
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
    let profile = try StoreAccess.profile(session.arguments[child], in: store)
    let text = JSONWriter.write(try store.archive(of: profile).json)
    if let path = session.arguments[output] {
      try writeFile(Array(text.utf8), to: path, isPrivate: true)
    } else {
      session.output.write(text)
    }
    return .done
  }
}
