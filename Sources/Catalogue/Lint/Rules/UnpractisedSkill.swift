import Diagnostics

/// A skill that a grade works on and no template of the grade practises.
struct UnpractisedSkill: LintRule {
  static let page = RulePage(
    "unpractised-skill", severity: .warning,
    what: LocalizedText(
      fr: "Entre le niveau où une compétence est introduite et celui où elle est attendue, un "
        + "niveau a des modèles, mais aucun ne travaille cette compétence.",
      en: "Between the grade that introduces a skill and the one that expects it, a grade has "
        + "templates, but none that practises the skill."),
    why: LocalizedText(
      fr: "L’enfant qui fait cette faute ne recevra jamais de texte pour s’y exercer. C’est un "
        + "avertissement quand le niveau attend la compétence, une remarque avant.",
      en: "A child who makes that mistake will never get a text to practise with. It is a warning "
        + "when the grade expects the skill, a remark before."),
    cure: LocalizedText(
      fr: "Ajoutez la compétence à un modèle dont tous les textes l’exercent, ou écrivez-en un.",
      en: "Add the skill to a template all of whose texts practise it, or write one."),
    safety: LocalizedText(
      fr: "Sans risque si « catalogue-lint expand » accepte le modèle.",
      en: "Safe if “catalogue-lint expand” accepts the template."))

  static let examples = [
    RuleExample(
      "at the grade that expects it", severity: .warning,
      ExampleFiles.grades("CP", "CE1"),
      ("competences/a.yaml", UnpractisedSkill.skill("▶a", "CE1")),
      UnpractisedSkill.templates("a", "b")),
    RuleExample(
      "before that grade", severity: .info,
      ExampleFiles.grades("CP", "CE1"),
      ("competences/a.yaml", UnpractisedSkill.skill("▶a", "CE1")),
      UnpractisedSkill.templates("b", "a")),
    RuleExample(
      "practised; not introduced yet", severity: .warning,
      ExampleFiles.grades("CP", "CE1"),
      ("competences/a.yaml", UnpractisedSkill.skill("a", "CP")),
      UnpractisedSkill.templates("a", "b")),
  ]

  private static func skill(_ id: String, _ expected: String) -> String {
    """
    id: \(id)
    nom: A
    definition: A
    introduite: CP
    attendue: \(expected)
    priorite: 1
    source: essai
    regles: []

    """
  }

  private static func templates(_ first: String, _ second: String) -> (path: String, yaml: String) {
    (
      "modeles/a.yaml",
      """
      modeles:
        - { id: a, titre: A, niveaux: [CP], competences: [\(first)], phrases: [X.] }
        - { id: b, titre: B, niveaux: [CE1], competences: [\(second)], phrases: [Y.] }

      """
    )
  }

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard scope.files != nil else { return }
    var claimed: [String: Set<String>] = [:]
    for template in scope.catalogue.templates {
      for grade in template.grades {
        claimed[grade.value, default: []].formUnion(template.skills.lazy.map(\.value))
      }
    }
    let grades = scope.catalogue.grades.map(\.id.value)
    for skill in scope.catalogue.skills {
      guard let first = grades.firstIndex(of: skill.introduced.value),
        let last = grades.firstIndex(of: skill.expected.value), first <= last
      else { continue }
      let lacking = grades[first...last].filter { grade in
        claimed[grade].map { !$0.contains(skill.id.value) } ?? false
      }
      if !lacking.isEmpty {
        report(.unpractisedSkill(skill, lacking, isExpected: lacking.last == grades[last]))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unpractisedSkill(
    _ skill: SkillSyntax, _ grades: [String], isExpected: Bool
  ) -> Diagnostic {
    let list = grades.joined(separator: ", ")
    return Diagnostic(
      id: UnpractisedSkill.id, severity: isExpected ? .warning : .info,
      LocalizedText(
        fr: "aucun modèle de ces niveaux ne travaille « \(skill.id.value) » : \(list)",
        en: "no template of these grades practises “\(skill.id.value)”: \(list)"),
      at: skill.id.span,
      cure: LocalizedText(
        fr: "ajoutez-la à un modèle dont tous les textes l’exercent",
        en: "add it to a template all of whose texts practise it"))
  }
}
