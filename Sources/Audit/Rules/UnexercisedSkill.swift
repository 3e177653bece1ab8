import Catalogue
import Diagnostics
import Engine

/// A skill that a template claims and that not all its texts exercise.
struct UnexercisedSkill: AuditRule {
  /// What the check of skills calls it.
  static let code = FailureCode.tooFewTraps

  static let page = RulePage(
    "unexercised-skill", stage: .trial,
    what: LocalizedText(
      fr: "Le modèle annonce une compétence, mais l’analyseur n’en trouve pas assez de pièges dans "
        + "un des textes de l’échantillon.",
      en: "The template claims a skill, but the analyser does not find enough of its traps in one "
        + "of the texts of the sample."),
    why: LocalizedText(
      fr: "Le soir où l’enfant doit travailler cette compétence, ce texte ne lui servirait à rien.",
      en: "On the evening when the child is to practise this skill, this text would not help."),
    cure: LocalizedText(
      fr: "Ôtez la compétence de « competences », ou ajoutez à chaque ligne de choix les mots qui "
        + "la font travailler. « dictee analyse » montre les pièges d’un texte.",
      en: "Remove the skill from “competences”, or add to each row of choices words that exercise "
        + "it. “dictee analyse” shows the traps of a text."),
    safety: LocalizedText(
      fr: "Ôter la compétence ne change aucun texte.", en: "Removing the skill changes no text."))

  static let examples = TemplateExampleSet.unexercised

  func check(_ scope: AuditScope, report: (Diagnostic) -> Void) {
    scope.forEachFailure { template, expansion, failure in
      guard failure.code == UnexercisedSkill.code else { return }
      report(
        Diagnostic(
          id: UnexercisedSkill.id,
          LocalizedText(
            fr: "une compétence annoncée manque à un texte : \(failure.message.fr)",
            en: "a claimed skill is missing in a text: \(failure.message.en)"),
          at: template.skills.first?.span ?? template.id.span, notes: [.combination(expansion)],
          cure: LocalizedText(
            fr: "ôtez la compétence, ou donnez à chaque ligne de choix des mots qui la font "
              + "travailler",
            en: "remove the skill, or give each row of choices words that exercise it")))
    }
  }
}
