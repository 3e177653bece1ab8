import Diagnostics

/// A form with too few examples or counter-examples.
struct TooFewExamples: LintRule {
  static let page = RulePage(
    "too-few-examples", severity: .warning,
    what: LocalizedText(
      fr: "Une forme a moins de trois « exemples », ou moins de deux « contre_exemples ».",
      en: "A form has fewer than three “exemples”, or fewer than two “contre_exemples”."),
    why: LocalizedText(
      fr: "Les exemples sont les épreuves de la forme, refaites à chaque construction du jeu : "
        + "sans eux, personne ne remarque qu’un changement l’abîme.",
      en: "Examples are the form’s tests, tried whenever the set is built: without them nobody "
        + "notices when a change breaks it."),
    cure: LocalizedText(
      fr: "Ajoutez des titres tels que les familles les tapent : abréviations, capitales, une "
        + "heure, un prénom ; en contre-exemples, des mots proches et des mots composés "
        + "(« Judoka », « Piscine-judo »).",
      en: "Add titles as families type them: abbreviations, capitals, an hour, a first name; as "
        + "counter-examples, near words and compounds (“Judoka”, “Piscine-judo”)."),
    safety: LocalizedText(
      fr: "Sans risque : un exemple ne change aucun résultat.",
      en: "Safe: an example changes no result."))

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

extension TooFewExamples {
  static let examples: [RuleExample] = [
    RuleExample(
      "one counter-example", severity: .warning,
      ExampleCatalogues.wholeForm("▶judo", counterExamples: "Judoka")),
    RuleExample(
      "two examples", severity: .warning,
      ExampleCatalogues.wholeForm("▶judo", examples: "Judo, Judo 17h")),
    RuleExample("enough", ExampleCatalogues.wholeForm("judo")),
    RuleExample(
      "keys that are missing anyway", ExampleCatalogues.form("id: judo", "phrase: le judo")),
  ]
}
