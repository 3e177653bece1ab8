import Diagnostics

/// A template that holds a blocked word.
struct BlockedTemplate: LintRule {
  static let page = RulePage(
    "blocked-template", severity: .warning,
    what: LocalizedText(
      fr: "Le titre, une phrase ou un choix d’un modèle contient un mot d’interdits.yaml.",
      en: "The title, a sentence or a choice of a template holds a word of interdits.yaml."),
    why: LocalizedText(
      fr: "Ce qu’on ne veut pas lire dans un calendrier ne devrait pas non plus être dicté. Ce "
        + "n’est qu’un avertissement : les interdits se comparent sans les accents ni le sens, et "
        + "le mot peut être innocent (« les œufs séparés »).",
      en: "What must not be read in a calendar should not be dictated either. It is only a "
        + "warning: blocked words are compared without accents or sense, and the word may be "
        + "harmless (“les œufs séparés”)."),
    cure: LocalizedText(fr: "Choisissez un autre mot.", en: "Choose another word."),
    safety: LocalizedText(
      fr: "Sans risque : seul le texte du modèle change.",
      en: "Safe: only the text of the template changes."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let parts = scope.spellings.values { scope.blocked.part($0.text) }
    for (_, texts) in scope.proseOfTemplates {
      for text in texts
      where WideWords.mayHit(text.numbers.lazy.map { parts[$0] ?? .nothing })
        || !WideWords.areWordsWhole(text.scalar.value)
      {
        guard let hit = scope.blocked.firstHit(in: text.scalar.value) else { continue }
        report(.blockedTemplate(text.scalar, hit.text, scope.catalogue.blocked[hit.entry]))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func blockedTemplate(
    _ text: YAMLScalar, _ found: String, _ entry: BlockedWordSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: BlockedTemplate.id, severity: .warning,
      LocalizedText(
        fr: "ce texte contient « \(found) », un mot interdit",
        en: "this text holds “\(found)”, a blocked word"),
      at: text.span,
      notes: [
        .here(
          fr: "« \(entry.word.value) » est interdit ici",
          en: "“\(entry.word.value)” is blocked here",
          entry.word.span)
      ],
      cure: LocalizedText(fr: "choisissez un autre mot", en: "choose another word"))
  }
}

extension BlockedTemplate {
  static let examples: [RuleExample] = [
    RuleExample(
      "title, sentence and choix", severity: .warning, ExampleCatalogues.hospital,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: ▶L'hôpital
            choix:
              - { LIEU: ▶aux hôpitaux }
              - { LIEU: au bois }
            phrases:
              - "{ENFANT} va {LIEU}."
              - ▶"Il est hospitalisé."
        """
      )),
    RuleExample(
      "harmless", ExampleCatalogues.hospital,
      (
        "modeles/a.yaml",
        "modeles:\n  - id: a\n    titre: L'hôtel\n    phrases:\n      - \"Il rit.\"\n"
      )),
  ]
}
