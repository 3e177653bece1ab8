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
}

/// The words that change before others or decide how others do; all in lower case, NFC.
///
/// They lie sorted by their first bytes, which two numbers hold: there are few, so that a search is
/// soon done and no dictionary has to be made.
package struct JoiningRules: Sendable {
  private var keys: [WordKey] = []
  private var entries: [(word: String, entry: JoiningEntry)] = []

  package init() {}

  /// Changes what a word does.
  ///
  /// - Complexity: O(n) in the words.
  package mutating func change(_ word: String, _ body: (inout JoiningEntry) -> Void) {
    let key = WordKey(word)
    var place = firstPlace(of: key)
    while place < keys.count, keys[place] == key, entries[place].word != word { place += 1 }
    if place == keys.count || entries[place].word != word {
      keys.insert(key, at: place)
      entries.insert((word, JoiningEntry()), at: place)
    }
    body(&entries[place].entry)
  }

  /// What a word does; nil for a word that the rules do not name.
  ///
  /// - Complexity: O(log n).
  package subscript(word: String) -> JoiningEntry? {
    let key = WordKey(word)
    var place = firstPlace(of: key)
    while place < keys.count, keys[place] == key {
      if entries[place].word == word { return entries[place].entry }
      place += 1
    }
    return nil
  }

  private func firstPlace(of key: WordKey) -> Int {
    var lower = 0
    var upper = keys.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if keys[middle] < key { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}

/// The first sixteen bytes of a word, zeros after its end.
private struct WordKey: Comparable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  init(_ word: String) {
    for (place, byte) in word.utf8.prefix(16).enumerated() {
      if place < 8 {
        high |= UInt64(byte) << UInt64(56 - 8 * place)
      } else {
        low |= UInt64(byte) << UInt64(120 - 8 * place)
      }
    }
  }

  static func < (one: WordKey, other: WordKey) -> Bool {
    one.high != other.high ? one.high < other.high : one.low < other.low
  }
}
