/// The words that change before others; all in lower case, NFC.
package struct JoiningRules: Sendable {
  /// Words that lose their last vowel before a vowel sound, such as *le, de, que, jusque*.
  package var elided: Set<String>
  /// Words that do so only before some words: *si* before *il, ils*.
  package var elidedBefore: [String: Set<String>]
  /// Words that do so only before a verb: *ce* (*c’est*; before a noun it becomes *cet*).
  package var elidedBeforeVerbs: Set<String>
  /// Preposition → article → the one word of both: *de, le → du*.
  package var contractions: [String: [String: String]]
  /// Words with another form before a vowel sound: *ma → mon, ce → cet*.
  package var euphony: [String: String]
  /// The same for adjectives, which change only between a singular determiner and a noun:
  /// *un beau → un bel*, but *c’est beau, de vieux arbres*.
  package var euphonyAfterDeterminer: [String: String]
  /// The determiners of `euphonyAfterDeterminer`.
  package var singularDeterminers: Set<String>
  /// Words after which an adjective keeps its usual form: *beau et grand*.
  package var coordinators: Set<String>

  package init(
    elided: Set<String>, elidedBefore: [String: Set<String>], elidedBeforeVerbs: Set<String>,
    contractions: [String: [String: String]], euphony: [String: String],
    euphonyAfterDeterminer: [String: String], singularDeterminers: Set<String>,
    coordinators: Set<String>
  ) {
    self.elided = elided
    self.elidedBefore = elidedBefore
    self.elidedBeforeVerbs = elidedBeforeVerbs
    self.contractions = contractions
    self.euphony = euphony
    self.euphonyAfterDeterminer = euphonyAfterDeterminer
    self.singularDeterminers = singularDeterminers
    self.coordinators = coordinators
  }
}
