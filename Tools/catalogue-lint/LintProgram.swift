import CommandLineKit
import Diagnostics

/// The program `catalogue-lint`.
enum LintProgram {
  static let program = Program(
    name: "catalogue-lint", version: "0.1.0",
    summary: LocalizedText(
      fr: "dit ce qui ne va pas dans des catalogues", en: "tells what is wrong in catalogues"),
    description: LocalizedText(
      fr: "Éprouve des jeux de catalogues. Un chemin qui porte le nom d’une commande s’écrit avec "
        + "« ./ ».",
      en: "Tries sets of catalogues. A path with the name of a command is written with “./”."),
    commands: [
      NamedCommand("lint", LintCommand.command), NamedCommand("rules", RulesCommand.command),
      NamedCommand("explain", ExplainCommand.command),
      NamedCommand("schema", SchemaCommand.command),
      NamedCommand("try", TryCommand.command), NamedCommand("coverage", CoverageCommand.command),
      NamedCommand("expand", ExpandCommand.command),
    ], usual: "lint")
}
