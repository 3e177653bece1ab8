import Diagnostics

@testable import Catalogue

/// Two forms with the given motifs.
private func twoForms(
  _ first: String, _ second: String, ranks: (String, String) = ("activite", "activite")
) -> (path: String, yaml: String) {
  (
    "formes/a.yaml",
    """
    formes:
      - id: premiere
        phrase: le premier
        genre: m
        rang: \(ranks.0)
        motifs: [\(first)]
      - id: seconde
        phrase: le second
        genre: m
        rang: \(ranks.1)
        motifs: [\(second)]
    """
  )
}

let motifCases: [RuleCase] = [
  RuleCase(DuplicateMotif.self, "the same word", twoForms("judo", "▶Judo")),
  RuleCase(DuplicateMotif.self, "an optional part", twoForms("foot", "▶foot(ball)")),
  RuleCase(
    DuplicateMotif.self, "hyphen and space", twoForms("pique-nique", "▶pique nique")),
  RuleCase(
    DuplicateMotif.self, "an apostrophe that may be missing",
    twoForms("fête de l'école", "▶fête de lécole")),
  RuleCase(
    DuplicateMotif.self, "a number", twoForms("\"les # ans\"", "▶les 8 ans")),
  RuleCase(
    DuplicateMotif.self, "other rank",
    twoForms("fête du village", "▶fête du village", ranks: ("fete", "periode"))),
  RuleCase(
    DuplicateMotif.self, "twice in one form", severity: .info,
    twoForms("judo, ▶Judo", "danse")),
  RuleCase(DuplicateMotif.self, "other accents", twoForms("pêche", "péché")),
  RuleCase(DuplicateMotif.self, "other words", twoForms("judo", "cours de judo")),
  RuleCase(DuplicateMotif.self, "other numbers", twoForms("les 8 ans", "les 9 ans bis")),

  RuleCase(TiedMotifs.self, "accents", twoForms("pêche", "▶péché")),
  RuleCase(TiedMotifs.self, "one without", twoForms("theatre", "▶théâtre")),
  RuleCase(
    TiedMotifs.self, "other rank", twoForms("pêche", "péché", ranks: ("fete", "activite"))),
  RuleCase(TiedMotifs.self, "the same text", twoForms("pêche", "pêche")),
  RuleCase(TiedMotifs.self, "other letters", twoForms("pêche", "pêches")),

  RuleCase(
    SilencedMotif.self, "sauf of another form",
    (
      "formes/a.yaml",
      """
      formes:
        - id: tennis
          phrase: le tennis
          genre: m
          motifs: [tennis]
          sauf: [tennis de table]
        - id: ping_pong
          phrase: le ping-pong
          genre: m
          motifs: [ping-pong, ▶tennis (de) table]
      """
    )),
  RuleCase(
    SilencedMotif.self, "sauf that is longer",
    (
      "formes/a.yaml",
      """
      formes:
        - id: tennis
          phrase: le tennis
          genre: m
          motifs: [tennis]
          sauf: [tennis de table, court de tennis]
      """
    )),

  RuleCase(
    ContainedMotif.self, "no example", severity: .warning,
    (
      "formes/a.yaml",
      """
      formes:
        - id: foot
          phrase: le foot
          genre: m
          motifs: [foot]
          exemples: [Foot 18h]
        - id: match_foot
          phrase: le match de foot
          genre: m
          motifs: [▶match (de) foot(ball), rencontre]
          exemples: [Rencontre U9]
      """
    )),
  RuleCase(
    ContainedMotif.self, "an example proves it", severity: .info,
    (
      "formes/a.yaml",
      """
      formes:
        - id: foot
          phrase: le foot
          genre: m
          motifs: [foot]
          exemples: [Foot 18h]
        - id: match_foot
          phrase: le match de foot
          genre: m
          motifs: [▶match (de) foot(ball), rencontre]
          exemples: [Match-foot 14h]
      """
    )),
  RuleCase(
    ContainedMotif.self, "parts of words and the form's own motifs",
    twoForms("judo, cours de judo", "judoka")),

  RuleCase(
    RawSubstring.self, "a word of titles", severity: .warning, twoForms("▶ski", "danse")),
  RuleCase(
    RawSubstring.self, "a first name", severity: .warning,
    twoForms("▶zoé, judo", "danse"),
    ("prenoms.yaml", "prenoms: { f: [Zoé, Zoélie], m: [Tom] }\n")),
  RuleCase(
    RawSubstring.self, "a long motif", severity: .info,
    twoForms("▶piscine", "danse"),
    ("ecarts.yaml", "demarches: [{ mot: x, ecarte: X, n_ecarte_pas: [Piscinette] }]\n")),
  RuleCase(
    RawSubstring.self, "a counter-example and a plural",
    (
      "formes/a.yaml",
      """
      formes:
        - id: ski
          phrase: le ski
          genre: m
          motifs: [ski, luge]
          exemples: [Luges et skis]
          contre_exemples: [Expo Kandinsky]
      """
    )),
]
