/// A text reduced to what comparisons look at, with a map back to the original.
///
/// Produced by the one folding function of the project, used for titles, motifs, blocked words,
/// names and comparisons alike (design: "From a title to a moment", step 1).
package struct FoldedText: Hashable, Sendable {
  /// Folded UTF-8: lower case, without combining marks, œ→oe, white space runs → one space,
  /// apostrophes → `'`, hyphens → `-`.
  package internal(set) var bytes: [UInt8]
  /// For each byte of `bytes`: 0 for a bare character, else a value that is equal exactly when the
  /// combining marks that followed the base character are equal.
  package internal(set) var marks: [UInt32]
  /// For each byte of `bytes`, the UTF-8 offset in the original where its character starts; one
  /// more entry holds the original's length.
  package internal(set) var origins: [Int32]
  /// For each byte of `bytes`: whether its character is a letter or digit (General_Category L or N).
  package internal(set) var isWord: [Bool]
}

extension FoldedText {
  /// Folds `text`.
  ///
  /// - Complexity: O(n) in the bytes of `text`.
  package init(folding text: String) {
    bytes = []
    marks = []
    origins = [Int32(text.utf8.count)]
    isWord = []
  }
}
