import Catalogue
import Diagnostics

/// A set as small as one can be, around the templates of an example.
enum TemplateExampleSet {
  static let failing = [
    example("a word that the set does not know", template("▶chat", "Le tapir regarde {ENFANT}.")),
    example("words of the grade", template("chat", "Le lion regarde {ENFANT}.")),
  ]

  static let unexercised = [
    example(
      "no apostrophe", template("chat", "Le lion regarde {ENFANT}.", skill: "▶apostrophe")),
    example(
      "two apostrophes",
      template("chat", "Le lion de l'ours regarde l'eau.", skill: "apostrophe")),
  ]

  static let unreachable = [
    example(
      "a tag of no form",
      template("▶chat", "Le lion regarde {ENFANT}.", about: "etiquettes: [musique]")),
    example(
      "a tag of a form", template("zoo", "{ENFANT} aime {MOMENT}.", about: "etiquettes: [sortie]")),
  ]

  static let doubtful = [
    example(
      "a word of two spellings", severity: .warning,
      template("▶chat", "Le lion regarde l'île."), besides: twoSpellings),
    example(
      "a word of one", template("chat", "Le lion regarde l'eau."), besides: twoSpellings),
  ]

  private static let twoSpellings: [(path: String, yaml: String)] = [
    ("morphologie/graphies.yaml", "source: exemple\nmots_1990: { île: ile }\n")
  ]

  static let repeated = [
    example(
      "two rows", severity: .warning,
      template("▶chat", "Le {QUI} regarde {ENFANT}.", rows: "chat", "lion", "chat")),
    example(
      "two templates", severity: .warning, template("chat", "Le lion regarde {ENFANT}."),
      template("▶lion", "Le lion regarde {ENFANT}.")),
    example("other words", template("chat", "Le {QUI} regarde {ENFANT}.", rows: "chat", "lion")),
  ]

  /// A template of two sentences.
  private static func template(
    _ id: String, _ sentence: String, skill: String = "majuscule", about: String = "moment: aucun",
    rows: String...
  ) -> String {
    let choices = rows.map { "      - { QUI: \($0) }\n" }.joined()
    return """
        - id: \(id)
          titre: Le chat
          \(about)
          niveaux: [CE1]
          recit: passe
          competences: [\(skill)]
          relu: non

      """ + (rows.isEmpty ? "" : "    choix:\n" + choices) + """
            phrases:
              - "\(sentence)"
              - "{ENFANT} regarde le petit chat."

        """
  }

  private static func example(
    _ name: String, severity: Severity = .error, _ templates: String...,
    besides: [(path: String, yaml: String)] = []
  ) -> RuleExample {
    let texts = "modeles:\n" + templates.joined()
    return RuleExample(
      name, severity: severity, files: files + besides + [forms, ("modeles/a.yaml", texts)])
  }

  /// All files of the set but its forms and templates.
  static let files = school + [progression] + words + morphology

  private static let school: [(path: String, yaml: String)] = [
    (
      "jeu.yaml", "id: essai\nnom: Essai\nlangue: fr\nversion: 1.0.0\nlicence: CC BY 4.0\n"
    ),
    (
      "calendrier.yaml",
      "fenetre: { passe_jours: 730, avenir_jours: 14, recurrent_passe_jours: 7 }\n"
    ),
    ("ecarts.yaml", "annulations: []\ndemarches: []\n"),
    ("interdits.yaml", "interdits: []\n"),
    ("registres.yaml", "registres: []\nrelecture: [Le texte raconte le moment choisi.]\n"),
    ("temps.yaml", "temps:\n  - { id: present, nom: présent, forme: simple }\n"),
    (
      "niveaux.yaml",
      """
      niveaux:
        - id: CE1
          mots: { min: 4, max: 30 }
          paliers: [4-15, 14-22, 21-30]
          phrases: { max: 5, mots_max: 10, moyenne_min: 3, phrase_courte: 1 }
          temps: [présent]
          verbes_travailles: [-er]
          competences_par_texte: { min: 1, max: 1 }
          pieges: { min: 1, max: 9 }

      """
    ),
    (
      "competences/majuscule.yaml",
      skill("majuscule", "{ majuscule: oui }", "[Le] chat.", "le chat")
    ),
    (
      "competences/apostrophe.yaml",
      skill(
        "apostrophe", "{ classe: [determinant] }\n    fin: [\"'\"]", "Il regarde [l']eau.",
        "Il regarde le lion.")
    ),
  ]

  private static let progression =
    (
      path: "progression.yaml",
      yaml: """
      transitions:
        pas_encore_vue: { reussie: en_cours, quelques_erreurs: en_cours, perdue: fragile }
        fragile: { reussie: en_cours, quelques_erreurs: fragile, perdue: fragile }
        en_cours: { reussie: maitrisee, quelques_erreurs: en_cours, perdue: fragile }
        maitrisee: { reussie: maitrisee, quelques_erreurs: en_cours, perdue: fragile }
      maitrise: { reussites_de_suite: 2, jours_differents: oui, revoir_apres_jours: 45 }
      copie: { erreurs_max: 1, pour_cent_des_pieges: 50 }
      texte:
        ordre: [fragile, pas_encore_vue, en_cours, maitrisee]
        fragiles_max: 2
        nouvelle_tous_les: 3
      paliers: { depart: 1, monte_si_toutes: reussie, descend_si_une: perdue }
      cartes: 3

      """
    )

  private static let forms =
    (
      "formes/a.yaml",
      """
      formes:
        - id: zoo
          phrase: la sortie au zoo
          genre: f
          motifs: [zoo, sortie au zoo]
          mentions: [zoo]
          quand: au zoo
          decor: [le singe, la girafe, le lion, l'ours]
          actions: [regarder, marcher, compter]
          etiquettes: [sortie, nature]
          exemples: [Zoo, Sortie au zoo, Zoo 14h]
          contre_exemples: [Zoologie, Zoom]

      """
    )

  private static func skill(
    _ id: String, _ word: String, _ trap: String, _ other: String
  ) -> String {
    """
    id: \(id)
    nom: \(id)
    definition: une règle, pour l'exemple
    introduite: CE1
    attendue: CE1
    priorite: 1
    source: exemple
    regles:
      - id: \(id)
        mot: \(word)
        pourquoi: C'est la règle.
        confusions: [{ majuscule: non }]
        pieges: ["\(trap)"]
        sans_piege: ["\(other)"]

    """
  }

  private static let words: [(path: String, yaml: String)] = [
    (
      "prenoms.yaml",
      """
      source: exemple
      prenoms: { f: [Inès, Léa], m: [Hugo, Tom] }
      elision: { oui: [Hugo], non: [] }
      jamais: [Maman]
      suites: [à, au]

      """
    ),
    (
      "vocabulaire/ce1.yaml",
      """
      niveau: CE1
      source: exemple
      noms: { m: [chat, lion, ours, singe, zoo], f: [eau, girafe, île, sortie] }
      adjectifs: [petit]
      verbes: { aimer: [aimer, compter, marcher, regarder] }
      prepositions: [à, avec, de]

      """
    ),
    (
      "morphologie/mots_outils.yaml",
      """
      groupes:
        - classe: determinant
          sorte: article_defini
          niveau: CE1
          mots:
            - { mot: au, genre: m, nombre: s }
            - { mot: du, genre: m, nombre: s }
            - { mot: la, lemme: le, genre: f, nombre: s }
            - { mot: le, genre: m, nombre: s }
        - classe: pronom
          sorte: sujet
          niveau: CE1
          mots:
            - { mot: elle, genre: f, nombre: s, personne: 3 }
            - { mot: il, genre: m, nombre: s, personne: 3 }

      """
    ),
  ]

  private static let morphology: [(path: String, yaml: String)] = [
    (
      "morphologie/auxiliaires.yaml",
      "source: exemple\netre: []\netre_ou_avoir: []\npronominaux: []\n"
        + "participes_invariables: [marcher]\nimpersonnels: []\n"
    ),
    (
      "morphologie/conjugaisons.yaml",
      """
      terminaisons:
        imparfait: [ais, ais, ait, ions, iez, aient]
        futur: [ai, as, a, ons, ez, ont]
        subjonctif: [e, es, e, ions, iez, ent]
        participe_present: ant
        participe: ["", e, s, es]
        passe_simple:
          - [ai, as, a, âmes, âtes, èrent]
      conjugaisons:
        - id: aimer
          infinitif: er
          present: [e, es, e, ons, ez, ent]
          passe_simple: ai
          participe: é

      """
    ),
    ("morphologie/contractions.yaml", "contractions: [{ mots: [à, le], devient: au }]\n"),
    (
      "morphologie/elision.yaml",
      """
      source: exemple
      elide: { de: d', la: l', le: l' }
      elide_devant: []
      devant_voyelle: {}
      indivisibles: []
      h_aspire: []
      sans_elision: []
      y_elide: []

      """
    ),
    ("morphologie/feminins.yaml", "regles:\n  - { fin: [\"\"], devient: [e] }\nexceptions: []\n"),
    ("morphologie/lectures.yaml", "regles: []\n"),
    (
      "morphologie/pluriels.yaml",
      "regles:\n  - { fin: [s], devient: [s] }\n  - { fin: [\"\"], devient: [s] }\nexceptions: []\n"
    ),
  ]
}
