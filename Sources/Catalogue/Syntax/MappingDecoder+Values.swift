import Diagnostics

extension MappingDecoder {
  /// The value under `key`, which must be there and one of `values`.
  package mutating func requiredChoice<Value>(
    _ key: String, _ values: KeyValuePairs<String, Value>
  ) -> Located<Value>? {
    guard requiredNode(key) != nil else { return nil }
    return choice(key, values)
  }

  /// The whole number under `key`, which must be there and lie in `range`.
  package mutating func requiredInteger(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard requiredNode(key) != nil else { return nil }
    return integer(key, in: range)?.value
  }

  /// The whole number under `key` if it is there; one outside `range` is reported.
  package mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Located<Int>? {
    guard let number = integer(key) else { return nil }
    guard range.contains(number.value) else {
      report(.outOfRange(number, range))
      return nil
    }
    return number
  }

  /// Reports when nothing says where words come from.
  package mutating func checkSource() {
    guard node("source") != nil else {
      report(.missingSource(at: span))
      return
    }
    _ = text("source")
  }

  /// *oui* or *non* under `key`.
  package mutating func yesOrNo(_ key: String) -> Bool? {
    choice(key, ["oui": true, "non": false])?.value
  }
}

extension Diagnostic {
  static func outOfRange(_ number: Located<Int>, _ range: ClosedRange<Int>) -> Diagnostic {
    Diagnostic(
      id: "out-of-range",
      LocalizedText(
        fr: "\(number.value) est hors limites ; on attend un nombre de \(range.lowerBound) à "
          + "\(range.upperBound)",
        en: "\(number.value) is out of range; expected \(range.lowerBound) to \(range.upperBound)"),
      at: number.span,
      cure: LocalizedText(
        fr: "écrivez un nombre de \(range.lowerBound) à \(range.upperBound)",
        en: "write a number from \(range.lowerBound) to \(range.upperBound)"))
  }
}
