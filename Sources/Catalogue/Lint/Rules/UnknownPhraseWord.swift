import Diagnostics
import Text

/// A word of a canonical phrase that no vocabulary holds.
struct UnknownPhraseWord: LintRule {
  static let page = RulePage(
    "unknown-phrase-word", severity: .info,
    what: LocalizedText(
      fr: "Un mot de « phrase » ou de « soi » d’une forme n’est dans aucune liste du vocabulaire.",
      en: "A word of “phrase” or “soi” of a form is in no list of the vocabulary."),
    why: LocalizedText(
      fr: "Le mot sera toujours admis, car la phrase du moment est donnée à l’élève. Mais aucune "
        + "lecture n’en est connue : ses accords et ses pièges ne seront pas trouvés.",
      en: "The word will always pass, since the phrase of the moment is given to the child. But no "
        + "reading of it is known: its agreements and its traps will not be found."),
    cure: LocalizedText(
      fr: "Ajoutez le mot au vocabulaire du niveau où on l’apprend, si c’est un mot courant.",
      en: "Add the word to the vocabulary of the grade that learns it, if it is a common word."),
    safety: LocalizedText(
      fr:
        "Sans risque ; des textes qui contiennent ce mot seront ensuite admis à partir de ce niveau.",
      en: "Safe; texts with that word will then pass from that grade on."))

  static let examples = [
    RuleExample(
      "two words", severity: .info,
      ExampleFiles.grades("CP"), UnknownPhraseWord.words,
      ("formes/a.yaml", "formes: [{ id: a, phrase: la fête ▶foraine, soi: sa ▶boum }]\n")),
    RuleExample(
      "known words, an elision, a name", severity: .info,
      ExampleFiles.grades("CP"), UnknownPhraseWord.words,
      (
        "formes/a.yaml",
        "formes: [{ id: a, phrase: l'école, soi: sa fête }, { id: b, phrase: Halloween }]\n"
      )),
  ]

  private static let words = ExampleFiles.words("noms: { f: [école, fête] }", "adverbes: [la, sa]")

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard scope.files != nil, !scope.readings.isEmpty else { return }
    for form in scope.catalogue.forms {
      for text in [form.phrase, form.ownPhrase].compactMap(\.self) {
        for word in ProseWord.words(of: text.value) where !UnknownPhraseWord.isKnown(word, scope) {
          report(.unknownPhraseWord(word.text, at: text.span(of: word.range)))
        }
      }
    }
  }

  /// A word with a capital is a name.
  private static func isKnown(_ word: ProseWord, _ scope: LintScope) -> Bool {
    let text = word.word.elision?.rest ?? word.text
    return text.unicodeScalars.first.map(isCapital) ?? true
      || scope.readings[lowercasedNFC(text)] != nil || scope.readings[word.plain] != nil
  }
}

extension Diagnostic {
  fileprivate static func unknownPhraseWord(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: UnknownPhraseWord.id, severity: .info,
      LocalizedText(
        fr: "« \(word) » n’est dans aucune liste du vocabulaire",
        en: "“\(word)” is in no list of the vocabulary"),
      at: span,
      cure: LocalizedText(
        fr: "si le mot est courant, ajoutez-le au vocabulaire d’un niveau",
        en: "if the word is common, add it to the vocabulary of a grade"))
  }
}
