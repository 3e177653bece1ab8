import Diagnostics

/// A grade for which the set has no template.
struct GradeWithoutTemplates: LintRule {
  static let page = RulePage(
    "grade-without-templates", severity: .info,
    what: LocalizedText(
      fr: "Le jeu a des modèles, mais aucun pour ce niveau.",
      en: "The set has templates, but none for this grade."),
    why: LocalizedText(
      fr:
        "« dictee generate » ne peut rien écrire pour ce niveau. C’est voulu si le niveau ne sert "
        + "qu’à contrôler des textes.",
      en: "“dictee generate” can write nothing for the grade. It is meant if the grade only serves "
        + "to check texts."),
    cure: LocalizedText(
      fr: "Écrivez des modèles pour ce niveau, ou ajoutez-le à « niveaux » de modèles existants.",
      en: "Write templates for the grade, or add it to “niveaux” of existing ones."),
    safety: LocalizedText(
      fr: "Sans risque ; essayez d’abord les modèles avec les bornes du niveau.",
      en: "Safe; first try the templates with the grade’s bounds."))

  static let examples = [
    RuleExample(
      "one grade of two", severity: .info,
      ExampleFiles.grades("CP", "▶CE1"),
      ("modeles/a.yaml", "modeles: [{ id: a, titre: A, niveaux: [CP], phrases: [X.] }]\n")),
    RuleExample(
      "a set without templates", severity: .info,
      ExampleFiles.grades("CP", "CE1")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard !scope.catalogue.templates.isEmpty else { return }
    let served = Set(scope.catalogue.templates.flatMap(\.grades).map(\.value))
    for grade in scope.catalogue.grades.map(\.id) where !served.contains(grade.value) {
      report(.gradeWithoutTemplates(grade))
    }
  }
}

extension Diagnostic {
  fileprivate static func gradeWithoutTemplates(_ grade: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: GradeWithoutTemplates.id, severity: .info,
      LocalizedText(
        fr: "aucun modèle n’est pour le niveau « \(grade.value) »",
        en: "no template is for the grade “\(grade.value)”"),
      at: grade.span,
      cure: LocalizedText(
        fr: "écrivez des modèles pour ce niveau, s’il ne sert pas qu’à contrôler",
        en: "write templates for the grade, unless it only serves to check"))
  }
}
