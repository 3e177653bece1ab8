import Diagnostics
import Tables

/// A result with more errors that leads to a better state than one with fewer.
struct RewardedMistake: LintRule {
  static let page = RulePage(
    "rewarded-mistake",
    what: LocalizedText(
      fr: "Dans un même état, un résultat moins bon mène à un meilleur état qu’un résultat "
        + "meilleur.",
      en: "In one state, a worse result leads to a better state than a better result."),
    why: LocalizedText(
      fr: "Un enfant avancerait en se trompant.",
      en: "A child would get ahead by making mistakes."),
    cure: LocalizedText(
      fr: "Corrigez l’un des deux états : sans doute ont-ils été intervertis.",
      en: "Correct one of the two states: they were probably exchanged."),
    safety: LocalizedText(
      fr: "L’état des compétences de tous les enfants est recalculé avec les nouvelles règles.",
      en: "The states of all children’s skills are worked out again with the new rules."))

  static let examples = [
    RuleExample(
      "exchanged",
      ExampleCatalogues.progression(
        ("pas_encore_vue", ["fragile", "▶en_cours", "fragile"]),
        ("fragile", ["en_cours", "fragile", "fragile"]),
        ("en_cours", ["maitrisee", "fragile", "▶en_cours"]),
        ("maitrisee", ["maitrisee", "en_cours", "fragile"]))),
    RuleExample("never better", ExampleCatalogues.soundProgression),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let progression = scope.catalogue.progression else { return }
    for from in ProgressionRecord.State.allCases {
      let row = progression.transitions.filter { $0.from == from }
      for (better, worse) in zip(row, row.dropFirst())
      where worse.to.value.rawValue > better.to.value.rawValue {
        report(.rewardedMistake(better, worse))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func rewardedMistake(
    _ better: ProgressionSyntax.Transition, _ worse: ProgressionSyntax.Transition
  ) -> Diagnostic {
    let (from, high, low) = (
      worse.from.catalogueName, worse.to.value.catalogueName, better.to.value.catalogueName
    )
    let (bad, good) = (worse.outcome.catalogueName, better.outcome.catalogueName)
    return Diagnostic(
      id: RewardedMistake.id,
      LocalizedText(
        fr:
          "dans l’état « \(from) », « \(bad) » mène à « \(high) » et « \(good) », qui vaut mieux, "
          + "à « \(low) »",
        en: "in the state “\(from)”, “\(bad)” leads to “\(high)” and “\(good)”, which is better, "
          + "to “\(low)”"),
      at: worse.to.span,
      cure: LocalizedText(
        fr: "un résultat moins bon ne mène jamais à un meilleur état : corrigez l’un des deux",
        en: "a worse result never leads to a better state: correct one of the two"))
  }
}
