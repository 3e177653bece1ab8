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
    if let hidden = key.hiddenCharacter { return .hiddenInKey(key, hidden) }
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
      }
        ?? CatalogueFileKind.homes.first { $0.key == key.value }.map {
          LocalizedText(
            fr: "une liste « \(key.value) » va dans \($0.value)",
            en: "a list “\(key.value)” belongs in \($0.value)")
        })
  }

  /// A key that is right but for a character that nobody sees.
  private static func hiddenInKey(
    _ key: YAMLScalar, _ hidden: (place: Int, scalar: Unicode.Scalar)
  ) -> Diagnostic {
    let digits = String(hidden.scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Diagnostic(
      id: "unknown-key",
      LocalizedText(
        fr: "un caractère qu’on ne voit pas (U+\(code)) se cache dans cette clé",
        en: "a character that nobody sees (U+\(code)) hides in this key"),
      at: key.span(of: hidden.place..<(hidden.place + 1)),
      cure: LocalizedText(fr: "tapez la clé à nouveau", en: "type the key again"))
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

extension YAMLScalar {
  /// The first character that is invisible, or white space other than a plain space.
  fileprivate var hiddenCharacter: (place: Int, scalar: Unicode.Scalar)? {
    value.unicodeScalars.enumerated()
      .first { isInvisible($1) || isWhiteSpace($1) && $1 != " " }
      .map { (place: $0.offset, scalar: $0.element) }
  }
}

extension CatalogueFileKind {
  /// Where the lists of entries belong, by their keys.
  fileprivate static let homes: KeyValuePairs = [
    "annulations": "ecarts.yaml", "demarches": "ecarts.yaml", "formes": "formes/",
    "interdits": "interdits.yaml", "modeles": "modeles/", "registres": "registres.yaml",
  ]
}
