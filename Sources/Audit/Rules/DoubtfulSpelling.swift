import Catalogue
import Diagnostics
import Engine

/// A dictation with a word that French spells in two ways.
struct DoubtfulSpelling: AuditRule {
  static let page = RulePage(
    "doubtful-spelling", stage: .trial, severity: .warning,
    what: LocalizedText(
      fr:
        "Un texte de l’échantillon contient un mot que le français écrit de deux façons, comme "
        + "« événement », sans que ce mot nomme le moment. Ces mots sont dans "
        + "morphologie/graphies.yaml ; la phrase de la forme, ses mentions, « quand » et « va » "
        + "nomment le moment.",
      en:
        "A text of the sample holds a word that French spells in two ways, like “événement”, and "
        + "the word does not name the moment. These words are in morphologie/graphies.yaml; the "
        + "form’s phrase, its mentions, “quand” and “va” name the moment."),
    why: LocalizedText(
      fr:
        "L’enfant qui écrit l’autre graphie a raison ; le parent qui corrige d’après le texte lui "
        + "compterait une faute.",
      en:
        "A child that writes the other spelling is right; a parent who corrects by the text would "
        + "count a mistake."),
    cure: LocalizedText(
      fr: "Prenez un autre mot : « fête » pour « événement », « trente » pour « vingt et un ».",
      en: "Take another word: “fête” for “événement”, “trente” for “vingt et un”."),
    safety: LocalizedText(
      fr: "Sans risque : seuls les textes de ce modèle changent.",
      en: "Safe: only the texts of this template change."))

  static let examples = TemplateExampleSet.doubtful

  func check(_ scope: AuditScope, report: (Diagnostic) -> Void) {
    let finder = DoubtfulSpellings(scope.set)
    var analysis = Analysis()
    for (template, expansions) in zip(scope.catalogue.templates, scope.sample?.expansions ?? []) {
      var seen: Set<String> = []
      for expansion in expansions {
        let topic = expansion.slots.topic
        for found in finder.words(of: expansion.draft.text, about: topic, using: &analysis)
        where seen.insert(found.word).inserted {
          report(.doubtfulSpelling(found, template, expansion))
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func doubtfulSpelling(
    _ found: DoubtfulSpellings.Found, _ template: TemplateSyntax, _ expansion: TemplateExpansion
  ) -> Diagnostic {
    Diagnostic(
      id: DoubtfulSpelling.id, severity: .warning,
      LocalizedText(
        fr: "un texte a un mot de deux graphies : « \(found.word) » s’écrit aussi "
          + "« \(found.other) »",
        en: "a text has a word of two spellings: “\(found.word)” is also written "
          + "“\(found.other)”"),
      at: template.id.span, notes: [.combination(expansion)],
      cure: LocalizedText(
        fr: "prenez un mot qui n’a qu’une graphie", en: "take a word that has one spelling only"))
  }
}
