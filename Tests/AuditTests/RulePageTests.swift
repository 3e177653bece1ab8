import Catalogue
import Diagnostics
import Platform
import Testing

@testable import Audit

@Suite struct RulePageTests {
  private static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  @Test func sortedAndUnique() {
    let ids = allRulePages.map(\.id)
    #expect(ids == Set(ids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  /// Every id that the sources report has a page, and every page that is no rule's is reported.
  @Test func pagesAreWhatIsReported() throws {
    var reported: Set<String> = []
    for folder in ["/Sources", "/Tools/catalogue-lint"] {
      for file in try filesInTree(Self.root + folder, suffix: ".swift") {
        reported.formUnion(reportedIDs(String(decoding: try readFile(file), as: UTF8.self)))
      }
    }
    let pages = Set(allRulePages.map(\.id))
    #expect(reported.subtracting(pages).sorted() == [], "ids without a page")
    let rules = Set(lintRules.map { $0.id } + auditRules.map { $0.id })
    #expect(
      pages.subtracting(rules).subtracting(reported).sorted() == [], "pages without a finding")
  }

  @Test(arguments: allRulePages.map(\.id))
  func isWrittenInBothLanguages(id: String) throws {
    let page = try #require(allRulePages.first { $0.id == id })
    #expect(page.sections.count == 4)
    for section in page.sections {
      for text in [section.text.fr, section.text.en] {
        #expect(text.first.map { $0.isUppercase || "«“".contains($0) } == true, "\(text)")
        #expect(text.hasSuffix(".") || text.hasSuffix(".\""), "\(text)")
        #expect(!text.contains("  ") && !text.contains("'"), "\(text)")
      }
      #expect(section.text.fr != section.text.en)
    }
    #expect(page.summary.fr.count <= 160 && page.summary.en.count <= 160, "\(page.summary)")
  }
}

/// The ids in a Swift source: after `id:` in a `Diagnostic`, first in `FaultWords(…)`, and the values of
/// an enumeration's `var id: String`.
private func reportedIDs(_ source: String) -> [String] {
  var found: [String] = []
  var previous = ""
  var isInID = false
  for line in source.split(separator: "\n") {
    let line = line.trimmingPrefix { $0 == " " }
    if line.hasSuffix("var id: String {") { isInID = true }
    if line == "}" { isInID = false }
    let literal: Substring? =
      if previous.hasSuffix("Diagnostic("), line.hasPrefix("id: \"") {
        line.dropFirst(5)
      } else if previous.hasSuffix("FaultWords("), line.hasPrefix("\"") {
        line.dropFirst()
      } else if isInID, line.hasPrefix("case ."), let quote = line.firstIndex(of: "\"") {
        line[line.index(after: quote)...]
      } else {
        nil
      }
    if let id = literal?.prefix(while: { $0 != "\"" }) { found.append(String(id)) }
    previous = String(line)
  }
  return found
}
