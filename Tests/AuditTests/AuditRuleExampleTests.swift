import Catalogue
import Diagnostics
import Platform
import TestSupport
import Testing

@testable import Audit

/// A rule of trial and one of its examples.
struct TriedRule: CustomTestStringConvertible, Sendable {
  var rule: any AuditRule.Type
  var example: RuleExample

  static let all = auditRules.flatMap { rule in
    rule.examples.map { TriedRule(rule: rule, example: $0) }
  }

  var testDescription: String { "\(rule.id): \(example.name)" }
}

@Suite struct AuditRuleExampleTests {
  @Test(arguments: TriedRule.all, StoredVariant.allCases)
  func firesWhereMarked(tried: TriedRule, stored: StoredVariant) {
    var expected: [String] = []
    let files = tried.example.files.map { file in
      let (text, places) = RuleExample.unmarked(stored.apply(file.yaml))
      expected += places.map { "\(file.path):\($0.line):\($0.column)" }
      return CatalogueFile(path: file.path, pathInSet: file.path, bytes: stored.bytes(text))
    }
    let all = SetBuilder.build(files, LintSettings(.whole)).diagnostics
    let found = all.filter { $0.id == tried.rule.id }
    let places = found.map { finding in
      finding.span.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? "nowhere"
    }
    #expect(places.sorted() == expected.sorted(), "\(all.map { "\($0.id): \($0.message.en)" })")
    #expect(found.allSatisfy { $0.severity == tried.example.severity })
  }

  /// A comment before each marked line hides its findings, and no comment is superfluous.
  @Test(arguments: TriedRule.all.filter(\.example.isBad))
  func isHiddenByComments(tried: TriedRule) {
    let files = tried.example.files.map { file in
      let yaml = suppressing(tried.rule.id, in: file.yaml, mark: RuleExample.mark)
      return CatalogueFile(
        path: file.path, pathInSet: file.path, bytes: Array(RuleExample.unmarked(yaml).yaml.utf8))
    }
    let ids = SetBuilder.build(files, LintSettings(.whole)).diagnostics.map(\.id)
    #expect(!ids.contains(tried.rule.id))
    #expect(!ids.contains { $0.hasSuffix("-suppression") }, "\(ids)")
  }

  @Test func listIsTheFolder() throws {
    let folder =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/") + "/Sources/Audit/Rules"
    let files = try listDirectory(folder).map(\.name)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("AuditRule") }
    #expect(auditRules.map { "\($0).swift" } == files.sorted())
    #expect(auditRules.map { $0.id } == auditRules.map { kebabCase("\($0)") }.sorted())
  }

  /// Every rule is shown at work and at rest, and no example is more severe than the page.
  @Test func everyRuleHasBothKinds() {
    for rule in auditRules {
      let bad = rule.examples.filter(\.isBad)
      #expect(bad.map(\.severity).max() == rule.page.severity, "\(rule.id)")
      #expect(bad.count < rule.examples.count, "\(rule.id) has no good example")
      #expect(rule.page.stage == .trial, "\(rule.id)")
    }
  }

  private func kebabCase(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result += "-" }
      result += character.lowercased()
    }
    return result
  }
}
