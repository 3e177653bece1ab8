import Diagnostics

/// A template that holds a blocked word.
///
/// **What.** A title, a sentence or a word of `choix` holds a word of `interdits.yaml`.
///
/// **Why.** What must not be read in a calendar should not be dictated to a child either. It is a
/// warning: blocked words are compared without accents and without their sense, so a harmless word
/// may be meant (*les œufs séparés*); the registers decide what is refused.
///
/// **Example.** `"{ENFANT} a vu l'ambulance passer."`
///
/// **To do.** Choose another word.
///
/// **Safe?** Yes.
struct BlockedTemplate: LintRule {
  static let id = "blocked-template"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for text in scope.catalogue.templates.flatMap(\.prose) {
      if let hit = scope.blocked.firstHit(in: text.value) {
        report(.blockedTemplate(text, hit.text, scope.catalogue.blocked[hit.entry]))
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
