import Diagnostics

@testable import Catalogue

private let blocked =
  (
    path: "interdits.yaml",
    yaml: """
    interdits:
      - mot: hôpital
        registre: sante
        flexions: [hôpitaux, arrêt de travail]
        prefixe: hospitalis
        arrete: Hôpital
        n_arrete_pas: [Hôtel]
    """
  )

private let chores =
  (
    path: "ecarts.yaml",
    yaml: """
    annulations:
      - mot: annulé
        ecarte: Judo annulé
    demarches:
      - mot: réunion
        ecarte: Réunion
    """
  )

let exampleCases: [RuleCase] = [
  RuleCase(
    BlockedForm.self, "everywhere", blocked,
    (
      "formes/a.yaml",
      """
      formes:
        - id: a
          phrase: ▶la visite à l'hôpital
          genre: f
          motifs: [▶visite (à) hopital, visite]
          mentions: [▶hospitalisation]
          quand: ▶pendant l'arrêt de travail
          va: ▶aller à l'hôpital
          decor: [le lit, ▶les hôpitaux]
          actions: [▶se faire hospitaliser]
          exemples: [▶H.Ô.P.I.T.A.L, Visite]
          contre_exemples: [Hôpital]
      """
    )),
  RuleCase(
    BlockedForm.self, "near words", blocked,
    (
      "formes/a.yaml",
      """
      formes:
        - id: a
          phrase: l'hospitalité
          genre: f
          motifs: [hospice, arrêt du travail]
      """
    )),

  RuleCase(
    BlockedTemplate.self, "title, sentence and choix", severity: .warning, blocked,
    (
      "modeles/a.yaml",
      """
      modeles:
        - id: a
          titre: ▶L'hôpital
          choix:
            - { LIEU: ▶aux hôpitaux }
            - { LIEU: au bois }
          phrases:
            - "{ENFANT} va {LIEU}."
            - ▶"Il est hospitalisé."
      """
    )),
  RuleCase(
    BlockedTemplate.self, "harmless", blocked,
    (
      "modeles/a.yaml",
      "modeles:\n  - id: a\n    titre: L'hôtel\n    phrases:\n      - \"Il rit.\"\n"
    )),

  RuleCase(
    EcartHitsExample.self, "examples and motifs", chores,
    (
      "formes/a.yaml",
      """
      formes:
        - id: a
          phrase: la kermesse
          genre: f
          motifs: [kermesse, ▶réunion kermesse]
          exemples: [▶Kermesse ANNULÉE ou annulé, Kermesse]
          contre_exemples: [Réunion kermesse]
      """
    )),
  RuleCase(
    EcartHitsExample.self, "near words", chores,
    (
      "formes/a.yaml",
      "formes:\n  - id: a\n    phrase: le judo\n    motifs: [judo]\n    exemples: [Annulaire]\n"
    )),

  RuleCase(
    ContradictingExamples.self, "two forms, and both ways",
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
  RuleCase(
    ContradictingExamples.self, "other accents and others' counter-examples",
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

  RuleCase(
    TooFewExamples.self, "both lists", severity: .warning,
    (
      "formes/a.yaml",
      """
      formes:
        - id: ▶a
          phrase: le judo
          genre: m
          exemples: [Judo, Judo 17h, Judo Tom]
          contre_exemples: [Judoka]
        - id: ▶b
          phrase: le judo
          genre: m
          exemples: [Judo, Judo 17h]
          contre_exemples: [Judoka, Jude]
      """
    )),
  RuleCase(
    TooFewExamples.self, "enough",
    (
      "formes/a.yaml",
      """
      formes:
        - id: a
          phrase: le judo
          genre: m
          exemples: [Judo, Judo 17h, Judo Tom]
          contre_exemples: [Judoka, Jude]
      """
    )),

  RuleCase(
    WrongCount.self, "few motifs", severity: .warning,
    (
      "formes/a.yaml",
      """
      formes:
        - id: ▶a
          phrase: le judo
          genre: m
          motifs: [judo]
          decor: [le a, le b, le c, le d]
          actions: [a, b, c]
      """
    )),
  RuleCase(
    WrongCount.self, "right",
    (
      "formes/a.yaml",
      """
      formes:
        - id: a
          phrase: le judo
          genre: m
          motifs: [judo, cours de judo]
          decor: [le a, le b, le c, le d]
          actions: [a, b, c]
      """
    )),
]
