import Diagnostics

/// A grade that builds on itself or on an older one; a skill that is expected before it is introduced.
struct BackwardGrades: LintRule {
  static let page = RulePage(
    "backward-grades",
    what: LocalizedText(
      fr: "Un niveau « comprend » lui-même ou un niveau plus grand, ou une compétence est "
        + "« attendue » avant d’être « introduite ».",
      en: "A grade builds on itself or on a higher one (“comprend”), or a skill is expected "
        + "(“attendue”) before it is introduced (“introduite”)."),
    why: LocalizedText(
      fr: "Les niveaux se suivent dans l’ordre de niveaux.yaml, du plus jeune au plus grand : à "
        + "l’envers, un enfant recevrait des mots ou des compétences trop tôt, ou jamais.",
      en: "Grades follow each other in the order of niveaux.yaml, from the youngest: backwards, a "
        + "child would meet words or skills too early, or never."),
    cure: LocalizedText(
      fr: "Corrigez le niveau, ou rangez niveaux.yaml du plus jeune au plus grand.",
      en: "Correct the grade, or sort niveaux.yaml from the youngest to the highest."),
    safety: LocalizedText(
      fr: "Les modèles du niveau seront jugés avec d’autres mots et d’autres compétences : "
        + "essayez-les.",
      en: "The templates of the grade will be judged with other words and skills: try them."))

  static let examples = [
    RuleExample(
      "itself, a higher one",
      ("niveaux.yaml", "niveaux:\n" + grade("A", "▶A") + grade("B", "▶C") + grade("C", "A"))),
    RuleExample(
      "expected too early",
      ExampleFiles.grades("CP", "CE1"), skill(introduced: "CE1", expected: "▶CP")),
    RuleExample(
      "in order",
      ("niveaux.yaml", "niveaux:\n" + grade("CP", nil) + grade("CE1", "CP")),
      skill(introduced: "CP", expected: "CP")),
  ]

  private static func grade(_ id: String, _ base: String?) -> String {
    """
      - id: \(id)
        \(base.map { "comprend: \($0)" } ?? "# le plus jeune")
        mots: { min: 1, max: 9 }
        paliers: [1-9]
        phrases: { max: 9, mots_max: 9, moyenne_min: 1, phrase_courte: 1 }
        temps: [présent]
        competences_par_texte: { min: 0, max: 2 }
        pieges: { min: 1, max: 2 }

    """
  }

  private static func skill(introduced: String, expected: String) -> (path: String, yaml: String) {
    (
      "competences/a.yaml",
      """
      id: a
      nom: A
      definition: A
      introduite: \(introduced)
      attendue: \(expected)
      priorite: 1
      source: essai
      regles: []

      """
    )
  }

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let grades = scope.catalogue.grades
    let order = Dictionary(
      grades.enumerated().map { ($1.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, grade) in grades.enumerated() {
      if let base = grade.includes, let other = order[base.value], other >= place {
        report(.backwardGrade(base, of: grade.id))
      }
    }
    for skill in scope.catalogue.skills {
      guard let first = order[skill.introduced.value], let last = order[skill.expected.value],
        last < first
      else { continue }
      report(.expectedTooEarly(skill.expected, skill.introduced))
    }
  }
}

extension Diagnostic {
  fileprivate static func backwardGrade(_ base: YAMLScalar, of grade: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: BackwardGrades.id,
      base.value == grade.value
        ? LocalizedText(
          fr: "le niveau « \(grade.value) » ne peut pas se comprendre lui-même",
          en: "the grade “\(grade.value)” cannot build on itself")
        : LocalizedText(
          fr: "« \(base.value) » vient après « \(grade.value) », qui ne peut pas le comprendre",
          en: "“\(base.value)” comes after “\(grade.value)”, which cannot build on it"),
      at: base.span,
      notes: [.here(fr: "le niveau est ici", en: "the grade is here", grade.span)],
      cure: LocalizedText(
        fr: "nommez le niveau juste avant, ou ôtez la clé pour le plus jeune",
        en: "name the grade just before, or remove the key for the youngest"))
  }

  fileprivate static func expectedTooEarly(
    _ expected: YAMLScalar, _ introduced: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: BackwardGrades.id,
      LocalizedText(
        fr: "la compétence est attendue au \(expected.value), avant d’être introduite au "
          + "\(introduced.value)",
        en: "the skill is expected in \(expected.value), before it is introduced in "
          + "\(introduced.value)"),
      at: expected.span,
      notes: [.here(fr: "elle est introduite ici", en: "it is introduced here", introduced.span)],
      cure: LocalizedText(
        fr: "corrigez l’un des deux niveaux", en: "correct one of the two grades"))
  }
}
