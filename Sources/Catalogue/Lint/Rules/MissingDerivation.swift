import Diagnostics
import Tables

/// A blocked noun whose verb passes, or a blocked verb whose noun passes.
struct MissingDerivation: LintRule {
  static let page = RulePage(
    "missing-derivation", severity: .warning,
    what: LocalizedText(
      fr: "Un nom est interdit, mais le verbe du vocabulaire qui en vient ne l’est pas, ou "
        + "l’inverse : divorce et divorcer, opération et opérer. Seuls sont comparés un verbe en "
        + "-er et un nom en -e, -age, -ation, -ement ou -ure de même radical.",
      en: "A noun is blocked, but the verb of the vocabulary that goes with it is not, or the "
        + "other way round: divorce and divorcer, opération and opérer. Only a verb in -er and a "
        + "noun in -e, -age, -ation, -ement or -ure of the same stem are compared."),
    why: LocalizedText(
      fr: "Le même sujet passerait ou non selon la façon dont la famille l’écrit.",
      en: "The same matter would pass or not by the way in which the family writes it."),
    cure: LocalizedText(
      fr: "Ajoutez l’autre mot à « flexions ». S’il dit autre chose, mettez-le dans n_arrete_pas.",
      en: "Add the other word to “flexions”. If it means something else, put it into "
        + "n_arrete_pas."),
    safety: LocalizedText(
      fr: "Sans risque : il y a seulement plus de titres écartés.",
      en: "Safe: only more titles are set aside."))

  static let examples = [
    RuleExample(
      "verb of a noun, noun of a verb", severity: .warning,
      ExampleFiles.grades("CP"), ExampleFiles.verbs, MissingDerivation.words,
      (
        "interdits.yaml",
        """
        interdits:
          - { mot: ▶divorce, registre: separation }
          - { mot: ▶opérer, registre: sante }

        """
      )),
    RuleExample(
      "both, another stem, a word that must pass", severity: .warning,
      ExampleFiles.grades("CP"), ExampleFiles.verbs, MissingDerivation.words,
      (
        "interdits.yaml",
        """
        interdits:
          - { mot: divorce, registre: separation, flexions: [divorcer] }
          - { mot: opération, registre: sante, prefixe: opér }
          - { mot: portement, registre: sante, n_arrete_pas: [Porter le sac] }
          - { mot: crémation, registre: mort }

        """
      )),
  ]

  private static let words = ExampleFiles.words(
    "noms: { f: [crème, opération] }", "verbes: { aimer: [divorcer, opérer, porter] }")

  private static let nounEndings = ["ation", "ement", "age", "ure", "e"]
  private static let shortestStem = 3

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let verbs = Set(scope.catalogue.vocabulary.flatMap(\.verbs).flatMap(\.words).map(\.value))
    for entry in scope.catalogue.blocked {
      let passing = Set(entry.lets.flatMap { RawSubstring.foldedWords($0.value) })
      for word in [entry.word] + entry.inflections {
        let nouns = MissingDerivation.nouns(of: word.value).filter { noun in
          scope.words(noun).contains { $0.wordClass == .noun }
        }
        let relatives = nouns + MissingDerivation.verbs(of: word.value).filter(verbs.contains)
        for relative in relatives
        where scope.blocked.firstHit(in: relative) == nil
          && !passing.contains(foldedLetters(relative))
        {
          report(.missingDerivation(word, relative))
        }
      }
    }
  }

  private static func verbs(of noun: String) -> [String] {
    guard let ending = nounEndings.first(where: noun.hasSuffix) else { return [] }
    let stem = noun.dropLast(ending.count)
    return stem.count < shortestStem ? [] : [stem + "er"]
  }

  private static func nouns(of verb: String) -> [String] {
    let stem = verb.dropLast(2)
    guard verb.hasSuffix("er"), stem.count >= shortestStem else { return [] }
    return nounEndings.map { stem + $0 }
  }
}

extension Diagnostic {
  fileprivate static func missingDerivation(
    _ word: YAMLScalar, _ relative: String
  ) -> Diagnostic {
    Diagnostic(
      id: MissingDerivation.id, severity: .warning,
      LocalizedText(
        fr: "« \(word.value) » est interdit, mais « \(relative) », de la même famille, passe",
        en: "“\(word.value)” is blocked, but “\(relative)”, of the same family, passes"),
      at: word.span,
      cure: LocalizedText(
        fr: "ajoutez « \(relative) » à « flexions », ou à n_arrete_pas s’il doit passer",
        en: "add “\(relative)” to “flexions”, or to n_arrete_pas if it must pass"))
  }
}
