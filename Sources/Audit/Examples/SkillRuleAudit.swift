import Catalogue
import Diagnostics
import Engine

/// Tries the examples of `competences/` through the engine.
struct SkillRuleAudit {
  private let rules: [SkillRuleSyntax]
  private let trial: SkillRuleTrial

  init(_ catalogue: CatalogueSyntax, _ set: CompiledSet) {
    rules = catalogue.skills.flatMap(\.rules)
    trial = SkillRuleTrial(set)
  }

  /// A finding for each sentence whose traps are not those that are marked.
  ///
  /// - Complexity: O(words of the examples × rules).
  func findings() -> [Diagnostic] {
    var analysis = Analysis()
    var found: [Diagnostic] = []
    for (row, rule) in rules.enumerated() {
      for sentence in rule.examples + rule.counterExamples {
        guard let outcome = trial.outcome(of: row, in: sentence.value, using: &analysis) else {
          found.append(.wrongBrackets(sentence))
          continue
        }
        found += outcome.missed.map { .trapMissed($0, rule.id, sentence) }
        found += outcome.unmarked.map { .trapNotMarked($0, rule.id, sentence) }
      }
      found += rule.examples.filter { !$0.value.contains("[") }.map { .wrongBrackets($0) }
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func wrongBrackets(_ sentence: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "example-not-marked",
      LocalizedText(
        fr: "chaque piège de cet exemple doit être entre crochets : [mot]",
        en: "each trap of this example must stand between brackets: [word]"),
      at: sentence.span,
      cure: LocalizedText(
        fr: "mettez chaque mot piégé entre crochets, une seule fois",
        en: "put each trapped word between brackets, once"))
  }

  fileprivate static func trapMissed(
    _ word: String, _ rule: YAMLScalar, _ sentence: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: "trap-not-found",
      LocalizedText(
        fr: "dans « \(sentence.value) », la règle « \(rule.value) » ne trouve pas le piège "
          + "« \(word) »",
        en: "in “\(sentence.value)” the rule “\(rule.value)” does not find the trap “\(word)”"),
      at: sentence.span,
      cure: LocalizedText(
        fr: "élargissez les conditions de la règle, ou ôtez les crochets",
        en: "widen the rule’s conditions, or remove the brackets"))
  }

  fileprivate static func trapNotMarked(
    _ word: String, _ rule: YAMLScalar, _ sentence: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: "trap-not-marked",
      LocalizedText(
        fr: "dans « \(sentence.value) », la règle « \(rule.value) » tient « \(word) » pour un "
          + "piège",
        en: "in “\(sentence.value)” the rule “\(rule.value)” takes “\(word)” for a trap"),
      at: sentence.span,
      cure: LocalizedText(
        fr: "mettez le mot entre crochets, ou ajoutez une condition à la règle",
        en: "put the word between brackets, or add a condition to the rule"))
  }
}
