import Diagnostics

/// A template with a worn turn of phrase.
struct WornPhrase: LintRule {
  static let page = RulePage(
    "worn-phrase", severity: .warning,
    what: LocalizedText(
      fr: "Un texte d’un modèle contient une des « formules_usees » de registres.yaml : un "
        + "compliment vide ou une fin qui irait à n’importe quel récit.",
      en: "A text of a template holds one of the “formules_usees” of registres.yaml: empty praise, "
        + "or an ending that would do for any story."),
    why: LocalizedText(
      fr:
        "« C’était super » ne dit rien de la piscine ni du zoo. L’enfant écrit sans rien voir, et "
        + "tous les textes se ressemblent.",
      en: "“C’était super” says nothing of the pool or the zoo. The child writes without seeing "
        + "anything, and all texts are alike."),
    cure: LocalizedText(
      fr: "Dites ce qu’on a vu, entendu ou fait. La liste se corrige dans registres.yaml.",
      en: "Say what was seen, heard or done. The list is in registres.yaml."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "in a sentence, a title, a row", severity: .warning,
      WornPhrase.list,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: Une ▶belle journée
            choix: [{ FIN: un jeu ▶super }, { FIN: un jeu drôle }]
            phrases: ["▶C'était super et {FIN}.", "Quelle ▶belle journée !"]

        """
      )),
    RuleExample(
      "the letters inside other words", severity: .warning,
      WornPhrase.list,
      (
        "modeles/a.yaml",
        """
        modeles:
          - { id: a, titre: La belle, phrases: ["Le superbe chat dort une belle fois, la journée."] }

        """
      )),
  ]

  private static let list: (path: String, yaml: String) = (
    "registres.yaml",
    """
    registres: []
    formules_usees:
      - { mots: [super, c'était super], raison: Un compliment vide. }
      - { mots: [belle journée], raison: Une fin qui va partout. }

    """
  )

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let entries = scope.catalogue.registers?.wornPhrases ?? []
    guard let first = scope.templateProse.first?.lowerBound else { return }
    for (place, hit) in scope.watched.hits.enumerated() where hit.text >= first {
      guard case .worn(let entry) = hit.reason else { continue }
      // Of phrases inside each other the longest is enough.
      let isInside = scope.watched.hits[..<place].suffix(2).contains {
        $0.text == hit.text && $0.range.upperBound >= hit.range.upperBound && $0.isWorn
      }
      if isInside { continue }
      let text = scope.prose[hit.text].scalar
      report(.wornPhrase(hit.words, entries[entry], at: text.span(of: hit.range)))
    }
  }
}

extension WatchedWords.Hit {
  fileprivate var isWorn: Bool {
    if case .worn = reason { true } else { false }
  }
}

extension Diagnostic {
  fileprivate static func wornPhrase(
    _ words: String, _ entry: WornPhraseSyntax, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: WornPhrase.id, severity: .warning,
      LocalizedText(
        fr: "« \(words) » est une formule usée : \(entry.reason.value)",
        en: "“\(words)” is a worn phrase: \(entry.reason.value)"),
      at: span,
      notes: [.here(fr: "la formule est ici", en: "the phrase is here", entry.reason.span)],
      cure: LocalizedText(
        fr: "dites ce qu’on voit, entend ou fait à ce moment",
        en: "say what is seen, heard or done at that moment"))
  }
}
