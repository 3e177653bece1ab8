import Catalogue
import Diagnostics
import Tables
import Testing

@testable import Engine

/// Elision, contraction and the ear, through the template writer with the lists of the school set.
@Suite struct JoiningHardPointTests {
  /// The school set with one template for each row, in their order.
  private static let set = Result { try compile(points) }
  private static let points = HardPointTable.joining.rows

  @Test(arguments: zip(points.indices, points))
  func fillsThePlace(row: Int, point: HardPoint) throws {
    let set = try Self.set.get()
    let filled = point["filled"]
    let slots = Slots(
      child: Child(name: filled, gender: .feminine), actions: [filled])
    let draft = Realiser(set).realise(set.templates[row], with: slots)
    #expect(draft.sentences.map { Array($0.utf8) } == [Array(point["text"].utf8)])
  }

  private static func compile(_ points: [HardPoint]) throws -> CompiledSet {
    let templates = points.enumerated().map { row, point in
      """
        - id: cas_\(row)
          titre: Cas
          moment: aucun
          niveaux: [CP]
          recit: toujours
          competences: [phrase_signes]
          relu: non
          choix: [{ PHRASE: "\(point["filled"])" }]
          phrases: ["\(point["template"].replacing("{VERBE}", with: "{ACTION1}"))"]
      """
    }
    let text = "# Les cas\nmodeles:\n" + templates.joined(separator: "\n") + "\n"
    let files =
      try SchoolSet.files().filter { !$0.pathInSet.hasPrefix("modeles/") }
      + [
        CatalogueFile(
          path: "cas.yaml", pathInSet: "modeles/cas.yaml", bytes: Array(text.utf8))
      ]
    let compiler = CatalogueCompiler(CatalogueReader.read(files).catalogue, sink: DiagnosticSink())
    return try CompiledSet(
      Blob(BlobMemory(copying: compiler.compile(contentHash: contentHash(of: files)))))
  }
}
