import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Store

/// `dictee correct`: how a dictation went, by one screen or by the copy itself.
enum CorrectCommand {
  static let copy = Option<String>.file(
    "copy",
    help: LocalizedText(
      fr: "la copie tapée ; - pour l’entrée standard",
      en: "the typed copy; - for standard input"))
  static let text = Option<String>.file(
    "text",
    help: LocalizedText(
      fr: "le texte dicté, titre compris ou non ; sans lui, le dernier qui fut donné à l’enfant",
      en: "the dictated text, with its title or without; else the last one that the child was given"
    )
  )
  .needing(copy).needing(SharedOptions.grade)
  static let results = Option<[TypedResult]>(
    OptionSpec(
      long: "result", value: .text, placeholder: LocalizedText(fr: "ID=RÉPONSE", en: "ID=ANSWER"),
      help: LocalizedText(
        fr: "réponse pour une compétence, avec des virgules pour plusieurs : all_right, "
          + "some_slips, lost, ou tout_juste, quelques_erreurs, perdu",
        en: "answer for a skill, with commas for several: all_right, some_slips, lost, or "
          + "tout_juste, quelques_erreurs, perdu"),
      isRepeatable: true)
  ) { text throws(ValueFault) in try TypedResult.list(text) }
  static let confirm = Flag(
    "confirm",
    help: LocalizedText(
      fr: "enregistre sans rien demander, la réponse étant « tout juste » où rien ne dit autre "
        + "chose",
      en: "records without asking, the answer being “all right” where nothing says otherwise"))

  static let command = Command(
    name: "correct",
    summary: LocalizedText(fr: "corrige une dictée", en: "corrects a dictation"),
    description: LocalizedText(
      fr: "Demande en un seul écran comment s’est passée la dernière dictée : quelques "
        + "compétences avec leurs mots, une touche chacune. Avec --copy, compare d’abord la copie "
        + "tapée au texte, nomme chaque erreur et remplit l’écran.\n\n"
        + "Rien n’est enregistré sans confirmation : Entrée sur l’écran, --confirm dans un script.",
      en: "Asks on one screen how the last dictation went: a few skills with their words, one key "
        + "each. With --copy, first compares the typed copy with the text, names each error and "
        + "fills the screen.\n\n"
        + "Nothing is recorded unless it is confirmed: Enter on the screen, --confirm in a script."),
    options: [
      copy, text, SharedOptions.grade, SharedOptions.child, SharedOptions.skills, results, confirm,
      SharedOptions.set, SharedOptions.store, SharedOptions.json,
    ],
    examples: [
      Example(
        "dictee correct --child Léa",
        help: LocalizedText(
          fr: "l’écran pour la dernière dictée de Léa", en: "the screen for Léa’s last dictation")),
      Example(
        "dictee correct --child Léa --copy copie.txt",
        help: LocalizedText(fr: "corrige la copie tapée", en: "corrects the typed copy")),
      Example(
        "dictee correct --text texte.txt --copy copie.txt --grade CE2 --json",
        help: LocalizedText(
          fr: "corrige une copie sans rien enregistrer", en: "corrects a copy, records nothing")),
      Example(
        "dictee correct --child Léa --result gn_nombre=lost,gn_genre=some_slips --confirm",
        help: LocalizedText(fr: "répond sans écran", en: "answers without the screen")),
    ],
    exits: [
      .findings: LocalizedText(
        fr: "la copie est vide ou d’un autre texte, aucun texte n’a été dicté, il est déjà "
          + "corrigé, ou l’écran fut quitté sans confirmer",
        en: "the copy is empty or of another text, no text was dictated, it is corrected already, "
          + "or the screen was left without confirming")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let arguments = session.arguments
    let task = try CorrectionTask(session)
    let corrected = try arguments[copy].map { try task.correct($0) }
    if let corrected, corrected.verdict != .corrected {
      let report = CorrectionReport(task, corrected, nil, isRecorded: false, session.language)
      if arguments[SharedOptions.json] { session.output.write(JSONWriter.write(report.json)) }
      session.say(corrected.verdict == .empty ? .emptyCopy : .otherText)
      return .findings
    }
    var sheet = task.sheet(corrected)
    try answer(&sheet, task, session)
    if task.isAsked(session), corrected != nil {
      let report = CorrectionReport(task, corrected, sheet, isRecorded: false, session.language)
      session.output.write(report.errorText)
      try session.output.flush()
    }
    guard let confirmed = try confirmed(sheet, task, session) else {
      session.say(.nothingRecorded)
      return .findings
    }
    let isRecorded = try task.record(confirmed, session)
    let report = CorrectionReport(
      task, corrected, confirmed, isRecorded: isRecorded, session.language)
    let isJSON = arguments[SharedOptions.json]
    session.output.write(
      isJSON
        ? JSONWriter.write(report.json)
        : task.isAsked(session) ? report.resultText : report.text)
    return .done
  }

  /// Puts the answers of `--result` into the sheet.
  private static func answer(
    _ sheet: inout CorrectionSheet, _ task: CorrectionTask, _ session: Session
  ) throws {
    for typed in session.arguments[all: results].flatMap({ $0 }) {
      let skill = try task.set.skillRows([typed.skill])
      guard let row = sheet.rows.firstIndex(where: { [$0.skill] == skill }) else {
        throw CommandFailure(.noTraps(typed.skill), exit: .usage)
      }
      sheet.answer(row, typed.result)
    }
  }

  /// What the parent confirmed, by the screen where there is one; nil when they left it.
  private static func confirmed(
    _ sheet: CorrectionSheet, _ task: CorrectionTask, _ session: Session
  ) throws -> CorrectionSheet? {
    guard task.isAsked(session), let terminal = Terminal() else { return sheet }
    let screen = CorrectionScreen(
      sheet, heading: task.heading(session.language), set: task.set, language: session.language)
    let movesCursor = session.environment["TERM"].map { $0 != "dumb" } ?? false
    return CorrectionScreen.run(screen, on: terminal, movesCursor: movesCursor)
  }
}

/// A skill and an answer as they are typed: `gn_nombre=lost`.
struct TypedResult: Hashable, Sendable {
  var skill: String
  var result: SkillResult

  /// The pairs of a list with commas.
  static func list(_ text: String) throws(ValueFault) -> [TypedResult] {
    var found: [TypedResult] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].isEmpty, let result = result(halves[1]) else {
        throw ValueFault(expected: .answers)
      }
      found.append(TypedResult(skill: String(halves[0]), result: result))
    }
    return found
  }

  /// An answer by its id or in French, with underscores, hyphens or spaces.
  private static func result(_ typed: Substring) -> SkillResult? {
    let word = typed.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 }
    let id = String(word)
    return SkillResult.allCases.first { result in
      let french = result.title.fr.map { $0 == " " ? "_" : $0 }
      return result.rawValue == id || String(french) == id
    }
  }
}

extension LocalizedText {
  fileprivate static let answers = LocalizedText(
    fr: "des réponses comme gn_nombre=lost, séparées par des virgules",
    en: "answers such as gn_nombre=lost, with commas between them")

  fileprivate static let emptyCopy = LocalizedText(
    fr: "la copie est vide : il n’y a pas un mot à corriger",
    en: "the copy is empty: there is no word to correct")

  fileprivate static let otherText = LocalizedText(
    fr: "ce n’est pas la même dictée : trop peu de la copie est dans le texte ; vérifiez que "
      + "c’est la bonne copie, ou le bon texte avec --text",
    en: "this is not the same dictation: too little of the copy is in the text; check that it is "
      + "the right copy, or the right text with --text")

  fileprivate static let nothingRecorded = LocalizedText(
    fr: "rien n’est enregistré", en: "nothing is recorded")

  fileprivate static func noTraps(_ skill: String) -> LocalizedText {
    LocalizedText(
      fr: "ce texte a trop peu de mots qui font travailler « \(skill) » pour une réponse",
      en: "this text has too few words that exercise “\(skill)” for an answer")
  }
}
