import Diagnostics

/// A word of the vocabulary that titles may not hold, although texts may.
struct BlockedVocabulary: LintRule {
  static let page = RulePage(
    "blocked-vocabulary", severity: .info,
    what: LocalizedText(
      fr: "Un mot du vocabulaire est interdit dans les titres, mais aucun registre ne le refuse "
        + "dans les textes.",
      en: "A word of the vocabulary is blocked in titles, but no register refuses it in texts."),
    why: LocalizedText(
      fr: "C’est souvent voulu : « opération » écarte un titre, mais une opération de calcul a sa "
        + "place dans une dictée. C’est peut-être aussi un mot oublié dans registres.yaml.",
      en: "Often it is meant: “opération” sets a title aside, while one in arithmetic may be "
        + "dictated. It may also be a word that registres.yaml forgot."),
    cure: LocalizedText(
      fr: "Si le mot n’a pas sa place dans une dictée, ajoutez-le à son registre.",
      en: "If the word has no place in a dictation, add it to its register."),
    safety: LocalizedText(
      fr: "Non sans risque : des textes qui contiennent le mot seront refusés.",
      en: "Not without risk: texts that hold the word will be refused."))

  static let examples = [
    RuleExample(
      "in no register", severity: .info,
      ("vocabulaire/cp.yaml", "niveau: CP\nsource: essai\nnoms: { m: [chat, ▶docteur] }\n"),
      ("interdits.yaml", "interdits: [{ mot: docteur, registre: sante }]\n"),
      ("registres.yaml", "registres: [{ id: sante, nom: la santé, mots: [médecin] }]\n")),
    RuleExample(
      "in a register", severity: .info,
      ("vocabulaire/cp.yaml", "niveau: CP\nsource: essai\nnoms: { m: [chat, docteur] }\n"),
      ("interdits.yaml", "interdits: [{ mot: docteur, registre: sante }]\n"),
      ("registres.yaml", "registres: [{ id: sante, nom: la santé, mots: [docteur] }]\n")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let registers = scope.catalogue.registers else { return }
    let refused = Set(registers.registers.flatMap(\.words).map(\.value))
    for word in scope.catalogue.vocabulary.flatMap(\.words) {
      guard let hit = scope.blocked.firstHit(in: word.value.masculine),
        !refused.contains(word.value.masculine)
      else { continue }
      report(.blockedVocabulary(word, scope.catalogue.blocked[hit.entry]))
    }
  }
}

extension Diagnostic {
  fileprivate static func blockedVocabulary(
    _ word: YAMLScalar, _ entry: BlockedWordSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: BlockedVocabulary.id, severity: .info,
      LocalizedText(
        fr: "« \(word.value) » est interdit dans les titres, mais permis dans les textes",
        en: "“\(word.value)” is blocked in titles, but allowed in texts"),
      at: word.span,
      notes: [
        .here(
          fr: "« \(entry.word.value) » est interdit ici",
          en: "“\(entry.word.value)” is blocked here", entry.word.span)
      ],
      cure: LocalizedText(
        fr: "si ce n’est pas voulu, ajoutez-le à un registre de registres.yaml",
        en: "if that is not meant, add it to a register of registres.yaml"))
  }
}
