package import Tables

extension Lexicon {
  /// All forms of a lemma with what each says, in ascending order of bytes.
  ///
  /// - Complexity: O(bytes of the whole lexicon).
  package func forms(ofLemma row: Int) -> [(form: String, features: WordFeatures)] {
    var found: [(form: String, features: WordFeatures)] = []
    for (rank, key) in keys().enumerated() {
      for reading in rows(ofRank: rank).map(reading(atRow:)) where reading.lemma == row {
        found.append((String(decoding: key, as: UTF8.self), reading.features))
      }
    }
    return found
  }
}
