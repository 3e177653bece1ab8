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

  /// Compares words of the title with the text of a pattern.
  ///
  /// Space and hyphen of the pattern match each other; an apostrophe also matches a space, or
  /// nothing between letters; `#` matches one to three digits; a letter matches the same letter
  /// with the same accents or, bare in the title, with any.
  ///
  /// - Returns: the number of accents that the title leaves out, or nil when it differs.
  func suppliedAccents(
    comparing text: UnsafeRawBufferPointer, _ textMarks: WordList, at range: Range<Int>
  ) -> Int? {
    var supplied = 0
    var offset = range.lowerBound
    for (index, expected) in text.enumerated() {
      let found: UInt8 = offset < range.upperBound ? bytes[offset] : 0
      switch expected {
      case UInt8(ascii: "#"):
        let end = endOfDigits(from: offset, before: range.upperBound)
        guard (1...3).contains(end - offset) else { return nil }
        offset = end
      case UInt8(ascii: " "), UInt8(ascii: "-"):
        guard found == UInt8(ascii: " ") || found == UInt8(ascii: "-") else { return nil }
        offset += 1
      case UInt8(ascii: "'"):
        if found == UInt8(ascii: "'") || found == UInt8(ascii: " ") {
          offset += 1
        } else {
          guard kind(at: offset) == .letter, kind(at: offset - 1) == .letter else { return nil }
        }
      default:
        guard found == expected, offset < range.upperBound else { return nil }
        let mark = textMarks[index]
        if marks[offset] != mark {
          guard marks[offset] == 0 else { return nil }
          // Once a character: its following bytes carry the same marks.
          if expected & 0xC0 != 0x80 { supplied += 1 }
        }
        offset += 1
      }
    }
    return offset == range.upperBound ? supplied : nil
  }

  /// Whether no letter or digit touches the range, and no hyphen with a letter on both sides.
  func standsOnBoundaries(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound - 1
    let after = range.upperBound
    if before >= 0, isWord[before] { return false }
    if after < bytes.count, isWord[after] { return false }
    return !isHyphenBetweenLetters(before) && !isHyphenBetweenLetters(after)
  }

  private func isHyphenBetweenLetters(_ offset: Int) -> Bool {
    bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "-")
      && kind(at: offset - 1) == .letter && kind(at: offset + 1) == .letter
  }

  private func endOfDigits(from start: Int, before limit: Int) -> Int {
    var end = start
    while end < limit, isASCIIDigit(bytes[end]) { end += 1 }
    return end
  }
}

private func isASCIIDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
