import Diagnostics
import TestSupport
import Testing

@testable import Catalogue

/// A rule and one of its examples.
struct ShownRule: CustomTestStringConvertible, Sendable {
  var rule: any LintRule.Type
  var marked: MarkedExample

  static let all = lintRules.flatMap { rule in
    rule.examples.map { ShownRule(rule: rule, marked: MarkedExample(rule.page, $0)) }
  }

  var testDescription: String { marked.description }
}

@Suite struct RuleExampleTests {
  @Test(arguments: ShownRule.all, StoredVariant.allCases)
  func firesWhereMarked(shown: ShownRule, stored: StoredVariant) {
    let found = shown.rule.findings(in: shown.marked.files(stored))
    #expect(shown.marked.faults(found, stored) == [])
    #expect(found.allSatisfy { $0.severity == .info || $0.cure != nil }, "a finding has no cure")
  }

  /// A comment before each marked line hides its findings, and no comment is superfluous.
  @Test(arguments: ShownRule.all.filter(\.marked.example.isBad))
  func isHiddenByComments(shown: ShownRule) {
    let files = shown.marked.hiddenFiles
    let found = shown.rule.findings(in: files)
    #expect(!found.isEmpty)
    var filter = SuppressionFilter(
      CatalogueReader.read(files).catalogue.suppressions, pages: lintRules.map { $0.page })
    #expect(filter.visible(found).map(\.message.en) == [])
    #expect(filter.findings(ran: [.rules]).map(\.message.en) == [])
  }

  /// Every rule is shown at work and at rest.
  @Test(arguments: lintRules.map { $0.id })
  func everyRuleHasBothKinds(id: String) throws {
    let rule = try #require(lintRules.first { $0.id == id })
    #expect(rule.examples.contains { $0.isBad }, "no bad example")
    #expect(rule.examples.contains { !$0.isBad }, "no good example")
    #expect(Set(rule.examples.map(\.name)).count == rule.examples.count, "two with one name")
  }

  /// No rule reports more than its page says.
  @Test(arguments: lintRules.map { $0.id })
  func severityIsThatOfThePage(id: String) throws {
    let rule = try #require(lintRules.first { $0.id == id })
    let severities = rule.examples.filter(\.isBad).map(\.severity)
    #expect(severities.max() == rule.page.severity)
    #expect(rule.page.stage == .rules)
  }
}
