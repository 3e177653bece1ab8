extension ExampleCatalogues {
  /// `progression.yaml` with the given rows of its table and its order.
  ///
  /// - Parameter rows: for each state what *reussie*, *quelques_erreurs* and *perdue* lead to.
  package static func progression(
    _ rows: (state: String, next: [String])...,
    order: String = "[fragile, pas_encore_vue, en_cours, maitrisee]"
  ) -> File {
    let lines = rows.map { row in
      "  \(row.state): { reussie: \(row.next[0]), quelques_erreurs: \(row.next[1]), "
        + "perdue: \(row.next[2]) }\n"
    }
    return (
      "progression.yaml",
      "transitions:\n\(lines.joined())"
        + """
        maitrise: { reussites_de_suite: 2, jours_differents: oui, revoir_apres_jours: 45 }
        copie: { erreurs_max: 1, pour_cent_des_pieges: 50 }
        texte:
          ordre: \(order)
          fragiles_max: 2
          nouvelle_tous_les: 3
        paliers: { depart: 1, monte_si_toutes: reussie, descend_si_une: perdue }
        cartes: 3

        """
    )
  }

  /// The same with a table that no rule finds fault with.
  package static func progression(order: String) -> File {
    progression(
      ("pas_encore_vue", ["en_cours", "en_cours", "fragile"]),
      ("fragile", ["en_cours", "fragile", "fragile"]),
      ("en_cours", ["maitrisee", "en_cours", "fragile"]),
      ("maitrisee", ["maitrisee", "en_cours", "fragile"]), order: order)
  }

  /// A progression that no rule finds fault with.
  package static let soundProgression = progression(
    order: "[fragile, pas_encore_vue, en_cours, maitrisee]")
}
