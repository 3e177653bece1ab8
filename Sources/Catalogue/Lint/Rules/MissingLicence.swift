import Diagnostics

/// A set that does not say under which licence it may be used.
struct MissingLicence: LintRule {
  static let page = RulePage(
    "missing-licence", severity: .warning,
    what: LocalizedText(
      fr:
        "Le fichier jeu.yaml n’a pas de « licence ». Pour un jeu qui en étend un autre, ce n’est qu’une "
        + "remarque.",
      en:
        "The file jeu.yaml has no “licence”. For a set that extends another one it is only a remark."
    ),
    why: LocalizedText(
      fr: "Sans licence, personne n’a le droit de reprendre, de corriger ni de partager les textes "
        + "du jeu.",
      en: "Without a licence nobody may reuse, correct or share the texts of the set."),
    cure: LocalizedText(
      fr: "Ajoutez par exemple « licence: CC BY 4.0 ».",
      en: "Add for example “licence: CC BY 4.0”."),
    safety: LocalizedText(
      fr: "Sans risque si tous les auteurs sont d’accord.", en: "Safe if all authors agree."))

  static let examples = [
    RuleExample(
      "none", severity: .warning, ("jeu.yaml", "id: ▶a\nnom: A\nversion: 1.0.0\n")),
    RuleExample(
      "a set that extends another one", severity: .info,
      ("jeu.yaml", "id: ▶a\nnom: A\nversion: 1.0.0\netend: ecole\n")),
    RuleExample(
      "one", severity: .warning,
      ("jeu.yaml", "id: a\nnom: A\nversion: 1.0.0\nlicence: CC BY 4.0\n")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let set = scope.catalogue.set, set.licence == nil else { return }
    report(.missingLicence(set.id, severity: set.extends == nil ? .warning : .info))
  }
}

extension Diagnostic {
  fileprivate static func missingLicence(_ set: YAMLScalar, severity: Severity) -> Diagnostic {
    Diagnostic(
      id: MissingLicence.id, severity: severity,
      LocalizedText(
        fr: "le jeu « \(set.value) » ne dit pas sous quelle licence il est",
        en: "the set “\(set.value)” does not say under which licence it is"),
      at: set.span,
      cure: LocalizedText(
        fr: "ajoutez par exemple « licence: CC BY 4.0 »",
        en: "add for example “licence: CC BY 4.0”"))
  }
}
