import Audit
import Catalogue
import CommandLineKit
import Diagnostics
import Engine
import Platform
import Text

/// `catalogue-lint expand DIR`: writes the texts that templates can give, and checks each.
enum ExpandCommand {
  static let folder = Argument<String>(
    "dir", value: .directory, arity: .one,
    help: LocalizedText(fr: "le dossier du jeu", en: "the folder of the set"))
  static let templates = Option<String>.text(
    "template", short: "t", placeholder: .same("ID"),
    help: LocalizedText(
      fr: "ce modèle seulement", en: "this template only")
  ).repeatable()
  static let every = Option<Int>.integer(
    "every", in: 1...1_000_000,
    help: LocalizedText(
      fr: "un texte sur autant (1 par défaut : tous)",
      en: "one text in that many (default 1: all of them)"))
  static let texts = Flag(
    "texts",
    help: LocalizedText(
      fr:
        "affiche aussi les textes, un par ligne : modèle, titre, texte, séparés par une tabulation",
      en: "also prints the texts, one a line: template, title, text, separated by a tab"))

  static let command = Command(
    name: "expand",
    summary: LocalizedText(
      fr: "déploie les modèles et contrôle chaque texte",
      en: "expands templates and checks each text"),
    description: LocalizedText(
      fr: "Écrit chaque modèle pour chaque niveau, genre, initiale de prénom, moment et ami qu’il "
        + "admet, avec chacun de ses choix, et passe chaque texte aux sept contrôles. Chaque faute "
        + "est montrée une fois par modèle, avec un texte qui la contient.",
      en:
        "Writes each template for each grade, gender, initial of a name, moment and friend that it "
        + "accepts, with each of its choices, and runs the seven checks on each text. Each fault is "
        + "shown once a template, with a text that holds it."),
    options: [templates, every, texts], arguments: [folder],
    examples: [
      Example(
        "catalogue-lint expand Catalogues/ecole --template ce1_judo_mouche --texts",
        help: LocalizedText(
          fr: "tous les textes d’un modèle", en: "all texts of a template"))
    ],
    exits: [
      .findings: LocalizedText(
        fr: "un texte est refusé, ou un modèle n’en donne aucun",
        en: "a text is refused, or a template gives none")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    let root = try session.arguments.value(of: folder)
    let files = try CatalogueFile.files(
      inSet: root, builtIn: BuiltInSets(environment: session.environment).folders)
    let built = SetBuilder.build(files)
    guard let set = built.set else {
      session.errors.write(
        findingsText(
          built.diagnostics.filter { $0.severity == .error }, in: files,
          language: session.language, usesColor: session.isColoured(session.errors)))
      return .findings
    }
    let expander = try TemplateExpander(set)
    var report = ExpansionReport(session)
    for row in try rows(session.arguments[all: templates], in: expander) {
      report.add(row, of: expander, every: session.arguments[every, default: 1])
    }
    report.close()
    return report.isClean ? .done : .findings
  }

  /// The rows of the named templates, all when none is named.
  private static func rows(_ ids: [String], in expander: TemplateExpander) throws -> [Int] {
    let known = expander.templateIDs
    guard !ids.isEmpty else { return Array(known.indices) }
    let unknown = ids.filter { !known.contains($0) }
    guard unknown.isEmpty else {
      throw CommandFailure(
        unknown.map { .unknownTemplate($0, nearest: nearest(to: $0, among: known)) },
        exit: .findings)
    }
    return known.indices.filter { ids.contains(known[$0]) }
  }
}

extension LocalizedText {
  fileprivate static func unknownTemplate(_ id: String, nearest: String?) -> LocalizedText {
    let name = escaped(id)
    return LocalizedText(
      fr: "aucun modèle « \(name) »" + (nearest.map { " ; vouliez-vous « \($0) » ?" } ?? ""),
      en: "no template “\(name)”" + (nearest.map { "; did you mean “\($0)”?" } ?? ""))
  }
}
