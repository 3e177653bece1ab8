import Tables
import Text

/// What patterns say, for explanations.
extension TitleMatcher {
  /// The folded text of a form's pattern.
  package func bytes(ofPattern row: Int) -> [UInt8] {
    blob.withUTF8(of: formPatterns.row(at: row)?.text ?? .empty) { Array($0) }
  }

  /// For each byte of the text of a form's pattern, the marks of its character.
  package func marks(ofPattern row: Int) -> [UInt32] {
    let marks = blob.list(formPatterns.row(at: row)?.marks ?? .empty)
    return bytes(ofPattern: row).indices.map { marks[$0] }
  }

  /// The text of a form's pattern with its accents: *théâtre*; letters stay folded, so *œ* is *oe*.
  package func text(ofPattern row: Int) -> String {
    let (bytes, marks) = (bytes(ofPattern: row), marks(ofPattern: row))
    var text = String.UnicodeScalarView()
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      text.append(scalar)
      // A heap of several marks is no scalar; no motif has one.
      if marks[offset] != 0, let mark = Unicode.Scalar(marks[offset]) { text.append(mark) }
      offset += UTF8.width(scalar)
    }
    return normalizedNFC(String(text))
  }

  /// The first words of the entry of a word that sets a title aside, folded.
  ///
  /// - Complexity: O(patterns).
  package func word(of match: WideMatch) -> String {
    let row = widePatterns.indices.first { row in
      let pattern = widePatterns[row]
      return pattern.kind == match.kind.rawValue && Int(pattern.entry) == match.entry
    }
    return row.map { blob.string(widePatterns[$0].text) } ?? ""
  }
}
