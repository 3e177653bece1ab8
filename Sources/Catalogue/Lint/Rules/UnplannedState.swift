import Diagnostics
import Tables

/// A state that stands not once in the order of what a text exercises.
struct UnplannedState: LintRule {
  static let page = RulePage(
    "unplanned-state", severity: .warning,
    what: LocalizedText(
      fr: "Dans « ordre » de progression.yaml, un état manque ou se répète.",
      en: "In “ordre” of progression.yaml a state is missing or comes twice."),
    why: LocalizedText(
      fr: "Aucun texte ne fait travailler pour elles-mêmes les compétences d’un état qui manque ; "
        + "la seconde place d’un état qui se répète ne sert à rien.",
      en: "No text exercises the skills of a missing state for their own sake; the second place of "
        + "a repeated state serves nothing."),
    cure: LocalizedText(
      fr: "Écrivez chacun des quatre états une fois, le plus pressé d’abord.",
      en: "Write each of the four states once, the most urgent first."),
    safety: LocalizedText(
      fr: "Les dictées proposées ne font plus travailler les mêmes compétences.",
      en: "The dictations that are offered exercise other skills."))

  static let examples = [
    RuleExample(
      "missing", severity: .warning,
      ExampleCatalogues.progression(order: "▶[fragile, en_cours, maitrisee]")),
    RuleExample(
      "twice", severity: .warning,
      ExampleCatalogues.progression(
        order: "[fragile, pas_encore_vue, en_cours, maitrisee, ▶fragile]")),
    RuleExample("each once", ExampleCatalogues.soundProgression),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let text = scope.catalogue.progression?.text else { return }
    var seen: Set<ProgressionRecord.State> = []
    for state in text.order where !seen.insert(state.value).inserted {
      report(.repeatedState(state))
    }
    let missing = ProgressionRecord.State.allCases.filter { !seen.contains($0) }
    if !missing.isEmpty { report(.unplannedStates(missing, at: text.orderSpan)) }
  }
}

extension Diagnostic {
  private static let eachOnce = LocalizedText(
    fr: "écrivez chacun des quatre états une fois, le plus pressé d’abord",
    en: "write each of the four states once, the most urgent first")

  fileprivate static func repeatedState(_ state: Located<ProgressionRecord.State>) -> Diagnostic {
    let name = state.value.catalogueName
    return Diagnostic(
      id: UnplannedState.id, severity: .warning,
      LocalizedText(
        fr: "« \(name) » est déjà dans « ordre »", en: "“\(name)” is in “ordre” already"),
      at: state.span, cure: eachOnce)
  }

  fileprivate static func unplannedStates(
    _ states: [ProgressionRecord.State], at span: SourceSpan
  ) -> Diagnostic {
    let names = states.map(\.catalogueName).joined(separator: ", ")
    return Diagnostic(
      id: UnplannedState.id, severity: .warning,
      LocalizedText(fr: "il manque dans « ordre » : \(names)", en: "“ordre” lacks: \(names)"),
      at: span, cure: eachOnce)
  }
}
