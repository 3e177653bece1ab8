import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Tables
import Text

/// `dictee word`: all that the lexicon says of a form.
enum WordCommand {
  static let form = Argument<String>(
    "form", value: .text, arity: .one,
    help: LocalizedText(fr: "le mot, sous n’importe quelle forme", en: "the word, in any form"))

  static let command = Command(
    name: "word",
    summary: LocalizedText(fr: "dit ce qu’est un mot", en: "says what a word is"),
    description: LocalizedText(
      fr: "Donne toutes les lectures d’une forme, le niveau de chacune, et toutes les formes du "
        + "mot : sa conjugaison, ou ses féminins et ses pluriels.",
      en: "Gives all readings of a form, the grade of each, and all forms of the word: its "
        + "conjugation, or its feminines and plurals."),
    options: [SharedOptions.set, SharedOptions.json],
    arguments: [form],
    examples: [
      Example(
        "dictee word portes",
        help: LocalizedText(fr: "un nom et un verbe", en: "a noun and a verb"))
    ],
    exits: [.findings: LocalizedText(fr: "le mot est inconnu", en: "the word is unknown")],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let set = try SetLoader.load(session).set
    let typed = try session.arguments.value(of: form)
    let report = WordReport(
      form: lookupForm(normalizedNFC(typed)), set: set, language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return report.readings.isEmpty ? .findings : .done
  }
}
