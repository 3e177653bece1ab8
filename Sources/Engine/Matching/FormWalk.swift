import Tables
import Text

/// Walks the trie of forms from every word of a title.
struct FormWalk {
  /// What to do at a node: row of the pattern, range of the words walked, matches so far.
  typealias Visitor = (Int, Range<Int>, inout [FormMatch]) -> Void

  let title: FoldedText
  let trie: WordTrie
  private(set) var matches: [FormMatch] = []
  /// Nodes that may still be visited from the present word: a tree has no more, and a hostile file
  /// that is none can't keep the walk going.
  private var budget = 0

  init(title: FoldedText, trie: WordTrie) {
    self.title = title
    self.trie = trie
  }

  mutating func visitAll(_ visit: Visitor) {
    var offset = 0
    while let word = title.nextWord(from: offset) {
      budget = trie.nodeCount
      step(from: WordTrie.root, over: word, start: word.lowerBound, depth: 0, visit)
      offset = word.upperBound
    }
  }

  private mutating func step(
    from node: Int, over word: Range<Int>, start: Int, depth: Int, _ visit: Visitor
  ) {
    if let next = trie.child(of: node, title.hash(of: word)) {
      arrive(at: next, start..<word.upperBound, depth, visit)
    }
    if let hash = title.hashWithNumbers(of: word), let next = trie.child(of: node, hash) {
      arrive(at: next, start..<word.upperBound, depth, visit)
    }
  }

  private mutating func arrive(
    at node: Int, _ range: Range<Int>, _ depth: Int, _ visit: Visitor
  ) {
    guard budget > 0, depth < WordTrie.maximumWords else { return }
    budget -= 1
    for index in 0..<trie.valueCount(node) {
      visit(Int(trie.value(node, at: index)), range, &matches)
    }
    if trie.hasChildren(node), let word = title.nextWord(from: range.upperBound) {
      step(from: node, over: word, start: range.lowerBound, depth: depth + 1, visit)
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
