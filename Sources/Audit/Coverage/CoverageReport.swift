package import Diagnostics
import Engine

/// What `catalogue-lint coverage --json` prints.
package struct CoverageReport: JSONOutput, Sendable {
  private let coverage: Coverage
  private let atLeast: Int?
  private let listsWords: Bool

  /// - Parameters:
  ///   - atLeast: the least share of cells with a text that was asked for, in percent.
  ///   - listsWords: whether the unused words are listed, and not only counted.
  package init(_ coverage: Coverage, atLeast: Int?, listsWords: Bool) {
    self.coverage = coverage
    self.atLeast = atLeast
    self.listsWords = listsWords
  }

  package static let shape = JSONShape<CoverageReport>([
    .identifier("catalogue-lint.coverage/1"),
    .number("cell_count", "grade × skill × moment × gender") { $0.coverage.cells.count },
    .number("covered_count", "cells with at least one valid text") { $0.coverage.share.part },
    .text("covered_percent", "cut to one decimal, never rounded up", pattern: "^[0-9]+\\.[0-9]$") {
      $0.coverage.share.percentage()
    },
    .optionalNumber("at_least", "the percentage that was asked for") { $0.atLeast },
    .objects("empty_cells", "cells without a text", cell) { $0.coverage.emptyCells },
    .objects("cells", "all cells", cell) { $0.coverage.cells },
    .objects("dead_forms", "forms without any text in a grade", deadForm) {
      $0.coverage.deadForms
    },
    .texts("dead_templates", "ids of templates that give no valid text") {
      $0.coverage.deadTemplates
    },
    .objects("essential_templates", "templates that alone fill a cell", essential) {
      $0.coverage.essentials
    },
    .objects("words", "the words of each grade that no text of the grade holds", words) {
      report in report.coverage.words.map { CountedWords(words: $0, isListed: report.listsWords) }
    },
    .number("templates", "how many were expanded") { $0.coverage.templateCount },
    .number("expansions", "texts that were written and checked") { $0.coverage.expansions },
    .number("validated", "texts in which no check found anything") { $0.coverage.validated },
    .number("names_per_gender", "first names that each text was written for", atLeast: 1) {
      $0.coverage.namesPerGender
    },
    .object("set", "the catalogues", SetName.shape) { $0.coverage.set },
  ])

  private static let cell = JSONShape<Coverage.Cell>([
    .text("grade", "id of the grade") { $0.grade },
    .text("skill", "id of the skill") { $0.skill },
    .name("moment", "what the text is about", among: ["event", "own_event", "none"]) {
      switch $0.moment {
      case .event: "event"
      case .own: "own_event"
      case .noEvent: "none"
      }
    },
    .optionalText("form", "id of the form of the event") { cell in
      switch cell.moment {
      case .event(let form), .own(let form): form
      case .noEvent: nil
      }
    },
    .name("gender", "of the child", among: ["f", "m"]) { $0.gender.rawValue },
    .number("texts", "valid texts") { $0.texts },
    .optionalText("only_template", "id of the template that alone gives them") { $0.onlyTemplate },
  ])

  private static let deadForm = JSONShape<Coverage.DeadForm>([
    .text("form", "id of the form") { $0.form },
    .text("grade", "id of the grade") { $0.grade },
  ])

  private static let essential = JSONShape<Coverage.Essential>([
    .text("template", "id of the template") { $0.template },
    .number("cells", "how many it alone fills", atLeast: 1) { $0.cells.count },
  ])

  /// The words of a grade, and whether the unused ones are listed.
  private struct CountedWords: Sendable {
    var words: Coverage.Words
    var isListed: Bool
  }

  private static let words = JSONShape<CountedWords>([
    .text("grade", "id of the grade") { $0.words.grade },
    .number("words", "words that texts may hold") { $0.words.count },
    .number("unused", "those that no text holds") { $0.words.unused.count },
    .texts("list", "the unused words; empty unless they were asked for") {
      $0.isListed ? $0.words.unused : []
    },
  ])
}
