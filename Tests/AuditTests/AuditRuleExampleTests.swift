import Catalogue
import Diagnostics
import Platform
import TestSupport
import Testing

@testable import Audit

@Suite struct AuditRuleExampleTests {
  static let all = auditRules.flatMap { rule in
    rule.examples.map { MarkedExample(rule.page, $0) }
  }

  private func findings(_ files: [CatalogueFile]) -> [Diagnostic] {
    SetBuilder.build(files, LintSettings(.whole)).diagnostics
  }

  @Test(arguments: all, StoredVariant.allCases)
  func firesWhereMarked(marked: MarkedExample, stored: StoredVariant) {
    let found = findings(marked.files(stored))
    #expect(
      marked.faults(found.filter { $0.id == marked.page.id }, stored) == [],
      "\(found.map { "\($0.id): \($0.message.en)" })")
  }

  /// A comment before each marked line hides its findings, and no comment is superfluous.
  @Test(arguments: all.filter(\.example.isBad))
  func isHiddenByComments(marked: MarkedExample) {
    let ids = findings(marked.hiddenFiles).map(\.id)
    #expect(!ids.contains(marked.page.id))
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
}
