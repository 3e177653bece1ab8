import Diagnostics

/// Two motifs of equal weight that differ only in accents.
struct TiedMotifs: LintRule {
  static let page = RulePage(
    "tied-motifs",
    what: LocalizedText(
      fr: "Les motifs de deux formes de même rang ont les mêmes lettres et d’autres accents.",
      en: "The motifs of two forms of the same rank have the same letters and other accents."),
    why: LocalizedText(
      fr: "On tape souvent les titres sans accents ou en capitales : « PECHE » contient les deux "
        + "au même endroit. Seul le nombre d’accents oubliés, ou l’ordre des identifiants, "
        + "déciderait : personne ne peut le prévoir.",
      en: "Titles are often typed without accents or in capitals: “PECHE” holds both at the same "
        + "place. Only the number of accents left out, or the order of the ids, would decide: "
        + "nobody could foresee it."),
    cure: LocalizedText(
      fr: "Allongez l’un des motifs (« partie de pêche »), ou changez le rang d’une des formes.",
      en: "Make one of the motifs longer (“partie de pêche”), or change the rank of one of the "
        + "forms."),
    safety: LocalizedText(
      fr: "Un motif plus long reconnaît moins de titres : gardez un exemple qui le prouve.",
      en: "A longer motif recognises fewer titles: keep an example that proves it."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let forms = scope.catalogue.forms
    for (earlier, later) in scope.motifs.clashingPairs({ !$0.isException })
    where earlier.marks != later.marks && forms[earlier.form].rank == forms[later.form].rank {
      report(.tiedMotifs(later, forms[later.form], of: forms[earlier.form], earlier))
    }
  }
}

extension Diagnostic {
  fileprivate static func tiedMotifs(
    _ motif: MotifText, _ own: FormSyntax, of form: FormSyntax, _ other: MotifText
  ) -> Diagnostic {
    Diagnostic(
      id: TiedMotifs.id,
      LocalizedText(
        fr: "sans accents, « \(motif.text) » se confond avec « \(other.text) » de la forme "
          + "« \(form.id.value) », de même rang",
        en: "without accents, “\(motif.text)” is “\(other.text)” of the form "
          + "“\(form.id.value)”, of the same rank"),
      at: motif.source.span,
      notes: [
        .here(fr: "« \(other.text) » est ici", en: "“\(other.text)” is here", other.source.span)
      ],
      cure: LocalizedText(
        fr: "allongez l’un des deux motifs, ou changez le rang d’une des formes",
        en: "make one of the motifs longer, or change the rank of one of the forms"),
      witness: ShortestTitle(motif.bytes, holding: other.bytes).title.map {
        Witness($0, between: own, form)
      })
  }
}

extension TiedMotifs {
  static let examples: [RuleExample] = [
    RuleExample("accents", ExampleCatalogues.twoForms("pêche", "▶péché")),
    RuleExample("one without", ExampleCatalogues.twoForms("theatre", "▶théâtre")),
    RuleExample(
      "other rank", ExampleCatalogues.twoForms("pêche", "péché", ranks: ("fete", "activite"))),
    RuleExample("the same text", ExampleCatalogues.twoForms("pêche", "pêche")),
    RuleExample("other letters", ExampleCatalogues.twoForms("pêche", "pêches")),
  ]
}
