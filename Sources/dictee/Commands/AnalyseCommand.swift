import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform

/// `dictee analyse`: what the words of a text are.
enum AnalyseCommand {
  static let command = Command(
    name: "analyse",
    summary: LocalizedText(fr: "analyse un texte", en: "analyses a text"),
    description: LocalizedText(
      fr: "Dit de chaque mot d’un texte ce qu’il est, de chaque verbe son temps et son sujet, et "
        + "nomme les pièges, avec leur compétence et les fautes que l’on y fait, les mots inconnus "
        + "et ceux au-dessus du niveau. Là où rien ne tranche, toutes les "
        + "lectures qui restent sont données.",
      en: "Says of each word of a text what it is, of each verb its tense and subject, and names "
        + "the traps, with their skill and the slips made there, and the words that are unknown "
        + "or above the grade. Where nothing decides, all readings "
        + "that are left are given."),
    options: [SharedOptions.grade, SharedOptions.set, SharedOptions.json],
    arguments: [TypedText.file],
    examples: [
      Example(
        "dictee analyse texte.txt --grade CE2",
        help: LocalizedText(fr: "les mots et les temps du texte", en: "the text’s words and tenses")
      )
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let set = try SetLoader.load(session).set
    let grade = try session.arguments[SharedOptions.grade].map { try set.gradeRow($0) }
    let analysis = Analyser(set).analysis(of: try TypedText.read(session))
    guard !analysis.sentences.isEmpty else { throw CommandFailure(.emptyText, exit: .findings) }
    let report = AnalysisReport(
      analysis: analysis, set: set, grade: grade,
      traps: TrapLine.all(in: analysis, set, grade: grade), language: session.language)
    session.output.write(
      session.arguments[SharedOptions.json] ? JSONWriter.write(report.json) : report.text)
    return .done
  }
}
