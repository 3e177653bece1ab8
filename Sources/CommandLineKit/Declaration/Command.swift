package import Diagnostics

/// A command line that works, and what it does.
package struct Example: Sendable {
  /// What is typed, program name included.
  package var line: String
  package var help: LocalizedText

  package init(_ line: String, help: LocalizedText) {
    self.line = line
    self.help = help
  }
}

/// A command: how it is typed, how it is explained and what it does.
///
/// Options are declared here once; parsing, `--help`, the manual and the completions come from the
/// declaration.
package struct Command: Sendable {
  /// What is typed after the program's name; for the only command of a program it is not typed.
  package var name: String
  /// One line without a capital or a period: « écrit une dictée ».
  package var summary: LocalizedText
  /// Paragraphs, separated by an empty line.
  package var description: LocalizedText
  package var options: [any OptionDeclaration]
  package var arguments: [any ArgumentDeclaration]
  package var examples: [Example]
  /// What an exit code means here, where that is more than the general table says.
  package var exits: KeyValuePairs<ExitCode, LocalizedText>
  /// Does the work; results go to `session.output`, all else to `session.errors`.
  package var run: @Sendable (Session) throws -> ExitCode

  package init(
    name: String, summary: LocalizedText, description: LocalizedText,
    options: [any OptionDeclaration] = [], arguments: [any ArgumentDeclaration] = [],
    examples: [Example] = [], exits: KeyValuePairs<ExitCode, LocalizedText> = [:],
    run: @escaping @Sendable (Session) throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.description = description
    self.options = options
    self.arguments = arguments
    self.examples = examples
    self.exits = exits
    self.run = run
  }
}

extension Command {
  /// What an exit code means here, where that is more than the general table says.
  func meaning(of code: ExitCode) -> LocalizedText? {
    exits.first { $0.key == code }?.value
  }
}

/// A command that is made when it is called for: to declare the options of all commands would be a
/// good part of the time that a short one takes.
package struct NamedCommand: Sendable {
  /// What is typed to call it.
  package let name: String
  let make: @Sendable () -> Command

  /// - Parameter command: the command of that name.
  package init(_ name: String, _ command: @autoclosure @escaping @Sendable () -> Command) {
    self.name = name
    make = command
  }
}
