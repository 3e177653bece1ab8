package import Diagnostics
package import Platform

/// What a running command works with.
package struct Session {
  package let arguments: ParsedArguments
  package let language: Language
  package let environment: Environment
  /// Results.
  package let output: OutputStream
  /// Everything else.
  package let errors: OutputStream
  /// What is typed to call the command, the start of every message: `dictee generate`.
  package let call: String

  /// Writes one line to standard error: the command's name and a message.
  package func say(_ message: LocalizedText) {
    errors.line(message.said(by: call).text(language))
  }

  /// Whether `stream` may be coloured: it ends at a terminal and `NO_COLOR` is unset or empty.
  package func isColoured(_ stream: OutputStream) -> Bool {
    stream.isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
  }
}

/// An error that says itself what the user is told, and how the command ends.
package protocol ToldError: Error {
  var message: LocalizedText { get }
  var exit: ExitCode { get }
}

/// A reason to stop a command with a message.
package struct CommandFailure: Error, Hashable, Sendable {
  package var exit: ExitCode
  package var messages: [LocalizedText]

  package init(_ messages: LocalizedText..., exit: ExitCode = .failure) {
    self.init(messages, exit: exit)
  }

  package init(_ messages: [LocalizedText], exit: ExitCode = .failure) {
    self.exit = exit
    self.messages = messages
  }
}
