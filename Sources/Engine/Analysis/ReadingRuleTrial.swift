import Tables

/// Tries the rules of `lectures.yaml` on their own examples.
///
/// An example is a sentence with one word between brackets. What a rule concludes must be true of
/// the readings of that word when all rules have run, whichever of them brought it about: a rule
/// that removes has left none of its readings, a rule that keeps nothing else; of a preference the
/// same is asked of the chosen reading alone.
package struct ReadingRuleTrial: Sendable {
  private let analyser: Analyser

  package init(_ set: CompiledSet) {
    analyser = Analyser(set)
  }

  /// Number of rules and preferences.
  package var ruleCount: Int { analyser.program.rules.count }

  /// Whether the conclusion of a rule is true of the marked word; nil for a text without exactly one
  /// marked word.
  ///
  /// - Parameters:
  ///   - rule: row of the rule; preferences go on after the rules.
  ///   - marked: a sentence with one word between brackets.
  package func concludes(_ rule: Int, in marked: String, using analysis: inout Analysis) -> Bool? {
    guard let example = MarkedSentence(marked), example.ranges.count == 1,
      analyser.program.rules.indices.contains(rule)
    else { return nil }
    analyser.analyse(example.text, into: &analysis)
    guard let token = analysis.tokens.firstIndex(where: { $0.range == example.ranges[0] }) else {
      return nil
    }
    let found = analyser.program.rules[rule]
    let readings = found.prefers ? [analysis.reading(token)] : analysis.readings(token)
    let place = analysis.tokens[token].placeBits
    return readings.allSatisfy { reading in
      let fits = found.pattern.contains { analyser.program.patterns[$0].fits(reading, place) }
      return fits != found.removes
    }
  }
}
