internal import Diagnostics

extension Program {
  /// Works with the bash 3.2 of macOS and without the bash-completion package.
  func bashCompletion() -> String {
    let function = "_" + name.map { $0 == "-" ? "_" : String($0) }.joined()
    var lines = [
      "# bash completion for \(name)",
      "\(function)() {",
      "  local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  local command=\"\" word IFS=$'\\n'",
      "  COMPREPLY=()",
      // bash makes a word of the sign in --name=value.
      "  if [[ \"$current\" == = ]]; then current=\"\"",
      "  elif [[ \"$previous\" == = ]]; then previous=\"${COMP_WORDS[COMP_CWORD-2]}\"; fi",
    ]
    if hasCommands {
      lines += [
        "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
        "    case \"$word\" in",
        "      \((commands.map(\.name) + ["help"]).joined(separator: "|"))) command=\"$word\"; break ;;",
        "    esac",
        "  done",
      ]
    }
    lines.append("  case \"$command\" in")
    for command in commands {
      lines.append("    " + (hasCommands ? command.name : "*") + ")")
      lines += bashBranch(command).map { "      " + $0 }
      lines.append("      ;;")
    }
    if hasCommands { lines += bashCommandNames() }
    lines += ["  esac", "}", "complete -o filenames -F \(function) \(name)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func bashCommandNames() -> [String] {
    let names = commands.map(\.name)
    let common = CommonOptions.all.map(\.spec.written)
    if let usual {
      let offered = "COMPREPLY+=($(compgen -W \"\(words(names + ["help"]))\" -- \"$current\"))"
      return [
        "    help)",
        "      COMPREPLY=($(compgen -W \"\(words(names))\" -- \"$current\")) ;;",
        "    *)",
      ] + bashBranch(usual).map { "      " + $0 } + ["      " + offered, "      ;;"]
    }
    return [
      "    help)",
      "      COMPREPLY=($(compgen -W \"\(words(names))\" -- \"$current\")) ;;",
      "    *)",
      "      COMPREPLY=($(compgen -W \"\(words(names + ["help"] + common))\" -- \"$current\")) ;;",
    ]
  }

  private func bashBranch(_ command: Command) -> [String] {
    var lines = ["case \"$previous\" in"]
    for spec in command.allOptions where spec.value != .none {
      let names = spec.short.map { "-\($0)|\(spec.written)" } ?? spec.written
      lines.append("  \(names)) COMPREPLY=(\(bashValues(spec.value))); return ;;")
    }
    lines += ["esac", "if [[ \"$current\" == -* ]]; then"]
    let names = command.allOptions.map(\.written)
    lines.append("  COMPREPLY=($(compgen -W \"\(words(names))\" -- \"$current\"))")
    if let argument = command.arguments.first {
      lines += ["else", "  COMPREPLY=(\(bashValues(argument.spec.value)))"]
    }
    lines.append("fi")
    return lines
  }

  private func bashValues(_ kind: ValueKind) -> String {
    switch kind {
    case .none, .text, .integer: ""
    case .choice(let choices): "$(compgen -W \"\(words(choices))\" -- \"$current\")"
    case .file, .path: "$(compgen -f -- \"$current\")"
    case .directory: "$(compgen -d -- \"$current\")"
    }
  }

  /// Words for `compgen -W` under the `IFS` of the function: one a line.
  private func words(_ words: [String]) -> String {
    words.joined(separator: "\n")
  }
}
