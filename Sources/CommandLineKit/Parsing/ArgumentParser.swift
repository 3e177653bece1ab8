internal import Text

/// Takes the words of a command line apart; every fault is noted and parsing goes on.
struct ArgumentParser {
  private let options: [any OptionDeclaration]
  private let command: Command
  private let words: [String]
  private var next = 0
  private var positional: [(text: String, position: Int)] = []
  private var parsed = ParsedArguments()
  private var faults: [UsageFault] = []

  /// What the words amount to.
  struct Outcome {
    var arguments: ParsedArguments
    var faults: [UsageFault]
  }

  private init(_ words: [String], for command: Command) {
    self.words = words
    self.command = command
    options = command.options + CommonOptions.all
  }

  /// - Parameter words: what stands after the command's name.
  static func parse(_ words: [String], for command: Command) -> Outcome {
    var parser = ArgumentParser(words, for: command)
    parser.takeWords()
    parser.placePositional()
    parser.checkPresence()
    return Outcome(arguments: parser.parsed, faults: parser.faults)
  }

  private mutating func takeWords() {
    while next < words.count {
      let word = words[next]
      next += 1
      if word == "--" {
        for (offset, rest) in words[next...].enumerated() {
          positional.append((rest, next + offset + 1))
        }
        next = words.count
      } else if word.hasPrefix("--") {
        takeLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        takeShorts(word)
      } else if let dash = word.unicodeScalars.first, longDashes.contains(dash) {
        takeLongDash(word)
      } else {
        positional.append((word, next))
      }
    }
  }

  private mutating func takeLong(_ word: String) {
    let body = word.dropFirst(2)
    let name = String(body.prefix { $0 != "=" })
    let attached = name.count < body.count ? String(body.dropFirst(name.count + 1)) : nil
    guard let option = options.first(where: { $0.spec.long == name }) else {
      faults.append(.unknownOption("--" + name, nearest: nearestOption(to: name)))
      return
    }
    take(option, attached: attached)
  }

  private mutating func takeShorts(_ word: String) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.spec.short == letter }) else {
        let long = letters.isEmpty ? nil : nearestOption(to: String(word.dropFirst()))
        faults.append(.unknownOption(long == nil ? "-\(letter)" : word, nearest: long))
        return
      }
      if option.spec.value == .none {
        take(option, attached: nil)
      } else {
        let rest = letters.first == "=" ? letters.dropFirst() : letters
        take(option, attached: letters.isEmpty ? nil : String(rest))
        return
      }
    }
  }

  /// Word processors turn `--` into one long dash.
  private mutating func takeLongDash(_ word: String) {
    let name = String(word.drop { $0 == "-" || longDashes.isSuperset(of: $0.unicodeScalars) })
    let plain = String(name.prefix { $0 != "=" })
    faults.append(.unknownOption(String(word.prefix(1)) + plain, nearest: nearestOption(to: plain)))
  }

  private mutating func take(_ option: any OptionDeclaration, attached: String?) {
    let spec = option.spec
    let text: String
    if spec.value == .none {
      guard attached == nil else { return faults.append(.unwantedValue(spec)) }
      text = ""
    } else if let attached {
      text = attached
    } else if next < words.count, !isKnownOption(words[next]) {
      text = words[next]
      next += 1
    } else {
      parsed.options.append("", to: spec.long)
      return faults.append(.missingValue(spec))
    }
    let isRepeated = parsed.options[spec.long] != nil
    parsed.options.append(text, to: spec.long)
    if isRepeated, !spec.isRepeatable, spec.value != .none {
      if parsed.options[spec.long]?.count == 2 { faults.append(.repeatedOption(spec)) }
    } else if let fault = option.fault(in: text) {
      faults.append(.badValue(spec, text, fault))
    }
  }

  /// Whether a word is an option of this command, so that it can't be the value of the one before.
  private func isKnownOption(_ word: String) -> Bool {
    if word == "--" { return true }
    if word.hasPrefix("--") {
      let name = word.dropFirst(2).prefix { $0 != "=" }
      return options.contains { $0.spec.long == name }
    }
    guard word.count == 2, word.first == "-", let letter = word.last else { return false }
    return options.contains { $0.spec.short == letter }
  }

  private func nearestOption(to name: String) -> String? {
    let known = options.map(\.spec.long)
    let begun = known.filter { !name.isEmpty && $0.hasPrefix(name) }
    let found = begun.count == 1 ? begun.first : nearest(to: name, among: known)
    return found.map { "--" + $0 }
  }

  private mutating func placePositional() {
    var rest = positional[...]
    for (index, argument) in command.arguments.enumerated() {
      let later = command.arguments[(index + 1)...].reduce(0) { $0 + $1.spec.minimum }
      let available = max(0, rest.count - later)
      let count: Int
      switch argument.spec.arity {
      case .one, .optional: count = min(1, available)
      case .many: count = available
      }
      if count < argument.spec.minimum { faults.append(.missingArgument(argument.spec)) }
      for (text, _) in rest.prefix(count) {
        parsed.arguments.append(text, to: argument.spec.id)
        if let fault = argument.fault(in: text) {
          faults.append(.badArgument(argument.spec, text, fault))
        }
      }
      rest = rest.dropFirst(count)
    }
    let hidesTexts =
      options.contains { $0.spec.isPrivate } || command.arguments.contains { $0.spec.isPrivate }
    for (text, position) in rest {
      faults.append(.unexpectedArgument(hidesTexts ? nil : text, position: position))
    }
  }

  private mutating func checkPresence() {
    for spec in options.map(\.spec) {
      if spec.isRequired, parsed.options[spec.long] == nil {
        faults.append(.missingOption(spec))
      }
      guard parsed.options[spec.long] != nil else { continue }
      for name in spec.needs where parsed.options[name] == nil {
        if let needed = options.first(where: { $0.spec.long == name })?.spec {
          faults.append(.neededOption(needed, by: spec))
        }
      }
    }
  }
}

/// En dash, em dash, minus sign.
private let longDashes: Set<Unicode.Scalar> = ["\u{2013}", "\u{2014}", "\u{2212}"]
