import CommandLineKit
import CommandSets
import Diagnostics
import Platform

/// `dictee privacy`: what is read, kept and could leave; and the proof that nothing does.
enum PrivacyCommand {
  private static let prove = Option<String>.file(
    "prove", placeholder: LocalizedText(fr: "CALENDRIER", en: "CALENDAR"),
    help: LocalizedText(
      fr: "éprouve sur ce calendrier que rien d’intime n’en sort",
      en: "tries on this calendar that nothing private comes out"))

  static let command = Command(
    name: "privacy",
    summary: LocalizedText(
      fr: "dit ce qui est lu, gardé et pourrait sortir",
      en: "says what is read, kept and could leave"),
    description: LocalizedText(
      fr:
        "Dit ce que dictee lit d’un calendrier, ce qu’il garde et où, et ce qui pourrait sortir de la "
        + "machine. Avec --prove, réécrit tout ce qui doit être écarté et compare les sorties, cherche "
        + "des mots témoins partout, et fait regarder le programme par le système.",
      en: "Says what dictee reads of a calendar, what it keeps and where, and what could leave the "
        + "machine. With --prove, writes anew all that must be discarded and compares the outputs, "
        + "looks for planted words everywhere, and has the system watch the program."),
    options: [
      prove, SharedOptions.set, SharedOptions.now, SharedOptions.zone, SharedOptions.json,
    ],
    examples: [
      Example(
        "dictee privacy --prove famille.ics",
        help: LocalizedText(
          fr: "la preuve, sur votre calendrier", en: "the proof, on your calendar"))
    ],
    exits: [
      .findings: LocalizedText(
        fr: "un essai de la preuve a échoué", en: "a check of the proof failed")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let steps = try session.arguments[prove].map { try PrivacyProof.steps($0, session) }
    let report = PrivacyReport(steps: steps)
    session.output.write(
      session.arguments[SharedOptions.json]
        ? JSONWriter.write(report.json) : report.text(session.language))
    return report.hasFailed ? .findings : .done
  }
}
