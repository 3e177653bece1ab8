import Diagnostics
import TestSupport
import Testing

@testable import Catalogue

/// A rule and one of its examples.
struct ShownRule: CustomTestStringConvertible, Sendable {
  var rule: any LintRule.Type
  var example: RuleExample

  static let all = lintRules.flatMap { rule in
    rule.examples.map { ShownRule(rule: rule, example: $0) }
  }

  var testDescription: String { "\(rule.id): \(example.name)" }
}

@Suite struct RuleExampleTests {
  @Test(arguments: ShownRule.all, StoredVariant.allCases)
  func firesWhereMarked(shown: ShownRule, stored: StoredVariant) {
    var expected: [String] = []
    let files = shown.example.files.map { file in
      let (text, places) = RuleExample.unmarked(stored.apply(file.yaml))
      expected += places.map { "\(file.path):\($0.line):\($0.column)" }
      return CatalogueFile(path: file.path, pathInSet: file.path, bytes: stored.bytes(text))
    }
    let found = shown.rule.findings(in: files)
    let places = found.map { finding in
      finding.span.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? "nowhere"
    }
    #expect(places.sorted() == expected.sorted(), "\(found.map(\.message.en))")
    #expect(found.allSatisfy { $0.id == shown.rule.id && $0.severity == shown.example.severity })
  }

  /// A comment before each marked line hides its findings, and no comment is superfluous.
  @Test(arguments: ShownRule.all.filter(\.example.isBad))
  func isHiddenByComments(shown: ShownRule) {
    let files = shown.example.files.map { file in
      let yaml = suppressing(shown.rule.id, in: file.yaml, mark: RuleExample.mark)
      return CatalogueFile(
        path: file.path, pathInSet: file.path, bytes: Array(RuleExample.unmarked(yaml).yaml.utf8))
    }
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
