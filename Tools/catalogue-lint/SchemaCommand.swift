import Audit
import Catalogue
import CommandLineKit
import Diagnostics
import Platform
import Text

/// `catalogue-lint schema`: the JSON Schema of a kind of catalogue file.
enum SchemaCommand {
  private static let names = FileShape.withSettings.map(\.name)

  static let kind = Argument<FileShape>(
    ArgumentSpec(
      id: "kind", value: .choice(names), placeholder: LocalizedText(fr: "SORTE", en: "KIND"),
      help: LocalizedText(
        fr: "la sorte de fichier ; sans elle, la liste des sortes et de leurs fichiers",
        en: "the kind of file; without it, the list of kinds and their files"),
      arity: .optional)
  ) { text throws(ValueFault) in
    guard let shape = FileShape.withSettings.first(where: { $0.name == text }) else {
      throw ValueFault(
        expected: LocalizedText(
          fr: "une sorte de fichier que « catalogue-lint schema » nomme",
          en: "a kind of file that “catalogue-lint schema” names"),
        suggestion: nearest(to: text, among: names))
    }
    return shape
  }

  static let command = Command(
    name: "schema",
    summary: LocalizedText(
      fr: "donne le schéma d’une sorte de fichier",
      en: "prints the schema of a kind of catalogue file"),
    description: LocalizedText(
      fr: "Donne le schéma (JSON Schema, version 2020-12) d’une sorte de fichier. Un "
        + "éditeur qui le connaît complète les clés, les explique et souligne celles qui n’existent "
        + "pas. Il voit la forme des fichiers ; ce qu’ils veulent dire, seul catalogue-lint le juge.",
      en: "Prints the JSON Schema (draft 2020-12) of a kind of file, described in French. "
        + "An editor that knows it completes keys, explains them and underlines those that do not "
        + "exist. It sees the shape of files; what they mean, only catalogue-lint judges."),
    arguments: [kind],
    examples: [
      Example(
        "catalogue-lint schema formes > formes.schema.json",
        help: LocalizedText(
          fr: "écrit le schéma des fichiers de formes/",
          en: "writes the schema of the files of formes/"))
    ],
    run: run)

  private static func run(_ session: Session) throws -> ExitCode {
    guard let shape = session.arguments[kind] else {
      let width = names.map(\.count).max() ?? 0
      for shape in FileShape.withSettings {
        let blanks = String(repeating: " ", count: width + 2 - shape.name.count)
        session.output.line(shape.name + blanks + shape.files)
      }
      return .done
    }
    session.output.write(JSONWriter.write(shape.schema))
    return .done
  }
}
