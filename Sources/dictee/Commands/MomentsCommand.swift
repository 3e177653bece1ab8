import Audit
import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import FamilyCalendar
import Platform
import Tables

/// `dictee moments`: what a calendar gives to write about.
enum MomentsCommand {
  private static let why = Flag(
    "why",
    help: LocalizedText(
      fr: "dit pour chaque moment, et pour ce qui est laissé de côté, la règle et sa place dans le "
        + "catalogue",
      en: "says for each moment, and for what is left out, the rule and its place in the catalogue")
  )
  private static let showTitles = Flag(
    "show-titles",
    help: LocalizedText(
      fr: "montre aussi les titres, à l’écran seulement",
      en: "shows the titles too, on a terminal only"))

  private static let refused = Flag(
    "refused",
    help: LocalizedText(
      fr: "montre les moments refusés, au lieu des autres", en: "lists the refused moments instead")
  )

  static let command = Command(
    name: "moments",
    summary: LocalizedText(
      fr: "montre les moments d’un calendrier", en: "lists a calendar’s moments"),
    description: LocalizedText(
      fr: "Montre ce qui a été reconnu, ce qui est resté sans nom, et combien d’événements ont été "
        + "laissés de côté. Aucun titre n’est montré, sauf avec --show-titles, à l’écran.\n\n"
        + "« dictee moments name ID NOM » donne un nom à un moment qui n’en a pas, « refuse ID » "
        + "l’écarte pour toujours, « restore ID » reprend ce qui a été dit ; --refused montre ce qui "
        + "est refusé. Un nom tapé ne va que dans la base de la famille.",
      en: "Lists what was recognised, what stayed blank, and how many events were left out. No "
        + "title is shown, except with --show-titles, on a terminal.\n\n"
        + "“dictee moments name ID NAME” names a moment that has no name, “refuse ID” sets one aside "
        + "for ever, “restore ID” takes back what was said; --refused lists what is refused. A name "
        + "that was typed goes to the family’s store alone."),
    options: [
      SharedOptions.calendar.required(), why, refused, showTitles, MomentAnswer.gender,
      SharedOptions.store, SharedOptions.set, SharedOptions.now, SharedOptions.zone,
      SharedOptions.json,
    ],
    arguments: [MomentAnswer.argument, MomentAnswer.id, MomentAnswer.label],
    examples: [
      Example(
        "dictee moments --calendar famille.ics",
        help: LocalizedText(fr: "les moments de la famille", en: "the family’s moments")),
      Example(
        "dictee moments --calendar ~/agendas --why",
        help: LocalizedText(
          fr: "ceux d’un dossier d’agendas, avec la règle qui a fait chacun",
          en: "those of a folder of calendars, with the rule that made each")),
      Example(
        "dictee moments name vqa2fdhytn \"la fête du village\" --calendar famille.ics",
        help: LocalizedText(
          fr: "donne un nom à un moment sans nom", en: "names a moment that has no name")),
    ],
    exits: [
      .findings: LocalizedText(
        fr: "le moment est inconnu, ou le nom est refusé",
        en: "an unknown moment, or a refused name")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let evening = try Evening(session)
    let isJSON = session.arguments[SharedOptions.json]
    let screen = try session.arguments[showTitles] ? TerminalScreen(session, isJSON: isJSON) : nil
    let loaded = try SetLoader.load(session)
    let moments = try CalendarMoments.read(
      session.arguments[all: SharedOptions.calendar], loaded.set, evening, session)
    if let answer = session.arguments[MomentAnswer.argument] {
      try answer.give(moments, loaded.set, session)
      return .done
    }
    var reasons: MomentReasons?
    if session.arguments[why] {
      reasons = try MomentReasons(moments, loaded, evening.day, session)
    }
    let report = MomentsReport(
      moments: moments, showsRefused: session.arguments[refused], reasons: reasons,
      set: loaded.set, day: evening.day, language: session.language)
    if isJSON {
      session.output.write(JSONWriter.write(report.json))
    } else {
      report.write(to: session.output, titles: screen)
    }
    return .done
  }
}

/// The terminal of a session, which alone shows titles.
struct TerminalScreen: TitleScreen {
  private let output: OutputStream

  /// Fails when the output is no terminal.
  fileprivate init(_ session: Session, isJSON: Bool) throws {
    guard session.output.isTerminal, !isJSON else {
      throw CommandFailure(.titlesNeedATerminal, exit: .usage)
    }
    output = session.output
  }

  func show(title: String) {
    output.line("            «\u{A0}\(escaped(title))\u{A0}»")
  }
}

extension LocalizedText {
  fileprivate static let titlesNeedATerminal = LocalizedText(
    fr: "--show-titles ne montre les titres qu’à l’écran ; ôtez --json et toute redirection",
    en: "--show-titles shows titles on a terminal only; leave out --json and any redirection")
}
