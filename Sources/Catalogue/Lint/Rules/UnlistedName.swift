import Diagnostics
import Text

/// A name whose elision is said although no list holds it.
struct UnlistedName: LintRule {
  static let page = RulePage(
    "unlisted-name", severity: .warning,
    what: LocalizedText(
      fr: "« elision » nomme un mot qui n’est dans aucune liste de prénoms ou de parenté.",
      en: "“elision” names a word that is in no list of first names or kinship words."),
    why: LocalizedText(
      fr: "C’est le plus souvent une faute de frappe, et le vrai prénom garde la règle générale.",
      en: "Mostly it is a slip of the pen, and the real name keeps the general rule."),
    cure: LocalizedText(
      fr: "Corrigez le mot, ou ajoutez le prénom à sa liste.",
      en: "Correct the word, or add the name to its list."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "misspelt", severity: .warning,
      (
        "prenoms.yaml",
        "prenoms: { f: [Hélène], m: [Hugo] }\nelision: { oui: [▶Hélene], non: [Hugo] }\nsource: essai\n"
      )),
    RuleExample(
      "listed, kinship too", severity: .warning,
      (
        "prenoms.yaml",
        """
        prenoms: { f: [Hélène], m: [Hugo] }
        elision: { oui: [hélène], non: [Hugo, yaya] }
        parente: { m: [], f: [yaya] }
        source: essai

        """
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let names = scope.catalogue.names else { return }
    let listed = names.firstNames + names.feminineKinship + names.masculineKinship
    let known = Set(listed.map { lowercasedNFC($0.value) })
    for word in names.eliding + names.notEliding where !known.contains(lowercasedNFC(word.value)) {
      report(.unlistedName(word, listed.map(\.value)))
    }
  }
}

extension Diagnostic {
  fileprivate static func unlistedName(_ word: YAMLScalar, _ listed: [String]) -> Diagnostic {
    Diagnostic(
      id: UnlistedName.id, severity: .warning,
      LocalizedText(
        fr: "« \(word.value) » n’est dans aucune liste de prénoms",
        en: "“\(word.value)” is in no list of first names"),
      at: word.span,
      cure: nearest(to: word.value, among: listed).map(LocalizedText.didYouMean)
        ?? LocalizedText(
          fr: "ajoutez-le à sa liste, ou ôtez-le d’ici", en: "add it to its list, or remove it here"
        ))
  }
}
