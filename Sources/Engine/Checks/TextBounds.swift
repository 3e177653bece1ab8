package import Tables

/// What a text may measure: what a writer is asked for.
package struct TextBounds: Hashable, Sendable {
  /// Number of sentences.
  package var sentences: ClosedRange<Int>
  /// Words of the text, by the counting rule of dictations.
  package var words: ClosedRange<Int>
  /// Words of each sentence.
  package var sentenceWords: ClosedRange<Int>

  package init(
    sentences: ClosedRange<Int>, words: ClosedRange<Int>, sentenceWords: ClosedRange<Int>
  ) {
    self.sentences = sentences
    self.words = words
    self.sentenceWords = sentenceWords
  }

  /// The bounds of a grade, or of one of its paliers.
  ///
  /// A sentence has more words than a short one, and there are not so many that their mean falls
  /// below the grade's.
  ///
  /// - Parameter words: words of the text.
  package init(_ grade: GradeRecord, words: ClosedRange<Int>) {
    let longest = max(1, grade.maximumSentenceWords)
    let shortest = min(grade.shortSentenceWords + 1, longest)
    let fewest = max(1, words.lowerBound.dividedUp(by: longest))
    let byMean = words.upperBound * 10 / max(1, grade.minimumMeanTenths)
    let most = max(fewest, min(grade.maximumSentences, byMean))
    self.init(sentences: fewest...most, words: words, sentenceWords: shortest...longest)
  }

  /// The part that lies in `other` too; where nothing does, this one's bound stays.
  package func narrowed(to other: TextBounds) -> TextBounds {
    TextBounds(
      sentences: sentences.narrowed(to: other.sentences), words: words.narrowed(to: other.words),
      sentenceWords: sentenceWords.narrowed(to: other.sentenceWords))
  }
}

/// Bounds that would mend a text: a writer that missed by some words is asked for as many inside
/// of what the grade allows, up to the middle.
extension TextBounds {
  /// For a text of too few words.
  func lengthening(_ count: Int) -> TextBounds {
    var bounds = self
    let least = min(words.lowerBound + (words.lowerBound - count), words.middle)
    bounds.words = least...words.upperBound
    let usual = max(1, sentenceWords.middle)
    bounds.sentences = sentences.from(least.dividedUp(by: usual))
    return bounds
  }

  /// For a text of too many words.
  func shortening(_ count: Int) -> TextBounds {
    var bounds = self
    let most = max(words.upperBound - (count - words.upperBound), words.middle)
    bounds.words = words.lowerBound...most
    bounds.sentences = sentences.upTo(most / max(1, sentenceWords.middle))
    return bounds
  }

  /// For a text that has a sentence of too many words.
  func splitting(_ longest: Int) -> TextBounds {
    var bounds = self
    let over = longest - sentenceWords.upperBound
    bounds.sentenceWords = sentenceWords.upTo(
      max(sentenceWords.upperBound - over, sentenceWords.middle))
    bounds.sentences = sentences.from(
      words.lowerBound.dividedUp(by: bounds.sentenceWords.upperBound))
    return bounds
  }

  /// For a text of too many sentences.
  func joining(_ count: Int) -> TextBounds {
    var bounds = self
    let over = count - sentences.upperBound
    bounds.sentences = sentences.upTo(max(sentences.upperBound - over, sentences.middle))
    return bounds
  }

  /// For a telegram.
  ///
  /// - Parameter mean: words that a sentence has on average at least.
  func lengtheningSentences(mean: Int) -> TextBounds {
    var bounds = self
    bounds.sentenceWords = sentenceWords.from(max(mean, sentenceWords.lowerBound + 1))
    bounds.sentences = sentences.upTo(words.middle / max(1, bounds.sentenceWords.lowerBound))
    return bounds
  }
}

extension ClosedRange<Int> {
  fileprivate var middle: Int { (lowerBound + upperBound) / 2 }

  /// From `bound` on, as far as that lies inside.
  fileprivate func from(_ bound: Int) -> ClosedRange<Int> {
    Swift.min(Swift.max(bound, lowerBound), upperBound)...upperBound
  }

  /// Up to `bound`, as far as that lies inside.
  fileprivate func upTo(_ bound: Int) -> ClosedRange<Int> {
    lowerBound...Swift.max(Swift.min(bound, upperBound), lowerBound)
  }

  fileprivate func narrowed(to other: ClosedRange<Int>) -> ClosedRange<Int> {
    overlaps(other) ? clamped(to: other) : self
  }
}

extension Int {
  /// The quotient, rounded up; 0 for a negative number.
  func dividedUp(by divisor: Int) -> Int {
    self > 0 ? (self - 1) / divisor + 1 : 0
  }
}
