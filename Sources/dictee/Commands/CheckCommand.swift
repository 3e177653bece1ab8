import CommandLineKit
import Diagnostics
import Engine
import Platform
import Text

/// `dictee check`: the seven checks on a text.
enum CheckCommand {
  /// A text longer than this is no dictation.
  private static let maximumBytes = 1 << 20

  static let file = Argument<String>(
    "file", value: .file, arity: .optional,
    help: LocalizedText(
      fr: "le texte ; - ou rien pour l’entrée standard",
      en: "the text; - or nothing for standard input"))

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
    arguments: [file],
    examples: [
      Example(
        "dictee check texte.txt --grade CE2",
        help: LocalizedText(fr: "ce texte convient-il au CE2 ?", en: "does this text suit CE2?"))
    ],
    exits: [.findings: LocalizedText(fr: "un contrôle a échoué", en: "a check failed")],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let set = try SetLoader.load(session)
    let grade = try set.gradeRow(session.arguments.value(of: SharedOptions.grade))
    let bytes = try readInput(session.arguments[file] ?? "-", limit: maximumBytes)
    guard let typed = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(.notUTF8, exit: .failure)
    }
    let text = AnalysedText(text: normalizedNFC(typed), analyser: Analyser(set))
    guard !text.sentences.isEmpty else { throw CommandFailure(.emptyText, exit: .findings) }
    let results = try Validator(set).check(text, against: CheckRequest(grade: grade))
    let report = CheckReport(
      results: results, analysed: text, grade: set.gradeNames[grade], set: set,
      language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return report.hasPassed ? .done : .findings
  }
}

extension LocalizedText {
  fileprivate static let notUTF8 = LocalizedText(
    fr: "le texte n’est pas en UTF-8 ; enregistrez-le dans cet encodage",
    en: "the text is not UTF-8; save it in that encoding")
  fileprivate static let emptyText = LocalizedText(
    fr: "le texte est vide", en: "the text is empty")
}
