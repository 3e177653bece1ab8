import Diagnostics

/// A first name or a kinship word that a blocked word stops.
struct BlockedFirstName: LintRule {
  static let page = RulePage(
    "blocked-first-name",
    what: LocalizedText(
      fr: "Un prénom ou un mot de parenté de prenoms.yaml est un mot interdit, ou commence par un "
        + "préfixe interdit.",
      en: "A first name or a kinship word of prenoms.yaml is a blocked word, or begins with a "
        + "blocked prefix."),
    why: LocalizedText(
      fr: "Tout titre qui porte ce nom serait écarté : l’anniversaire de cet enfant ne serait "
        + "jamais proposé.",
      en: "Every title with that name would be set aside: that child’s birthday would never be "
        + "offered."),
    cure: LocalizedText(
      fr: "Précisez l’interdit (un préfixe plus long, plusieurs mots), ou ôtez le prénom de la "
        + "liste.",
      en: "Make the blocked word narrower (a longer prefix, several words), or take the name out "
        + "of the list."),
    safety: LocalizedText(
      fr: "Un interdit plus étroit laisse passer plus de titres : demandez une seconde lecture.",
      en: "A narrower blocked word lets more titles through: ask a second reader."))

  static let examples = [
    RuleExample(
      "a word and a prefix",
      ("prenoms.yaml", "prenoms: { f: [▶Violette], m: [Tom] }\nparente: { f: [▶mémé] }\n"),
      (
        "interdits.yaml",
        """
        interdits:
          - { mot: viol, registre: violence, prefixe: viol }
          - { mot: mémé, registre: mort }

        """
      )),
    RuleExample(
      "a name that only holds the letters",
      ("prenoms.yaml", "prenoms: { f: [Violette, Irma], m: [Firmin] }\n"),
      (
        "interdits.yaml",
        "interdits: [{ mot: viol, registre: violence }, { mot: IRM, registre: sante }]\n"
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let names = scope.catalogue.names else { return }
    for name in names.firstNames + names.feminineKinship + names.masculineKinship {
      if let hit = scope.blocked.firstHit(in: name.value) {
        report(.blockedFirstName(name, scope.catalogue.blocked[hit.entry]))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func blockedFirstName(
    _ name: YAMLScalar, _ entry: BlockedWordSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: BlockedFirstName.id,
      LocalizedText(
        fr: "« \(name.value) » est arrêté par l’interdit « \(entry.word.value) » : aucun titre "
          + "avec ce nom ne passe",
        en: "“\(name.value)” is stopped by the blocked word “\(entry.word.value)”: no title with "
          + "that name passes"),
      at: name.span,
      notes: [
        .here(
          fr: "« \(entry.word.value) » est interdit ici",
          en: "“\(entry.word.value)” is blocked here", entry.word.span)
      ],
      cure: LocalizedText(
        fr: "précisez l’interdit, ou ôtez le prénom de la liste",
        en: "make the blocked word narrower, or take the name out of the list"))
  }
}
