/// Files that the examples of several rules share.
package enum ExampleCatalogues {
  /// A path inside the set and the YAML of the file.
  package typealias File = (path: String, yaml: String)

  /// A set that extends no other.
  package static let identity: File = ("jeu.yaml", "id: essai\nnom: Essai\nversion: 1.0.0\n")

  /// One form: its lines as they stand below its `-`.
  package static func form(_ lines: String...) -> File {
    ("formes/a.yaml", "formes:\n" + entry(lines))
  }

  /// A form with the tag `sport`; its first line is `id`.
  package static func taggedForm(_ lines: String...) -> File {
    let shared = [
      "phrase: le judo", "genre: m", "etiquettes: [sport]", "decor: [le tapis]",
      "actions: [saluer]",
    ]
    return ("formes/a.yaml", "formes:\n" + entry(lines.prefix(1) + shared + lines.dropFirst()))
  }

  /// A form with every key that a form needs; each argument is the inside of its list.
  package static func wholeForm(
    _ id: String, motifs: String = "judo, cours de judo",
    decor: String = "le tapis, le kimono, la ceinture, le banc",
    actions: String = "saluer, rouler, apprendre une prise",
    examples: String = "Judo, JUDO 17h, Judo Tom", counterExamples: String = "Judoka, Judo-club"
  ) -> File {
    form(
      "id: \(id)", "phrase: le judo", "genre: m", "motifs: [\(motifs)]", "mentions: [judo]",
      "quand: au judo", "decor: [\(decor)]", "actions: [\(actions)]", "etiquettes: [sport]",
      "exemples: [\(examples)]", "contre_exemples: [\(counterExamples)]")
  }

  /// Two forms with the given `motifs`.
  package static func twoForms(
    _ first: String, _ second: String, ranks: (String, String) = ("activite", "activite")
  ) -> File {
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

  /// A template with the given `phrases`.
  package static func sentences(_ texts: String...) -> File {
    let lines = texts.map { "  - \($0)" }
    return (
      "modeles/a.yaml", "modeles:\n" + entry(["id: a", "titre: Un titre", "phrases:"] + lines)
    )
  }

  /// Templates: for each its lines as they stand below its `-`.
  package static func templates(_ templates: [String]...) -> File {
    ("modeles/a.yaml", "modeles:\n" + templates.map(entry).joined())
  }

  private static func entry(_ lines: [String]) -> String {
    "  - " + lines.joined(separator: "\n    ") + "\n"
  }
}

/// Lists of words.
extension ExampleCatalogues {
  /// A blocked word with inflections, one of them of several words, and a prefix.
  package static let hospital: File = (
    "interdits.yaml",
    """
    interdits:
      - mot: hôpital
        registre: sante
        flexions: [hôpitaux, arrêt de travail]
        prefixe: hospitalis
        arrete: Hôpital
        n_arrete_pas: [Hôtel]
    """
  )

  /// A word that cancels an event and one that makes it a chore.
  package static let chores: File = (
    "ecarts.yaml",
    """
    annulations:
      - mot: annulé
        ecarte: Judo annulé
    demarches:
      - mot: réunion
        ecarte: Réunion
    """
  )

  package static let elision: File = (
    "morphologie/elision.yaml",
    """
    source: essai
    elide: { de: d', la: l', le: l', que: qu', ce: c' }
    elide_devant: [{ mot: si, forme: s', devant: [il, ils] }]
    devant_voyelle: { ma: mon, ce: cet, beau: bel }
    h_aspire: [hérisson, haut]
    sans_elision: [onze, ouistiti]
    y_elide: [yeux]
    """
  )

  package static let contractions: File = (
    "morphologie/contractions.yaml",
    "contractions: [{ mots: [à, le], devient: au }, { mots: [de, les], devient: des }]\n"
  )

  /// A grade `CP`.
  package static let oneGrade: File = (
    "niveaux.yaml",
    """
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
  )

  /// The grades `CE1` and `CE2`.
  package static let twoGrades: File = (
    "niveaux.yaml",
    """
    niveaux:
      - id: CE1
        mots: { min: 1, max: 9 }
        paliers: [1-9]
        phrases: { max: 9, mots_max: 9, moyenne_min: 1, phrase_courte: 1 }
        temps: [présent]
        competences_par_texte: { min: 1, max: 2 }
        pieges: { min: 1, max: 2 }
      - id: CE2
        mots: { min: 1, max: 9 }
        paliers: [1-9]
        phrases: { max: 9, mots_max: 9, moyenne_min: 1, phrase_courte: 1 }
        temps: [présent]
        competences_par_texte: { min: 1, max: 2 }
        pieges: { min: 1, max: 2 }
    """
  )

  /// Two nouns of `CP`.
  package static let firstWords: File = (
    "vocabulaire/cp.yaml", "niveau: CP\nsource: essai\nnoms: { m: [chat], f: [pomme] }\n"
  )

  /// Four nouns of `CE1`.
  package static let parkWords: File = (
    "vocabulaire/ce1.yaml",
    """
    niveau: CE1
    source: essai
    noms: { m: [parc, tapis], f: [arbitre, piscine] }
    """
  )
}
