import Diagnostics

/// A template that practises a skill before its grade works on it.
struct EarlySkill: LintRule {
  static let page = RulePage(
    "early-skill", severity: .warning,
    what: LocalizedText(
      fr: "Un modèle nomme une compétence que son niveau ne travaille pas encore (« introduite »).",
      en: "A template names a skill that its grade does not work on yet (“introduite”)."),
    why: LocalizedText(
      fr: "Les règles de la compétence ne comptent pas à ce niveau : aucun texte du modèle "
        + "n’aurait assez de pièges, et il ne serait jamais choisi.",
      en: "The rules of the skill do not count at that grade: no text of the template would have "
        + "enough traps, and it would never be chosen."),
    cure: LocalizedText(
      fr: "Ôtez la compétence, ou donnez le modèle à un niveau plus grand.",
      en: "Remove the skill, or give the template to a higher grade."),
    safety: LocalizedText(
      fr: "Ôter la compétence, oui ; un autre niveau a d’autres bornes : essayez le modèle.",
      en: "Removing the skill, yes; another grade has other bounds: try the template."))

  static let examples = [
    RuleExample(
      "one grade of two", severity: .warning,
      ExampleFiles.grades("CP", "CE1"), EarlySkill.skill,
      (
        "modeles/a.yaml",
        "modeles: [{ id: a, titre: A, niveaux: [CP, CE1], competences: [▶a], phrases: [X.] }]\n"
      )),
    RuleExample(
      "from its grade on", severity: .warning,
      ExampleFiles.grades("CP", "CE1"), EarlySkill.skill,
      (
        "modeles/a.yaml",
        "modeles: [{ id: a, titre: A, niveaux: [CE1], competences: [a, inconnue], phrases: [X.] }]\n"
      )),
  ]

  private static let skill: (path: String, yaml: String) = (
    "competences/a.yaml",
    """
    id: a
    nom: A
    definition: A
    introduite: CE1
    attendue: CE1
    priorite: 1
    source: essai
    regles: []

    """
  )

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let grades = Dictionary(
      scope.catalogue.grades.enumerated().map { ($1.id.value, $0) },
      uniquingKeysWith: { first, _ in first })
    let skills = Dictionary(
      scope.catalogue.skills.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    for template in scope.catalogue.templates {
      for claim in template.skills {
        guard let skill = skills[claim.value], let first = grades[skill.introduced.value] else {
          continue
        }
        let early = template.grades.map(\.value).filter { (grades[$0] ?? first) < first }
        if !early.isEmpty { report(.earlySkill(claim, skill, early)) }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func earlySkill(
    _ claim: YAMLScalar, _ skill: SkillSyntax, _ grades: [String]
  ) -> Diagnostic {
    let list = grades.joined(separator: ", ")
    return Diagnostic(
      id: EarlySkill.id, severity: .warning,
      LocalizedText(
        fr: "« \(claim.value) » n’est introduite qu’au \(skill.introduced.value), le modèle est "
          + "pour : \(list)",
        en: "“\(claim.value)” is only introduced in \(skill.introduced.value), the template is "
          + "for: \(list)"),
      at: claim.span,
      notes: [
        .here(fr: "la compétence est ici", en: "the skill is here", skill.introduced.span)
      ],
      cure: LocalizedText(
        fr: "ôtez la compétence, ou donnez le modèle à un niveau plus grand",
        en: "remove the skill, or give the template to a higher grade"))
  }
}
