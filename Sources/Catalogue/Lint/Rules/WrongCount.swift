import Diagnostics

/// A list of a form that is too short or too long.
struct WrongCount: LintRule {
  static let page = RulePage(
    "wrong-count", severity: .warning,
    what: LocalizedText(
      fr: "Une forme n’a pas de 2 à 10 « motifs », de 4 à 8 « decor » et de 3 à 6 « actions ».",
      en: "A form has other than 2 to 10 “motifs”, 4 to 8 “decor” and 3 to 6 “actions”."),
    why: LocalizedText(
      fr: "Un modèle demande jusqu’à trois éléments différents : avec trop peu, tous les textes se "
        + "ressemblent. Une forme qui a beaucoup de motifs en cache souvent deux.",
      en: "A template asks for up to three different items: with too few, all texts look alike. A "
        + "form with many motifs often hides two."),
    cure: LocalizedText(
      fr: "Complétez la liste, ou partagez la forme en deux.",
      en: "Add to the list, or divide the form in two."),
    safety: LocalizedText(
      fr: "Ajouter est sans risque ; ôter un motif rend des titres inconnus.",
      en: "Adding is safe; removing a motif makes titles unknown."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms where !scope.isIncomplete(form.span) {
      let lists = [
        ("motifs", form.motifs, 2...10), ("decor", form.decor, 4...8),
        ("actions", form.actions, 3...6),
      ]
      for (key, items, expected) in lists where !expected.contains(items.count) {
        report(.wrongCount(key, items.count, expected, of: form.id))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func wrongCount(
    _ key: String, _ found: Int, _ expected: ClosedRange<Int>, of form: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: WrongCount.id, severity: .warning,
      LocalizedText(
        fr: "« \(key) » de « \(form.value) » : \(found), on en attend de \(expected.lowerBound) à "
          + "\(expected.upperBound)",
        en: "“\(key)” of “\(form.value)”: \(found), expected \(expected.lowerBound) to "
          + "\(expected.upperBound)"),
      at: form.span,
      cure: found < expected.lowerBound
        ? LocalizedText(fr: "complétez la liste", en: "add to the list")
        : LocalizedText(
          fr: "gardez les plus parlants, ou partagez la forme en deux",
          en: "keep the most telling ones, or divide the form in two"))
  }
}

extension WrongCount {
  static let examples: [RuleExample] = [
    RuleExample(
      "few motifs", severity: .warning, ExampleCatalogues.wholeForm("▶judo", motifs: "judo")),
    RuleExample(
      "few items and many actions", severity: .warning,
      ExampleCatalogues.wholeForm(
        "▶▶judo", decor: "le tapis",
        actions: "saluer, rouler, tomber, tirer, pousser, attendre, se relever")),
    RuleExample("right", ExampleCatalogues.wholeForm("judo")),
  ]
}
