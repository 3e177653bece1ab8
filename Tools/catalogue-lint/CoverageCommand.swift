import Audit
import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform

/// `catalogue-lint coverage DIR`: how many texts there are for each grade, skill, moment and gender.
enum CoverageCommand {
  static let folder = Argument<String>(
    "dir", value: .directory, arity: .one,
    help: LocalizedText(fr: "le dossier du jeu", en: "the folder of the set"))
  static let grade = Option<String>.text(
    "grade", short: "g", placeholder: LocalizedText(fr: "NIVEAU", en: "GRADE"),
    help: LocalizedText(
      fr: "ce niveau seulement : plus rapide", en: "this grade only: faster"))
  static let atLeast = Option<Int>.integer(
    "at-least", in: 0...100, placeholder: LocalizedText(fr: "POURCENT", en: "PERCENT"),
    help: LocalizedText(
      fr: "la part des cases qui doivent avoir un texte ; en dessous, code 1",
      en: "the share of cells that must have a text; exit code 1 below it"))
  static let quick = Flag(
    "quick",
    help: LocalizedText(
      fr: "un seul prénom de chaque genre, au lieu d’un par initiale : quatre fois plus rapide",
      en: "one first name of each gender instead of one for each initial: four times as fast"))
  static let words = Flag(
    "words",
    help: LocalizedText(
      fr: "donne aussi la liste des mots inemployés", en: "also lists the words that are not used"))
  static let json = Flag(
    "json", help: LocalizedText(fr: "résultat en JSON", en: "result as JSON"))
  static let markdown = Flag(
    "markdown",
    help: LocalizedText(fr: "résultat en Markdown", en: "result as Markdown"))

  static let command = Command(
    name: "coverage",
    summary: LocalizedText(
      fr: "compte les textes par niveau, compétence et moment",
      en: "counts the texts for each grade, skill and moment"),
    description: LocalizedText(
      fr: "Déploie tous les modèles, passe chaque texte aux sept contrôles et compte ceux où rien "
        + "n’est trouvé, pour chaque case : un niveau, une compétence déjà vue à ce niveau, un "
        + "moment (une forme, l’événement de l’enfant lui-même, ou aucun) et le genre de "
        + "l’enfant.\n\nLes cases sans texte viennent d’abord ; puis les formes et les modèles "
        + "sans texte, les modèles qui remplissent seuls une case, et les mots que rien "
        + "n’emploie à leur niveau. Un texte qui demande un ami ne compte pas pour un événement, "
        + "qui n’en nomme pas toujours un. Le mois de l’événement, et s’il est passé ou à venir, "
        + "ne comptent pas.\n\nPour un grand jeu, il faut plusieurs minutes.",
      en: "Expands all templates, runs the seven checks on each text and counts those in which "
        + "nothing is found, for each cell: a grade, a skill that the grade knows, a moment (a "
        + "form, the child’s own event, or none) and the child’s gender.\n\nCells without a text "
        + "come first; then forms and templates without a text, templates that alone fill a cell, "
        + "and words that nothing uses in their grade. A text that needs a friend does not count "
        + "for an event, which may name nobody. The month of an event, and whether it is past or "
        + "coming, do not count.\n\nA large set takes several minutes."),
    options: [grade, atLeast, quick, words, json, markdown], arguments: [folder],
    examples: [
      Example(
        "catalogue-lint coverage Catalogues/ecole --grade CE1 --at-least 100",
        help: LocalizedText(
          fr: "y a-t-il un texte pour chaque case du CE1 ?",
          en: "is there a text for each cell of CE1?"))
    ],
    exits: [
      .findings: LocalizedText(
        fr: "moins de cases ont un texte que --at-least n’en demande",
        en: "fewer cells have a text than --at-least asks for")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    guard !session.arguments[json] || !session.arguments[markdown] else {
      throw CommandFailure(.oneFormat, exit: .usage)
    }
    let loaded = try SetLoader.build(try session.arguments.value(of: folder), session)
    var selection = TemplateExpander.Selection()
    selection.grade = try session.arguments[grade].map { try loaded.set.gradeRow($0) }
    selection.hasOneNamePerGender = session.arguments[quick]
    let line = ProgressLine(session)
    let coverage = try CoverageCounter.coverage(of: loaded.set, selection) { line.show($0, of: $1) }
    line.clear()
    let limit = session.arguments[atLeast]
    if session.arguments[json] {
      let report = CoverageReport(
        coverage, atLeast: limit, listsWords: session.arguments[words])
      session.output.write(JSONWriter.write(report.json))
    } else {
      let text = CoverageText(
        coverage: coverage, atLeast: limit, listsWords: session.arguments[words],
        style: session.arguments[markdown] ? .markdown : .plain, language: session.language)
      for line in text.lines { session.output.line(line) }
    }
    return coverage.share.isAtLeast(percent: limit ?? 0) ? .done : .findings
  }
}

extension LocalizedText {
  fileprivate static let oneFormat = LocalizedText(
    fr: "choisissez --json ou --markdown", en: "choose --json or --markdown")
}

/// How far a long command has come, on a terminal; elsewhere nothing.
private struct ProgressLine {
  private let session: Session
  private var isShown: Bool { session.errors.isTerminal }

  init(_ session: Session) {
    self.session = session
  }

  func show(_ done: Int, of all: Int) {
    write(
      LocalizedText(fr: "modèles : \(done) sur \(all)", en: "templates: \(done) of \(all)")
        .text(session.language))
  }

  func clear() { write("") }

  private func write(_ text: String) {
    guard isShown else { return }
    session.errors.write("\r\u{1B}[K\(text)")
    // A terminal that is gone is told of at the end.
    try? session.errors.flush()
  }
}
