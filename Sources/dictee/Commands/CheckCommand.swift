import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform

/// `dictee check`: the seven checks on a text.
enum CheckCommand {
  static let command = Command(
    name: "check",
    summary: LocalizedText(fr: "vérifie un texte", en: "checks a text"),
    description: LocalizedText(
      fr: "Passe un texte aux sept contrôles d’une dictée du niveau : vocabulaire, temps, "
        + "longueurs, sujets écartés, compétences, prénom, moment. Ceux qui n’ont rien à chercher "
        + "sont levés.",
      en: "Runs the seven checks of a dictation of the grade on a text: vocabulary, tenses, "
        + "lengths, subjects kept out, skills, first name, moment. Those that have nothing to look "
        + "for are waived."),
    options: [SharedOptions.grade.required(), SharedOptions.set, SharedOptions.json],
    arguments: [TypedText.file],
    examples: [
      Example(
        "dictee check texte.txt --grade CE2",
        help: LocalizedText(fr: "ce texte convient-il au CE2 ?", en: "does this text suit CE2?"))
    ],
    exits: [.findings: LocalizedText(fr: "un contrôle a échoué", en: "a check failed")],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let set = try SetLoader.load(session).set
    let grade = try set.gradeRow(session.arguments.value(of: SharedOptions.grade))
    let validator = try Validator(set)
    let checked = validator.check(
      try TypedText.read(session), against: CheckRequest(grade: grade))
    guard !checked.text.sentences.isEmpty else {
      throw CommandFailure(.emptyText, exit: .findings)
    }
    let report = CheckReport(
      results: checked.results, analysed: checked.text, grade: set.gradeNames[grade], set: set,
      language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return report.hasPassed ? .done : .findings
  }
}
