import CommandLineKit
import Diagnostics
import Engine
import Platform
import Text

/// `dictee analyse`: what the words of a text are.
enum AnalyseCommand {
  /// A text longer than this is no dictation.
  private static let maximumBytes = 1 << 20

  static let file = Argument<String>(
    "file", value: .file, arity: .optional,
    help: LocalizedText(
      fr: "le texte ; - ou rien pour l’entrée standard",
      en: "the text; - or nothing for standard input"))

  static let command = Command(
    name: "analyse",
    summary: LocalizedText(fr: "analyse un texte", en: "analyses a text"),
    description: LocalizedText(
      fr: "Dit de chaque mot d’un texte ce qu’il est, de chaque verbe son temps et son sujet, et "
        + "nomme les mots inconnus ou au-dessus du niveau. Là où rien ne tranche, toutes les "
        + "lectures qui restent sont données.",
      en: "Says of each word of a text what it is, of each verb its tense and subject, and names "
        + "the words that are unknown or above the grade. Where nothing decides, all readings "
        + "that are left are given."),
    options: [SharedOptions.grade, SharedOptions.set, SharedOptions.json],
    arguments: [file],
    examples: [
      Example(
        "dictee analyse texte.txt --grade CE2",
        help: LocalizedText(fr: "les mots et les temps du texte", en: "the text’s words and tenses")
      )
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let set = try SetLoader.load(session)
    let grade = try session.arguments[SharedOptions.grade].map { try set.gradeRow($0) }
    let bytes = try readInput(session.arguments[file] ?? "-", limit: maximumBytes)
    guard let typed = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(.notUTF8, exit: .failure)
    }
    let analysis = Analyser(set).analysis(of: normalizedNFC(typed))
    guard !analysis.sentences.isEmpty else { throw CommandFailure(.emptyText, exit: .findings) }
    let report = AnalysisReport(
      analysis: analysis, set: set, grade: grade, language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return .done
  }
}

extension LocalizedText {
  fileprivate static let notUTF8 = LocalizedText(
    fr: "le texte n’est pas en UTF-8 ; enregistrez-le dans cet encodage",
    en: "the text is not UTF-8; save it in that encoding")
  fileprivate static let emptyText = LocalizedText(
    fr: "le texte est vide", en: "the text is empty")
}
