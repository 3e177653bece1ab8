package import Diagnostics

/// An option of a command, whatever it takes.
package protocol OptionDeclaration: Sendable {
  var spec: OptionSpec { get }
  /// Why `text` is no value of the option; nil when it is one.
  func fault(in text: String) -> ValueFault?
}

/// A switch: given or not.
///
/// Declared once as a constant; `ParsedArguments` is asked with that same constant.
package struct Flag: OptionDeclaration {
  package let spec: OptionSpec

  package init(_ long: String, short: Character? = nil, help: LocalizedText) {
    spec = OptionSpec(long: long, short: short, value: .none, help: help)
  }

  package func fault(in text: String) -> ValueFault? { nil }
}

/// An option that takes a value of type `Value`.
///
/// Declared once as a constant; `ParsedArguments` is asked with that same constant and answers
/// with the type.
package struct Option<Value: Sendable>: OptionDeclaration {
  package let spec: OptionSpec
  let read: @Sendable (String) throws(ValueFault) -> Value

  /// An option with a reading of its own.
  ///
  /// - Parameter read: turns the text as typed into a value or says what was expected.
  package init(
    _ spec: OptionSpec, read: @escaping @Sendable (String) throws(ValueFault) -> Value
  ) {
    self.spec = spec
    self.read = read
  }

  package func fault(in text: String) -> ValueFault? {
    do throws(ValueFault) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  /// The same option, to be given at least once.
  package func required() -> Option {
    changing { $0.isRequired = true }
  }

  /// The same option, which may be given several times.
  package func repeatable() -> Option {
    changing { $0.isRepeatable = true }
  }

  /// The same option, whose value appears in no message.
  package func kept() -> Option {
    changing { $0.isPrivate = true }
  }

  /// The same option, which means nothing without `other`.
  package func needing(_ other: any OptionDeclaration) -> Option {
    changing { $0.needs.append(other.spec.long) }
  }

  private func changing(_ change: (inout OptionSpec) -> Void) -> Option {
    var changed = spec
    change(&changed)
    return Option(changed, read: read)
  }
}

extension Option where Value == String {
  /// An option that takes any text but an empty one.
  package static func text(
    _ long: String, short: Character? = nil, placeholder: LocalizedText? = nil, help: LocalizedText
  ) -> Option {
    words(OptionSpec(long: long, short: short, value: .text, placeholder: placeholder, help: help))
  }

  /// An option that takes the path of a file.
  package static func file(
    _ long: String, short: Character? = nil, placeholder: LocalizedText? = nil, help: LocalizedText
  ) -> Option {
    words(OptionSpec(long: long, short: short, value: .file, placeholder: placeholder, help: help))
  }

  /// An option that takes the path of a directory.
  package static func directory(
    _ long: String, short: Character? = nil, placeholder: LocalizedText? = nil, help: LocalizedText
  ) -> Option {
    words(
      OptionSpec(long: long, short: short, value: .directory, placeholder: placeholder, help: help))
  }

  /// An option that takes a name, a file or a directory.
  package static func path(
    _ long: String, short: Character? = nil, placeholder: LocalizedText? = nil, help: LocalizedText
  ) -> Option {
    words(OptionSpec(long: long, short: short, value: .path, placeholder: placeholder, help: help))
  }

  private static func words(_ spec: OptionSpec) -> Option {
    Option(spec) { text throws(ValueFault) in try nonEmpty(text) }
  }
}

extension Option where Value: FixedWidthInteger {
  /// An option that takes a whole number inside `range`.
  package static func integer(
    _ long: String, short: Character? = nil, in range: ClosedRange<Value> = Value.min...Value.max,
    placeholder: LocalizedText? = nil, help: LocalizedText
  ) -> Option {
    let spec = OptionSpec(
      long: long, short: short, value: .integer, placeholder: placeholder, help: help)
    return Option(spec) { text throws(ValueFault) in
      guard let number = Value(text), range.contains(number) else {
        throw ValueFault(expected: wholeNumber(in: range))
      }
      return number
    }
  }
}

extension Option where Value: RawRepresentable<String> & CaseIterable {
  /// An option that takes one of the raw values of an enumeration.
  package static func choice(
    _ long: String, short: Character? = nil, of type: Value.Type = Value.self,
    help: LocalizedText
  ) -> Option {
    let known = Value.allCases.map(\.rawValue)
    return Option(
      OptionSpec(long: long, short: short, value: .choice(known), help: help)
    ) { text throws(ValueFault) in try oneOf(text, known: known) }
  }
}
