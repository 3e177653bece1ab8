import Diagnostics

/// A form that holds a blocked word.
struct BlockedForm: LintRule {
  static let page = RulePage(
    "blocked-form",
    what: LocalizedText(
      fr: "Un motif, un exemple ou un texte d’une forme contient un mot d’interdits.yaml.",
      en: "A motif, an example or a text of a form holds a word of interdits.yaml."),
    why: LocalizedText(
      fr: "Un mot interdit écarte tout le titre : un tel motif ou un tel exemple ne sera jamais "
        + "reconnu. Et ce qui se trouve dans « phrase », « decor » ou « actions » serait dicté à "
        + "un enfant.",
      en: "A blocked word sets the whole title aside, so such a motif or example can never be "
        + "recognised; and what stands in “phrase”, “decor” or “actions” would be dictated to a "
        + "child."),
    cure: LocalizedText(
      fr: "Choisissez d’autres mots. Si le mot est innocent ici, précisez l’interdit : plusieurs "
        + "mots au lieu d’un seul, ou une liste de flexions plus courte.",
      en: "Choose other words. If the word is harmless here, make the blocked word narrower: "
        + "several words instead of one, or a shorter list of inflections."),
    safety: LocalizedText(
      fr: "Changer la forme est sans risque. Lever un interdit touche toutes les familles : "
        + "demandez une relecture.",
      en: "Changing the form is safe. Unblocking a word concerns every family: ask a second "
        + "reader."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms {
      for text in form.prose + form.examples {
        if let hit = scope.blocked.firstHit(in: text.value) {
          report(.blockedForm(text, hit.text, scope.catalogue.blocked[hit.entry]))
        }
      }
    }
    for found in scope.motifs.hits(of: scope.blocked) {
      var finding = Diagnostic.blockedForm(
        found.motif, found.hit.text, scope.catalogue.blocked[found.hit.entry])
      finding.witness = Witness(found.title)
      report(finding)
    }
  }
}

extension Diagnostic {
  fileprivate static func blockedForm(
    _ text: YAMLScalar, _ found: String, _ entry: BlockedWordSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: BlockedForm.id,
      LocalizedText(
        fr: "« \(text.value) » contient « \(found) », qui est interdit : un tel titre est écarté",
        en: "“\(text.value)” holds “\(found)”, which is blocked: such a title is set aside"),
      at: text.span,
      notes: [
        .here(
          fr: "« \(entry.word.value) » est interdit ici",
          en: "“\(entry.word.value)” is blocked here",
          entry.word.span)
      ],
      cure: LocalizedText(
        fr: "écrivez-le sans ce mot, ou précisez l’interdit s’il est trop large",
        en: "write it without this word, or make the blocked word narrower if it is too wide"))
  }
}

extension BlockedForm {
  static let examples: [RuleExample] = [
    RuleExample(
      "everywhere", ExampleCatalogues.hospital,
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: ▶la visite à l'hôpital
            genre: f
            motifs: [▶visite (à) hopital, visite]
            mentions: [▶hospitalisation]
            quand: ▶pendant l'arrêt de travail
            va: ▶aller à l'hôpital
            decor: [le lit, ▶les hôpitaux]
            actions: [▶se faire hospitaliser]
            exemples: [▶H.Ô.P.I.T.A.L, Visite]
            contre_exemples: [Hôpital]
        """
      )),
    RuleExample(
      "near words", ExampleCatalogues.hospital,
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: l'hospitalité
            genre: f
            motifs: [hospice, arrêt du travail]
        """
      )),
  ]
}
