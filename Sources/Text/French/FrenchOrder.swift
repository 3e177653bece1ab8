/// Whether `left` stands before `right` in a French word list.
///
/// Letters count first, then accents from the end of the word (*cote, côte, coté, côté*), then case,
/// lower before upper; œ counts as oe. Source of the order: AFNOR Z 44-001.
///
/// - Complexity: O(n).
package func frenchOrder(_ left: String, _ right: String) -> Bool {
  FrenchOrderKey(left) < FrenchOrderKey(right)
}

/// What French word lists are sorted by; keep it when the same word is compared often.
package struct FrenchOrderKey: Hashable, Comparable, Sendable {
  /// The folded word: lists that ignore accents and case compare only this.
  package let letters: [UInt8]
  private let marksFromEnd: [UInt32]
  private let spelling: [UInt32]

  package init(_ word: String) {
    let folded = FoldedText(folding: word)
    letters = folded.bytes
    marksFromEnd = folded.marks.reversed()
    spelling = normalizedNFC(word).unicodeScalars.map {
      isCapital($0) ? $0.value | 1 << 24 : $0.value
    }
  }

  package static func < (left: FrenchOrderKey, right: FrenchOrderKey) -> Bool {
    if left.letters != right.letters {
      return left.letters.lexicographicallyPrecedes(right.letters)
    }
    if left.marksFromEnd != right.marksFromEnd {
      return left.marksFromEnd.lexicographicallyPrecedes(right.marksFromEnd)
    }
    return left.spelling.lexicographicallyPrecedes(right.spelling)
  }
}
