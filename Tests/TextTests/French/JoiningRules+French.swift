import Text

extension JoiningRules {
  /// The closed lists of French grammar, as a peer of those in `morphologie/`.
  ///
  /// Source: Grevisse, *Le bon usage* (élision, articles contractés, déterminants et adjectifs
  /// devant voyelle).
  static let french = JoiningRules(
    elided: [
      "le", "la", "de", "ne", "que", "je", "me", "te", "se", "jusque", "lorsque", "puisque",
      "quoique",
    ],
    elidedBefore: ["si": ["il", "ils"]],
    elidedBeforeVerbs: ["ce"],
    contractions: [
      "de": ["le": "du", "les": "des", "des": "de"],
      "à": ["le": "au", "les": "aux"],
    ],
    euphony: ["ma": "mon", "ta": "ton", "sa": "son", "ce": "cet"],
    euphonyAfterDeterminer: [
      "beau": "bel", "nouveau": "nouvel", "vieux": "vieil", "fou": "fol", "mou": "mol",
    ],
    singularDeterminers: [
      "un", "le", "ce", "mon", "ton", "son", "notre", "votre", "leur", "quel", "du", "au", "aucun",
      "chaque",
    ],
    coordinators: ["et", "ou", "à", "en"])
}
