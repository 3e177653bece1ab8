package import Diagnostics

/// All that parsing, help, manual and completions know about an option.
package struct OptionSpec: Sendable {
  /// The long name without its dashes, unique in a command: `calendar`.
  package var long: String
  /// The one-letter name, if there is one.
  package var short: Character?
  package var value: ValueKind
  /// What stands for the value in the help: PRÉNOM.
  package var placeholder: LocalizedText
  /// One sentence without a capital or a period.
  package var help: LocalizedText
  /// Whether the option may be given several times.
  package var isRepeatable: Bool
  package var isRequired: Bool
  /// Whether the value stays out of every message: a child's name, a label.
  package var isPrivate: Bool
  /// Long names of the options without which this one means nothing.
  package var needs: [String]

  package init(
    long: String, short: Character? = nil, value: ValueKind, placeholder: LocalizedText? = nil,
    help: LocalizedText, isRepeatable: Bool = false, isRequired: Bool = false,
    isPrivate: Bool = false, needs: [String] = []
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.placeholder = placeholder ?? value.placeholder
    self.help = help
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
    self.isPrivate = isPrivate
    self.needs = needs
  }

  /// The name as it is typed: `--calendar`.
  package var written: String { "--" + long }

  /// The name with what stands for its value: `--calendar FICHIER`.
  func usage(_ language: Language) -> String {
    value == .none ? written : written + " " + placeholder.text(language)
  }
}

/// All that parsing, help, manual and completions know about a positional argument.
package struct ArgumentSpec: Sendable {
  /// How often an argument may stand.
  package enum Arity: Hashable, Sendable {
    case one
    case optional
    /// At least so many.
    case many(atLeast: Int)
  }

  /// What identifies the argument among those of its command: `paths`.
  package var id: String
  package var value: ValueKind
  /// What stands for the argument in the help: CHEMIN.
  package var placeholder: LocalizedText
  /// One sentence without a capital or a period.
  package var help: LocalizedText
  package var arity: Arity
  /// Whether the value stays out of every message: a child's name.
  package var isPrivate: Bool

  package init(
    id: String, value: ValueKind, placeholder: LocalizedText? = nil, help: LocalizedText,
    arity: Arity, isPrivate: Bool = false
  ) {
    self.id = id
    self.value = value
    self.placeholder = placeholder ?? value.placeholder
    self.help = help
    self.arity = arity
    self.isPrivate = isPrivate
  }

  /// The fewest values that are right.
  var minimum: Int {
    switch arity {
    case .one: 1
    case .optional: 0
    case .many(let count): count
    }
  }

  /// `FICHIER`, `[FICHIER]`, `CHEMIN…`.
  func usage(_ language: Language) -> String {
    let name = placeholder.text(language)
    switch arity {
    case .one: return name
    case .optional: return "[\(name)]"
    case .many(let count): return count == 0 ? "[\(name)…]" : "\(name)…"
    }
  }
}
