import Diagnostics
import Tables
import Testing

@testable import Catalogue

/// Rules beyond the room for lists of words would silently never hold: they are refused.
@Suite struct RuleListLimitTests {
  @Test(arguments: [(0, false), (1, true)])
  func refusesMoreListsThanFit(excess: Int, isRefused: Bool) throws {
    #expect(try compile(lists: RuleLists.limitWithSkills + excess) == isRefused)
  }

  /// Whether a skill with so many lists of words is refused for their number.
  private func compile(lists: Int) throws -> Bool {
    let rules = (0..<lists).map { number in
      """
        - id: r\(number)
          mot: { mot: [mot\(number)] }
          pourquoi: essai
          confusions: [{ majuscule: non }]
          pieges: ["[mot]"]
          sans_piege: [autre]

      """
    }
    let yaml =
      "id: a\nnom: A\ndefinition: a\nintroduite: CP\nattendue: CP\npriorite: 1\nsource: essai\n"
      + "regles:\n" + rules.joined()
    let file = CatalogueFile(
      path: "competences/01.yaml", pathInSet: "competences/01.yaml", bytes: Array(yaml.utf8))
    let sink = DiagnosticSink()
    let compiler = CatalogueCompiler(CatalogueReader.read([file]).catalogue, sink: sink)
    _ = try compiler.compile(contentHash: [UInt8](repeating: 0, count: 32))
    return sink.diagnostics.contains { $0.id == "too-many-lists" }
  }
}
