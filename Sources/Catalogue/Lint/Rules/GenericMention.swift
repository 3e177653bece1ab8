import Diagnostics
import Text

/// A mention that any text could hold.
///
/// **What.** One of the `mentions` is only a general noun (*sortie, cours, fête…*) while the phrase
/// says more.
///
/// **Why.** A text counts as being about the moment when it holds one mention: « la sortie » would
/// do for any outing.
///
/// **Example.** `mentions: [sortie]` for « la sortie au zoo ».
///
/// **To do.** Name what is particular: `mentions: [zoo]`.
///
/// **Safe?** Texts that said only the general noun are then refused, as they should be.
struct GenericMention: LintRule {
  static let id = "generic-mention"

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
