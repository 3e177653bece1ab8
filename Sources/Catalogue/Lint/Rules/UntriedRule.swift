import Diagnostics

/// A skill without rules, or a rule without sentences that try it.
struct UntriedRule: LintRule {
  static let page = RulePage(
    "untried-rule", severity: .warning,
    what: LocalizedText(
      fr: "Une compétence n’a aucune règle, ou une règle (de competences/ ou de lectures.yaml) n’a "
        + "aucune phrase pour la montrer, ou aucune où elle ne doit rien faire.",
      en: "A skill has no rule, or a rule (of competences/ or lectures.yaml) has no sentence that "
        + "shows it, or none in which it must do nothing."),
    why: LocalizedText(
      fr: "Ces phrases sont essayées chaque fois que le jeu est compilé. Sans elles, personne ne "
        + "voit qu’une règle ne trouve plus rien, ou trouve trop.",
      en:
        "The sentences are tried whenever the set is compiled. Without them nobody notices that a "
        + "rule finds nothing any more, or too much."),
    cure: LocalizedText(
      fr: "Ajoutez des phrases à « pieges » et « sans_piege » (ou « exemples » et "
        + "« contre_exemples »).",
      en: "Add sentences to “pieges” and “sans_piege” (or “exemples” and “contre_exemples”)."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "no rule; no example; no counter-example", severity: .warning,
      ("competences/a.yaml", UntriedRule.skill("▶a", "regles: []")),
      (
        "competences/b.yaml",
        UntriedRule.skill(
          "b",
          """
          regles:
            - { id: ▶un, mot: { classe: nom }, pourquoi: X, confusions: [{ fin: s, par: "" }], pieges: [], sans_piege: [Oui.] }
          """)
      ),
      (
        "morphologie/lectures.yaml",
        "regles: [{ id: ▶r, raison: X, garde: { classe: nom }, exemples: ['Le [chat].'], contre_exemples: [] }]\n"
      )),
    RuleExample(
      "both kinds of sentences", severity: .warning,
      (
        "competences/b.yaml",
        UntriedRule.skill(
          "b",
          """
          regles:
            - { id: un, mot: { classe: nom }, pourquoi: X, confusions: [{ fin: s, par: "" }], pieges: [A.], sans_piege: [Oui.] }
          """)
      )),
  ]

  private static func skill(_ id: String, _ rules: String) -> String {
    """
    id: \(id)
    nom: A
    definition: A
    introduite: CP
    attendue: CP
    priorite: 1
    source: essai
    \(rules)

    """
  }

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for skill in scope.catalogue.skills {
      if skill.rules.isEmpty, !scope.isIncomplete(skill.span) { report(.skillWithoutRule(skill)) }
      for rule in skill.rules where !scope.isIncomplete(rule.span) {
        if rule.examples.isEmpty { report(.untriedRule(rule.id, "pieges")) }
        if rule.counterExamples.isEmpty { report(.untriedRule(rule.id, "sans_piege")) }
      }
    }
    let readings = scope.catalogue.morphology.readings
    for rule in (readings?.rules ?? []) + (readings?.preferences ?? [])
    where !scope.isIncomplete(rule.span) {
      if rule.examples.isEmpty { report(.untriedRule(rule.id, "exemples")) }
      if rule.counterExamples.isEmpty { report(.untriedRule(rule.id, "contre_exemples")) }
    }
  }
}

extension Diagnostic {
  fileprivate static func skillWithoutRule(_ skill: SkillSyntax) -> Diagnostic {
    Diagnostic(
      id: UntriedRule.id, severity: .warning,
      LocalizedText(
        fr: "la compétence « \(skill.id.value) » n’a aucune règle : rien n’y sera jamais trouvé",
        en: "the skill “\(skill.id.value)” has no rule: nothing will ever be found for it"),
      at: skill.id.span,
      cure: LocalizedText(fr: "ajoutez une règle à « regles »", en: "add a rule to “regles”"))
  }

  fileprivate static func untriedRule(_ rule: YAMLScalar, _ key: String) -> Diagnostic {
    Diagnostic(
      id: UntriedRule.id, severity: .warning,
      LocalizedText(
        fr: "« \(key) » de la règle « \(rule.value) » est vide : rien ne l’éprouve",
        en: "“\(key)” of the rule “\(rule.value)” is empty: nothing tries it"),
      at: rule.span,
      cure: LocalizedText(fr: "ajoutez-y des phrases", en: "add sentences"))
  }
}
