import CommandLineKit
import Diagnostics

/// The program: its commands, from which parsing, help, manual and completions come.
enum Dictee {
  static let program = Program(
    name: "dictee", version: version,
    summary: LocalizedText(
      fr: "des dictées sur la semaine de l’enfant",
      en: "French dictations about the child’s own week"),
    description: LocalizedText(
      fr: "Lit le calendrier de la famille, n’en garde que des groupes nominaux sans secret, et "
        + "écrit une dictée du niveau de l’enfant. Rien ne quitte la machine.",
      en: "Reads the family’s calendar, keeps nothing of it but harmless noun phrases, and writes "
        + "a French dictation at the child’s grade. Nothing leaves the machine."),
    commands: [
      NamedCommand("start", StartCommand.command),
      NamedCommand("cards", CardsCommand.command),
      NamedCommand("next", NextCommand.command),
      NamedCommand("progress", ProgressCommand.command),
      NamedCommand("generate", GenerateCommand.command),
      NamedCommand("moments", MomentsCommand.command),
      NamedCommand("check", CheckCommand.command),
      NamedCommand("verify", VerifyCommand.command),
      NamedCommand("correct", CorrectCommand.command),
      NamedCommand("analyse", AnalyseCommand.command),
      NamedCommand("word", WordCommand.command),
      NamedCommand("profile", ProfileCommand.command),
      NamedCommand("export", ExportCommand.command),
      NamedCommand("import", ImportCommand.command),
      NamedCommand("forget", ForgetCommand.command),
      NamedCommand("doctor", DoctorCommand.command),
      NamedCommand("privacy", PrivacyCommand.command),
      NamedCommand("schema", SchemaCommand.command),
    ],
    usual: "start")

  static let version = "0.1.0"
}
