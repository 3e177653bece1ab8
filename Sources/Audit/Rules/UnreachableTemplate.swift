import Catalogue
import Diagnostics

/// A template that no moment of the set suits.
struct UnreachableTemplate: AuditRule {
  static let page = RulePage(
    "unreachable-template", stage: .trial,
    what: LocalizedText(
      fr: "Aucune forme du jeu ne convient à ce modèle : ses étiquettes, ses formes, sa branche "
        + "« soi » ou ses mois ne se rencontrent jamais ensemble.",
      en: "No form of the set suits this template: its tags, its forms, its branch “soi” or its "
        + "months never meet."),
    why: LocalizedText(
      fr: "Le modèle ne sera jamais dicté, et rien ne le dirait.",
      en: "The template will never be dictated, and nothing would tell."),
    cure: LocalizedText(
      fr: "Corrigez « etiquettes », « formes » ou « branche », ou écrivez « moment: aucun ».",
      en: "Correct “etiquettes”, “formes” or “branche”, or write “moment: aucun”."),
    safety: LocalizedText(
      fr: "Sans risque : le modèle n’était pas employé.", en: "Safe: the template was not used."))

  static let examples = TemplateExampleSet.unreachable

  func check(_ scope: AuditScope, report: (Diagnostic) -> Void) {
    for (template, texts) in zip(scope.catalogue.templates, scope.sample?.expansions ?? [])
    where texts.isEmpty && !template.grades.isEmpty {
      report(
        Diagnostic(
          id: UnreachableTemplate.id, severity: .error,
          LocalizedText(
            fr: "aucun moment du jeu ne convient à ce modèle : il ne sera jamais dicté",
            en: "no moment of the set suits this template: it will never be dictated"),
          at: template.id.span,
          cure: LocalizedText(
            fr: "corrigez « etiquettes », « formes » ou « branche », ou écrivez « moment: aucun »",
            en: "correct “etiquettes”, “formes” or “branche”, or write “moment: aucun”")))
    }
  }
}
