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
  /// The value, as what is to be found in its place.
  fileprivate var kindInWords: LocalizedText {
    switch self {
    case .scalar: LocalizedText(fr: "se trouve une valeur simple", en: "a single value")
    case .sequence: LocalizedText(fr: "se trouve une liste", en: "a list")
    case .mapping:
      LocalizedText(fr: "se trouvent des clés « clé : valeur »", en: "“key: value” entries")
    }
  }
}

extension YAMLNode {
  /// What to write in the place of a value of the wrong kind.
  fileprivate func cure(expected: LocalizedText) -> LocalizedText {
    switch (self, expected) {
    case (.scalar(let scalar), .aList):
      LocalizedText(
        fr: "mettez la valeur entre crochets : [\(scalar.value)]",
        en: "put the value in brackets: [\(scalar.value)]")
    case (.mapping, .aList):
      LocalizedText(
        fr: "commencez chaque élément par un tiret et une espace : « - »",
        en: "begin each item with a dash and a space: “- ”")
    case (.sequence, .aSingleValue):
      LocalizedText(
        fr: "écrivez une seule valeur, sans crochets ni tirets",
        en: "write one value, without brackets or dashes")
    case (.mapping, .aSingleValue):
      LocalizedText(
        fr: "écrivez une seule valeur ; si c’est un texte, mettez-le entre \"…\"",
        en: "write one value; if it is a text, put it in \"…\"")
    case (.sequence, _):
      LocalizedText(
        fr: "écrivez « clé: valeur », une clé par ligne, sans tiret ni crochets",
        en: "write “key: value”, one key a line, without dashes or brackets")
    default:
      LocalizedText(
        fr: "écrivez « clé: valeur », une clé par ligne",
        en: "write “key: value”, one key a line")
    }
  }
}

extension Diagnostic {
  static func wrongKind(found node: YAMLNode, expected: LocalizedText) -> Diagnostic {
    let found = node.kindInWords
    return Diagnostic(
      id: "wrong-kind",
      LocalizedText(
        fr: "ici \(found.fr), alors qu’on attend \(expected.fr)",
        en: "found \(found.en), expected \(expected.en)"),
      at: node.span, cure: node.cure(expected: expected))
  }

  /// One finding for all keys that an entry lacks.
  static func missingKeys(_ keys: [String], in span: SourceSpan) -> Diagnostic {
    let place = SourceSpan(file: span.file, start: span.start, end: span.start)
    guard keys.count > 1 else {
      let key = keys.first ?? ""
      return Diagnostic(
        id: "missing-key",
        LocalizedText(
          fr: "la clé « \(key) » manque dans cette entrée",
          en: "the key “\(key)” is missing in this entry"),
        at: place, cure: LocalizedText(fr: "ajoutez « \(key): … »", en: "add “\(key): …”"))
    }
    let list = keys.joined(separator: ", ")
    return Diagnostic(
      id: "missing-key",
      LocalizedText(
        fr: "il manque des clés à cette entrée : \(list)", en: "this entry lacks keys: \(list)"),
      at: place,
      cure: LocalizedText(
        fr: "ajoutez une ligne « clé: … » pour chacune", en: "add a line “key: …” for each"))
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
      cure: nearest.map(LocalizedText.didYouMean)
        ?? CatalogueFileKind.homes.first { $0.key == key.value }.map {
          LocalizedText(
            fr: "une liste « \(key.value) » va dans \($0.value)",
            en: "a list “\(key.value)” belongs in \($0.value)")
        }
        ?? LocalizedText(
          fr: "ôtez-la, ou écrivez une des clés connues",
          en: "remove it, or write one of the known keys"))
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

  /// A text with commas where a list belongs.
  static func listWithoutBrackets(_ text: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "wrong-kind",
      LocalizedText(
        fr:
          "ici se trouve un texte avec des virgules, alors qu’on attend \(LocalizedText.aList.fr)",
        en: "found a text with commas, expected \(LocalizedText.aList.en)"),
      at: text.span,
      cure: LocalizedText(
        fr: "mettez la liste entre crochets : [\(text.value)] ; si c’est un seul texte, mettez-le "
          + "entre \"…\"",
        en: "put the list in brackets: [\(text.value)]; if it is one text, put it in \"…\""))
  }

  static func notAWholeNumber(_ scalar: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "not-a-number",
      LocalizedText(
        fr: "« \(scalar.value) » n’est pas un nombre entier",
        en: "“\(scalar.value)” is not a whole number"),
      at: scalar.span,
      cure: LocalizedText(
        fr: "écrivez un nombre en chiffres, sans signe ni unité",
        en: "write a number in digits, without sign or unit"))
  }

  static func notOneOf(_ scalar: YAMLScalar, _ values: [String]) -> Diagnostic {
    let list = values.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-value",
      LocalizedText(
        fr: "« \(scalar.value) » n’est pas admis ici ; on attend : \(list)",
        en: "“\(scalar.value)” is not allowed here; expected: \(list)"),
      at: scalar.span,
      cure: nearest(to: scalar.value, among: values).map(LocalizedText.didYouMean)
        ?? LocalizedText(fr: "choisissez une de ces valeurs", en: "choose one of these values"))
  }
}

extension YAMLScalar {
  /// The first character that is invisible, or white space other than a plain space.
  var hiddenCharacter: (place: Int, scalar: Unicode.Scalar)? {
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
