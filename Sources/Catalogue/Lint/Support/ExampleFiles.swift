/// Files that the examples of several rules need beside their own.
enum ExampleFiles {
  /// Grades with bounds that any text meets.
  static func grades(_ ids: String...) -> (path: String, yaml: String) {
    let entries = ids.map { id in
      """
        - id: \(id)
          mots: { min: 1, max: 9 }
          paliers: [1-9]
          phrases: { max: 9, mots_max: 9, moyenne_min: 1, phrase_courte: 1 }
          temps: [présent]
          competences_par_texte: { min: 0, max: 2 }
          pieges: { min: 1, max: 2 }

      """
    }
    return ("niveaux.yaml", "niveaux:\n" + entries.joined())
  }

  /// A vocabulary of CP.
  static func words(_ lines: String...) -> (path: String, yaml: String) {
    let list = lines.map { $0 + "\n" }.joined()
    return ("vocabulaire/cp.yaml", "niveau: CP\nsource: essai\n" + list)
  }

  /// The verbs in -er.
  static let verbs = (
    path: "morphologie/conjugaisons.yaml",
    yaml: """
    terminaisons:
      imparfait: [ais, ais, ait, ions, iez, aient]
      futur: [ai, as, a, ons, ez, ont]
      subjonctif: [e, es, e, ions, iez, ent]
      participe_present: ant
      participe: ["", e, s, es]
      passe_simple: [[ai, as, a, âmes, âtes, èrent]]
    conjugaisons:
      - id: aimer
        infinitif: er
        present: [e, es, e, ons, ez, ent]
        passe_simple: ai
        participe: é

    """
  )

  /// The plural of nouns and adjectives.
  static let plurals = (
    path: "morphologie/pluriels.yaml",
    yaml: """
    regles:
      - { fin: [s, x], devient: [s, x] }
      - { fin: [al, au], devient: [aux, aux] }
      - { fin: [""], devient: [s] }

    """
  )

  /// The feminine of adjectives.
  static let feminines = (
    path: "morphologie/feminins.yaml",
    yaml: "regles: [{ fin: [e, \"\"], devient: [e, e] }]\n"
  )
}
