import Diagnostics

/// A tense that no grade allows.
struct UnusedTense: LintRule {
  static let page = RulePage(
    "unused-tense", severity: .info,
    what: LocalizedText(
      fr: "Un temps de temps.yaml n’est dans « temps » d’aucun niveau.",
      en: "A tense of temps.yaml is in “temps” of no grade."),
    why: LocalizedText(
      fr: "Tout texte qui l’emploie est refusé. C’est voulu si un autre jeu, qui étend celui-ci, "
        + "le permet.",
      en: "Every text that uses it is refused. It is meant if another set, which extends this one, "
        + "allows it."),
    cure: LocalizedText(
      fr: "Ajoutez-le au niveau qui l’apprend, s’il y en a un.",
      en: "Add it to the grade that learns it, if there is one."),
    safety: LocalizedText(
      fr: "Des textes refusés à ce niveau seront admis.",
      en: "Texts that the grade refused will pass."))

  static let examples = [
    RuleExample(
      "one of two", severity: .info,
      ExampleFiles.grades("CP"),
      (
        "temps.yaml",
        """
        temps:
          - { id: present, nom: présent, forme: simple }
          - { id: futur, nom: ▶futur, forme: simple }

        """
      )),
    RuleExample(
      "allowed", severity: .info,
      ExampleFiles.grades("CP"),
      ("temps.yaml", "temps: [{ id: present, nom: présent, forme: simple }]\n")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard !scope.catalogue.grades.isEmpty else { return }
    let allowed = Set(scope.catalogue.grades.flatMap(\.tenses).map(\.value))
    for tense in scope.catalogue.tenses.map(\.name) where !allowed.contains(tense.value) {
      report(.unusedTense(tense))
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedTense(_ tense: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: UnusedTense.id, severity: .info,
      LocalizedText(
        fr: "aucun niveau ne permet le temps « \(tense.value) »",
        en: "no grade allows the tense “\(tense.value)”"),
      at: tense.span,
      cure: LocalizedText(
        fr: "ajoutez-le à « temps » du niveau qui l’apprend",
        en: "add it to “temps” of the grade that learns it"))
  }
}
