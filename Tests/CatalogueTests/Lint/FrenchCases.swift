import Diagnostics

@testable import Catalogue

private let elision =
  (
    path: "morphologie/elision.yaml",
    yaml: """
    source: essai
    elide: { de: d', la: l', le: l', que: qu', ce: c' }
    elide_devant: [{ mot: si, forme: s', devant: [il, ils] }]
    devant_voyelle: { ma: mon, ce: cet, beau: bel }
    h_aspire: [hérisson, haut]
    sans_elision: [onze, ouistiti]
    y_elide: [yeux]
    """
  )

private let contractions =
  (
    path: "morphologie/contractions.yaml",
    yaml: "contractions: [{ mots: [à, le], devient: au }, { mots: [de, les], devient: des }]\n"
  )

private let words =
  (
    path: "vocabulaire/ce1.yaml",
    yaml: """
    niveau: CE1
    source: essai
    noms: { m: [parc, tapis], f: [arbitre, piscine] }
    """
  )

private func form(_ lines: String...) -> (path: String, yaml: String) {
  ("formes/a.yaml", "formes:\n  - " + lines.joined(separator: "\n    ") + "\n")
}

private func template(_ lines: String...) -> (path: String, yaml: String) {
  (
    "modeles/a.yaml",
    "modeles:\n  - id: a\n    titre: Un titre\n    phrases:\n"
      + lines.map { "      - \($0)\n" }.joined()
  )
}

let frenchCases: [RuleCase] = [
  RuleCase(
    WrongElision.self, "missing", elision,
    form(
      "id: a", "phrase: ▶le arbre", "quand: pendant ▶la école", "va: aller ▶si il pleut",
      "decor: [le hérisson, ▶le haricot à ▶ma amie]")),
  RuleCase(
    WrongElision.self, "needless", elision,
    template("\"Voici ▶l'hérisson, puis ▶l’ouistiti, le onze et ▶d'hauts murs.\"")),
  RuleCase(
    WrongElision.self, "before a name", elision,
    template("\"Le sac ▶d'{AMI} et l'école.\"")),
  RuleCase(
    WrongElision.self, "right", elision,
    form("id: a", "phrase: l'arbre", "quand: à l'école", "va: aller s'il pleut"),
    template(
      "\"Le hérisson, l'heure, les yeux, d'yeux bleus, le yaourt, ce à quoi il rit.\"",
      "\"Prends-le à midi, de {AMI}, que {MOMENT}, aujourd'hui, le onze, quelqu'un.\"")),
  RuleCase(
    WrongElision.self, "without the lists", form("id: a", "phrase: le arbre")),

  RuleCase(
    MissingContraction.self, "before a noun", contractions, twoGrades, words,
    form("id: a", "phrase: le parc", "quand: ▶à le parc", "decor: [la porte ▶de les tapis]")),
  RuleCase(
    MissingContraction.self, "pronouns and names", contractions, twoGrades, words,
    template("\"Il apprend à le lancer, au parc, à la piscine.\"")),

  RuleCase(
    WrongArticle.self, "genre, nombre, determinant", twoGrades, words,
    (
      "formes/a.yaml",
      """
      formes:
        - id: a
          phrase: ▶la judo
          genre: m
        - id: b
          phrase: ▶les judos
          genre: m
        - id: c
          phrase: ▶le judo
          genre: m
          determinant: la
        - id: d
          phrase: ▶Noël
          genre: m
      """
    )),
  RuleCase(
    WrongArticle.self, "decor", twoGrades, words,
    form("id: a", "phrase: l'arbitre", "genre: f", "decor: [▶ballon rouge, ▶la, le ballon]")),
  RuleCase(
    WrongArticle.self, "against the vocabulary", severity: .warning, twoGrades, words,
    form("id: a", "phrase: l'arbitre", "genre: f", "decor: [▶la parc, ▶le piscine, le tapis]")),
  RuleCase(
    WrongArticle.self, "right", twoGrades, words,
    (
      "formes/a.yaml",
      """
      formes:
        - id: a
          phrase: l’été
          genre: m
          decor: [le parc, l'arbitre, les tapis, la grande piscine]
        - id: b
          phrase: Noël
          genre: m
          determinant: aucun
        - id: c
          phrase: les vacances
          genre: f
          nombre: p
          determinant: les
      """
    )),

  RuleCase(
    GenericMention.self, "one of several", severity: .warning,
    form("id: a", "phrase: la sortie au zoo", "mentions: [zoo, ▶sortie]")),
  RuleCase(
    GenericMention.self, "the noun itself and more words",
    form("id: a", "phrase: le match", "mentions: [match, match de foot]")),

  RuleCase(
    MixedScript.self, "a motif", form("id: a", "phrase: le judo", "motifs: [judo, jud▶о]")),
  RuleCase(
    MixedScript.self, "a title of an example",
    form("id: a", "phrase: le Noël d'Éloi", "motifs: [α]", "exemples: [judо]")),

  RuleCase(
    InvisibleCharacter.self, "soft hyphen and zero width",
    form("id: a", "phrase: le ju▶\u{AD}do", "motifs: [judo▶\u{200B}]")),
  RuleCase(
    InvisibleCharacter.self, "emoji in a title",
    form("id: a", "phrase: l'été", "exemples: [\"🏊\u{200D}♀\u{FE0F} Été\"]")),
]
