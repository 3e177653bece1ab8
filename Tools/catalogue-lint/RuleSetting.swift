import Audit
import CommandLineKit
import Diagnostics
import Text

/// A rule and the level that `--rule` gives it.
struct RuleSetting: Sendable {
  var rule: String
  var level: RuleLevels.Level

  /// Reads `ID=LEVEL`.
  init(_ text: String) throws(ValueFault) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let level = RuleLevels.Level(rawValue: String(parts[1])) else {
      throw ValueFault(
        expected: LocalizedText(
          fr: "le nom d’une règle, « = » et off, info, warning ou error",
          en: "the name of a rule, “=” and off, info, warning or error"))
    }
    rule = String(parts[0])
    self.level = level
    if case .unusable(let reason) = RuleChoice(rule) {
      let known = allRulePages.filter(\.isAdjustable).map(\.id)
      throw ValueFault(
        expected: LocalizedText(
          fr: "une règle qui se règle (\(reason.fr))", en: "a rule that can be set (\(reason.en))"),
        suggestion: nearest(to: rule, among: known).map { "\($0)=\(level.rawValue)" })
    }
  }
}
