package import Diagnostics
internal import Text

/// A positional argument of a command, whatever it takes.
package protocol ArgumentDeclaration: Sendable {
  var spec: ArgumentSpec { get }
  /// Why `text` is no value of the argument; nil when it is one.
  func fault(in text: String) -> ValueFault?
}

/// A positional argument that takes values of type `Value`.
package struct Argument<Value: Sendable>: ArgumentDeclaration {
  package let spec: ArgumentSpec
  let read: @Sendable (String) throws(ValueFault) -> Value

  /// An argument with a reading of its own.
  package init(
    _ spec: ArgumentSpec, read: @escaping @Sendable (String) throws(ValueFault) -> Value
  ) {
    self.spec = spec
    self.read = read
  }

  /// The same argument, whose value appears in no message.
  package func kept() -> Argument {
    var changed = spec
    changed.isPrivate = true
    return Argument(changed, read: read)
  }

  package func fault(in text: String) -> ValueFault? {
    do throws(ValueFault) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }
}

extension Argument where Value == String {
  /// An argument that takes any text but an empty one.
  package init(
    _ id: String, value: ValueKind, placeholder: LocalizedText? = nil, arity: ArgumentSpec.Arity,
    help: LocalizedText
  ) {
    self.init(
      ArgumentSpec(id: id, value: value, placeholder: placeholder, help: help, arity: arity)
    ) { text throws(ValueFault) in try nonEmpty(text) }
  }
}

extension Argument where Value: RawRepresentable<String> & CaseIterable {
  /// An argument that takes one of the raw values of an enumeration.
  package static func choice(
    _ id: String, placeholder: LocalizedText, arity: ArgumentSpec.Arity, help: LocalizedText
  ) -> Argument {
    let known = Value.allCases.map(\.rawValue)
    let spec = ArgumentSpec(
      id: id, value: .choice(known), placeholder: placeholder, help: help, arity: arity)
    return Argument(spec) { text throws(ValueFault) in try oneOf(text, known: known) }
  }
}

/// The case whose raw value is `text`, else what was expected and what may have been meant.
func oneOf<Value: RawRepresentable<String>>(
  _ text: String, known: [String]
) throws(ValueFault) -> Value {
  guard let value = Value(rawValue: text) else {
    throw ValueFault(
      expected: oneOf(known),
      suggestion: known.first { $0 == text.lowercased() } ?? nearest(to: text, among: known))
  }
  return value
}

/// The text itself, unless it is empty.
func nonEmpty(_ text: String) throws(ValueFault) -> String {
  guard !text.isEmpty else {
    throw ValueFault(expected: LocalizedText(fr: "un texte non vide", en: "a text, not empty"))
  }
  return text
}

/// « un nombre entier de 1 à 9 ».
func wholeNumber<Number: FixedWidthInteger>(in range: ClosedRange<Number>) -> LocalizedText {
  LocalizedText(
    fr: "un nombre entier de \(range.lowerBound) à \(range.upperBound)",
    en: "a whole number from \(range.lowerBound) to \(range.upperBound)")
}

/// « text, json ou github ».
func oneOf(_ words: [String]) -> LocalizedText {
  LocalizedText(fr: listed(words, last: " ou "), en: listed(words, last: " or "))
}

private func listed(_ words: [String], last: String) -> String {
  guard words.count > 1, let end = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + last + end
}
