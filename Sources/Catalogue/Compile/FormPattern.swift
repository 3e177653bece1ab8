internal import Tables
internal import Text

/// One text that a motif stands for, cut into words for the trie.
struct FormPattern: Hashable {
  /// The largest number of apostrophes between letters; each doubles the ways to write the text.
  static let maximumApostrophes = 4

  /// Folded text without signs at its ends.
  let bytes: [UInt8]
  /// For each byte the marks of its character.
  let marks: [UInt32]
  /// The words, `#` in place of numbers.
  private(set) var words: [[UInt8]] = []
  /// For each word but the last, whether only an apostrophe between letters follows: a title may
  /// leave it out (« lecole »).
  private var joins: [Bool] = []

  init(_ expansion: String) throws(MotifFault) {
    let folded = FoldedText(folding: expansion)
    guard let range = FormPattern.core(of: folded) else { throw .empty(expansion: expansion) }
    guard folded.isPartOfWord(range.lowerBound), folded.isPartOfWord(range.upperBound - 1) else {
      throw .signAtEdge(expansion: expansion)
    }
    bytes = Array(folded.bytes[range])
    marks = Array(folded.marks[range])
    collectWords(of: folded, in: range)
    guard words.allSatisfy(FormPattern.numbersStandAlone) else {
      throw .digitWithNumber(expansion: expansion)
    }
    let apostrophes = joins.count { $0 }
    guard apostrophes <= FormPattern.maximumApostrophes else {
      throw .tooManyApostrophes(found: apostrophes, limit: FormPattern.maximumApostrophes)
    }
  }

  /// The words in all ways in which a title may write them: with an apostrophe or a space, or with
  /// nothing.
  var spellings: [[[UInt8]]] {
    WordJoins.spellings(words, joins)
  }

  /// The text without spaces, hyphens and apostrophes at its ends, which a title need not have.
  private static func core(of folded: FoldedText) -> Range<Int>? {
    let separators = Array(" -'".utf8)
    let kept = folded.bytes.indices.filter { !separators.contains(folded.bytes[$0]) }
    guard let first = kept.first, let last = kept.last,
      kept.contains(where: { folded.isPartOfWord($0) })
    else { return nil }
    return first..<last + 1
  }

  private mutating func collectWords(of folded: FoldedText, in range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, folded.isPartOfWord(end) { end += 1 }
      words.append(Array(folded.bytes[start..<end]))
      var next = end
      while next < range.upperBound, !folded.isPartOfWord(next) { next += 1 }
      if next < range.upperBound {
        joins.append(
          Array(folded.bytes[end..<next]) == [UInt8(ascii: "'")]
            && folded.kind(at: end - 1) == .letter && folded.kind(at: next) == .letter)
      }
      start = next
    }
  }

  /// A word with `#` holds no digit and no `##`, so that a title's word can be looked up with its
  /// numbers replaced.
  private static func numbersStandAlone(_ word: [UInt8]) -> Bool {
    let number = UInt8(ascii: "#")
    guard word.contains(number) else { return true }
    let folded = FoldedText(folding: String(decoding: word, as: UTF8.self))
    let hasDigit = folded.bytes.indices.contains { folded.kind(at: $0) == .number }
    return !hasDigit && !zip(word, word.dropFirst()).contains { $0 == number && $1 == number }
  }
}

extension FoldedText {
  /// Whether a byte belongs to a letter or digit or is `#`, which stands for digits.
  fileprivate func isPartOfWord(_ offset: Int) -> Bool {
    isWord[offset] || bytes[offset] == UInt8(ascii: "#")
  }
}

/// The ways to write words of which some may be joined to the next.
enum WordJoins {
  /// - Parameter joins: for each word but the last, whether it may be joined to the next.
  /// - Returns: 2ⁿ lists for n such places, the one without any join first.
  static func spellings(_ words: [[UInt8]], _ joins: [Bool]) -> [[[UInt8]]] {
    var spellings: [[[UInt8]]] = [Array(words.prefix(1))]
    for (word, mayJoin) in zip(words.dropFirst(), joins) {
      let separate = spellings.map { $0 + [word] }
      let joined: [[[UInt8]]] = spellings.map { Array($0.dropLast()) + [($0.last ?? []) + word] }
      spellings = mayJoin ? separate + joined : separate
    }
    return spellings
  }
}
