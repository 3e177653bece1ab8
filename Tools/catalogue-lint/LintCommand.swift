import Audit
import Catalogue
import CommandLineKit
import Diagnostics
import Platform

/// `catalogue-lint PATH…`: tells what is wrong in catalogues, where, and what to do.
enum LintCommand {
  static let paths = Argument<String>(
    "path", value: .path, arity: .many(atLeast: 0),
    help: LocalizedText(
      fr: "un dossier de jeu ou des fichiers .yaml", en: "the folder of a set or .yaml files"))
  static let show = Option<Severity>.choice(
    "show",
    help: LocalizedText(
      fr: "la moindre gravité montrée (warning par défaut)",
      en: "the least severity shown (default warning)"))
  static let failLevel = Option<Severity>.choice(
    "fail-level",
    help: LocalizedText(
      fr: "la moindre gravité qui donne le code 1 (error par défaut)",
      en: "the least severity that gives exit code 1 (default error)"))
  static let rule = Option<RuleSetting>(
    OptionSpec(
      long: "rule", value: .text,
      placeholder: LocalizedText(fr: "ID=NIVEAU", en: "ID=LEVEL"),
      help: LocalizedText(
        fr: "donne à une règle le niveau off, info, warning ou error",
        en: "gives a rule the level off, info, warning or error"))
  ) { text throws(ValueFault) in try RuleSetting(text) }.repeatable()
  static let configuration = Option<String>.file(
    "config",
    help: LocalizedText(
      fr: "les réglages à suivre, à la place du catalogue-lint.yaml le plus proche au-dessus du "
        + "premier chemin",
      en: "the settings to follow, in place of the nearest catalogue-lint.yaml above the first "
        + "path"))
  static let baseline = Option<String>.file(
    "baseline",
    help: LocalizedText(
      fr: "un fichier de constats connus, qui ne comptent plus ; ceux qui ont disparu comptent",
      en: "a file of known findings, which no longer count; those that are gone do"))
  static let writeBaseline = Flag(
    "write-baseline",
    help: LocalizedText(
      fr: "écrit dans ce fichier tous les constats, au lieu de les montrer",
      en: "writes all findings into that file instead of showing them"))

  static let fix = Flag(
    "fix",
    help: LocalizedText(
      fr: "corrige dans les fichiers ce qui ne laisse aucun doute, et montre le reste",
      en: "mends in the files what leaves no doubt, and shows the rest"))
  static let dryRun = Flag(
    "dry-run",
    help: LocalizedText(
      fr: "avec --fix : n’écrit rien et montre ce qui changerait, comme diff -u",
      en: "with --fix: writes nothing and shows what would change, like diff -u"))
  static let edited = Option<String>.file(
    "stdin-filepath",
    help: LocalizedText(
      fr: "pour un éditeur : lit le texte de ce fichier sur l’entrée standard, comme s’il était "
        + "enregistré ; avec --fix, écrit le texte corrigé sur la sortie standard",
      en: "for an editor: reads the text of that file from standard input, as if it was saved; "
        + "with --fix, writes the mended text to standard output"))

  static let command = Command(
    name: "lint",
    summary: LocalizedText(
      fr: "dit ce qui ne va pas (la commande sans nom)", en: "tells what is wrong (needs no name)"),
    description: LocalizedText(
      fr: "Lit un jeu de catalogues, l’éprouve règle par règle, le compile et essaie tous ses "
        + "exemples. Chaque constat dit ce qui se trouve là, où, et quoi faire.\n\nUn fichier seul "
        + "est jugé avec le jeu dont il fait partie (le dossier au-dessus qui contient jeu.yaml), "
        + "mais seuls ses propres constats sont montrés. Un fichier hors de tout jeu est jugé pour "
        + "lui-même.",
      en: "Reads a set of catalogues, tries it rule by rule, compiles it and tries all its "
        + "examples. Each finding says what is there, where, and what to do.\n\nA single file is "
        + "judged with the set that it belongs to (the folder above it that holds jeu.yaml), but "
        + "only its own findings are shown. A file outside any set is judged by itself."),
    options: [
      LintOutputs.format, LintOutputs.files, show, failLevel, rule, configuration, baseline,
      writeBaseline, fix, dryRun, edited,
    ],
    arguments: [paths],
    examples: [
      Example(
        "catalogue-lint Catalogues/ecole",
        help: LocalizedText(fr: "éprouve un jeu entier", en: "tries a whole set")),
      Example(
        "catalogue-lint --format github Catalogues/ecole/formes/sport.yaml",
        help: LocalizedText(
          fr: "annote un fichier d’une demande de fusion",
          en: "annotates a file of a pull request")),
      Example(
        "catalogue-lint -o sarif=lint.sarif -o junit=lint.xml Catalogues/ecole",
        help: LocalizedText(
          fr: "montre les constats et en écrit deux rapports",
          en: "shows the findings and writes two reports of them")),
      Example(
        "catalogue-lint --fix --dry-run Catalogues/ecole",
        help: LocalizedText(
          fr: "montre ce que --fix corrigerait", en: "shows what --fix would mend")),
    ],
    exits: [
      .findings: LocalizedText(
        fr: "un constat atteint la gravité de --fail-level",
        en: "a finding has the severity of --fail-level")
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    try LintUsage.check(session)
    let outputs = try LintOutputs(session)
    let (control, targets) = try outputs.tellingFailures {
      (try LintControl(session), try readTargets(session))
    }
    let settings = LintSettings(.whole, levels: control.levels)
    if session.arguments[fix] {
      try LintMending(session).mend(targets, settings, control)
    }
    var found = targets.findings(settings)
    if session.arguments[writeBaseline] {
      try control.writeBaseline(found.filter(targets.shows)) { targets.source(of: $0) }
      return .done
    }
    found = control.unknown(found) { targets.source(of: $0) }.filter(targets.shows)
    let shown = found.filter { $0.severity >= control.shown }
    let summary = LintSummary(found, shown: shown.count, sample: targets.sample)
    session.errors.line(summary.text.text(session.language))
    try outputs.write(
      shown.bounded(), failLevel: control.failLevel, to: LintMending.findingsStream(session)
    ) { targets.source(of: $0) }
    return found.contains { $0.severity >= control.failLevel } ? .findings : .done
  }

  private static func readTargets(_ session: Session) throws -> LintTargets {
    let builtIn = BuiltInSets(environment: session.environment).folders
    guard let path = session.arguments[edited] else {
      return try LintTargets(session.arguments[all: paths], builtIn: builtIn)
    }
    return try LintTargets(
      EditedFile(path: path, bytes: try readStandardInput()), builtIn: builtIn)
  }
}
