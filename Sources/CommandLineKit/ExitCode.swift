/// How a command ends, the same for every command.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Done.
  case done = 0
  /// Findings; a refused text, name or moment; a set with errors.
  case findings = 1
  /// Wrong usage of the command line.
  case usage = 2
  /// Cannot go on: a file is missing or unreadable, foreign or newer; the disk is full.
  case failure = 3
  /// Interrupted by the user (SIGINT).
  case interrupted = 130
}
