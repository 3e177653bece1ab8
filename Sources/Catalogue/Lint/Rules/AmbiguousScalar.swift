import Diagnostics

/// A value without quotes that another YAML reader would not take for text.
struct AmbiguousScalar: LintRule {
  static let page = RulePage(
    "ambiguous-scalar", severity: .warning,
    what: LocalizedText(
      fr:
        "Une valeur sans guillemets ne serait pas un texte pour un autre lecteur de YAML. Il (1.1 ou "
        + "1.2) y lirait un oui ou un non (on, y, no, yes), un nombre (012, 1e3, .5), une heure (10:30), une date ou rien "
        + "(~, null). Les nombres là où l’on en attend ne sont pas visés.",
      en:
        "A value without quotes would be no text for another YAML reader. It (1.1 or 1.2) would read "
        + "a boolean (on, y, no, yes), a number (012, 1e3, .5), a time (10:30), a date or nothing (~, null). Numbers "
        + "where a number is expected are not meant."),
    why: LocalizedText(
      fr:
        "Ici, dictee lit un texte, mais un éditeur, un script ou un schéma lirait « vrai » au lieu "
        + "du pronom on, ou 37 800 secondes au lieu de 10:30.",
      en: "Here dictee reads a text, but an editor, a script or a schema would read “true” for the "
        + "pronoun on, or 37,800 seconds for 10:30."),
    cure: LocalizedText(
      fr: "Mettez la valeur entre guillemets doubles.", en: "Put the value into double quotes."),
    safety: LocalizedText(
      fr: "Sans risque : dictee lit la même chose.", en: "Safe: dictee reads the same."),
    mending: .always)

  static let examples = [
    RuleExample(
      "booleans, numbers, times, dates, nothing", severity: .warning,
      ("jeu.yaml", "id: a\nnom: A\nversion: ▶1.0\n"),
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: le jeu
            motifs: [▶on, ▶2024, ▶012, ▶1e3, ▶10:30, ▶.5, ▶~, ▶null, ▶0x1F, ▶No]
            exemples: [▶2024-01-01, ▶-3, ▶.inf, ▶1_000]

        """
      )),
    RuleExample(
      "quotes, text, numbers where they belong", severity: .warning,
      ("jeu.yaml", "id: a\nnom: A\nversion: 1.0.0\n"),
      ExampleFiles.grades("6e"),
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: le jeu
            motifs: ["on", '012', non, oui, 8 ans, 1-9, à 10:30, "~", once, 6e, nous, 7e3x, "#"]

        """
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for (scalar, key) in scope.written.doubtful {
      let takesNumber = AmbiguousScalar.takesNumber(key)
      if takesNumber, scalar.value.isDigit { continue }
      guard let kind = OtherReading(scalar.value) else { continue }
      if kind == .number, takesNumber, scalar.value.isPlainNumber { continue }
      report(.ambiguousScalar(scalar, kind))
    }
  }

  /// Whether a value that begins so can be anything but text.
  ///
  /// - Parameter count: its length in bytes; *false* is the longest of the words, a date with an
  ///   hour the longest of the rest.
  static func mayBegin(with byte: UInt8, of count: Int) -> Bool {
    switch byte {
    case 0x30...0x39: count < 40
    case _ where "+-.~=<".utf8.contains(byte): count < 40
    default: count <= 5 && "yYnNtTfFoO".utf8.contains(byte)
    }
  }

  /// The keys whose values are numbers.
  private static func takesNumber(_ key: String) -> Bool { numberKeys.contains(key) }

  private static let numberKeys: Set<String> = [
    "avenir_jours", "cartes", "depart", "erreurs_max", "fragiles_max", "max", "min", "mois",
    "mots_max", "moyenne_min", "nouvelle_tous_les", "palier", "passe_jours", "personne",
    "phrase_courte", "pieges_min", "place", "portee", "pour_cent_des_pieges", "priorite",
    "recurrent_passe_jours", "reussites_de_suite", "revoir_apres_jours",
  ]
}

/// What another reader would take a plain scalar for.
private enum OtherReading {
  case boolean, number, date, nothing

  init?(_ text: String) {
    switch text {
    case "~", "null", "Null", "NULL": self = .nothing
    case "=", "<<": self = .nothing
    default:
      if OtherReading.booleans.contains(text) {
        self = .boolean
      } else if text.isOtherNumber {
        self = .number
      } else if text.isOtherDate {
        self = .date
      } else {
        return nil
      }
    }
  }

  private static let booleans: Set<String> = Set(
    ["y", "n", "yes", "no", "true", "false", "on", "off"].flatMap { word in
      [word, word.prefix(1).uppercased() + word.dropFirst(), word.uppercased()]
    })

  var name: LocalizedText {
    switch self {
    case .boolean: LocalizedText(fr: "un oui ou un non", en: "a boolean")
    case .number: LocalizedText(fr: "un nombre ou une heure", en: "a number or a time")
    case .date: LocalizedText(fr: "une date", en: "a date")
    case .nothing: LocalizedText(fr: "une valeur absente", en: "nothing")
    }
  }
}

extension String {
  /// A single digit, as most numbers of a catalogue are.
  fileprivate var isDigit: Bool {
    utf8.count == 1 && utf8.first.map { (0x30...0x39).contains($0) } == true
  }

  /// A whole or decimal number without a zero before it.
  fileprivate var isPlainNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : Substring(self)
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let first = parts.first ?? ""
    return parts.count <= 2 && parts.allSatisfy(\.isDigits) && (first == "0" || first.first != "0")
  }

  /// A number of YAML 1.1 or of the core schema of 1.2.
  fileprivate var isOtherNumber: Bool {
    let text = first == "+" || first == "-" ? dropFirst() : Substring(self)
    guard let first = text.first else { return false }
    if text.hasPrefix("0x") || text.hasPrefix("0b") || text.hasPrefix("0o") {
      return text.count > 2 && text.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == "_" }
    }
    if [".inf", ".Inf", ".INF"].contains(String(text)) { return true }
    if [".nan", ".NaN", ".NAN"].contains(self) { return true }
    guard first.isASCIIDigit || first == "." else { return false }
    let times = text.split(separator: ":", omittingEmptySubsequences: false)
    if times.count > 1 { return times.isTime }
    return text.isDecimal
  }

  /// `2024-01-31`, with or without an hour.
  fileprivate var isOtherDate: Bool {
    let parts = split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[0].isDigits else { return false }
    let day = parts[2].prefix { $0.isASCIIDigit }
    return (1...2).contains(parts[1].count) && parts[1].isDigits && (1...2).contains(day.count)
      && (day.count == parts[2].count || "tT ".contains(parts[2][day.endIndex]))
  }
}

extension Substring {
  fileprivate var isDigits: Bool { !isEmpty && allSatisfy(\.isASCIIDigit) }

  /// Digits with `_` between them, a point and an exponent, at least one digit before the last.
  fileprivate var isDecimal: Bool {
    let parts = split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard parts.count <= 2, let mantissa = parts.first else { return false }
    if parts.count == 2 {
      let exponent =
        parts[1].first == "+" || parts[1].first == "-" ? parts[1].dropFirst() : parts[1]
      guard exponent.isDigits else { return false }
    }
    let points = mantissa.count { $0 == "." }
    return points <= 1 && mantissa.contains(where: \.isASCIIDigit)
      && mantissa.allSatisfy { $0.isASCIIDigit || $0 == "_" || $0 == "." }
  }
}

extension [Substring] {
  /// `10:30` and `1:02:03.5`: to base sixty for YAML 1.1.
  fileprivate var isTime: Bool {
    guard let first, first.isDigits else { return false }
    return dropFirst().allSatisfy { part in
      let whole = part.prefix { $0 != "." }
      return (1...2).contains(whole.count) && whole.isDigits && (Int(whole) ?? 60) < 60
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension Diagnostic {
  fileprivate static func ambiguousScalar(
    _ scalar: YAMLScalar, _ kind: OtherReading
  ) -> Diagnostic {
    Diagnostic(
      id: AmbiguousScalar.id, severity: .warning,
      LocalizedText(
        fr:
          "sans guillemets, « \(scalar.value) » est pour d’autres lecteurs de YAML \(kind.name.fr)",
        en: "without quotes, “\(scalar.value)” is \(kind.name.en) for other YAML readers"),
      at: scalar.span,
      cure: LocalizedText(
        fr: "écrivez \"\(scalar.value)\"", en: "write \"\(scalar.value)\""),
      fix: .replacements([
        Fix.Replacement(scalar.span.opening, with: "\""),
        Fix.Replacement(scalar.span.closing, with: "\""),
      ]))
  }
}
