import Diagnostics
import Text

/// A word in a rule over readings that the lexicon does not hold.
///
/// **What.** A `mot` or `lemme` of `lectures.yaml` or of a skill is no form of the vocabulary or of
/// `mots_outils.yaml`. Signs are not meant, nor what `pas_mot` and `pas_lemme` keep out beforehand.
///
/// **Why.** Rules meet words by their readings; a word without any is never met, so that this part of
/// the rule is dead, mostly by a slip of the pen.
///
/// **Example.** `mot: [biensûr]`.
///
/// **To do.** Correct the word, add it to the vocabulary, or remove it from the rule.
///
/// **Safe?** Yes.
struct UnknownRuleWord: LintRule {
  static let id = "unknown-rule-word"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard scope.files != nil else { return }
    for word in scope.catalogue.patterns.flatMap(\.words)
    where word.value.unicodeScalars.contains(where: isLetter) && !isKnown(word.value, scope) {
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
