import Diagnostics

/// Two motifs that stand for the same text.
struct DuplicateMotif: LintRule {
  static let page = RulePage(
    "duplicate-motif",
    what: LocalizedText(
      fr: "Deux motifs donnent le même texte. On les compare comme des titres : majuscules, traits "
        + "d’union, apostrophes et espaces ne comptent pas, les accents comptent, et « # » vaut "
        + "un nombre de un à trois chiffres.",
      en: "Two motifs stand for the same text. They are compared as titles are: case, hyphens, "
        + "apostrophes and spaces do not count, accents do, and “#” equals a number of one to "
        + "three digits."),
    why: LocalizedText(
      fr: "Un titre avec ce texte aurait deux réponses, et seul l’ordre des identifiants "
        + "déciderait. Dans une même forme, le second motif est seulement inutile : c’est une "
        + "remarque.",
      en: "A title with that text would have two answers, and only the order of the ids would "
        + "decide. Within one form the second motif is merely useless: a remark."),
    cure: LocalizedText(
      fr: "Laissez le motif à la forme qui le dit le mieux ; ôtez-le de l’autre, ou allongez-le.",
      en: "Leave the motif to the form that says it best; remove it from the other, or make it "
        + "longer."),
    safety: LocalizedText(
      fr: "Ôter l’un des deux ne change que les titres que les deux reconnaissaient.",
      en: "Removing one of the two changes only the titles that both recognised."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let forms = scope.catalogue.forms
    for (earlier, later) in scope.motifs.clashingPairs({ !$0.isException })
    where earlier.marks == later.marks {
      report(.duplicateMotif(later, forms[later.form], of: forms[earlier.form], earlier))
    }
    for clash in scope.motifs.clashes {
      var first: [Int: MotifText] = [:]
      for text in clash.lazy.map({ scope.motifs.texts[$0] }) where !text.isException {
        if let earlier = first[text.form] {
          if earlier.marks == text.marks, earlier.source.span != text.source.span {
            report(.repeatedMotif(text, earlier))
          }
        } else {
          first[text.form] = text
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateMotif(
    _ motif: MotifText, _ own: FormSyntax, of form: FormSyntax, _ other: MotifText
  ) -> Diagnostic {
    Diagnostic(
      id: DuplicateMotif.id,
      LocalizedText(
        fr: "« \(motif.text) » est déjà un motif de la forme « \(form.id.value) »",
        en: "“\(motif.text)” is already a motif of the form “\(form.id.value)”"),
      at: motif.source.span,
      notes: [
        .here(fr: "« \(other.text) » est ici", en: "“\(other.text)” is here", other.source.span)
      ],
      cure: LocalizedText(
        fr: "laissez ce motif à une seule des deux formes, ou allongez l’un des deux",
        en: "leave this motif to one of the two forms, or make one of them longer"),
      witness: ShortestTitle(motif.bytes, holding: other.bytes).title.map {
        Witness($0, between: own, form)
      })
  }

  fileprivate static func repeatedMotif(_ motif: MotifText, _ other: MotifText) -> Diagnostic {
    Diagnostic(
      id: DuplicateMotif.id, severity: .info,
      LocalizedText(
        fr: "« \(motif.text) » est déjà donné par un autre motif de cette forme",
        en: "“\(motif.text)” is already given by another motif of this form"),
      at: motif.source.span,
      notes: [.here(fr: "c’est celui-ci", en: "it is this one", other.source.span)],
      cure: LocalizedText(fr: "ôtez l’un des deux", en: "remove one of the two"))
  }
}

extension DuplicateMotif {
  static let examples: [RuleExample] = [
    RuleExample("the same word", ExampleCatalogues.twoForms("judo", "▶Judo")),
    RuleExample("an optional part", ExampleCatalogues.twoForms("foot", "▶foot(ball)")),
    RuleExample("hyphen and space", ExampleCatalogues.twoForms("pique-nique", "▶pique nique")),
    RuleExample(
      "an apostrophe that may be missing",
      ExampleCatalogues.twoForms("fête de l'école", "▶fête de lécole")),
    RuleExample("a number", ExampleCatalogues.twoForms("\"les # ans\"", "▶les 8 ans")),
    RuleExample(
      "other rank",
      ExampleCatalogues.twoForms("fête du village", "▶fête du village", ranks: ("fete", "periode"))),
    RuleExample(
      "twice in one form", severity: .info,
      ExampleCatalogues.twoForms("judo, ▶Judo", "danse")),
    RuleExample("two words", ExampleCatalogues.twoForms("judo", "danse")),
    RuleExample("other accents", ExampleCatalogues.twoForms("pêche", "péché")),
    RuleExample("other words", ExampleCatalogues.twoForms("judo", "cours de judo")),
    RuleExample("other numbers", ExampleCatalogues.twoForms("les 8 ans", "les 9 ans bis")),
  ]
}
