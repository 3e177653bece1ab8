import Diagnostics
import Tables

/// A state that no skill can ever come to.
struct UnreachableState: LintRule {
  static let page = RulePage(
    "unreachable-state",
    what: LocalizedText(
      fr: "D’une compétence pas encore vue, aucune suite de résultats ne mène à un état.",
      en: "From a skill not yet seen, no sequence of results leads to a state."),
    why: LocalizedText(
      fr: "Aucune compétence ne serait jamais maîtrisée, par exemple, et le même travail "
        + "reviendrait sans fin.",
      en: "No skill would ever be mastered, for example, and the same work would come again "
        + "without end."),
    cure: LocalizedText(
      fr: "Écrivez cet état comme suite d’un résultat, dans un état que l’on peut atteindre.",
      en: "Write the state as what follows a result, in a state that can be reached."),
    safety: LocalizedText(
      fr: "L’état des compétences de tous les enfants est recalculé avec les nouvelles règles.",
      en: "The states of all children’s skills are worked out again with the new rules."))

  static let examples = [
    RuleExample(
      "no mastery",
      ExampleCatalogues.progression(
        ("▶pas_encore_vue", ["en_cours", "en_cours", "fragile"]),
        ("fragile", ["en_cours", "fragile", "fragile"]),
        ("en_cours", ["en_cours", "en_cours", "fragile"]),
        ("maitrisee", ["maitrisee", "en_cours", "fragile"]))),
    RuleExample("all states", ExampleCatalogues.soundProgression),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let progression = scope.catalogue.progression else { return }
    var reached: Set<ProgressionRecord.State> = [.notYetSeen]
    var isGrowing = true
    while isGrowing {
      let next = progression.transitions.filter { reached.contains($0.from) }.map(\.to.value)
      isGrowing = !reached.isSuperset(of: next)
      reached.formUnion(next)
    }
    let missing = ProgressionRecord.State.allCases.filter { !reached.contains($0) }
    if !missing.isEmpty { report(.unreachableState(missing, at: progression.transitionsSpan)) }
  }
}

extension Diagnostic {
  fileprivate static func unreachableState(
    _ states: [ProgressionRecord.State], at span: SourceSpan
  ) -> Diagnostic {
    let names = states.map(\.catalogueName).joined(separator: ", ")
    return Diagnostic(
      id: UnreachableState.id,
      LocalizedText(
        fr: "aucune suite de résultats ne mène d’une compétence pas encore vue à : \(names)",
        en: "no sequence of results leads from a skill not yet seen to: \(names)"),
      at: span,
      cure: LocalizedText(
        fr: "écrivez cet état comme suite d’un résultat",
        en: "write that state as what follows a result"))
  }
}
