import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Tables

/// `dictee moments`: what a calendar gives to write about.
enum MomentsCommand {
  static let command = Command(
    name: "moments",
    summary: LocalizedText(
      fr: "montre les moments d’un calendrier", en: "lists a calendar’s moments"),
    description: LocalizedText(
      fr: "Montre ce qui a été reconnu, ce qui est resté sans nom, et combien d’événements ont été "
        + "laissés de côté. Aucun titre n’est jamais montré.",
      en: "Lists what was recognised, what stayed blank, and how many events were left out. No "
        + "title is ever shown."),
    options: [
      SharedOptions.calendar.required(), SharedOptions.set, SharedOptions.now, SharedOptions.zone,
      SharedOptions.json,
    ],
    examples: [
      Example(
        "dictee moments --calendar famille.ics",
        help: LocalizedText(fr: "les moments de la famille", en: "the family’s moments"))
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let evening = try Evening(session)
    let set = try SetLoader.load(session).set
    let path = try session.arguments.value(of: SharedOptions.calendar)
    let list = try CalendarMoments.read(path, set, evening, session)
    let report = MomentsReport(list: list, set: set, day: evening.day, language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return .done
  }
}
