import Diagnostics
import Text

/// A mention that any text could hold.
struct GenericMention: LintRule {
  static let page = RulePage(
    "generic-mention", severity: .warning,
    what: LocalizedText(
      fr: "Une des « mentions » n’est qu’un nom général (sortie, cours, fête…) alors que la forme "
        + "en dit plus.",
      en: "One of the “mentions” is only a general noun (sortie, cours, fête…) while the form says "
        + "more."),
    why: LocalizedText(
      fr: "Un texte parle du moment s’il contient une des mentions : « sortie » irait avec "
        + "n’importe quelle sortie.",
      en: "A text is about the moment when it holds one of the mentions: “sortie” would do for any "
        + "outing."),
    cure: LocalizedText(
      fr: "Nommez ce que ce moment a de particulier : « zoo » pour la sortie au zoo.",
      en: "Name what is particular to the moment: “zoo” for an outing to the zoo."),
    safety: LocalizedText(
      fr: "Les textes qui ne disaient que le nom général sont alors refusés, comme il convient.",
      en: "Texts that said only the general noun are then refused, as they should be."))

  static let generalNouns = [
    "activité", "atelier", "cours", "entraînement", "fête", "journée", "match", "séance", "sortie",
    "stage",
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let general = Set(GenericMention.generalNouns.map(foldedBytes))
    for form in scope.catalogue.forms {
      let phrase = GenericMention.words(of: form.phrase.value)
      for mention in form.mentions where general.contains(foldedBytes(mention.value)) {
        if phrase.count > 1 { report(.genericMention(mention, form.phrase)) }
      }
    }
  }

  /// The words of a phrase without its article.
  private static func words(of phrase: String) -> [[UInt8]] {
    let articles = ["le", "la", "l", "les"].map { Array($0.utf8) }
    let words = RawSubstring.foldedWords(phrase)
    return words.first.map(articles.contains) == true ? Array(words.dropFirst()) : words
  }
}

extension Diagnostic {
  fileprivate static func genericMention(_ mention: YAMLScalar, _ phrase: YAMLScalar) -> Diagnostic
  {
    Diagnostic(
      id: GenericMention.id, severity: .warning,
      LocalizedText(
        fr: "« \(mention.value) » va avec n’importe quel texte ; la forme dit « \(phrase.value) »",
        en: "“\(mention.value)” fits any text; the form says “\(phrase.value)”"),
      at: mention.span,
      cure: LocalizedText(
        fr: "nommez ce que ce moment a de particulier", en: "name what is particular to the moment")
    )
  }
}

extension GenericMention {
  static let examples: [RuleExample] = [
    RuleExample(
      "one of several", severity: .warning,
      ExampleCatalogues.form("id: a", "phrase: la sortie au zoo", "mentions: [zoo, ▶sortie]")),
    RuleExample(
      "the noun itself and more words",
      ExampleCatalogues.form("id: a", "phrase: le match", "mentions: [match, match de foot]")),
  ]
}
