import Catalogue
import Diagnostics
import Engine

/// Tries the examples of `lectures.yaml` through the engine.
struct ReadingRuleAudit {
  private let syntax: ReadingRulesSyntax
  private let trial: ReadingRuleTrial

  /// Nil for a set without such rules.
  init?(_ catalogue: CatalogueSyntax, _ set: CompiledSet) {
    guard let syntax = catalogue.morphology.readings else { return nil }
    self.syntax = syntax
    trial = ReadingRuleTrial(set)
  }

  /// A finding for each sentence that the engine reads otherwise than the rule says.
  func findings() -> [Diagnostic] {
    var analysis = Analysis()
    var found: [Diagnostic] = []
    for (row, rule) in (syntax.rules + syntax.preferences).enumerated() {
      for (sentences, expected) in [(rule.examples, true), (rule.counterExamples, false)] {
        for sentence in sentences {
          guard let holds = trial.concludes(row, in: sentence.value, using: &analysis) else {
            found.append(.notMarked(sentence))
            continue
          }
          if holds != expected {
            found.append(
              expected ? .ruleFails(rule.id, sentence) : .ruleHolds(rule.id, sentence))
          }
        }
      }
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func notMarked(_ sentence: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "example-not-marked",
      LocalizedText(
        fr: "cet exemple doit avoir un mot entre crochets, et un seul",
        en: "this example must have one word between brackets, and only one"),
      at: sentence.span,
      cure: LocalizedText(
        fr: "mettez le mot dont parle la règle entre crochets : Il [nage].",
        en: "put the word that the rule is about between brackets: Il [nage]."))
  }

  fileprivate static func ruleFails(_ rule: YAMLScalar, _ sentence: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "rule-example-fails",
      LocalizedText(
        fr: "dans l’exemple « \(sentence.value) », la règle « \(rule.value) » ne conclut pas",
        en: "in the example “\(sentence.value)” the rule “\(rule.value)” does not conclude"),
      at: sentence.span,
      cure: LocalizedText(
        fr: "précisez les conditions de la règle, ou ôtez l’exemple",
        en: "make the rule’s conditions more precise, or remove the example"))
  }

  fileprivate static func ruleHolds(_ rule: YAMLScalar, _ sentence: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "rule-counter-example-fails",
      LocalizedText(
        fr: "dans le contre-exemple « \(sentence.value) », ce que dit la règle « \(rule.value) » "
          + "est vrai",
        en: "in the counter-example “\(sentence.value)” what the rule “\(rule.value)” says is true"
      ),
      at: sentence.span,
      cure: LocalizedText(
        fr: "ajoutez une condition à la règle, ou ôtez le contre-exemple",
        en: "add a condition to the rule, or remove the counter-example"))
  }
}
