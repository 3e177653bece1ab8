import Diagnostics
import Testing

@testable import Catalogue

/// Ten thousand motifs: the search for clashes stays near linear, since it looks words up and
/// compares no pairs but those that it reports.
@Suite struct LintScaleTests {
  private static let formCount = 1000
  private static let motifsPerForm = 10

  /// - Parameter motif: the motif with that number of the form with that number.
  private static func forms(_ motif: (_ form: Int, _ number: Int) -> String) -> [CatalogueFile] {
    var yaml = "formes:\n"
    for form in 0..<formCount {
      let motifs = (0..<motifsPerForm).map { motif(form, $0) }.joined(separator: ", ")
      yaml += "  - { id: f\(form), phrase: le judo, genre: m, motifs: [\(motifs)] }\n"
    }
    return [
      CatalogueFile(path: "formes/a.yaml", pathInSet: "formes/a.yaml", bytes: Array(yaml.utf8))
    ]
  }

  @Test func allDifferent() {
    let files = Self.forms { form, number in "mot\(letters(form)) fin\(letters(number))" }
    for rule in [DuplicateMotif.self, TiedMotifs.self, SilencedMotif.self, ContainedMotif.self]
      as [any LintRule.Type]
    {
      #expect(rule.findings(in: files).isEmpty)
    }
  }

  /// Each of ten texts belongs to a thousand forms: one finding for each motif but the first ten.
  @Test func allAlike() {
    let files = Self.forms { _, number in "texte \(letters(number))" }
    let found = DuplicateMotif.findings(in: files)
    #expect(found.count == (Self.formCount - 1) * Self.motifsPerForm)
  }

  /// One motif inside all others: one finding for each form.
  @Test func oneInsideAll() {
    let files = Self.forms { form, number in
      form == 0 && number == 0 ? "centre" : "avant\(letters(form)) centre apres\(letters(number))"
    }
    #expect(ContainedMotif.findings(in: files).count == Self.formCount - 1)
  }

  /// A number written with letters, since digits are equal to one another in motifs.
  private static func letters(_ number: Int) -> String {
    String(String(number).unicodeScalars.map { Character(Unicode.Scalar(UInt8($0.value) + 49)) })
  }

  private func letters(_ number: Int) -> String { Self.letters(number) }
}
