import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Store
import Tables

/// `dictee progress`: what a child can do, and what comes next.
enum ProgressCommand {
  static let child = Argument<String>(
    "child", value: .text, placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"), arity: .optional,
    help: LocalizedText(
      fr: "prénom de l’enfant ; inutile s’il n’y en a qu’un",
      en: "first name of the child; needless when there is only one"))
  static let rules = Flag(
    "rules",
    help: LocalizedText(
      fr: "dit comment une compétence change d’état", en: "says how a skill changes its state"))
  static let svg = Option<String>.file(
    "svg",
    help: LocalizedText(fr: "écrit une image dans ce fichier", en: "writes a picture to this file"))
  static let html = Option<String>.file(
    "html",
    help: LocalizedText(fr: "écrit une page dans ce fichier", en: "writes a page to this file"))

  static let command = Command(
    name: "progress",
    summary: LocalizedText(
      fr: "montre où en est l’enfant", en: "shows what the child can do"),
    description: LocalizedText(
      fr:
        "Montre l’état de chaque compétence, quand on l’a vue pour la dernière fois, et ce que la "
        + "prochaine dictée fera travailler. Il n’y a ni note ni total.",
      en: "Shows the state of each skill, when it was seen last, and what the next dictation "
        + "exercises. There is no mark and no total."),
    options: [
      rules, svg, html, SharedOptions.store, SharedOptions.set, SharedOptions.now,
      SharedOptions.zone, SharedOptions.json,
    ],
    arguments: [child],
    examples: [
      Example(
        "dictee progress Léa --html lea.html",
        help: LocalizedText(fr: "une page à regarder", en: "a page to look at")),
      Example(
        "dictee progress --rules",
        help: LocalizedText(
          fr: "ce que change une dictée réussie ou perdue",
          en: "what a dictation changes that went well or badly")),
    ],
    exits: [
      .findings: LocalizedText(fr: "l’enfant n’est pas connu", en: "the child is not known")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let arguments = session.arguments
    if arguments[rules] {
      let set = try SetLoader.load(session).set
      session.output.write(ProgressRules(set: set, language: session.language).text)
      return .done
    }
    let store = try StoreAccess.open(session)
    let profile = try StoreAccess.profile(arguments[child], in: store)
    let set = try SetLoader.load(session, usual: profile.set).set
    let report = try ProgressReport(
      profile, LearnerHistory(of: profile, in: store), set: set,
      grade: set.gradeRow(profile.grade), day: Evening(session).day,
      language: session.language)
    let picture = ProgressPicture(report: report)
    if let path = arguments[svg] {
      try writeFile(Array(picture.svg.utf8), to: path, isPrivate: true)
    }
    if let path = arguments[html] {
      try writeFile(Array(picture.html.utf8), to: path, isPrivate: true)
    }
    if arguments[SharedOptions.json] {
      session.output.write(JSONWriter.write(report.json))
    } else if arguments[svg] == nil, arguments[html] == nil {
      session.output.write(report.text)
    }
    return .done
  }
}
