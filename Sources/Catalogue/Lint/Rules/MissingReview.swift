import Diagnostics

/// A template that does not say whether somebody has read it again.
///
/// **What.** A template has no `relu`.
///
/// **Why.** A second reader ticks the points of `registres.yaml`; without the key nobody knows
/// whether that happened.
///
/// **Example.** A template without `relu: non`.
///
/// **To do.** Add `relu: non`; the second reader writes `oui`.
///
/// **Safe?** Yes.
struct MissingReview: LintRule {
  static let id = "missing-review"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for template in scope.catalogue.templates where template.reviewed == nil {
      report(.missingReview(template.id))
    }
  }
}

extension Diagnostic {
  fileprivate static func missingReview(_ template: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: MissingReview.id, severity: .warning,
      LocalizedText(
        fr: "le modèle « \(template.value) » ne dit pas s’il a été relu",
        en: "the template “\(template.value)” does not say whether it was reviewed"),
      at: template.span,
      cure: LocalizedText(
        fr: "ajoutez « relu: non » ; la personne qui relit écrira « oui »",
        en: "add “relu: non”; the second reader will write “oui”"))
  }
}
