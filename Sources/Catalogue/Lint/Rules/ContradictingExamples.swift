import Diagnostics
import Text

/// The same title with two meanings.
struct ContradictingExamples: LintRule {
  static let page = RulePage(
    "contradicting-examples",
    what: LocalizedText(
      fr: "Le même titre est l’exemple de deux formes, l’exemple et le contre-exemple d’une même "
        + "forme, ou bien arrêté par un interdit et admis par un autre.",
      en: "The same title is an example of two forms, an example and a counter-example of one "
        + "form, or stopped by one blocked word and let through by another."),
    why: LocalizedText(
      fr: "Un titre n’a qu’une réponse : l’un des deux endroits se trompe.",
      en: "A title has one answer: one of the two places is wrong."),
    cure: LocalizedText(
      fr: "Ôtez le titre de l’endroit où il est faux.", en: "Remove the title where it is wrong."),
    safety: LocalizedText(
      fr: "Sans risque : un exemple ne change aucun résultat.",
      en: "Safe: an example changes no result."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var examples: [TitleKey: (form: Int, title: YAMLScalar)] = [:]
    for (place, form) in scope.catalogue.forms.enumerated() {
      for title in form.examples {
        let key = TitleKey(title.value)
        if let other = examples[key], other.form != place {
          report(.twoForms(title, scope.catalogue.forms[other.form].id.value, other.title))
        } else if examples[key] == nil {
          examples[key] = (place, title)
        }
      }
      let own = Dictionary(
        form.examples.map { (TitleKey($0.value), $0) }, uniquingKeysWith: { first, _ in first })
      for title in form.counterExamples {
        if let example = own[TitleKey(title.value)] { report(.bothWays(title, example)) }
      }
    }
    checkStopped(scope.catalogue, report)
  }

  private func checkStopped(_ catalogue: CatalogueSyntax, _ report: (Diagnostic) -> Void) {
    var stopped: [TitleKey: YAMLScalar] = [:]
    for title in catalogue.blocked.flatMap(\.stops) { stopped[TitleKey(title.value)] = title }
    for title in catalogue.blocked.flatMap(\.lets) {
      if let other = stopped[TitleKey(title.value)] { report(.stoppedAndLet(title, other)) }
    }
  }
}

/// What two titles have in common when they are the same: folded letters and accents.
private struct TitleKey: Hashable {
  private let bytes: [UInt8]
  private let marks: [UInt32]

  init(_ title: String) {
    let folded = FoldedText(folding: title)
    bytes = folded.bytes
    marks = folded.marks
  }
}

extension Diagnostic {
  private static func contradiction(
    _ message: LocalizedText, _ title: YAMLScalar, _ other: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: ContradictingExamples.id, message, at: title.span,
      notes: [.here(fr: "le même titre est ici", en: "the same title is here", other.span)],
      cure: LocalizedText(
        fr: "ôtez le titre de l’endroit où il est faux", en: "remove the title where it is wrong"))
  }

  fileprivate static func twoForms(
    _ title: YAMLScalar, _ form: String, _ other: YAMLScalar
  ) -> Diagnostic {
    contradiction(
      LocalizedText(
        fr: "« \(title.value) » est déjà un exemple de la forme « \(form) »",
        en: "“\(title.value)” is already an example of the form “\(form)”"), title, other)
  }

  fileprivate static func bothWays(_ title: YAMLScalar, _ example: YAMLScalar) -> Diagnostic {
    contradiction(
      LocalizedText(
        fr: "« \(title.value) » est à la fois exemple et contre-exemple de cette forme",
        en: "“\(title.value)” is both an example and a counter-example of this form"),
      title, example)
  }

  fileprivate static func stoppedAndLet(_ title: YAMLScalar, _ other: YAMLScalar) -> Diagnostic {
    contradiction(
      LocalizedText(
        fr: "« \(title.value) » doit passer ici et être arrêté ailleurs",
        en: "“\(title.value)” must pass here and be stopped elsewhere"), title, other)
  }
}

extension ContradictingExamples {
  static let examples: [RuleExample] = [
    RuleExample(
      "two forms, and both ways",
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: le judo
            genre: m
            exemples: [Judo 17h, Été]
            contre_exemples: [▶"judo  17h"]
          - id: b
            phrase: la danse
            genre: f
            exemples: [▶JUDO 17H]
            contre_exemples: [Tango]
        """
      ),
      (
        "interdits.yaml",
        """
        interdits:
          - { mot: a, registre: b, arrete: Un titre, n_arrete_pas: [c] }
          - { mot: d, registre: b, arrete: e, n_arrete_pas: [▶un titre] }
        """
      )),
    RuleExample(
      "other accents and others' counter-examples",
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: la pêche
            genre: f
            exemples: [Pêche]
            contre_exemples: [Péché]
          - id: b
            phrase: le péché
            genre: m
            exemples: [Péché]
            contre_exemples: [Pêche]
        """
      )),
  ]
}
