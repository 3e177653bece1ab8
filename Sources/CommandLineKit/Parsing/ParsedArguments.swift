/// What was typed, asked with the declarations themselves.
package struct ParsedArguments: Sendable {
  /// Texts by the long name of their option; a switch holds an empty text.
  var options = TypedTexts()
  /// Texts by the id of their argument.
  var arguments = TypedTexts()

  init() {}

  /// Whether the switch was given.
  package subscript(flag: Flag) -> Bool {
    options[flag.spec.long] != nil
  }

  /// The value of an option; nil when it was not given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    self[all: option].last
  }

  /// The value of an option, or `fallback` when it was not given.
  package subscript<Value>(
    option: Option<Value>, default fallback: @autoclosure () -> Value
  ) -> Value {
    self[option] ?? fallback()
  }

  /// All values of an option that may be given several times, in the order typed.
  package subscript<Value>(all option: Option<Value>) -> [Value] {
    (options[option.spec.long] ?? []).compactMap { try? option.read($0) }
  }

  /// The value of an argument; nil when it was not given.
  package subscript<Value>(argument: Argument<Value>) -> Value? {
    self[all: argument].last
  }

  /// All values of an argument, in the order typed.
  package subscript<Value>(all argument: Argument<Value>) -> [Value] {
    (arguments[argument.spec.id] ?? []).compactMap { try? argument.read($0) }
  }

  /// The value of an option that is declared `required()`.
  ///
  /// Parsing already refuses a command line without it, so that the error is only met by a command
  /// that forgot to list the option.
  package func value<Value>(of option: Option<Value>) throws(UsageError) -> Value {
    guard let value = self[option] else { throw UsageError([.missingOption(option.spec)]) }
    return value
  }

  /// The value of an argument that stands exactly once.
  package func value<Value>(of argument: Argument<Value>) throws(UsageError) -> Value {
    guard let value = self[argument] else { throw UsageError([.missingArgument(argument.spec)]) }
    return value
  }
}

/// Texts by name, in the order typed.
///
/// A command line has few: a list is searched sooner than a dictionary is made.
struct TypedTexts: Sendable {
  private var entries: [(name: String, texts: [String])] = []

  /// The texts of a name; nil when it was not typed.
  subscript(name: String) -> [String]? {
    entries.first { $0.name == name }?.texts
  }

  mutating func append(_ text: String, to name: String) {
    if let place = entries.firstIndex(where: { $0.name == name }) {
      entries[place].texts.append(text)
    } else {
      entries.append((name, [text]))
    }
  }
}
