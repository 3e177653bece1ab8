import Catalogue
import Diagnostics
import Engine

/// A text of a template that a check refuses.
struct FailingExpansion: AuditRule {
  static let page = RulePage(
    "failing-expansion", stage: .trial,
    what: LocalizedText(
      fr: "Un des sept contrôles refuse un texte de ce modèle. C’est par exemple un mot ou un "
        + "temps au-dessus du niveau, une longueur, un registre, le prénom ou le moment.",
      en: "One of the seven checks refuses a text of this template. It is for instance a word or "
        + "tense above the grade, a length, a register, the first name or the moment."),
    why: LocalizedText(
      fr: "Le moteur ne dicte jamais un texte refusé : il en cherche un autre, et le modèle ne "
        + "sert pas.",
      en: "The engine never dictates a text that was refused: it looks for another one, and the "
        + "template is of no use."),
    cure: LocalizedText(
      fr: "Le constat nomme l’enfant, le moment et la ligne de choix : corrigez la phrase, la "
        + "ligne ou le niveau. « catalogue-lint expand -t ID » essaie ensuite tous les textes.",
      en: "The finding names the child, the moment and the row of choices: correct the sentence, "
        + "the row or the grade. “catalogue-lint expand -t ID” then tries all texts."),
    safety: LocalizedText(
      fr: "Sans risque : seuls les textes de ce modèle changent.",
      en: "Safe: only the texts of this template change."))

  static let examples = TemplateExampleSet.failing

  /// What `too-few-traps` says is the finding of another rule.
  func check(_ scope: AuditScope, report: (Diagnostic) -> Void) {
    scope.forEachFailure { template, expansion, failure in
      guard failure.code != UnexercisedSkill.code else { return }
      report(
        Diagnostic(
          id: FailingExpansion.id,
          LocalizedText(
            fr: "un texte est refusé (\(failure.code.rawValue)) : \(failure.message.fr)",
            en: "a text is refused (\(failure.code.rawValue)): \(failure.message.en)"),
          at: template.id.span, notes: [.combination(expansion)],
          cure: LocalizedText(
            fr:
              "corrigez la phrase, la ligne de choix ou le niveau, puis essayez tous les textes : "
              + "catalogue-lint expand -t \(template.id.value)",
            en: "correct the sentence, the row of choices or the grade, then try all texts: "
              + "catalogue-lint expand -t \(template.id.value)")))
    }
  }
}

extension AuditScope {
  /// The failures of the sample, each once a template whatever its numbers, with the first expansion
  /// that shows it.
  func forEachFailure(
    _ body: (TemplateSyntax, TemplateExpansion, CheckFailure) -> Void
  ) {
    for (template, expansions) in zip(catalogue.templates, sample?.expansions ?? []) {
      var seen: Set<String> = []
      for expansion in expansions {
        for failure in expansion.failures where seen.insert(failure.kind).inserted {
          body(template, expansion, failure)
        }
      }
    }
  }
}

extension CheckFailure {
  /// What is the same in texts that fail alike: a word or a skill, not how many words there are.
  fileprivate var kind: String { code.rawValue + message.en.filter { !$0.isNumber } }
}

extension Diagnostic.Note {
  /// What was put into the template, and the text.
  static func combination(_ expansion: TemplateExpansion) -> Diagnostic.Note {
    let slots = expansion.slots
    let names = [slots.child.name, slots.friend?.name].compactMap(\.self).joined(separator: ", ")
    let phrase = slots.topic?.phrase
    return Diagnostic.Note(
      LocalizedText(
        fr: "avec \(names)" + (phrase.map { ", « \($0) »" } ?? "")
          + ", choix n° \(slots.choiceRow + 1) : \(expansion.draft.text)",
        en: "with \(names)" + (phrase.map { ", “\($0)”" } ?? "")
          + ", choice \(slots.choiceRow + 1): \(expansion.draft.text)"))
  }
}
