/// A first name as the lists know it.
package struct ListedName: Hashable, Sendable {
  /// As it is written, with its accents.
  package var spelling: String
  /// Nil for a name of both genders.
  package var gender: PersonGender?
  /// Whether *de* becomes *d’* before it.
  package var elides: Bool

  package init(spelling: String, gender: PersonGender?, elides: Bool) {
    self.spelling = spelling
    self.gender = gender
    self.elides = elides
  }
}

/// What the search for a first name asks the catalogues; every word is folded.
package protocol NameLexicon: Sendable {
  /// The listed first name with that folded spelling.
  func listed(_ word: [UInt8]) -> ListedName?
  /// The kinship word (*papa, mamie*) with that folded spelling.
  func kinship(_ word: [UInt8]) -> ListedName?
  /// Whether the word is said to be no first name.
  func isNever(_ word: [UInt8]) -> Bool
  /// Whether the word may follow a name (*à, chez, samedi*).
  func isFollower(_ word: [UInt8]) -> Bool
  /// Whether the word, accents ignored, is known to the vocabulary or stands in a motif.
  func isVocabularyOrMotifWord(_ word: [UInt8]) -> Bool
  /// Whether the word is blocked.
  func isBlocked(_ word: [UInt8]) -> Bool
  /// Whether the word, unknown to the vocabulary, is of a kind that texts keep out of (an insult).
  func isKeptOut(_ word: [UInt8]) -> Bool
}

/// The first name or kinship word that a title gives.
package struct FoundName: Hashable, Sendable {
  /// As it is to be written: NFC, with ’.
  package var text: String
  /// Nil when it can't be told.
  package var gender: PersonGender?
  /// Whether it is a kinship word, written without a capital: *mamie*.
  package var isKinship: Bool
  /// Whether *de* becomes *d’* before it.
  package var elides: Bool

  package init(text: String, gender: PersonGender?, isKinship: Bool, elides: Bool) {
    self.text = text
    self.gender = gender
    self.isKinship = isKinship
    self.elides = elides
  }
}
