package import Tables
import Text

/// The entry of the catalogue that decides what becomes of a title.
package enum DecidingRule: Hashable, Sendable {
  /// A word that sets the title aside: what it makes of the event, and its number among the entries
  /// of that kind.
  case word(WidePatternRecord.Kind, entry: Int)
  /// The motif that wins: row of the pattern and of the form.
  case motif(pattern: Int, form: Int)
  /// A word of mixed scripts.
  case mixedScript
  /// No entry: nothing was recognised.
  case none
}

extension MatchExplainer {
  /// What decides about a title; it says nothing of the title’s other words.
  ///
  /// - Complexity: O(bytes of the title × patterns).
  package func rule(deciding title: borrowing Title) -> DecidingRule {
    title.withFoldedText { _, folded in
      let words = matcher.wideMatches(in: folded)
      for kind in [.blocked, .cancellation, .chore] as [WidePatternRecord.Kind] {
        if let match = words.first(where: { $0.kind == kind }) {
          return .word(kind, entry: match.entry)
        }
      }
      if folded.hasMixedScriptWord { return .mixedScript }
      let winner = explanation(of: folded).first { $0.verdict == .wins }
      return winner.map { .motif(pattern: $0.pattern, form: $0.match.form) } ?? .none
    }
  }
}
