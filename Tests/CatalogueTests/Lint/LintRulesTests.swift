import Platform
import TestSupport
import Testing

@testable import Catalogue

@Suite struct LintRulesTests {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/") + "/Sources/Catalogue/Lint/Rules"

  @Test func listIsTheFolder() throws {
    let files = try listDirectory(Self.folder).map(\.name).filter { $0.hasSuffix(".swift") }
    let ids = files.map { kebabCase(String($0.dropLast(6))) }.sorted()
    #expect(lintRules.map { $0.id } == ids)
  }

  @Test func typeIsTheFile() {
    for rule in lintRules {
      #expect(kebabCase("\(rule)") == rule.id)
    }
  }
}
