import Tables
import Text

/// A sentence of a text that is checked.
package struct AnalysedSentence: Sendable {
  package var text: String
  /// Words by the counting rule of dictations.
  package var wordCount: Int
  /// UTF-8 offset of the sentence in the text that was analysed.
  var start: Int
  /// Places in the words of the text.
  var words: Range<Int>
}

/// A text cut into sentences and words.
package struct AnalysedText: Sendable {
  package internal(set) var sentences: [AnalysedSentence] = []
  /// The tokens that are words or numbers.
  var words: [Int] = []
  /// The traps of the skills that were looked for.
  var traps: [Trap] = []

  package var wordCount: Int {
    sentences.reduce(0) { $0 + $1.wordCount }
  }

  /// Analyses sentences that are already apart, all at once.
  ///
  /// - Parameters:
  ///   - finder: the skills whose traps are looked for.
  ///   - analysis: what was learned from texts before; pass the same one each time. It then holds
  ///     this text.
  /// - Complexity: O(n).
  init(
    sentences: [String], analyser: Analyser, finder: SkillFinder, using analysis: inout Analysis
  ) {
    var text = ""
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(sentences.count)
    text.reserveCapacity(sentences.reduce(sentences.count) { $0 + $1.utf8.count })
    for sentence in sentences {
      if !ranges.isEmpty { text += " " }
      let start = text.utf8.count
      text += sentence
      ranges.append(start..<text.utf8.count)
    }
    analyser.analyse(text, sentences: ranges, into: &analysis)
    words.reserveCapacity(analysis.tokens.count)
    self.sentences.reserveCapacity(sentences.count)
    var token = 0
    for (sentence, range) in zip(sentences, ranges) {
      let first = words.count
      while token < analysis.tokens.count, Int(analysis.tokens[token].end) <= range.upperBound {
        if analysis.tokens[token].kind != .sign { words.append(token) }
        token += 1
      }
      self.sentences.append(
        AnalysedSentence(
          text: sentence, wordCount: Text.wordCount(sentence), start: range.lowerBound,
          words: first..<words.count))
    }
    traps = finder.traps(in: analysis)
  }
}

extension Analysis {
  /// Calls `body` with the readings of the lexicon that the rules have left to a token, or with all.
  @inline(__always)
  package func forEachWordReading(
    of token: Int, all: Bool = false, _ body: (LatticeReading) -> Void
  ) {
    var live = all ? tokens[token].all : tokens[token].live
    let first = Int(tokens[token].firstReading)
    while live != 0 {
      let reading = cache.readings[first + live.trailingZeroBitCount]
      if reading.lemma >= 0 { body(reading) }
      live &= live - 1
    }
  }

  /// A token in lower case, NFC, with `'` for any apostrophe: how lists and lexicon write it.
  func form(_ token: Int) -> String {
    String(decoding: cache.forms.bytes(Int(tokens[token].form)), as: UTF8.self)
  }
}

/// A word that is looked for in a text, in any inflection.
struct SoughtWord: Sendable {
  private let form: [UInt8]
  private let hash: UInt64
  /// Rows of the lemmas that it may be a form of; a handful.
  private let lemmas: [Int32]

  /// - Parameter word: as it is written.
  init(_ word: String, _ lexicon: Lexicon) {
    let form = lookupForm(word)
    self.form = Array(form.utf8)
    hash = FormTable.hash(self.form)
    lemmas = lexicon.readings(of: form).map { Int32($0.lemma) }
  }

  /// Whether a token is the word or a form of one of its lemmas.
  func stands(at token: Int, in analysis: Analysis) -> Bool {
    if analysis.cache.forms.isForm(form, hash: hash, at: Int(analysis.tokens[token].form)) {
      return true
    }
    guard !lemmas.isEmpty else { return false }
    var isFound = false
    analysis.forEachWordReading(of: token, all: true) { reading in
      if lemmas.contains(reading.lemma) { isFound = true }
    }
    return isFound
  }
}
