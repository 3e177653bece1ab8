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

extension String {
  /// The text with its spaces before and after French punctuation made unbreakable; nothing is
  /// added or removed, so that a word quoted from a file keeps its letters.
  fileprivate var withFrenchSpaces: String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var rest = unicodeScalars.makeIterator()
    var current = rest.next()
    while let scalar = current {
      current = rest.next()
      if scalar == " ", let space = frenchSpace(after: previous, before: current) {
        result.append(space)
      } else {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}

private func frenchSpace(
  after previous: Unicode.Scalar?, before next: Unicode.Scalar?
) -> Unicode.Scalar? {
  if previous == "«" { return "\u{A0}" }
  switch next {
  case ";", "!", "?": return "\u{202F}"
  case ":", "»": return "\u{A0}"
  default: return nil
  }
}
