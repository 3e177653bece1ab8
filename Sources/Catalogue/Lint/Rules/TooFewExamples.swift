import Diagnostics

/// A form with too few examples or counter-examples.
///
/// **What.** A form has fewer than three `exemples` or two `contre_exemples`.
///
/// **Why.** Examples are the form's tests, tried through the engine at every build: with fewer,
/// nobody notices when a change breaks it.
///
/// **Example.** `exemples: [Judo]`.
///
/// **To do.** Add titles as families type them: abbreviations, capitals, an hour, a name; as
/// counter-examples near words and compounds (`Judoka`, `Piscine-judo`).
///
/// **Safe?** Yes.
struct TooFewExamples: LintRule {
  static let id = "too-few-examples"

  private static let leastExamples = 3
  private static let leastCounterExamples = 2

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms where !scope.isIncomplete(form.span) {
      if form.examples.count < TooFewExamples.leastExamples {
        report(
          .tooFewExamples(
            "exemples", form.examples.count, TooFewExamples.leastExamples, of: form.id))
      }
      if form.counterExamples.count < TooFewExamples.leastCounterExamples {
        report(
          .tooFewExamples(
            "contre_exemples", form.counterExamples.count, TooFewExamples.leastCounterExamples,
            of: form.id))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func tooFewExamples(
    _ key: String, _ found: Int, _ least: Int, of form: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: TooFewExamples.id, severity: .warning,
      LocalizedText(
        fr: "« \(key) » de « \(form.value) » : \(found), il en faut au moins \(least)",
        en: "“\(key)” of “\(form.value)”: \(found), at least \(least) are needed"),
      at: form.span,
      cure: LocalizedText(
        fr: "ajoutez des titres tels que les familles les tapent",
        en: "add titles as families type them"))
  }
}
