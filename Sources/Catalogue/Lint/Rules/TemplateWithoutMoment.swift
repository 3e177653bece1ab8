import Diagnostics

/// A template that does not say, or says twice, what it is about.
///
/// **What.** A template needs exactly one of `formes`, `etiquettes` and `moment: aucun`.
///
/// **Why.** Without any it is offered for no moment; with two it is not clear for which.
///
/// **Example.** A template with `formes: [judo]` and `etiquettes: [sport]`.
///
/// **To do.** Keep one of the three.
///
/// **Safe?** The template is then offered for other moments than before: try it.
struct TemplateWithoutMoment: LintRule {
  static let id = "template-without-moment"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for template in scope.catalogue.templates {
      let given = [!template.forms.isEmpty, !template.tags.isEmpty, template.hasNoMoment]
      let count = given.count { $0 }
      if count != 1 { report(.templateWithoutMoment(template.id, isEmpty: count == 0)) }
    }
  }
}

extension Diagnostic {
  fileprivate static func templateWithoutMoment(
    _ template: YAMLScalar, isEmpty: Bool
  ) -> Diagnostic {
    Diagnostic(
      id: TemplateWithoutMoment.id,
      LocalizedText(
        fr: isEmpty
          ? "le modèle « \(template.value) » ne dit pas de quel moment il parle"
          : "le modèle « \(template.value) » dit de deux façons de quel moment il parle",
        en: isEmpty
          ? "the template “\(template.value)” does not say what moment it is about"
          : "the template “\(template.value)” says in two ways what moment it is about"),
      at: template.span,
      cure: LocalizedText(
        fr: "écrivez une seule de ces lignes : « formes: [ids] », « etiquettes: [mots] » ou "
          + "« moment: aucun »",
        en: "write only one of these lines: “formes: [ids]”, “etiquettes: [tags]” or "
          + "“moment: aucun”"))
  }
}
