import Engine
import MatchingReference
import TestSupport
import Testing
import Text

@Suite("The compiled matcher agrees with the plain one")
struct DifferentialTests {
  /// Compares all that both say of a title; the first difference, or nil.
  private func difference(
    _ compiled: TitleMatcher, _ reference: ReferenceMatcher, _ title: String
  ) -> String? {
    let folded = FoldedText(folding: title)
    let candidates = compiled.candidates(in: folded)
    let expected = reference.candidates(in: folded)
    guard candidates.count == expected.count, Set(candidates) == expected else {
      return "candidates of \(title.debugDescription): \(candidates), expected \(expected)"
    }
    guard Set(compiled.matches(in: folded)) == reference.matches(in: folded) else {
      return "matches of \(title.debugDescription)"
    }
    let winner = compiled.winner(in: folded)
    guard winner == reference.winner(in: folded) else {
      return "winner of \(title.debugDescription): \(String(describing: winner))"
    }
    let wide = compiled.wideMatches(in: folded)
    let expectedWide = reference.wide.matches(in: folded)
    guard wide.count == expectedWide.count, Set(wide) == expectedWide else {
      return "wide matches of \(title.debugDescription): \(wide), expected \(expectedWide)"
    }
    return nil
  }

  /// 200,000 titles at full scale, in twenty runs with a seed each.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func generatedTitles(seed: UInt64) throws {
    let compiled = try PatternSet.family.compiled()
    let reference = try ReferenceMatcher(.family)
    var generator = try TitleGenerator(seed: seed, set: .family)
    var winners = 0
    for _ in 0..<TestScale.count(10_000) {
      let title = generator.next()
      if let difference = difference(compiled, reference, title) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
      if compiled.winner(in: FoldedText(folding: title)) != nil { winners += 1 }
    }
    #expect(winners > 0, "no title of the run had a form: the generator has lost its point")
  }

  /// All titles of at most six symbols at full scale; a share of them, evenly spread, below.
  @Test(arguments: PatternSet.small.indices)
  func shortTitles(set: Int) throws {
    let (patterns, alphabet) = PatternSet.small[set]
    let compiled = try patterns.compiled()
    let reference = try ReferenceMatcher(patterns)
    var total = 1
    for _ in 0..<6 { total = total * alphabet.count + 1 }
    for number in stride(from: 0, to: total, by: max(1, total / TestScale.count(total))) {
      if let difference = difference(compiled, reference, title(number, alphabet)) {
        Issue.record("\(patterns.name): \(difference)")
        return
      }
    }
  }

  /// The title with a number: the empty one is 0, then come those of one symbol, of two and so on.
  private func title(_ number: Int, _ alphabet: [String]) -> String {
    var rest = number
    var symbols: [String] = []
    while rest > 0 {
      rest -= 1
      symbols.append(alphabet[rest % alphabet.count])
      rest /= alphabet.count
    }
    return symbols.joined()
  }
}
