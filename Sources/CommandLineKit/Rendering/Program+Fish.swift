internal import Diagnostics

extension Program {
  func fishCompletion(_ language: Language) -> String {
    var lines = ["# fish completion for \(name)"]
    if hasCommands {
      let none = "-n __fish_use_subcommand"
      if let usual {
        lines += usual.arguments.prefix(1).map {
          "complete -c \(name) \(none) \(fishValues($0.spec.value))"
        }
        lines += usual.allOptions.map { fishOption($0, none + " ", language) }
      } else {
        lines.append("complete -c \(name) -f")
      }
      for command in commands {
        let summary = fishQuoted(command.summary.text(language))
        lines.append("complete -c \(name) \(none) -a \(command.name) -d \(summary)")
      }
      let names = commands.map(\.name).joined(separator: " ")
      lines.append(
        "complete -c \(name) -n '__fish_seen_subcommand_from help' -a '\(names)'")
    }
    for command in commands {
      let condition =
        hasCommands ? "-n '__fish_seen_subcommand_from \(command.name)' " : ""
      lines += command.allOptions.map { fishOption($0, condition, language) }
      for argument in command.arguments.prefix(1) {
        lines.append("complete -c \(name) \(condition)\(fishValues(argument.spec.value))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishOption(_ spec: OptionSpec, _ condition: String, _ language: Language) -> String {
    var line = "complete -c \(name) \(condition)"
    if let short = spec.short { line += "-s \(short) " }
    line += "-l \(spec.long)"
    if spec.value != .none { line += " -r " + fishValues(spec.value) }
    return line + " -d " + fishQuoted(spec.help.text(language))
  }

  private func fishValues(_ kind: ValueKind) -> String {
    switch kind {
    case .none, .text, .integer: "-f"
    case .choice(let choices): "-f -a " + fishQuoted(choices.joined(separator: " "))
    case .file, .path: "-F"
    case .directory: "-f -a '(__fish_complete_directories)'"
    }
  }

  private func fishQuoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
