import Diagnostics

@testable import Catalogue

private let identity = (path: "jeu.yaml", yaml: "id: essai\nnom: Essai\nversion: 1.0.0\n")

private let words =
  [
    (
      path: "niveaux.yaml",
      yaml: """
      niveaux:
        - id: CP
          mots: { min: 6, max: 30 }
          paliers: [6-15, 14-22, 21-30]
          phrases: { max: 5, mots_max: 10, moyenne_min: 3, phrase_courte: 1 }
          temps: [présent]
          verbes_travailles: [-er]
          competences_par_texte: { min: 1, max: 1 }
          pieges: { min: 1, max: 9 }
      """
    ),
    (
      path: "vocabulaire/cp.yaml",
      yaml: "niveau: CP\nsource: essai\nnoms: { m: [chat], f: [pomme] }\n"
    ),
  ]

let setCases: [RuleCase] = [
  RuleCase(
    DuplicateId.self, "every kind",
    (
      "formes/a.yaml",
      "formes:\n  - id: judo\n    phrase: le judo\n  - id: ▶judo\n    phrase: la danse\n"
    ),
    (
      "formes/b.yaml", "formes:\n  - id: ▶judo\n    phrase: le tennis\n"
    ),
    ("modeles/a.yaml", "modeles: [{ id: a, titre: A }, { id: ▶a, titre: B }]\n"),
    (
      "interdits.yaml",
      "interdits: [{ mot: décès, registre: m }, { mot: ▶Deces, registre: m }]\n"
    ),
    ("ecarts.yaml", "annulations: [{ mot: grève }]\ndemarches: [{ mot: ▶grève }]\n"),
    ("registres.yaml", "registres: [{ id: a, nom: A }, { id: ▶a, nom: B }]\n")),
  RuleCase(
    DuplicateId.self, "one id in two kinds",
    ("formes/a.yaml", "formes:\n  - id: judo\n    phrase: le judo\n"),
    ("modeles/a.yaml", "modeles: [{ id: judo, titre: A }]\n")),

  RuleCase(
    MalformedId.self, "capital, accent, hyphen, digit first",
    (
      "formes/a.yaml",
      """
      formes:
        - { id: ▶Judo, phrase: le judo }
        - { id: ▶fête, phrase: la fête }
        - { id: ▶ping-pong, phrase: le ping-pong }
        - { id: ▶2_roues, phrase: le vélo }
      """
    )),
  RuleCase(
    MalformedId.self, "digits and underscores", identity,
    ("formes/a.yaml", "formes: [{ id: fete_14_juillet, phrase: la fête }]\n")),

  RuleCase(
    UnknownRegister.self, "an accent",
    ("interdits.yaml", "interdits: [{ mot: a, registre: ▶santé }, { mot: b, registre: sante }]\n"),
    ("registres.yaml", "registres: [{ id: sante, nom: la santé }]\n")),
  RuleCase(
    UnknownRegister.self, "no registers to compare with",
    ("interdits.yaml", "interdits: [{ mot: a, registre: santé }]\n")),
  RuleCase(
    UnknownRegister.self, "known",
    ("interdits.yaml", "interdits: [{ mot: a, registre: sante }]\n"),
    ("registres.yaml", "registres: [{ id: sante, nom: la santé }]\n")),

  RuleCase(
    UnknownRuleWord.self, "in a pattern, a condition and a skill", severity: .warning,
    words[0], words[1],
    (
      "morphologie/lectures.yaml",
      """
      motifs: { petit: { mot: [chat, ▶chta] } }
      regles:
        - id: a
          raison: b
          mot: { lemme: [▶chien] }
          si: [{ place: -1, est: { mot: [▶de, chat], pas_mot: [du] } }]
          garde: { classe: nom }
          exemples: ["[chat]"]
          contre_exemples: ["[un]"]
      """
    ),
    (
      "competences/01.yaml",
      """
      id: a
      nom: A
      definition: a
      introduite: CP
      attendue: CP
      priorite: 1
      source: essai
      regles:
        - id: b
          mot: { mot: [▶chats'] }
          pourquoi: c
          confusions: [{ majuscule: non }]
          pieges: ["[chat]"]
          sans_piege: [un]
      """
    )),
  RuleCase(
    UnknownRuleWord.self, "known words",
    words[0], words[1],
    (
      "morphologie/lectures.yaml",
      "motifs: { fruit: { mot: [pomme, \"pomm'\", \"!\"] } }\nregles: []\n"
    )),

  RuleCase(
    UnsortedNames.self, "names, flexions and registers", severity: .warning,
    ("prenoms.yaml", "prenoms: { f: [Éva, Ève, ▶Eva], m: [Tom, ▶Éloi] }\n"),
    ("interdits.yaml", "interdits: [{ mot: a, registre: b, flexions: [été, ▶avril] }]\n"),
    ("registres.yaml", "registres: [{ id: a, nom: A, mots: [zoo, ▶âne] }]\n")),
  RuleCase(
    UnsortedNames.self, "accents and case do not count",
    ("prenoms.yaml", "prenoms: { f: [Alix, Élise, Emma], m: [d'Arc, Éloi, Tom] }\n")),

  RuleCase(
    MissingFile.self, "all but one", ("jeu.yaml", "▶" + "id: essai\nnom: Essai\nversion: 1.0.0\n")),
  RuleCase(
    MissingFile.self, "a set that extends another",
    ("jeu.yaml", identity.yaml + "etend: ecole\n")),
]
