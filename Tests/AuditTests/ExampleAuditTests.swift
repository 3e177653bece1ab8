import Catalogue
import Diagnostics
import Platform
import Testing

@testable import Audit

/// The school set with one file changed, and what trying its examples says.
@Suite struct ExampleAuditTests {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/Catalogues/ecole"

  /// A change of the set's YAML: in `file` a text gives way to another.
  struct Change: CustomTestStringConvertible, Sendable {
    var file: String
    var old: String
    var new: String
    var finding: String

    var testDescription: String { "\(finding) in \(file)" }
  }

  static let changes = [
    Change(
      file: "formes/sport.yaml", old: "exemples: [Judo 17h", new: "exemples: [Jodo 17h",
      finding: "example-fails"),
    Change(
      file: "formes/sport.yaml", old: "contre_exemples: [Judoka", new: "contre_exemples: [Judo X",
      finding: "counter-example-fails"),
    Change(
      file: "interdits.yaml", old: "arrete: Accident de voiture après le judo",
      new: "arrete: Incident de voiture après le judo", finding: "title-not-stopped"),
    Change(
      file: "interdits.yaml", old: "n_arrete_pas: [Océan occidental",
      new: "n_arrete_pas: [Accident occidental", finding: "title-stopped"),
    Change(
      file: "ecarts.yaml", old: "ecarte: Judo annulé", new: "ecarte: Judo maintenu",
      finding: "title-not-stopped"),
    Change(
      file: "ecarts.yaml", old: "n_ecarte_pas: [Annuaire du club",
      new: "n_ecarte_pas: [Annulation du club", finding: "title-stopped"),
  ]

  @Test func schoolSetIsSound() throws {
    let built = SetBuilder.build(try CatalogueFile.files(inSet: Self.folder))
    #expect(built.diagnostics.filter { $0.severity > .info }.map(\.message.fr) == [])
    #expect(built.set != nil)
  }

  @Test(arguments: changes)
  func finds(change: Change) throws {
    var files = try CatalogueFile.files(inSet: Self.folder)
    let place = try #require(files.firstIndex { $0.pathInSet == change.file })
    let text = String(decoding: files[place].bytes, as: UTF8.self)
    let found = try #require(text.firstRange(of: change.old), "the set has changed")
    files[place].bytes = Array(text.replacingCharacters(found, change.new).utf8)
    let built = SetBuilder.build(files)
    #expect(built.diagnostics.filter { $0.severity == .error }.map(\.id) == [change.finding])
    #expect(built.set == nil)
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<String.Index>, _ new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
