import Diagnostics

/// A template that does not say whether somebody has read it again.
struct MissingReview: LintRule {
  static let page = RulePage(
    "missing-review", severity: .warning,
    what: LocalizedText(
      fr: "Un modèle ne dit pas s’il a été relu : il n’a pas de « relu ».",
      en: "A template does not say whether somebody read it again: it has no “relu”."),
    why: LocalizedText(
      fr: "Une seconde personne coche les points de registres.yaml ; sans cette clé, personne ne "
        + "sait si c’est fait.",
      en: "A second reader ticks the points of registres.yaml; without the key nobody knows "
        + "whether that happened."),
    cure: LocalizedText(
      fr: "Ajoutez « relu: non » ; la personne qui relit écrira « oui ».",
      en: "Add “relu: non”; the second reader will write “oui”."),
    safety: LocalizedText(
      fr: "Sans risque : la clé ne change aucun texte.", en: "Safe: the key changes no text."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for template in scope.catalogue.templates where template.reviewed == nil {
      report(.missingReview(template.id))
    }
  }
}

extension Diagnostic {
  fileprivate static func missingReview(_ template: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: MissingReview.id, severity: .warning,
      LocalizedText(
        fr: "le modèle « \(template.value) » ne dit pas s’il a été relu",
        en: "the template “\(template.value)” does not say whether it was reviewed"),
      at: template.span,
      cure: LocalizedText(
        fr: "ajoutez « relu: non » ; la personne qui relit écrira « oui »",
        en: "add “relu: non”; the second reader will write “oui”"))
  }
}

extension MissingReview {
  static let examples: [RuleExample] = [
    RuleExample(
      "no key", severity: .warning,
      ExampleCatalogues.templates(["id: ▶a", "titre: A"])),
    RuleExample(
      "either answer",
      ExampleCatalogues.templates(
        ["id: a", "titre: A", "relu: non"], ["id: b", "titre: B", "relu: oui"])),
  ]
}
