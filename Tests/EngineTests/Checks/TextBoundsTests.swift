import Tables
import TestSupport
import Testing

@testable import Engine

/// Bounds for the next attempt are inside those of the grade, can be met, and ask for something else.
@Suite struct TextBoundsTests {
  private let set: CompiledSet

  init() throws {
    set = try SchoolSet.shared.get().set
  }

  @Test func boundsOfCE2() throws {
    let grade = set.grades[try #require(set.grade(named: "CE2"))]
    let bounds = TextBounds(grade, words: grade.words)
    #expect(bounds == TextBounds(sentences: 3...9, words: 40...65, sentenceWords: 5...14))
    #expect(bounds.lengthening(30).words == 50...65)
    #expect(bounds.lengthening(1).words == 52...65)
    #expect(bounds.shortening(70).words == 40...60)
    #expect(bounds.splitting(16).sentenceWords == 5...12)
    #expect(bounds.splitting(60).sentenceWords == 5...9)
    #expect(bounds.joining(10).sentences == 3...8)
    #expect(bounds.joining(30).sentences == 3...6)
    let longer = bounds.lengtheningSentences(mean: 7)
    #expect(longer.sentenceWords == 7...14 && longer.sentences == 3...7)
  }

  /// A change of bounds, by what was missed.
  struct Change: CustomTestStringConvertible, Sendable {
    var name: String
    var apply: @Sendable (_ bounds: TextBounds, _ missedBy: Int) -> TextBounds
    var testDescription: String { name }

    static let all = [
      Change(name: "lengthening") { $0.lengthening(max(0, $0.words.lowerBound - $1)) },
      Change(name: "shortening") { $0.shortening($0.words.upperBound + $1) },
      Change(name: "splitting") { $0.splitting($0.sentenceWords.upperBound + $1) },
      Change(name: "joining") { $0.joining($0.sentences.upperBound + $1) },
      Change(name: "telegram") { $0.lengtheningSentences(mean: $0.sentenceWords.lowerBound + $1) },
    ]
  }

  @Test(arguments: Change.all)
  func staysInsideAndCanBeMet(change: Change) {
    for grade in set.grades {
      for missed in 1...100 {
        let whole = TextBounds(grade, words: grade.words)
        let bounds = change.apply(whole, missed)
        #expect(whole.sentences.contains(bounds.sentences))
        #expect(whole.words.contains(bounds.words))
        #expect(whole.sentenceWords.contains(bounds.sentenceWords))
        #expect(bounds != whole, "missed by \(missed)")
        #expect(
          bounds.sentences.lowerBound * bounds.sentenceWords.lowerBound <= bounds.words.upperBound)
        #expect(
          bounds.sentences.upperBound * bounds.sentenceWords.upperBound >= bounds.words.lowerBound)
      }
    }
  }

  @Test func narrowsTogether() {
    let wide = TextBounds(sentences: 3...9, words: 40...65, sentenceWords: 5...14)
    let one = TextBounds(sentences: 5...9, words: 50...65, sentenceWords: 5...14)
    let other = TextBounds(sentences: 3...7, words: 40...45, sentenceWords: 7...14)
    #expect(wide.narrowed(to: one) == one)
    // Words have nothing in common: the first ones stay.
    #expect(
      one.narrowed(to: other)
        == TextBounds(sentences: 5...7, words: 50...65, sentenceWords: 7...14))
  }
}
