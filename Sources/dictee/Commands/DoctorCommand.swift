import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import FamilyCalendar
import Platform
import Store

/// `dictee doctor`: what works here, and what to do where something doesn’t.
enum DoctorCommand {
  static let names = Flag(
    "names",
    help: LocalizedText(fr: "montre aussi les prénoms", en: "also shows the first names"))

  static let command = Command(
    name: "doctor",
    summary: LocalizedText(
      fr: "dit ce qui marche et ce qui est à réparer", en: "tells what works and what is to mend"),
    description: LocalizedText(
      fr: "Montre la version, où est le jeu de catalogues, dans quel état sont le fichier des "
        + "profils et sa clé, et si les calendriers peuvent être lus ; pour ce qui ne va pas, dit "
        + "que faire. Ne change rien et ne montre aucun prénom sans --names.",
      en: "Shows the version, where the set of catalogues lies, in what state the file of profiles "
        + "and its key are, and whether calendars can be read; for what is wrong, says what to do. "
        + "Changes nothing and shows no first name without --names."),
    options: [SharedOptions.set, SharedOptions.store, names, SharedOptions.json],
    examples: [
      Example(
        "dictee doctor",
        help: LocalizedText(fr: "tout va-t-il bien ?", en: "is all well?"))
    ],
    exits: [
      .findings: LocalizedText(fr: "quelque chose est à réparer", en: "something is to mend")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let report = DoctorReport(
      set: findSet(session), store: examineStore(session),
      hasCalendars: CalendarReader.isAvailable, names: profileNames(session),
      language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return report.problems.isEmpty ? .done : .findings
  }

  private static func findSet(_ session: Session) -> Result<DoctorReport.FoundSet, CommandFailure> {
    do {
      let path = try SetLoader.path(session)
      let set = try SetLoader.load(session).set
      return .success(DoctorReport.FoundSet(path: path, id: set.id, hash: set.contentHash))
    } catch let failure as CommandFailure {
      return .failure(failure)
    } catch {
      // Any other error of a file; its message is that of a command.
      let told = error as? any ToldError
      return .failure(CommandFailure(told.map { [$0.message] } ?? [], exit: .failure))
    }
  }

  private static func examineStore(
    _ session: Session
  ) -> Result<StoreExamination, StoreError> {
    Result { () throws(StoreError) in
      try StoreExamination(
        path: session.arguments[SharedOptions.store], environment: session.environment)
    }
  }

  /// The first names, if they are asked for and can be read.
  private static func profileNames(_ session: Session) -> [String]? {
    guard session.arguments[names] else { return nil }
    return (try? StoreAccess.openIfPresent(session)?.profiles().map(\.name)) ?? []
  }
}
