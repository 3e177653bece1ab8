import Diagnostics

/// An example that a word of `ecarts.yaml` sets aside.
struct EcartHitsExample: LintRule {
  static let page = RulePage(
    "ecart-hits-example",
    what: LocalizedText(
      fr: "Un exemple ou un motif d’une forme contient un mot d’ecarts.yaml, qui annule "
        + "l’événement ou en fait une démarche.",
      en: "An example or a motif of a form holds a word of ecarts.yaml, which cancels the event or "
        + "makes it a chore."),
    why: LocalizedText(
      fr: "Ces mots sont cherchés avant les formes : le titre ne donnera jamais la sienne.",
      en: "These words are looked for before forms: the title will never give its form."),
    cure: LocalizedText(
      fr: "Mettez le titre aux « contre_exemples », ou précisez le mot d’ecarts.yaml.",
      en: "Move the title to “contre_exemples”, or make the word of ecarts.yaml more precise."),
    safety: LocalizedText(
      fr: "Déplacer le titre est sans risque ; un écart plus précis laisse passer plus de titres.",
      en: "Moving the title is safe; a more precise word lets more titles through."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms {
      for title in form.examples {
        if let hit = scope.deviations.firstHit(in: title.value) {
          report(.ecartHitsExample(title, hit.text, scope.catalogue.deviations[hit.entry]))
        }
      }
    }
    for found in scope.motifs.hits(of: scope.deviations) {
      var finding = Diagnostic.ecartHitsExample(
        found.motif, found.hit.text, scope.catalogue.deviations[found.hit.entry])
      finding.witness = Witness(found.title)
      report(finding)
    }
  }
}

extension Diagnostic {
  fileprivate static func ecartHitsExample(
    _ title: YAMLScalar, _ found: String, _ entry: DeviationSyntax
  ) -> Diagnostic {
    let effect =
      switch entry.kind {
      case .cancellation: LocalizedText(fr: "annule l’événement", en: "cancels the event")
      case .chore: LocalizedText(fr: "en fait une démarche", en: "makes it a chore")
      }
    return Diagnostic(
      id: EcartHitsExample.id,
      LocalizedText(
        fr: "« \(title.value) » contient « \(found) », qui \(effect.fr) : il ne donnera pas sa "
          + "forme",
        en: "“\(title.value)” holds “\(found)”, which \(effect.en): it will not give its form"),
      at: title.span,
      notes: [
        .here(
          fr: "« \(entry.word.value) » est ici", en: "“\(entry.word.value)” is here",
          entry.word.span)
      ],
      cure: LocalizedText(
        fr: "mettez ce titre aux contre_exemples, ou précisez l’écart",
        en: "move this title to contre_exemples, or make the word of ecarts.yaml more precise"))
  }
}

extension EcartHitsExample {
  static let examples: [RuleExample] = [
    RuleExample(
      "examples and motifs", ExampleCatalogues.chores,
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: la kermesse
            genre: f
            motifs: [kermesse, ▶réunion kermesse]
            exemples: [▶Kermesse ANNULÉE ou annulé, Kermesse]
            contre_exemples: [Réunion kermesse]
        """
      )),
    RuleExample(
      "near words", ExampleCatalogues.chores,
      (
        "formes/a.yaml",
        "formes:\n  - id: a\n    phrase: le judo\n    motifs: [judo]\n    exemples: [Annulaire]\n"
      )),
  ]
}
