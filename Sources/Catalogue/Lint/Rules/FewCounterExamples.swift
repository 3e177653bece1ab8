import Diagnostics
import Text

/// A form with a very short motif and few counter-examples.
struct FewCounterExamples: LintRule {
  static let page = RulePage(
    "few-counter-examples", severity: .warning,
    what: LocalizedText(
      fr: "Une forme a un motif d’un seul mot, de quatre lettres au plus, et moins de trois "
        + "contre_exemples.",
      en: "A form has a motif of one word, of at most four letters, and fewer than three "
        + "contre_exemples."),
    why: LocalizedText(
      fr: "Un mot court se retrouve dans bien des mots et des noms : « bal » dans balade, « ski » "
        + "dans Kandinsky. Seuls des contre-exemples gardent la frontière.",
      en: "A short word stands inside many words and names: “bal” in balade, “ski” in Kandinsky. "
        + "Only counter-examples guard the border."),
    cure: LocalizedText(
      fr: "Ajoutez des titres que la forme ne doit pas prendre : un mot plus long, un mot composé, "
        + "un nom propre.",
      en: "Add titles that the form must not take: a longer word, a compound, a proper name."),
    safety: LocalizedText(
      fr: "Sans risque : un contre-exemple ne change aucun résultat, il en garde un.",
      en: "Safe: a counter-example changes no result, it guards one."))

  static let examples = [
    RuleExample(
      "short motif, two counter-examples", severity: .warning,
      (
        "formes/a.yaml",
        """
        formes:
          - { id: bal, phrase: le bal, motifs: [grand bal, ▶bal(s)], contre_exemples: [Balade, Baleine] }

        """
      )),
    RuleExample(
      "three, or a longer motif", severity: .warning,
      (
        "formes/a.yaml",
        """
        formes:
          - { id: bal, phrase: le bal, motifs: [bal], contre_exemples: [Balade, Bali, Après-bal] }
          - { id: tennis, phrase: le tennis, motifs: [tennis], contre_exemples: [Tennisman] }
          - { id: jeu, phrase: le jeu, motifs: [jeu de piste], contre_exemples: [Jeudi] }

        """
      )),
  ]

  private static let shortMotif = 4
  private static let least = 3

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var reported: Set<Int> = []
    for text in scope.motifs.texts where !text.isException && text.words.count == 1 {
      let form = scope.catalogue.forms[text.form]
      guard text.marks.count <= FewCounterExamples.shortMotif,
        form.counterExamples.count < FewCounterExamples.least,
        !(form.counterExamples.isEmpty && scope.isIncomplete(form.span)),
        reported.insert(text.form).inserted
      else { continue }
      report(.fewCounterExamples(text, form.counterExamples.count, FewCounterExamples.least))
    }
  }
}

extension Diagnostic {
  fileprivate static func fewCounterExamples(
    _ motif: MotifText, _ found: Int, _ least: Int
  ) -> Diagnostic {
    Diagnostic(
      id: FewCounterExamples.id, severity: .warning,
      LocalizedText(
        fr: "« \(motif.text) » est très court et la forme n’a que \(found) contre-exemples ; il en "
          + "faut \(least)",
        en: "“\(motif.text)” is very short and the form has only \(found) counter-examples; "
          + "\(least) are needed"),
      at: motif.source.span,
      cure: LocalizedText(
        fr: "ajoutez aux contre_exemples un mot plus long ou un mot composé qui contient "
          + "« \(motif.text) »",
        en: "add to contre_exemples a longer word or a compound that holds “\(motif.text)”"))
  }
}
