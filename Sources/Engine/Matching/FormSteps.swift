import Tables
import Text

/// The steps of forms: a word as it stands, or with `#` for its numbers.
enum FormSteps: WordSteps {
  static func nextWord(of title: FoldedText, from offset: Int) -> Range<Int>? {
    title.nextWord(from: offset)
  }

  static func canLeave(_ node: Int, of trie: WordTrie) -> Bool {
    trie.hasChildren(node)
  }

  static func forEachStep(
    from node: Int, over word: Range<Int>, of title: FoldedText, in trie: WordTrie,
    _ arrive: (_ node: Int, _ end: Int) -> Void
  ) {
    if let next = trie.child(of: node, title.hash(of: word)) { arrive(next, word.upperBound) }
    if let hash = title.hashWithNumbers(of: word), let next = trie.child(of: node, hash) {
      arrive(next, word.upperBound)
    }
  }
}

extension FoldedText {
  /// The hash of a word as it stands.
  func hash(of word: Range<Int>) -> WordHash {
    var hash = WordHash()
    for offset in word { hash.add(bytes[offset]) }
    return hash
  }

  /// The hash of a word with `#` in place of its numbers of one to three digits, or nil when it has
  /// none or a longer one.
  func hashWithNumbers(of word: Range<Int>) -> WordHash? {
    var hash = WordHash()
    var digits = 0
    var hasNumber = false
    for offset in word {
      let byte = bytes[offset]
      if isASCIIDigit(byte) {
        digits += 1
        guard digits <= 3 else { return nil }
        if digits == 1 { hash.add(UInt8(ascii: "#")) }
        hasNumber = true
      } else {
        digits = 0
        hash.add(byte)
      }
    }
    return hasNumber ? hash : nil
  }

  /// Compares the title with the text of a pattern, from a place on; nil when its letters, digits
  /// or signs differ.
  ///
  /// Space and hyphen of the pattern match each other; an apostrophe also matches a space, or
  /// nothing between letters; `#` matches one to three digits; a letter matches the same letter
  /// with the same accents or, bare in the title, with any.
  func spelling(
    of text: UnsafeRawBufferPointer, _ textMarks: WordList, from start: Int
  ) -> PatternSpelling? {
    var found = PatternSpelling(end: start)
    for (index, expected) in text.enumerated() {
      let byte: UInt8 = found.end < bytes.count ? bytes[found.end] : 0
      switch expected {
      case UInt8(ascii: "#"):
        let end = endOfDigits(from: found.end)
        guard (1...3).contains(end - found.end) else { return nil }
        found.end = end
      case UInt8(ascii: " "), UInt8(ascii: "-"):
        guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") else { return nil }
        found.end += 1
      case UInt8(ascii: "'"):
        if byte == UInt8(ascii: "'") || byte == UInt8(ascii: " ") {
          found.end += 1
        } else {
          guard kind(at: found.end) == .letter, kind(at: found.end - 1) == .letter else {
            return nil
          }
        }
      default:
        guard byte == expected, found.end < bytes.count else { return nil }
        if marks[found.end] != textMarks[index] { found.meetsOtherMarks(in: self) }
        found.end += 1
      }
    }
    return found
  }

  /// What keeps words from standing alone: a letter or digit that touches them, or a hyphen with a
  /// letter on both sides.
  func neighbour(of range: Range<Int>) -> MatchNeighbour? {
    neighbour(at: range.lowerBound - 1) ?? neighbour(at: range.upperBound)
  }

  private func neighbour(at offset: Int) -> MatchNeighbour? {
    guard offset >= 0, offset < bytes.count else { return nil }
    if isWord[offset] {
      return MatchNeighbour(kind: kind(at: offset) == .letter ? .letter : .digit, offset: offset)
    }
    guard bytes[offset] == UInt8(ascii: "-"), kind(at: offset - 1) == .letter,
      kind(at: offset + 1) == .letter
    else { return nil }
    return MatchNeighbour(kind: .hyphen, offset: offset)
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, isASCIIDigit(bytes[end]) { end += 1 }
    return end
  }
}

/// How a title spells the text of a pattern; offsets are in bytes of the folded title.
struct PatternSpelling {
  /// Where the words of the pattern end.
  var end: Int
  /// Number of letters that are bare in the title where the pattern has an accent.
  var suppliedAccents = 0
  /// The first letter whose accents are others than those of the pattern.
  var contradiction: Int?

  /// Takes note of a letter at `end` whose marks are not those of the pattern.
  fileprivate mutating func meetsOtherMarks(in title: FoldedText) {
    if title.marks[end] != 0 {
      contradiction = contradiction ?? end
    } else if title.bytes[end] & 0xC0 != 0x80 {
      // Once a character: its following bytes carry the same marks.
      suppliedAccents += 1
    }
  }
}

/// What touches words of a title, so that they are a part of something else.
package struct MatchNeighbour: Hashable, Sendable {
  /// What may touch words.
  package enum Kind: String, CaseIterable, Sendable { case letter, digit, hyphen }

  package var kind: Kind
  /// A byte of it in the folded title.
  package var offset: Int
}

private func isASCIIDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
