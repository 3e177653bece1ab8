internal import Diagnostics

extension Program {
  /// What is wrong with the declaration itself, in English, for the test of a program; empty when
  /// it is sound.
  ///
  /// Names must be unique and well formed, every text must exist in both languages, every needed
  /// option must exist, and only the last argument may take several words.
  package func declarationFaults() -> [String] {
    var faults = textFaults(name, [("summary", summary), ("description", description)])
    faults += repeated(commands.map(\.name)).map { "command \($0) is declared twice" }
    if case .several(let named) = shape {
      for entry in named where entry.make().name != entry.name {
        faults.append("command \(entry.name) calls itself \(entry.make().name)")
      }
    }
    let reserved: Set = ["help", "man", "completion"]
    for command in commands {
      if reserved.contains(command.name) { faults.append("\(command.name) is a reserved name") }
      faults += self.faults(of: command)
    }
    return faults
  }

  private func faults(of command: Command) -> [String] {
    let specs = command.allOptions
    let longs = specs.map(\.long)
    var faults = textFaults(
      command.name, [("summary", command.summary), ("description", command.description)])
    faults += repeated(longs).map { "\(command.name): --\($0) is declared twice" }
    faults += repeated(specs.compactMap(\.short).map { String($0) })
      .map { "\(command.name): -\($0) is declared twice" }
    for spec in specs {
      let place = "\(command.name) \(spec.written)"
      if !isWellFormed(spec.long) { faults.append("\(place): only a-z, digits and -") }
      faults += spec.needs.filter { !longs.contains($0) }.map { "\(place) needs unknown --\($0)" }
      faults += textFaults(place, [("help", spec.help)])
    }
    let arguments = command.arguments.map(\.spec)
    faults += repeated(arguments.map(\.id)).map { "\(command.name): argument \($0) twice" }
    for argument in arguments.dropLast() where argument.arity != .one {
      faults.append("\(command.name): only the last argument may vary in number: \(argument.id)")
    }
    for argument in arguments {
      faults += textFaults("\(command.name) \(argument.id)", [("help", argument.help)])
    }
    for example in command.examples where !example.line.contains(call(command)) {
      faults.append("\(command.name): an example does not call it: \(example.line)")
    }
    return faults
  }

  private func textFaults(_ place: String, _ texts: [(String, LocalizedText)]) -> [String] {
    texts.flatMap { name, text in
      Language.allCases.compactMap { language in
        let written = text.text(language)
        if written.isEmpty { return "\(place): \(name) is missing in \(language.rawValue)" }
        return written.contains("'") ? "\(place): \(name) has a straight apostrophe" : nil
      }
    }
  }

  private func isWellFormed(_ long: String) -> Bool {
    long.utf8.count > 1
      && long.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      } && long.first != "-" && long.last != "-"
  }

  private func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
