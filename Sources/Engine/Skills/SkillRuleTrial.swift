import Text

/// Tries the rules of `competences/` on their own examples: sentences in which every trap of the rule
/// stands between brackets.
package struct SkillRuleTrial: Sendable {
  private let analyser: Analyser
  private let finder: SkillFinder

  package init(_ set: CompiledSet) {
    analyser = Analyser(set)
    finder = SkillFinder(set)
  }

  /// What a rule makes of a sentence.
  package struct Outcome: Hashable, Sendable {
    /// Marked words that are no traps of the rule.
    package var missed: [String]
    /// Traps of the rule that are not marked.
    package var unmarked: [String]
  }

  /// Compares the marks of a sentence with the traps that a rule finds; nil where the brackets are
  /// wrong.
  ///
  /// - Parameter rule: row of the rules table.
  package func outcome(
    of rule: Int, in marked: String, using analysis: inout Analysis
  ) -> Outcome? {
    guard let example = MarkedSentence(marked) else { return nil }
    analyser.analyse(example.text, into: &analysis)
    let found = finder.tokens(of: rule, in: analysis).map { analysis.tokens[$0].range }
    func words(_ ranges: [Range<Int>]) -> [String] {
      ranges.map { String(slice(example.text, $0)) }
    }
    return Outcome(
      missed: words(example.ranges.filter { !found.contains($0) }),
      unmarked: words(found.filter { !example.ranges.contains($0) }))
  }
}
