import Diagnostics
import Text

extension LocalizedText {
  static var aSingleValue: LocalizedText {
    LocalizedText(fr: "une valeur simple", en: "a single value")
  }
  static var aList: LocalizedText {
    LocalizedText(
      fr: "une liste « [a, b] » ou une ligne « - » par élément",
      en: "a list “[a, b]” or one “- ” line per item")
  }
}

extension YAMLNode {
  /// The kind of the value in words.
  var kindInWords: LocalizedText {
    switch self {
    case .scalar: LocalizedText(fr: "une valeur simple", en: "a single value")
    case .sequence: LocalizedText(fr: "une liste", en: "a list")
    case .mapping: LocalizedText(fr: "des clés « clé : valeur »", en: "“key: value” entries")
    }
  }
}

extension Diagnostic {
  static func wrongKind(found node: YAMLNode, expected: LocalizedText) -> Diagnostic {
    let found = node.kindInWords
    return Diagnostic(
      id: "wrong-kind",
      LocalizedText(
        fr: "ici se trouve \(found.fr), alors qu’on attend \(expected.fr)",
        en: "found \(found.en), expected \(expected.en)"),
      at: node.span)
  }

  static func missingKey(_ key: String, in span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "missing-key",
      LocalizedText(
        fr: "la clé « \(key) » manque dans cette entrée",
        en: "the key “\(key)” is missing in this entry"),
      at: SourceSpan(file: span.file, start: span.start, end: span.start),
      cure: LocalizedText(fr: "ajoutez « \(key): … »", en: "add “\(key): …”"))
  }

  static func unknownKey(_ key: YAMLScalar, known: [String]) -> Diagnostic {
    let nearest = nearest(to: key.value, among: known)
    let list = Set(known).sorted().joined(separator: ", ")
    return Diagnostic(
      id: "unknown-key",
      LocalizedText(
        fr: "la clé « \(key.value) » est inconnue ici ; connues : \(list)",
        en: "the key “\(key.value)” is unknown here; known: \(list)"),
      at: key.span,
      cure: nearest.map {
        LocalizedText(fr: "vouliez-vous « \($0) » ?", en: "did you mean “\($0)”?")
      })
  }

  static func notAWholeNumber(_ scalar: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "not-a-number",
      LocalizedText(
        fr: "« \(scalar.value) » n’est pas un nombre entier",
        en: "“\(scalar.value)” is not a whole number"),
      at: scalar.span)
  }

  static func notOneOf(_ scalar: YAMLScalar, _ values: [String]) -> Diagnostic {
    let list = values.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-value",
      LocalizedText(
        fr: "« \(scalar.value) » n’est pas admis ici ; on attend : \(list)",
        en: "“\(scalar.value)” is not allowed here; expected: \(list)"),
      at: scalar.span,
      cure: nearest(to: scalar.value, among: values).map {
        LocalizedText(fr: "vouliez-vous « \($0) » ?", en: "did you mean “\($0)”?")
      })
  }
}
