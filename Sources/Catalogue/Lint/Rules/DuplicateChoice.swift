import Diagnostics
import Text

/// Two rows of `choix` that say the same.
struct DuplicateChoice: LintRule {
  static let page = RulePage(
    "duplicate-choice", severity: .warning,
    what: LocalizedText(
      fr: "Deux lignes de « choix » d’un modèle ont les mêmes mots, majuscules à part.",
      en: "Two rows of “choix” of a template have the same words, case aside."),
    why: LocalizedText(
      fr: "Le même texte existe deux fois : l’enfant le recevra plus souvent que les autres.",
      en: "The same text exists twice: the child will get it more often than the others."),
    cure: LocalizedText(
      fr: "Ôtez l’une des deux lignes, ou changez-la.",
      en: "Remove one of the two rows, or change it."),
    safety: .safe)

  static let examples = [
    RuleExample(
      "keys in another order", severity: .warning,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: A
            choix:
              - { SAC: un sac, MER: la mer }
              - { SAC: un seau, MER: la mer }
              - ▶{ MER: la mer, SAC: Un sac }
            phrases: ["Voici {SAC} et {MER}."]

        """
      )),
    RuleExample(
      "one word differs", severity: .warning,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: A
            choix: [{ SAC: un sac, MER: la mer }, { SAC: la mer, MER: un sac }]
            phrases: ["Voici {SAC} et {MER}."]

        """
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for (template, texts) in scope.proseOfTemplates where template.choices.count > 1 {
      var values = texts.dropFirst(1 + template.sentences.count)
      var seen: [[Int]: [TemplateSyntax.ChoiceRow]] = [:]
      for row in template.choices {
        let own = values.prefix(row.texts.count)
        values = values.dropFirst(own.count)
        // Rows with other words need not be compared.
        let words = own.flatMap { $0.words.map(\.word.plainNumber) }.sorted()
        let key = seen[words] == nil ? [] : DuplicateChoice.key(of: row)
        if let earlier = seen[words]?.first(where: { DuplicateChoice.key(of: $0) == key }) {
          report(.duplicateChoice(row, earlier))
        } else {
          seen[words, default: []].append(row)
        }
      }
    }
  }

  private static func key(of row: TemplateSyntax.ChoiceRow) -> [String] {
    row.values.map { entry in
      guard case .scalar(let value) = entry.value else { return entry.key.value }
      return "\(entry.key.value)=\(lowercasedNFC(value.value))"
    }.sorted()
  }
}

extension Diagnostic {
  fileprivate static func duplicateChoice(
    _ row: TemplateSyntax.ChoiceRow, _ earlier: TemplateSyntax.ChoiceRow
  ) -> Diagnostic {
    Diagnostic(
      id: DuplicateChoice.id, severity: .warning,
      LocalizedText(
        fr: "cette ligne de « choix » dit la même chose qu’une autre",
        en: "this row of “choix” says the same as another one"),
      at: row.span,
      notes: [.here(fr: "première fois ici", en: "first here", earlier.span)],
      cure: LocalizedText(fr: "ôtez l’une des deux", en: "remove one of the two"))
  }
}
