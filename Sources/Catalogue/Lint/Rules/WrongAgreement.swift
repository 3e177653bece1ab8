import Diagnostics
import Tables
import Text

/// An adjective right after its noun that does not agree with it.
struct WrongAgreement: LintRule {
  static let page = RulePage(
    "wrong-agreement", severity: .warning,
    what: LocalizedText(
      fr: "Dans une phrase, une mention ou le décor d’une forme, l’adjectif qui suit le nom n’en a "
        + "ni le genre ni le nombre, d’après le vocabulaire. Les mots qui peuvent être autre chose "
        + "qu’un nom ou qu’un adjectif ne sont pas jugés.",
      en:
        "In a phrase, a mention or the decor of a form the adjective after the noun does not have "
        + "its gender and number, says the vocabulary. Words that can be anything but a noun or an "
        + "adjective are not judged."),
    why: LocalizedText(
      fr: "Le groupe est mis tel quel dans une dictée : il enseignerait une faute.",
      en: "The group is put into a dictation as it stands: it would teach a mistake."),
    cure: LocalizedText(
      fr: "Accordez l’adjectif avec le nom.", en: "Make the adjective agree with the noun."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "number and gender", severity: .warning,
      ExampleFiles.grades("CP"), ExampleFiles.plurals, ExampleFiles.feminines,
      WrongAgreement.words,
      (
        "formes/a.yaml",
        "formes: [{ id: a, phrase: la sortie, decor: [les carreaux ▶bleu, la bouée ▶bleu] }]\n"
      )),
    RuleExample(
      "agreement, a second noun, an unknown word", severity: .warning,
      ExampleFiles.grades("CP"), ExampleFiles.plurals, ExampleFiles.feminines,
      WrongAgreement.words,
      (
        "formes/a.yaml",
        "formes: [{ id: a, phrase: la sortie, decor: [les carreaux bleus, la bouée carreau, la bouée jaune] }]\n"
      )),
  ]

  private static let words = ExampleFiles.words(
    "noms: { m: [carreau], f: [bouée, sortie] }", "adjectifs: [bleu]")

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for form in scope.catalogue.forms {
      let groups = [form.phrase, form.ownPhrase].compactMap(\.self) + form.mentions + form.decor
      for text in groups {
        let words = ProseWord.words(of: text.value)
        for (noun, adjective) in zip(words, words.dropFirst()) where adjective.followsSpace {
          let nouns = scope.readings[noun.word.withoutElision] ?? []
          let adjectives = scope.readings[adjective.plain] ?? []
          guard WrongAgreement.disagree(nouns, adjectives) else { continue }
          report(
            .wrongAgreement(noun.text, adjective.text, at: text.span(of: adjective.range)))
        }
      }
    }
  }

  private static func disagree(_ nouns: [WordFeatures], _ adjectives: [WordFeatures]) -> Bool {
    guard !nouns.isEmpty, !adjectives.isEmpty, nouns.allSatisfy({ $0.wordClass == .noun }),
      adjectives.allSatisfy({ $0.wordClass == .adjective })
    else { return false }
    return !nouns.contains { noun in
      adjectives.contains { adjective in
        fits(noun.gender.rawValue, adjective.gender.rawValue)
          && fits(noun.number.rawValue, adjective.number.rawValue)
      }
    }
  }

  /// Whether two values of a feature agree; 0 is any.
  private static func fits(_ left: UInt32, _ right: UInt32) -> Bool {
    left == right || left == 0 || right == 0
  }
}

extension Diagnostic {
  fileprivate static func wrongAgreement(
    _ noun: String, _ adjective: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: WrongAgreement.id, severity: .warning,
      LocalizedText(
        fr: "« \(adjective) » ne s’accorde pas avec « \(noun) », d’après le vocabulaire",
        en: "“\(adjective)” does not agree with “\(noun)”, says the vocabulary"),
      at: span,
      cure: LocalizedText(
        fr: "accordez l’adjectif, ou corrigez le vocabulaire",
        en: "make the adjective agree, or correct the vocabulary"))
  }
}
