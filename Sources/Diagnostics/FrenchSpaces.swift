extension String {
  /// The text with the spaces of French typography: U+202F before `; ! ?`, U+00A0 before a colon
  /// and inside « ».
  ///
  /// Messages are declared with plain spaces and pass through here when they are shown. Nothing is
  /// added or removed, so that a word quoted from a file keeps its letters.
  ///
  /// - Complexity: O(n).
  package var withFrenchSpaces: String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var rest = unicodeScalars.makeIterator()
    var current = rest.next()
    while let scalar = current {
      current = rest.next()
      result.append(
        scalar == " " ? Self.frenchSpace(after: previous, before: current) : scalar)
      previous = scalar
    }
    return String(result)
  }

  private static func frenchSpace(
    after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Unicode.Scalar {
    if previous == "«" { return "\u{A0}" }
    switch next {
    case ";", "!", "?": return "\u{202F}"
    case ":", "»": return "\u{A0}"
    default: return " "
    }
  }
}
