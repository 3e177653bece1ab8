import Diagnostics

/// Two motifs of equal weight that differ only in accents.
///
/// **What.** The motifs of two forms of the same `rang` have the same letters and other accents, so
/// that a title typed without accents holds both at the same place.
///
/// **Why.** Titles are often typed without accents or in capitals. Rank, length and place are then
/// equal, and only the number of accents that the title leaves out, or the order of the ids, would
/// choose: nobody could foresee it.
///
/// **Example.** `pêche` and `péché` for the title « PECHE ».
///
/// **To do.** Make one motif longer (`partie de pêche`) or change the `rang` of one form.
///
/// **Safe?** A longer motif recognises fewer titles: keep an example that proves it.
struct TiedMotifs: LintRule {
  static let id = "tied-motifs"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let forms = scope.catalogue.forms
    for (earlier, later) in scope.motifs.clashingPairs({ !$0.isException })
    where earlier.marks != later.marks && forms[earlier.form].rank == forms[later.form].rank {
      report(.tiedMotifs(later, of: forms[earlier.form], earlier))
    }
  }
}

extension Diagnostic {
  fileprivate static func tiedMotifs(
    _ motif: MotifText, of form: FormSyntax, _ other: MotifText
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
        en: "make one of the motifs longer, or change the rank of one of the forms"))
  }
}
