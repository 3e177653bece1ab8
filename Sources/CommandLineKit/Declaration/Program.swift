package import Diagnostics

/// A program: one command, or several that are named by the first argument.
package struct Program: Sendable {
  /// What the first argument means.
  package enum Shape: Sendable {
    /// The program is the command: `catalogue-lint PATH…`.
    case single(Command)
    /// The first argument names a command: `dictee generate`.
    case several([NamedCommand])
  }

  package var name: String
  package var version: String
  /// One line without a capital or a period.
  package var summary: LocalizedText
  /// Paragraphs, separated by an empty line.
  package var description: LocalizedText
  package var shape: Shape
  /// The name of the command that runs when the first argument names none: `catalogue-lint PATH…` is
  /// `catalogue-lint lint PATH…`.
  private let usualName: String?

  /// A program of several commands.
  ///
  /// - Parameter usual: the name of the one that need not be named.
  package init(
    name: String, version: String, summary: LocalizedText, description: LocalizedText,
    commands: [NamedCommand], usual: String? = nil
  ) {
    usualName = usual
    self.name = name
    self.version = version
    self.summary = summary
    self.description = description
    shape = .several(commands)
  }

  /// A program that is one command; summary and description are the command's.
  package init(version: String, command: Command) {
    name = command.name
    usualName = nil
    self.version = version
    summary = command.summary
    description = command.description
    shape = .single(command)
  }

  /// All commands, in the order in which help lists them.
  package var commands: [Command] {
    switch shape {
    case .single(let command): [command]
    case .several(let commands): commands.map { $0.make() }
    }
  }

  /// The command that need not be named.
  package var usual: Command? {
    guard case .several(let commands) = shape else { return nil }
    return commands.first { $0.name == usualName }?.make()
  }

  /// What is typed to call a command: `dictee generate`, `catalogue-lint`.
  func call(_ command: Command) -> String {
    if case .single = shape { return name }
    return command.name == usualName ? name : "\(name) \(command.name)"
  }
}

/// The options that every command has.
package enum CommonOptions {
  /// The language of messages.
  package static let language = Option<Language>.choice(
    "lang",
    help: LocalizedText(
      fr: "langue des messages ; sans elle, celle de LC_ALL, LC_MESSAGES ou LANG",
      en: "language of messages; without it, that of LC_ALL, LC_MESSAGES or LANG"))
  static let help = Flag(
    "help", short: "h", help: LocalizedText(fr: "affiche cette aide", en: "prints this help"))
  static let version = Flag(
    "version", help: LocalizedText(fr: "affiche la version", en: "prints the version"))

  static let all: [any OptionDeclaration] = [language, help, version]
}
