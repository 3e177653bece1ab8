import Diagnostics

/// A form that holds a blocked word.
///
/// **What.** A motif, an example or one of the phrases of a form holds a word of `interdits.yaml`.
///
/// **Why.** A blocked word sets the whole title aside, so such a motif or example can never be
/// recognised; and what stands in a phrase, in `decor` or `actions` would be dictated to a child.
///
/// **Example.** The motif `sortie à l'hôpital`, or `decor: [l'infirmière]`.
///
/// **To do.** Choose other words; if the word is harmless there, give the blocked word a longer
/// form or a `flexions` list without it.
///
/// **Safe?** Changing the form, yes; unblocking a word concerns every family: ask a second reader.
struct BlockedForm: LintRule {
  static let id = "blocked-form"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms {
      for text in form.prose + form.examples {
        if let hit = scope.blocked.firstHit(in: text.value) {
          report(.blockedForm(text, hit.text, scope.catalogue.blocked[hit.entry]))
        }
      }
    }
    var reported: Set<SourceSpan> = []
    for motif in scope.motifs.texts where !motif.isException {
      guard let hit = scope.blocked.firstHit(in: motif.text),
        reported.insert(motif.source.span).inserted
      else { continue }
      report(.blockedForm(motif.source, hit.text, scope.catalogue.blocked[hit.entry]))
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
