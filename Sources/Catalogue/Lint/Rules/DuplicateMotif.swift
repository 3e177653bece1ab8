import Diagnostics

/// Two motifs that stand for the same text.
///
/// **What.** Motifs are compared as titles are: case, hyphens, apostrophes and white space do not
/// count, accents do, and `#` equals a number of one to three digits.
///
/// **Why.** A title with that text would have two answers, and only the order of the ids would
/// choose. Within one form the second motif is merely useless, so it is only a remark.
///
/// **Example.** `foot` in `entrainement_foot` and `foot(ball)` in `match_foot`.
///
/// **To do.** Leave the motif to the form whose phrase says it best; give the other a longer one.
///
/// **Safe?** Removing one of the two changes no title that the other recognises.
struct DuplicateMotif: LintRule {
  static let id = "duplicate-motif"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let forms = scope.catalogue.forms
    for (earlier, later) in scope.motifs.clashingPairs({ !$0.isException })
    where earlier.marks == later.marks {
      report(.duplicateMotif(later, of: forms[earlier.form], earlier))
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
    _ motif: MotifText, of form: FormSyntax, _ other: MotifText
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
        en: "leave this motif to one of the two forms, or make one of them longer"))
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
