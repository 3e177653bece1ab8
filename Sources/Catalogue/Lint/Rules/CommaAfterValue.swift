import Diagnostics

/// A value without quotes that ends with a comma or a semicolon.
struct CommaAfterValue: LintRule {
  static let page = RulePage(
    "comma-after-value",
    what: LocalizedText(
      fr: "Une valeur finit par une virgule ou un point-virgule, hors d’une liste entre crochets.",
      en: "A value ends with a comma or a semicolon, outside a list in brackets."),
    why: LocalizedText(
      fr: "Le signe fait partie de la valeur : « hôpital, » n’est jamais égal à « hôpital ».",
      en: "The sign is a part of the value: “hôpital,” never equals “hôpital”."),
    cure: LocalizedText(
      fr: "Ôtez le signe ; une valeur finit avec sa ligne.",
      en: "Remove the sign; a value ends with its line."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "a comma after a value, a semicolon after an item",
      ExampleCatalogues.form("id: a", "phrase: le judo▶,", "motifs:", "  - judo▶;")),
    RuleExample(
      "a list in brackets, a text in quotes, titles",
      ExampleCatalogues.form(
        "id: a", "phrase: \"le judo,\"", "motifs: [judo, dojo,]", "exemples:", "  - Judo,")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for value in scope.written.endingInComma {
      let end = value.value.unicodeScalars.count
      report(.commaAfterValue(value, at: value.span(of: (end - 1)..<end)))
    }
  }
}

extension Diagnostic {
  fileprivate static func commaAfterValue(_ value: YAMLScalar, at span: SourceSpan) -> Diagnostic {
    let isComma = value.value.hasSuffix(",")
    return Diagnostic(
      id: CommaAfterValue.id,
      LocalizedText(
        fr: "\(isComma ? "cette virgule" : "ce point-virgule") fait partie de la valeur : "
          + "« \(value.value) »",
        en: "this \(isComma ? "comma" : "semicolon") is a part of the value: “\(value.value)”"),
      at: span,
      cure: LocalizedText(fr: "ôtez ce signe", en: "remove this sign"))
  }
}
