/// The two languages that a message exists in.
package enum Language: String, Sendable, CaseIterable {
  case french = "fr"
  case english = "en"
}

/// One message in both languages; the arguments are already in place.
///
/// A message is declared once, as a static function or property that returns both texts, so that
/// neither language can be forgotten.
package struct LocalizedText: Hashable, Sendable {
  package var fr: String
  package var en: String

  package init(fr: String, en: String) {
    self.fr = fr
    self.en = en
  }

  /// The text in `language`, ready to be read: French has U+202F before `; ! ?`, U+00A0 before `:`
  /// and inside « », where the declaration holds plain spaces.
  ///
  /// - Complexity: O(n).
  package func text(_ language: Language) -> String {
    language == .french ? fr.withFrenchSpaces : en
  }
}
