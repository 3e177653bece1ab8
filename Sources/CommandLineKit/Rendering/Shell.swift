internal import Diagnostics

/// A shell that completions are written for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}

extension Program {
  /// The script that makes a shell complete this program's command lines.
  func completion(for shell: Shell, language: Language) -> String {
    switch shell {
    case .bash: bashCompletion()
    case .zsh: zshCompletion(language)
    case .fish: fishCompletion(language)
    }
  }

  /// Whether the first argument names a command.
  var hasCommands: Bool {
    if case .several = shape { true } else { false }
  }
}

extension Command {
  /// The options of the command with those that every command has.
  var allOptions: [OptionSpec] {
    options.map(\.spec) + CommonOptions.all.map(\.spec)
  }
}
