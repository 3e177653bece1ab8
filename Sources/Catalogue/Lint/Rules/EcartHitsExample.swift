import Diagnostics

/// An example that a word of `ecarts.yaml` sets aside.
///
/// **What.** An example or a motif of a form holds a word that makes an event cancelled or a chore.
///
/// **Why.** Such words are looked for before forms, so the title would never give its form.
///
/// **Example.** `exemples: [Réunion kermesse]` while `réunion` is a `demarche`.
///
/// **To do.** Move the title to `contre_exemples`, or make the word of `ecarts.yaml` more precise.
///
/// **Safe?** Moving the title, yes; a narrower word lets more titles through.
struct EcartHitsExample: LintRule {
  static let id = "ecart-hits-example"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms {
      for title in form.examples + form.motifs {
        if let hit = scope.deviations.firstHit(in: title.value) {
          report(.ecartHitsExample(title, hit.text, scope.catalogue.deviations[hit.entry]))
        }
      }
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
