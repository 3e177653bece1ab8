/// What a word does before others.
package struct JoiningEntry: Sendable {
  /// Loses its last vowel before a vowel sound: *le, de, que, jusque*.
  package var elides = false
  /// Does so before these words: *si* before *il, ils*.
  package var elidesBefore: [String] = []
  /// Does so before a verb alone: *ce* (*c’est*; before a noun it becomes *cet*).
  package var elidesBeforeVerbs = false
  /// Preposition: the articles with which it makes one word (*de, le → du*).
  package var contractions: [(article: String, word: String)] = []
  /// Its form before a vowel sound: *ma → mon, ce → cet*.
  package var euphony: String?
  /// The same for an adjective, which changes only between a singular determiner and a noun:
  /// *un beau → un bel*, but *c’est beau, de vieux arbres*.
  package var euphonyAfterDeterminer: String?
  /// Is a determiner after which such an adjective changes.
  package var isSingularDeterminer = false
  /// Keeps an adjective before it in its usual form: *beau et grand*.
  package var isCoordinator = false

  package init() {}
}

/// The words that change before others or decide how others do.
///
/// The lists are data (`elision.yaml`, `contractions.yaml`, `mots_outils.yaml`); who implements this
/// searches them.
package protocol JoiningRules: Sendable {
  /// What a word in lower case and NFC does; nil for a word of no list.
  subscript(word: String) -> JoiningEntry? { get }
}
