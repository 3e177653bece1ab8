import Diagnostics

/// A motif that a `sauf` of the same text silences.
struct SilencedMotif: LintRule {
  static let page = RulePage(
    "silenced-motif",
    what: LocalizedText(
      fr: "Un « sauf » de cette forme ou d’une autre dit la même chose que le motif.",
      en: "A “sauf” of this or another form says the same as the motif."),
    why: LocalizedText(
      fr: "À longueur égale le « sauf » l’emporte : le motif ne reconnaît jamais rien.",
      en: "At equal length the “sauf” wins: the motif never recognises anything."),
    cure: LocalizedText(
      fr: "Ôtez le « sauf » : le motif plus long de l’autre forme l’emporte sans lui.",
      en: "Remove the “sauf”: the longer motif of the other form wins without it."),
    safety: LocalizedText(
      fr: "Sans risque si le motif est d’une autre forme ; sinon, décidez de ce que le titre doit "
        + "donner.",
      en: "Safe when the motif belongs to another form; else decide what the title should give."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for clash in scope.motifs.clashes {
      let members = clash.map { scope.motifs.texts[$0] }
      guard let exception = members.first(where: \.isException) else { continue }
      for motif in members where !motif.isException && motif.marks == exception.marks {
        report(
          .silencedMotif(
            motif, of: scope.catalogue.forms[motif.form], by: exception,
            of: scope.catalogue.forms[exception.form]))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func silencedMotif(
    _ motif: MotifText, of own: FormSyntax, by exception: MotifText, of form: FormSyntax
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
        en: "remove the “sauf”: a longer motif wins without it"),
      witness: ShortestTitle(motif.bytes, holding: exception.bytes).title.map {
        Witness($0, insteadOf: own)
      })
  }
}

extension SilencedMotif {
  static let examples: [RuleExample] = [
    RuleExample(
      "sauf of another form",
      (
        "formes/a.yaml",
        """
        formes:
          - id: tennis
            phrase: le tennis
            genre: m
            motifs: [tennis]
            sauf: [tennis de table]
          - id: ping_pong
            phrase: le ping-pong
            genre: m
            motifs: [ping-pong, ▶tennis (de) table]
        """
      )),
    RuleExample(
      "sauf that is longer",
      (
        "formes/a.yaml",
        """
        formes:
          - id: tennis
            phrase: le tennis
            genre: m
            motifs: [tennis]
            sauf: [tennis de table, court de tennis]
        """
      )),
  ]
}
