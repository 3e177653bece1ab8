internal import Text

/// What a command line asks a program to do.
enum Invocation {
  /// Help on the whole program or on one command.
  case help(Command?)
  case version
  case manual
  case completion(Shell)
  case run(Command, ParsedArguments)
  /// The command line can't be followed; the command is nil when none was found.
  case refused(Command?, [UsageFault])
}

extension Program {
  /// Understands a command line.
  ///
  /// - Parameter words: what stands after the program's name.
  func invocation(of words: [String]) -> Invocation {
    if let hidden = hiddenInvocation(of: words) { return hidden }
    switch shape {
    case .single(let command): return invocation(of: command, words)
    case .several(let commands): return invocation(among: commands, words)
    }
  }

  /// The commands `completion bash|zsh|fish` and `man`: for packagers, not listed in the help.
  ///
  /// A file of that name is reached with `./`.
  private func hiddenInvocation(of words: [String]) -> Invocation? {
    let words = withoutLanguage(words)
    if words == ["man"] { return .manual }
    guard words.count <= 2, words.first == "completion" else { return nil }
    let known = Shell.allCases.map(\.rawValue)
    guard let name = words.dropFirst().first else {
      return .refused(nil, [.missingShell(known: known)])
    }
    return Shell(rawValue: name).map { .completion($0) }
      ?? .refused(nil, [.unknownShell(name, known: known)])
  }

  private func withoutLanguage(_ words: [String]) -> [String] {
    let name = CommonOptions.language.spec.written
    var kept: [String] = []
    var skipsNext = false
    for word in words {
      if skipsNext {
        skipsNext = false
      } else if word == name {
        skipsNext = true
      } else if !word.hasPrefix(name + "=") {
        kept.append(word)
      }
    }
    return kept
  }

  private func invocation(of command: Command, _ words: [String]) -> Invocation {
    let outcome = ArgumentParser.parse(words, for: command)
    if outcome.arguments[CommonOptions.help] { return .help(command) }
    if outcome.arguments[CommonOptions.version] { return .version }
    guard outcome.faults.isEmpty else { return .refused(command, outcome.faults) }
    return .run(command, outcome.arguments)
  }

  private func invocation(among commands: [NamedCommand], _ words: [String]) -> Invocation {
    let known = commands.map(\.name)
    guard let index = commandIndex(in: words) else {
      return invocationWithoutCommand(words, known: known)
    }
    let name = words[index]
    if let usual, !usual.arguments.isEmpty, name != "help", !known.contains(name) {
      return invocation(of: usual, words)
    }
    let rest = Array(words[..<index] + words[(index + 1)...])
    if name == "help" { return helpInvocation(rest, among: commands) }
    guard let command = commands.first(where: { $0.name == name }) else {
      if rest.contains("--help") || rest.contains("-h") { return .help(nil) }
      return .refused(
        nil, [.unknownCommand(name, known: known, nearest: nearest(to: name, among: known))])
    }
    return invocation(of: command.make(), rest)
  }

  /// The first word that is no option and no value of one.
  ///
  /// The options are those of all commands, and those of the usual command where it takes no
  /// argument: there any other word is meant to name a command.
  private func commandIndex(in words: [String]) -> Int? {
    guard words.first?.hasPrefix("-") == true else { return words.isEmpty ? nil : 0 }
    let own = usual.flatMap { $0.arguments.isEmpty ? $0.options.map(\.spec) : nil } ?? []
    let valued = ([CommonOptions.language.spec] + own).filter { $0.value != .none }
    let written = valued.map(\.written) + valued.compactMap(\.short).map { "-\($0)" }
    var skipsNext = false
    for (index, word) in words.enumerated() {
      if skipsNext {
        skipsNext = false
      } else if written.contains(word) {
        skipsNext = true
      } else if !word.hasPrefix("-") {
        return index
      }
    }
    return nil
  }

  private func invocationWithoutCommand(_ words: [String], known: [String]) -> Invocation {
    let empty = Command(
      name: "", summary: summary, description: description, run: { _ in .usage })
    let outcome = ArgumentParser.parse(words, for: empty)
    if outcome.arguments[CommonOptions.help] { return .help(nil) }
    if outcome.arguments[CommonOptions.version] { return .version }
    if let usual { return invocation(of: usual, words) }
    return .refused(nil, outcome.faults + [.missingCommand(known: known)])
  }

  private func helpInvocation(_ words: [String], among commands: [NamedCommand]) -> Invocation {
    guard let name = withoutLanguage(words).first(where: { !$0.hasPrefix("-") }) else {
      return .help(nil)
    }
    if let command = commands.first(where: { $0.name == name }) { return .help(command.make()) }
    let known = commands.map(\.name)
    return .refused(
      nil, [.unknownCommand(name, known: known, nearest: nearest(to: name, among: known))])
  }
}
