import Audit
import Catalogue
import CommandLineKit
import Diagnostics
import TestSupport
import Testing

@testable import catalogue_lint

@Suite struct RulesCommandTests {
  static let languages = Language.allCases

  /// A rule with a whole set of findings, a rule of one file, a fault of YAML, an example that fails.
  static let shown = ["duplicate-motif", "missing-review", "comment-cuts-text", "example-fails"]

  @Test(arguments: shown, languages)
  func explains(id: String, language: Language) {
    let answer = lint(["explain", id, "--lang", language.rawValue])
    #expect(answer.exit == .done)
    #expect(answer.errors == "")
    #expect(goldenFault(answer.output, "Golden/explain-\(id).\(language.rawValue)") == nil)
  }

  @Test(arguments: allRulePages.map(\.id))
  func explainsEveryId(id: String) throws {
    let page = try #require(allRulePages.first { $0.id == id })
    for language in Language.allCases {
      let answer = lint(["explain", id, "--lang", language.rawValue])
      #expect(answer.exit == .done)
      for section in page.sections {
        let words = section.text.text(language).split(separator: " ")
        let isThere = words.allSatisfy { answer.output.contains($0) }
        #expect(isThere, "\(section.title.en) is not whole")
      }
      if let bad = RuleDemonstration(of: id)?.bad {
        // A finding ends with its id; each mark is one.
        let marks = bad.files.map { $0.yaml.unicodeScalars.count { $0 == RuleExample.mark } }
        let endings = answer.output.split(separator: "\n").count { $0.hasSuffix(" [\(id)]") }
        #expect(endings == marks.reduce(0, +))
        #expect(!answer.output.unicodeScalars.contains(RuleExample.mark))
      }
    }
  }

  @Test(arguments: [[], ["duplicat-motif"], ["duplicate-motif", "duplicate-id"], [""]])
  func wrongUsage(words: [String]) {
    let answer = lint(["explain", "--lang", "en"] + words)
    #expect(answer.exit == .usage)
    #expect(answer.output == "")
    #expect(
      answer.errors.contains("did you mean “duplicate-motif”?") == (words.first == "duplicat-motif")
    )
  }

  @Test(arguments: languages)
  func table(language: Language) {
    let answer = lint(["rules", "--lang", language.rawValue])
    #expect(answer.exit == .done)
    #expect(answer.output.split(separator: "\n").count == allRulePages.count)
    let shown = Self.shown + ["raw-substring", "unused-exception"]
    let lines = answer.output.split(separator: "\n").filter { line in
      shown.contains { line.hasPrefix($0 + " ") }
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(goldenFault(text, "Golden/rules.\(language.rawValue)") == nil)
  }

  @Test func jsonHoldsAll() {
    let answer = lint(["rules", "--json"])
    #expect(answer.exit == .done)
    for page in allRulePages { #expect(answer.output.contains("\"\(page.id)\"")) }
  }

  @Test(arguments: languages)
  func markdownHoldsAll(language: Language) {
    let answer = lint(["rules", "--markdown", "--lang", language.rawValue])
    #expect(answer.exit == .done)
    for page in allRulePages { #expect(answer.output.contains("\n### \(page.id)\n")) }
    let fences = answer.output.split(separator: "\n").count { $0.hasPrefix("```") }
    #expect(fences.isMultiple(of: 2))
  }
}
