import Diagnostics

extension RulePage {
  /// What is found about the means that hide findings.
  static let controls: [RulePage] = [.goneFinding, .superfluousSuppression, .unusableSuppression]

  private static let goneFinding = RulePage(
    "gone-finding",
    what: LocalizedText(
      fr: "Un constat du fichier --baseline n’existe plus.",
      en: "A finding of the --baseline file is gone."),
    why: LocalizedText(
      fr: "Un constat connu qui resterait dans la liste cacherait le même défaut s’il revenait.",
      en: "A known finding that stayed in the list would hide the same fault if it came back."),
    cure: LocalizedText(
      fr: "Relancez avec --write-baseline : le fichier ne garde que ce qui reste.",
      en: "Run again with --write-baseline: the file keeps only what is left."),
    safety: LocalizedText(
      fr: "Sans risque : aucun catalogue ne change.", en: "Safe: no catalogue changes."))

  private static let superfluousSuppression = RulePage(
    "superfluous-suppression", severity: .warning,
    what: LocalizedText(
      fr: "Un commentaire « # lint: ignore » ne cache aucun constat.",
      en: "A comment “# lint: ignore” hides no finding."),
    why: LocalizedText(
      fr: "Il cacherait un défaut à venir, et fait croire qu’il y en a un.",
      en: "It would hide a fault to come, and makes readers believe that there is one."),
    cure: LocalizedText(fr: "Supprimez le commentaire.", en: "Delete the comment."),
    safety: LocalizedText(
      fr: "Sans risque : un commentaire ne change rien au jeu.",
      en: "Safe: a comment changes nothing in the set."),
    mending: .always)

  private static let unusableSuppression = RulePage(
    "unusable-suppression", severity: .warning,
    what: LocalizedText(
      fr: "Un commentaire « # lint: » n’est pas suivi : la règle est inconnue ou ne s’ignore pas, "
        + "la raison manque, ou la forme n’est pas « # lint: ignore RÈGLE raison ».",
      en: "A comment “# lint:” is not followed: the rule is unknown or can’t be ignored, the "
        + "reason is missing, or the form is not “# lint: ignore RULE reason”."),
    why: LocalizedText(
      fr: "Qui relit le jeu doit savoir pourquoi un constat est accepté.",
      en: "Who reads the set must know why a finding was accepted."),
    cure: LocalizedText(
      fr: "Écrivez le nom exact de la règle, puis la raison, sur la ligne du constat ou juste "
        + "avant.",
      en: "Write the exact name of the rule, then the reason, on the line of the finding or just "
        + "before it."),
    safety: LocalizedText(
      fr: "Sans risque : un commentaire ne change rien au jeu.",
      en: "Safe: a comment changes nothing in the set."))
}
