import Audit
import Catalogue
import CommandLineKit
import Diagnostics
import Platform

/// `catalogue-compile DIR -o FILE.dcat`: the compiler's command, also the build plugin's tool.
enum CompileCommand {
  static let folder = Argument<String>(
    "dir", value: .directory, arity: .one,
    help: LocalizedText(fr: "le dossier du jeu", en: "the folder of the set"))
  static let output = Option<String>.file(
    "output", short: "o",
    help: LocalizedText(fr: "le fichier à écrire", en: "the file to write")
  ).required()

  static let lexicon = Option<String>.file(
    "dump-lexicon",
    help: LocalizedText(
      fr: "écrit aussi toutes les formes du vocabulaire dans un tableau (TSV)",
      en: "also writes all forms of the vocabulary into a table (TSV)"))

  static let program = Program(
    version: "0.1.0",
    command: Command(
      name: "catalogue-compile",
      summary: LocalizedText(
        fr: "compile un jeu de catalogues", en: "compiles a set of catalogues"),
      description: LocalizedText(
        fr: "Lit les catalogues d’un dossier et les compile en un fichier .dcat. S’il y a une "
          + "erreur, rien n’est écrit.",
        en: "Reads the catalogues of a folder and compiles them into a .dcat file. On an error "
          + "nothing is written."),
      options: [output, lexicon], arguments: [folder],
      exits: [
        .findings: LocalizedText(fr: "le jeu a des erreurs", en: "the set has errors")
      ],
      run: run))

  private static func run(_ session: Session) throws -> ExitCode {
    let files = try CatalogueFile.files(
      inSet: session.arguments.value(of: folder),
      builtIn: BuiltInSets(environment: session.environment).folders)
    let built = SetBuilder.build(files)
    let errors = built.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let compiled = built.compiled else {
      session.errors.write(
        findingsText(
          errors, in: files, language: session.language,
          usesColor: session.isColoured(session.errors)))
      return .findings
    }
    try writeFile(compiled, to: session.arguments.value(of: output))
    if let table = session.arguments[lexicon] {
      let compiler = CatalogueCompiler(built.catalogue, sink: DiagnosticSink())
      try writeFile(Array(compiler.lexiconTable.utf8), to: table)
    }
    return .done
  }
}
