import Diagnostics
import Text

/// A word in a rule over readings that the lexicon does not hold.
struct UnknownRuleWord: LintRule {
  static let page = RulePage(
    "unknown-rule-word", severity: .warning,
    what: LocalizedText(
      fr: "Un « mot » ou un « lemme » de lectures.yaml ou d’une compétence n’est dans aucune liste "
        + "de mots du jeu. Les signes ne comptent pas, ni « pas_mot » et « pas_lemme ».",
      en: "A “mot” or “lemme” of lectures.yaml or of a skill is in no list of words of the set. "
        + "Signs do not count, nor do “pas_mot” and “pas_lemme”."),
    why: LocalizedText(
      fr: "Une règle rencontre les mots par leurs lectures : un mot qui n’en a pas n’est jamais "
        + "rencontré, et cette partie de la règle est morte, le plus souvent par une faute de "
        + "frappe.",
      en: "Rules meet words by their readings: a word without any is never met, so this part of "
        + "the rule is dead, mostly by a slip of the pen."),
    cure: LocalizedText(
      fr: "Corrigez le mot, ajoutez-le au vocabulaire, ou ôtez-le de la règle.",
      en: "Correct the word, add it to the vocabulary, or remove it from the rule."),
    safety: LocalizedText(
      fr: "Un mot corrigé réveille la règle : ses exemples disent si elle conclut bien.",
      en: "A corrected word wakes the rule: its examples tell whether it concludes rightly."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard scope.files != nil else { return }
    for word in scope.catalogue.patterns.flatMap(\.words)
    where word.value.unicodeScalars.contains(where: isLetter)
      && !isKnown(word.value.replacingTypographicApostrophes, scope)
    {
      report(.unknownRuleWord(word))
    }
  }

  /// Whether the word, or the one that it is the elision of (*d'* of *de*), has readings.
  private func isKnown(_ word: String, _ scope: LintScope) -> Bool {
    scope.readings[word] != nil
      || word.hasSuffix("'") && scope.readings[word.dropLast() + "e"] != nil
  }
}

extension CatalogueSyntax {
  /// All patterns of rules over readings.
  fileprivate var patterns: [PatternSyntax] {
    let readings = morphology.readings
    let rules = (readings?.rules ?? []) + (readings?.preferences ?? [])
    let skillRules = skills.flatMap(\.rules)
    let conditions =
      rules.flatMap { $0.conditions + $0.exceptions }
      + skillRules.flatMap { $0.conditions + $0.exceptions }
    return (readings?.named.map(\.pattern) ?? []) + rules.map(\.pattern)
      + rules.compactMap(\.word) + skillRules.map(\.word)
      + conditions.flatMap { [$0.pattern, $0.passed, $0.barrier].compactMap(\.self) }
  }
}

extension PatternSyntax {
  /// The words and lemmas that its descriptions name.
  fileprivate var words: [YAMLScalar] {
    alternatives.flatMap { alternative -> [YAMLScalar] in
      guard case .described(let reading) = alternative else { return [] }
      return reading.words + reading.lemmas
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownRuleWord(_ word: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: UnknownRuleWord.id, severity: .warning,
      LocalizedText(
        fr: "« \(word.value) » n’est dans aucune liste de mots du jeu : la règle ne le rencontrera "
          + "jamais",
        en: "“\(word.value)” is in no list of words of the set: the rule will never meet it"),
      at: word.span,
      cure: LocalizedText(
        fr: "corrigez le mot, ajoutez-le au vocabulaire, ou ôtez-le de la règle",
        en: "correct the word, add it to the vocabulary, or remove it from the rule"))
  }
}

extension UnknownRuleWord {
  static let examples: [RuleExample] = [
    RuleExample(
      "in a pattern, a condition and a skill", severity: .warning,
      ExampleCatalogues.oneGrade, ExampleCatalogues.firstWords,
      (
        "morphologie/lectures.yaml",
        """
        motifs: { petit: { mot: [chat, ▶chta] } }
        regles:
          - id: a
            raison: b
            mot: { lemme: [▶chien] }
            si: [{ place: -1, est: { mot: [▶de, chat], pas_mot: [du] } }]
            garde: { classe: nom }
            exemples: ["[chat]"]
            contre_exemples: ["[un]"]
        """
      ),
      (
        "competences/01.yaml",
        """
        id: a
        nom: A
        definition: a
        introduite: CP
        attendue: CP
        priorite: 1
        source: essai
        regles:
          - id: b
            mot: { mot: [▶chats'] }
            pourquoi: c
            confusions: [{ majuscule: non }]
            pieges: ["[chat]"]
            sans_piege: [un]
        """
      )),
    RuleExample(
      "known words",
      ExampleCatalogues.oneGrade, ExampleCatalogues.firstWords,
      (
        "morphologie/lectures.yaml",
        "motifs: { fruit: { mot: [pomme, \"pomm'\", \"!\"] } }\nregles: []\n"
      )),
  ]
}
