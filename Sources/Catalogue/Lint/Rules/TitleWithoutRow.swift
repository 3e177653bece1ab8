import Diagnostics
import Tables
import Text

/// A title with a noun that some rows of `choix` replace.
struct TitleWithoutRow: LintRule {
  static let page = RulePage(
    "title-without-row", severity: .info,
    what: LocalizedText(
      fr:
        "Le titre d’un modèle nomme une chose qui se trouve dans certaines lignes de « choix » et "
        + "pas dans d’autres, ni dans les phrases.",
      en: "The title of a template names a thing that stands in some rows of “choix”, but not in "
        + "others, nor in the sentences."),
    why: LocalizedText(
      fr:
        "Avec ces lignes, la dictée « Le chat joue du piano » parlerait d’un loup. C’est juste si "
        + "le titre dit la chose autrement (un oiseau pour un moineau).",
      en:
        "With those rows the dictation “Le chat joue du piano” would be about a wolf. It is right "
        + "if the title says the thing in another way (un oiseau for un moineau)."),
    cure: LocalizedText(
      fr:
        "Mettez la variable dans le titre (« Le {BETE} joue du piano »), ou prenez un titre qui va "
        + "avec toutes les lignes.",
      en: "Put the variable into the title (“Le {BETE} joue du piano”), or take a title that goes "
        + "with all rows."),
    safety: LocalizedText(
      fr: "Sans risque : le titre est contrôlé comme les phrases.",
      en: "Safe: the title is checked like the sentences."))

  static let examples = [
    RuleExample(
      "one row of two", severity: .info,
      ExampleFiles.grades("CP"), ExampleFiles.plurals, TitleWithoutRow.words,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: Le ▶chat joue
            choix: [{ BETE: un chat }, { BETE: un loup }]
            phrases: ["Voici {BETE}."]

        """
      )),
    RuleExample(
      "in all rows, in no row, in a sentence, as a variable", severity: .info,
      ExampleFiles.grades("CP"), ExampleFiles.plurals, TitleWithoutRow.words,
      (
        "modeles/a.yaml",
        """
        modeles:
          - { id: a, titre: Le chat, choix: [{ A: un chat }, { A: deux chats }], phrases: ["{A}"] }
          - { id: b, titre: Le chat, choix: [{ A: un loup }, { A: un ours }], phrases: ["{A}"] }
          - { id: c, titre: Le chat, choix: [{ A: un chat }, { A: un loup }], phrases: ["Le chat et {A}."] }
          - { id: d, titre: "{A}", choix: [{ A: un chat }, { A: un loup }], phrases: ["{A}"] }

        """
      )),
  ]

  private static let words = ExampleFiles.words("noms: { m: [chat, loup] }")

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for (template, texts) in scope.proseOfTemplates where template.choices.count > 1 {
      guard let title = texts.first else { continue }
      let sentences = texts.dropFirst().prefix(template.sentences.count)
      for word in title.words where word.next != "}" {
        let forms = scope.formsOfNoun(word)
        guard !forms.isEmpty, !sentences.contains(where: { $0.words.hold(forms) }) else { continue }
        var values = texts.dropFirst(1 + template.sentences.count)
        let rows = template.choices.map { row in
          let own = values.prefix(row.texts.count)
          values = values.dropFirst(own.count)
          return own.contains { $0.words.hold(forms) }
        }
        if rows.contains(true), let place = rows.firstIndex(of: false) {
          report(
            .titleWithoutRow(
              word.text, template.choices[place], at: title.scalar.span(of: word.range)))
        }
      }
    }
  }
}

extension LintScope {
  /// The forms of a noun in singular and plural; none for a word that can be anything else.
  fileprivate func formsOfNoun(_ word: ProseWord) -> [String] {
    let text = word.word.withoutElision
    guard let readings = readings[text], readings.allSatisfy({ $0.wordClass == .noun }) else {
      return []
    }
    let words = words(text) + (text.hasSuffix("s") ? self.words(String(text.dropLast())) : [])
    return Array(Set(words.flatMap { inflections[$0.forms].lazy.map(\.form) } + [text]))
  }
}

extension [ProseWord] {
  fileprivate func hold(_ forms: [String]) -> Bool {
    contains { forms.contains($0.plain) || forms.contains($0.word.withoutElision) }
  }
}

extension Diagnostic {
  fileprivate static func titleWithoutRow(
    _ word: String, _ row: TemplateSyntax.ChoiceRow, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: TitleWithoutRow.id, severity: .info,
      LocalizedText(
        fr: "le titre dit « \(word) », une ligne de « choix » nomme autre chose",
        en: "the title says “\(word)”, a row of “choix” names another thing"),
      at: span,
      notes: [.here(fr: "la première est ici", en: "the first one is here", row.span)],
      cure: LocalizedText(
        fr: "mettez la variable dans le titre, ou un mot qui va avec toutes les lignes",
        en: "put the variable into the title, or a word that goes with all rows"))
  }
}
