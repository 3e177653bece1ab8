/// A sentence with words between brackets.
package struct MarkedSentence: Sendable {
  /// Without the brackets.
  package let text: String
  /// UTF-8 offsets of the marked words in `text`.
  package let ranges: [Range<Int>]

  /// Nil where a bracket has no partner or holds nothing.
  package init?(_ marked: String) {
    var text = ""
    var ranges: [Range<Int>] = []
    var start: Int?
    for scalar in marked.unicodeScalars {
      switch (scalar, start) {
      case ("[", nil): start = text.utf8.count
      case ("]", let first?) where first < text.utf8.count:
        ranges.append(first..<text.utf8.count)
        start = nil
      case ("[", _), ("]", _): return nil
      default: text.unicodeScalars.append(scalar)
      }
    }
    guard start == nil else { return nil }
    self.text = text
    self.ranges = ranges
  }
}
