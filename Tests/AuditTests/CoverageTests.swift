import Catalogue
import Diagnostics
import Engine
import TestSupport
import Testing

@testable import Audit

@Suite struct CoverageTests {
  private static let small =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    .joined(separator: "/") + "/EndToEndTests/Sets/petit"

  /// The coverage of the small set without some templates.
  private func coverage(without retired: [String] = []) throws -> Coverage {
    let folder = try TemporaryFolder()
    _ = try folder.copy(Self.small, to: "petit")
    let set = """
      id: essai
      nom: Essai
      langue: fr
      version: "1"
      licence: CC-BY-4.0
      etend: petit
      retire: [\(retired.joined(separator: ", "))]

      """
    try folder.write(Array(set.utf8), to: "essai/jeu.yaml")
    let built = SetBuilder.build(try CatalogueFile.files(inSet: folder.path + "/essai"))
    let compiled = try #require(built.set, "\(built.diagnostics.filter { $0.severity == .error })")
    return try CoverageCounter.coverage(of: compiled, TemplateExpander.Selection()) { _, _ in }
  }

  @Test func everyTextOfTheSmallSetCounts() throws {
    let coverage = try coverage()
    #expect(coverage.validated == coverage.expansions && coverage.expansions > 0)
    #expect(coverage.emptyCells.isEmpty && coverage.deadForms.isEmpty)
    #expect(coverage.share.percentage() == "100.0")
    // One skill in one grade: two forms and no moment, for a girl and a boy.
    #expect(coverage.cells.count == 6)
    #expect(coverage.cells.map(\.texts).reduce(0, +) == coverage.validated)
  }

  /// Without a template that alone fills cells exactly these cells are empty, and others lose nothing
  /// but its texts.
  @Test(arguments: [[], ["souvenir"], ["projet"], ["sans_moment"], ["souvenir", "sans_moment"]])
  func essentialTemplatesAreEssential(retired: [String]) throws {
    let before = try coverage(without: retired)
    let essentials = before.essentials
    #expect(essentials.isEmpty == (retired == ["sans_moment"]))
    for essential in essentials {
      let after = try coverage(without: retired + [essential.template])
      let lost = after.emptyCells.filter { !before.emptyCells.contains($0) }
      let expected = essential.cells.map { cell in
        var cell = cell
        (cell.texts, cell.onlyTemplate) = (0, nil)
        return cell
      }
      #expect(lost == expected)
      #expect(after.share.part == before.share.part - lost.count)
    }
  }

  /// A template that is not essential leaves no cell empty.
  @Test(arguments: ["souvenir", "projet", "sans_moment"])
  func othersAreNot(template: String) throws {
    let isEssential = try coverage().essentials.contains { $0.template == template }
    #expect(try coverage(without: [template]).emptyCells.isEmpty == !isEssential)
  }

  @Test func formsWithoutTextsAreDead() throws {
    let coverage = try coverage(without: ["souvenir", "projet"])
    #expect(coverage.deadForms.map(\.form) == ["sortie_piscine", "sortie_zoo"])
  }

  /// Fewer names, fewer texts, the same cells.
  @Test func quickCountsTheSameCells() throws {
    let files = try CatalogueFile.files(inSet: Self.small)
    let set = try #require(SetBuilder.build(files).set)
    var quick = TemplateExpander.Selection()
    quick.hasOneNamePerGender = true
    let few = try CoverageCounter.coverage(of: set, quick) { _, _ in }
    let all = try CoverageCounter.coverage(of: set, TemplateExpander.Selection()) { _, _ in }
    #expect(few.expansions * TemplateExpander.namesPerGender == all.expansions)
    #expect(few.cells.map(\.texts).map { $0 * 4 } == all.cells.map(\.texts))
    #expect(few.words == all.words)
  }

  static let shares: [(part: Int, whole: Int, text: String, least: Int)] = [
    (999, 1000, "99.9", 99), (9999, 10_000, "99.9", 99), (1000, 1000, "100.0", 100),
    (1, 3, "33.3", 33), (2, 3, "66.6", 66), (0, 7, "0.0", 0), (1, 1001, "0.0", 0),
    (0, 0, "100.0", 100), (1, 200, "0.5", 0), (57, 100, "57.0", 57),
  ]

  @Test(arguments: shares)
  func sharesAreNeverRoundedUp(part: Int, whole: Int, text: String, least: Int) {
    let share = Share(part: part, whole: whole)
    #expect(share.percentage() == text)
    for percent in 0...100 { #expect(share.isAtLeast(percent: percent) == (percent <= least)) }
  }
}
