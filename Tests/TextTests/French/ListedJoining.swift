import Text

/// Joining rules held in a dictionary.
struct ListedJoining: JoiningRules {
  private var entries: [String: JoiningEntry] = [:]

  subscript(word: String) -> JoiningEntry? { entries[word] }

  private mutating func change(_ word: String, _ body: (inout JoiningEntry) -> Void) {
    body(&entries[word, default: JoiningEntry()])
  }

  /// The closed lists of French grammar, as a peer of those in `morphologie/`.
  ///
  /// Source: Grevisse, *Le bon usage* (élision, articles contractés, déterminants et adjectifs
  /// devant voyelle).
  static let french: ListedJoining = {
    var rules = ListedJoining()
    for word in ["le", "la", "de", "ne", "que", "je", "me", "te", "se"]
      + ["jusque", "lorsque", "puisque", "quoique"]
    {
      rules.change(word) { $0.elides = true }
    }
    rules.change("si") { $0.elidesBefore = ["il", "ils"] }
    rules.change("ce") { $0.elidesBeforeVerbs = true }
    rules.change("de") { $0.contractions = [("le", "du"), ("les", "des"), ("des", "de")] }
    rules.change("à") { $0.contractions = [("le", "au"), ("les", "aux")] }
    for (word, changed) in [("ma", "mon"), ("ta", "ton"), ("sa", "son"), ("ce", "cet")] {
      rules.change(word) { $0.euphony = changed }
    }
    let adjectives = [
      ("beau", "bel"), ("nouveau", "nouvel"), ("vieux", "vieil"), ("fou", "fol"), ("mou", "mol"),
    ]
    for (word, changed) in adjectives {
      rules.change(word) { $0.euphonyAfterDeterminer = changed }
    }
    for word in ["un", "le", "ce", "mon", "ton", "son", "notre", "votre", "leur", "quel", "du"]
      + ["au", "aucun", "chaque"]
    {
      rules.change(word) { $0.isSingularDeterminer = true }
    }
    for word in ["et", "ou", "à", "en"] { rules.change(word) { $0.isCoordinator = true } }
    return rules
  }()
}
