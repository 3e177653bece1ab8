import Diagnostics

/// A template that does not say, or says twice, what it is about.
struct TemplateWithoutMoment: LintRule {
  static let page = RulePage(
    "template-without-moment",
    what: LocalizedText(
      fr: "Un modèle n’a aucune des clés « formes », « etiquettes » et « moment: aucun », ou il en "
        + "a plusieurs.",
      en: "A template has none of “formes”, “etiquettes” and “moment: aucun”, or several of them."),
    why: LocalizedText(
      fr: "Sans aucune, il n’est proposé pour aucun moment ; avec deux, on ne sait pas lequel.",
      en: "Without any it is offered for no moment; with two it is not clear for which."),
    cure: LocalizedText(fr: "Gardez une seule des trois.", en: "Keep one of the three."),
    safety: LocalizedText(
      fr: "Le modèle sera proposé pour d’autres moments qu’avant : essayez-le.",
      en: "The template is then offered for other moments than before: try it."))

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

extension TemplateWithoutMoment {
  static let examples: [RuleExample] = [
    RuleExample(
      "none and two",
      ExampleCatalogues.templates(
        ["id: ▶a", "titre: A"],
        ["id: ▶b", "titre: B", "formes: [x]", "etiquettes: [sport]"],
        ["id: ▶c", "titre: C", "formes: [x]", "moment: aucun"])),
    RuleExample(
      "one",
      ExampleCatalogues.templates(
        ["id: a", "titre: A", "formes: [x]"],
        ["id: b", "titre: B", "etiquettes: [sport]"],
        ["id: c", "titre: C", "moment: aucun"])),
  ]
}
