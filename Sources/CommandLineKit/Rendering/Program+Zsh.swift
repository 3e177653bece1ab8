internal import Diagnostics

extension Program {
  func zshCompletion(_ language: Language) -> String {
    let function = "_" + name
    var lines = ["#compdef \(name)", ""]
    if hasCommands {
      lines += zshCommands(function, language)
    } else {
      for command in commands {
        lines += ["\(function)() {"] + zshArguments(command, language) + ["}", ""]
      }
    }
    lines.append("\(function) \"$@\"")
    return lines.joined(separator: "\n") + "\n"
  }

  private func zshCommands(_ function: String, _ language: Language) -> [String] {
    var lines = [
      "\(function)() {",
      "  local context state state_descr line",
      "  typeset -A opt_args",
      "  _arguments -C '1: :->command' '*:: :->rest'",
      "  case $state in",
      "    command)",
      "      local -a names=(",
    ]
    for command in commands {
      lines.append("        \(zshQuoted(command.name + ":" + command.summary.text(language)))")
    }
    lines += [
      "      )",
      "      _describe -t commands \(Word.command.text(language)) names",
    ]
    lines += (usual?.arguments.prefix(1) ?? []).map { "      " + zshAction($0.spec.value) }
    lines += [
      "      ;;",
      "    rest)",
      "      case $line[1] in",
    ]
    for command in commands {
      lines.append("        \(command.name))")
      lines += zshArguments(command, language).map { "        " + $0 }
      lines.append("          ;;")
    }
    lines.append("        help) _values \(Word.command.text(language)) \(commandNames) ;;")
    lines += ["      esac", "      ;;", "  esac", "}", ""]
    return lines
  }

  private var commandNames: String { commands.map(\.name).joined(separator: " ") }

  private func zshArguments(_ command: Command, _ language: Language) -> [String] {
    var specs = command.allOptions.map { zshOption($0, language) }
    for argument in command.arguments.map(\.spec) {
      let label = zshEscaped(argument.placeholder.text(language))
      let count: String
      if case .many = argument.arity { count = "*" } else { count = "" }
      specs.append("'\(count):\(label):\(zshAction(argument.value))'")
    }
    return ["  _arguments -s -S \\"]
      + specs.enumerated().map { "    " + $1 + ($0 == specs.count - 1 ? "" : " \\") }
  }

  private func zshOption(_ spec: OptionSpec, _ language: Language) -> String {
    let help = zshEscaped(spec.help.text(language))
    var value = ""
    if spec.value != .none {
      value = ":\(zshEscaped(spec.placeholder.text(language))):\(zshAction(spec.value))"
    }
    let long = spec.value == .none ? spec.written : spec.written + "="
    guard let short = spec.short else {
      return "'\(spec.isRepeatable ? "*" : "")\(long)[\(help)]\(value)'"
    }
    let exclusion = spec.isRepeatable ? "'*'" : "'(-\(short) \(spec.written))'"
    let brief = spec.value == .none ? "-\(short)" : "-\(short)+"
    return "\(exclusion){\(brief),\(long)}'[\(help)]\(value)'"
  }

  private func zshAction(_ kind: ValueKind) -> String {
    switch kind {
    case .none, .text, .integer: " "
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .file, .path: "_files"
    case .directory: "_files -/"
    }
  }

  /// A text inside single quotes and inside the brackets or colons of `_arguments`.
  private func zshEscaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "'": escaped += "'\\''"
      case "\\", "[", "]", ":": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private func zshQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
