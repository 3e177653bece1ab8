import Diagnostics

/// A motif that a `sauf` of the same text silences.
///
/// **What.** A `sauf` of this or another form stands for the same text as the motif.
///
/// **Why.** Where both have the same length the `sauf` wins, so the motif never recognises a title.
///
/// **Example.** `sauf: [tennis de table]` in `tennis` and the motif `tennis de table` in `ping_pong`.
///
/// **To do.** Remove the `sauf`: the longer motif of the other form wins without it.
///
/// **Safe?** Yes, when the motif belongs to another form; else decide what the title should give.
struct SilencedMotif: LintRule {
  static let id = "silenced-motif"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for clash in scope.motifs.clashes {
      let members = clash.map { scope.motifs.texts[$0] }
      guard let exception = members.first(where: \.isException) else { continue }
      for motif in members where !motif.isException && motif.marks == exception.marks {
        report(
          .silencedMotif(motif, by: exception, of: scope.catalogue.forms[exception.form]))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func silencedMotif(
    _ motif: MotifText, by exception: MotifText, of form: FormSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: SilencedMotif.id,
      LocalizedText(
        fr: "« \(motif.text) » ne sera jamais reconnu : un « sauf » de la forme "
          + "« \(form.id.value) » dit la même chose",
        en: "“\(motif.text)” will never be recognised: a “sauf” of the form “\(form.id.value)” "
          + "says the same"),
      at: motif.source.span,
      notes: [.here(fr: "le « sauf » est ici", en: "the “sauf” is here", exception.source.span)],
      cure: LocalizedText(
        fr: "ôtez le « sauf » : un motif plus long l’emporte sans lui",
        en: "remove the “sauf”: a longer motif wins without it"))
  }
}
