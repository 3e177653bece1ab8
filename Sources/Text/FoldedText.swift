/// A text reduced to what comparisons look at, with a map back to the original.
///
/// Produced by the one folding function of the project, used for titles, motifs, blocked words,
/// names and comparisons alike. White space at either end is dropped, a run inside becomes one
/// space; two texts compare equal when their `bytes` do, with their accents when `marks` do too.
package struct FoldedText: Hashable, Sendable {
  /// Folded UTF-8: lower case, without combining marks, œ→oe, white space runs → one space,
  /// apostrophes → `'`, hyphens → `-`.
  package internal(set) var bytes: [UInt8]
  /// For each byte of `bytes`: 0 for a bare character, else a value that is equal exactly when the
  /// combining marks that followed the base character are equal.
  ///
  /// One mark is its scalar value and up to four marks of U+0300 to U+036F are spelled out, so that
  /// equality is exact there; longer heaps of marks, which no writing uses, are hashed. The mark of
  /// a letter that folds to two (ǽ) stands on the second.
  package internal(set) var marks: [UInt32]
  /// For each byte of `bytes`, the UTF-8 offset in the original where its character starts.
  ///
  /// One more entry holds the original's length; the values never decrease.
  package internal(set) var origins: [Int32]
  /// For each byte of `bytes`: whether its character is a letter or digit (General_Category L or N).
  package internal(set) var isWord: [Bool]
}

extension FoldedText {
  /// Folds `text`.
  ///
  /// - Complexity: O(n) in the bytes of `text`, O(n log n) in a run of combining marks.
  package init(folding text: String) {
    var folder = TextFolder(capacity: text.utf8.count)
    var text = text
    text.withUTF8 { folder.fold($0) }
    self = folder.finish(originalLength: text.utf8.count)
  }

  /// The folded text as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The folded character that starts at an offset in `bytes`, and its number of bytes.
  package func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let (code, length) = bytes.withUnsafeBufferPointer { decode($0, at: offset) }
    return (Unicode.Scalar(code) ?? "\u{FFFD}", length)
  }

  /// The UTF-8 range of the original behind a range of `bytes`.
  ///
  /// It ends where the next kept character starts, so that marks and zero-width characters that
  /// follow the last one belong to it; so does white space dropped at the end of the text.
  package func originalRange(_ range: Range<Int>) -> Range<Int> {
    Int(origins[range.lowerBound])..<Int(origins[range.upperBound])
  }
}

/// `text` folded, for comparisons: equal texts differ at most in case, accents, normalisation,
/// kinds of apostrophe, hyphen and white space, and in invisible characters.
package func folded(_ text: String) -> String {
  FoldedText(folding: text).string
}

/// The UTF-8 bytes of `folded(_:)`.
package func foldedBytes(_ text: String) -> [UInt8] {
  FoldedText(folding: text).bytes
}
