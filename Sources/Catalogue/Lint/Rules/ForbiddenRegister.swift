import Diagnostics

/// A text of a form or a template with a word of a register.
struct ForbiddenRegister: LintRule {
  static let page = RulePage(
    "forbidden-register", severity: .warning,
    what: LocalizedText(
      fr:
        "Une phrase, un décor ou une action d’une forme, ou un texte d’un modèle, contient un mot "
        + "de registres.yaml, sous n’importe laquelle de ses formes.",
      en:
        "A phrase, an item of decor or an action of a form, or a text of a template, holds a word "
        + "of registres.yaml in any of its forms."),
    why: LocalizedText(
      fr: "Le contrôle des registres refuse tout texte qui contient ce mot : un enfant ne le "
        + "recevra jamais.",
      en: "The check of registers refuses every text with that word: no child will ever get it."),
    cure: LocalizedText(
      fr: "Choisissez un autre mot. Si le mot est innocent pour tous, ôtez-le du registre.",
      en: "Choose another word. If the word is innocent for everybody, take it out of the "
        + "register."),
    safety: LocalizedText(
      fr: "Changer le texte, oui ; le registre concerne tous les textes.",
      en: "Changing the text, yes; the register concerns all texts."))

  static let examples = [
    RuleExample(
      "an inflected form, an elision, a name", severity: .warning,
      ExampleFiles.grades("CP"), ExampleFiles.plurals, ForbiddenRegister.words,
      ForbiddenRegister.registers,
      (
        "formes/a.yaml",
        "formes: [{ id: a, phrase: le parc, decor: [les ▶vaccins], actions: [compter l'▶argent] }]\n"
      ),
      (
        "modeles/a.yaml",
        "modeles: [{ id: a, titre: A, phrases: [\"Des briques ▶Lego sont là.\"] }]\n"
      )),
    RuleExample(
      "other words", severity: .warning,
      ExampleFiles.grades("CP"), ExampleFiles.plurals, ForbiddenRegister.words,
      ForbiddenRegister.registers,
      (
        "formes/a.yaml",
        "formes: [{ id: a, phrase: le parc, exemples: [Parc et vaccin], decor: [l'argenterie] }]\n"
      )),
  ]

  private static let words = ExampleFiles.words("noms: { m: [argent, vaccin] }")
  private static let registers: (path: String, yaml: String) = (
    "registres.yaml",
    """
    registres:
      - { id: sante, nom: la santé, mots: [vaccin] }
      - { id: argent, nom: l'argent, mots: [argent] }
      - { id: marques, nom: les marques, mots: [Lego] }

    """
  )

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let registers = scope.catalogue.registers?.registers ?? []
    for hit in scope.watched.hits {
      guard case .register(let place) = hit.reason else { continue }
      let text = scope.prose[hit.text].scalar
      report(.forbiddenRegister(hit.words, registers[place], at: text.span(of: hit.range)))
    }
  }
}

extension Diagnostic {
  fileprivate static func forbiddenRegister(
    _ word: String, _ register: RegisterSyntax, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: ForbiddenRegister.id, severity: .warning,
      LocalizedText(
        fr: "« \(word) » est du registre « \(register.name.value) », dont un texte ne parle pas",
        en: "“\(word)” is of the register “\(register.name.value)”, which no text speaks of"),
      at: span,
      notes: [.here(fr: "le registre est ici", en: "the register is here", register.id.span)],
      cure: LocalizedText(fr: "choisissez un autre mot", en: "choose another word"))
  }
}
