package import Diagnostics

/// One thing that is wrong with a command line.
package struct UsageFault: Hashable, Sendable {
  package var message: LocalizedText

  package init(_ message: LocalizedText) {
    self.message = message
  }
}

/// A command line that cannot be followed: all that is wrong with it.
package struct UsageError: Error, Hashable, Sendable {
  package var faults: [UsageFault]

  package init(_ faults: [UsageFault]) {
    self.faults = faults
  }
}

extension UsageFault {
  static func unknownOption(_ written: String, nearest: String?) -> UsageFault {
    UsageFault(
      LocalizedText(
        fr: "option inconnue \(guillemets(written))" + meant(fr: nearest),
        en: "unknown option \(quotes(written))" + meant(en: nearest)))
  }

  static func unknownCommand(_ written: String, known: [String], nearest: String?) -> UsageFault {
    let list = known.joined(separator: ", ")
    return UsageFault(
      LocalizedText(
        fr: "commande inconnue \(guillemets(written))"
          + (nearest == nil ? " ; commandes : \(list)" : meant(fr: nearest)),
        en: "unknown command \(quotes(written))"
          + (nearest == nil ? "; commands: \(list)" : meant(en: nearest))))
  }

  static func missingCommand(known: [String]) -> UsageFault {
    let list = known.joined(separator: ", ")
    return UsageFault(
      LocalizedText(
        fr: "il manque une commande : \(list)", en: "a command is missing: \(list)"))
  }

  static func missingValue(_ spec: OptionSpec) -> UsageFault {
    UsageFault(
      LocalizedText(
        fr: "l’option \(guillemets(spec.written)) attend une valeur : \(spec.usage(.french))",
        en: "option \(quotes(spec.written)) takes a value: \(spec.usage(.english))"))
  }

  static func unwantedValue(_ spec: OptionSpec) -> UsageFault {
    UsageFault(
      LocalizedText(
        fr: "l’option \(guillemets(spec.written)) ne prend pas de valeur",
        en: "option \(quotes(spec.written)) takes no value"))
  }

  static func badValue(_ spec: OptionSpec, _ text: String, _ fault: ValueFault) -> UsageFault {
    let found = spec.isPrivate ? nil : text
    return UsageFault(
      LocalizedText(
        fr: "l’option \(guillemets(spec.written)) attend \(fault.expected.fr)"
          + (found.map { ", pas \(guillemets($0))" } ?? "") + meant(fr: fault.suggestion),
        en: "option \(quotes(spec.written)) takes \(fault.expected.en)"
          + (found.map { ", not \(quotes($0))" } ?? "") + meant(en: fault.suggestion)))
  }

  static func repeatedOption(_ spec: OptionSpec) -> UsageFault {
    UsageFault(
      LocalizedText(
        fr: "l’option \(guillemets(spec.written)) est donnée plusieurs fois ; gardez-en une",
        en: "option \(quotes(spec.written)) is given several times; keep one"))
  }

  static func missingOption(_ spec: OptionSpec) -> UsageFault {
    UsageFault(
      LocalizedText(
        fr: "il manque l’option \(guillemets(spec.usage(.french)))",
        en: "option \(quotes(spec.usage(.english))) is missing"))
  }

  static func neededOption(_ needed: OptionSpec, by spec: OptionSpec) -> UsageFault {
    UsageFault(
      LocalizedText(
        fr: "l’option \(guillemets(spec.written)) ne va pas sans "
          + guillemets(needed.usage(.french)),
        en: "option \(quotes(spec.written)) needs \(quotes(needed.usage(.english)))"))
  }

  static func missingArgument(_ spec: ArgumentSpec) -> UsageFault {
    UsageFault(
      LocalizedText(
        fr: "il manque un argument : \(spec.placeholder.fr)",
        en: "an argument is missing: \(spec.placeholder.en)"))
  }

  static func badArgument(_ spec: ArgumentSpec, _ text: String, _ fault: ValueFault) -> UsageFault {
    let found = spec.isPrivate ? nil : text
    return UsageFault(
      LocalizedText(
        fr: "l’argument \(spec.placeholder.fr) attend \(fault.expected.fr)"
          + (found.map { ", pas \(guillemets($0))" } ?? "") + meant(fr: fault.suggestion),
        en: "argument \(spec.placeholder.en) takes \(fault.expected.en)"
          + (found.map { ", not \(quotes($0))" } ?? "") + meant(en: fault.suggestion)))
  }

  static func missingShell(known: [String]) -> UsageFault {
    let list = known.joined(separator: ", ")
    return UsageFault(
      LocalizedText(fr: "il manque un shell : \(list)", en: "a shell is missing: \(list)"))
  }

  static func unknownShell(_ written: String, known: [String]) -> UsageFault {
    let list = known.joined(separator: ", ")
    return UsageFault(
      LocalizedText(
        fr: "shell inconnu \(guillemets(written)) ; shells : \(list)",
        en: "unknown shell \(quotes(written)); shells: \(list)"))
  }

  static func seeHelp(_ line: String) -> LocalizedText {
    LocalizedText(fr: "Pour l’aide : \(line)", en: "For help: \(line)")
  }

  /// An argument too many.
  ///
  /// `text` is nil in a command that takes a child's name: the argument may be a part of it.
  ///
  /// - Parameter position: 1-based, counted after the command's name.
  static func unexpectedArgument(_ text: String?, position: Int) -> UsageFault {
    UsageFault(
      LocalizedText(
        fr: text.map { "argument en trop : \(guillemets($0))" }
          ?? "le mot nº\(position) est en trop ; une valeur de plusieurs mots se met "
          + "entre guillemets",
        en: text.map { "unexpected argument \(quotes($0))" }
          ?? "word \(position) is unexpected; a value of several words goes in quotes"))
  }
}

private func meant(fr suggestion: String?) -> String {
  suggestion.map { " ; vouliez-vous dire \(guillemets($0)) ?" } ?? ""
}

private func meant(en suggestion: String?) -> String {
  suggestion.map { "; did you mean \(quotes($0))?" } ?? ""
}

private func guillemets(_ text: String) -> String { "« \(printable(text)) »" }

private func quotes(_ text: String) -> String { "“\(printable(text))”" }
