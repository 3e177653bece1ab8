import Audit
import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Platform
import Text

/// `catalogue-lint try TITLE…`: what the engine does with titles, step by step.
enum TryCommand {
  /// A longer title is no title.
  private static let maximumScalars = 1000

  static let titles = Argument<String>(
    "title", value: .text, placeholder: LocalizedText(fr: "TITRE", en: "TITLE"),
    arity: .many(atLeast: 1),
    help: LocalizedText(
      fr: "un titre, entre guillemets ; - pour en lire sur l’entrée standard, un par ligne",
      en: "a title, in quotes; - to read some from standard input, one a line"))
  static let json = Flag(
    "json", help: LocalizedText(fr: "résultat en JSON", en: "result as JSON"))

  static let command = Command(
    name: "try",
    summary: LocalizedText(
      fr: "montre ce que devient un titre, et pourquoi",
      en: "shows what becomes of a title, and why"),
    description: LocalizedText(
      fr: "Suit un titre à travers le jeu : ce qui en est comparé, les mots interdits et les "
        + "écarts qu’il contient, tous les motifs qu’on y lit, celui qui l’emporte et pourquoi chacun des "
        + "autres cède, le prénom et le groupe nominal que l’enfant lira.\n\nAvec un dossier, "
        + "chaque motif est montré avec sa place dans le catalogue.",
      en: "Follows a title through the set: what of it is compared, the blocked words and "
        + "deviations that it holds, all motifs that can be read in it, the one that wins and why "
        + "each of the others yields, the first name and the noun phrase that the child will "
        + "read.\n\nWith a folder, each motif is shown with its place in the catalogue."),
    options: [SetLoader.option, json], arguments: [titles],
    examples: [
      Example(
        "catalogue-lint try \"Match de foot avec Tom\"",
        help: LocalizedText(
          fr: "ce qu’en fait le jeu fourni", en: "what the built-in set makes of it")),
      Example(
        "catalogue-lint try --set Catalogues/ecole - < titres.txt",
        help: LocalizedText(
          fr: "chaque ligne d’un fichier, avec vos catalogues",
          en: "each line of a file, with your catalogues")),
    ],
    exits: [
      .findings: LocalizedText(
        fr: "un titre ne donne pas de moment, ou est trop long",
        en: "a title gives no moment, or is too long")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let typed = try self.typed(session)
    let loaded = try SetLoader.load(session)
    let trial = try TitleTrial(loaded.set, catalogue: loaded.catalogue)
    var givesAll = true
    var explanations: [TitleExplanation] = []
    let text = TitleTrialText(
      language: session.language, usesColor: session.isColoured(session.output))
    for (index, title) in typed.enumerated() where !session.output.hasFailed {
      let explanation = trial.explanation(of: title)
      givesAll = givesAll && explanation.outcome.recognised != nil
      if session.arguments[json] {
        explanations.append(explanation)
      } else {
        if index > 0 { session.output.line() }
        for line in text.lines(explanation) { session.output.line(line) }
      }
    }
    if session.arguments[json] {
      let report = TitleTrialReport(titles: explanations, set: SetName(loaded.set))
      session.output.write(JSONWriter.write(report.json))
    }
    return givesAll ? .done : .findings
  }

  /// The titles of the command line, with those of standard input in the place of `-`.
  private static func typed(_ session: Session) throws -> [String] {
    var all: [String] = []
    for word in session.arguments[all: titles] {
      all += word == "-" ? try pipedTitles() : [word]
    }
    for (index, title) in all.enumerated() {
      let count = title.unicodeScalars.count
      guard count <= maximumScalars else {
        throw CommandFailure(.tooLong(index + 1, count, limit: maximumScalars), exit: .findings)
      }
    }
    return all
  }

  /// The lines of standard input that are not empty; LF, CRLF and CR end one.
  private static func pipedTitles() throws -> [String] {
    guard let text = String(validating: try readStandardInput(), as: UTF8.self) else {
      throw CommandFailure(.notUTF8, exit: .failure)
    }
    var lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
    if let first = lines.first, first.unicodeScalars.first == "\u{FEFF}" {
      lines[0] = String(first.unicodeScalars.dropFirst())
    }
    return lines.filter { !FoldedText(folding: $0).bytes.isEmpty }
  }
}

extension LocalizedText {
  fileprivate static func tooLong(_ number: Int, _ count: Int, limit: Int) -> LocalizedText {
    LocalizedText(
      fr: "le titre n° \(number) a \(count) signes ; \(limit) au plus",
      en: "title \(number) has \(count) characters; at most \(limit)")
  }

  fileprivate static let notUTF8 = LocalizedText(
    fr: "l’entrée n’est pas en UTF-8 ; enregistrez les titres dans cet encodage",
    en: "the input is not UTF-8; save the titles in that encoding")
}
