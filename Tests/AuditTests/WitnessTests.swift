import Catalogue
import Diagnostics
import Engine
import Tables
import Testing
import Text

@testable import Audit

/// The shortest titles that findings show, against a search through all titles.
@Suite struct WitnessTests {
  /// Two forms, each with motifs.
  struct Pair: CustomTestStringConvertible, Sendable {
    var longer: String
    var shorter: String

    var testDescription: String { "\(longer) / \(shorter)" }
  }

  static let pairs = [
    Pair(longer: "ab c", shorter: "c"),
    Pair(longer: "b-a b", shorter: "b"),
    Pair(longer: "a d'b", shorter: "d'b"),
    Pair(longer: "a d'b", shorter: "b"),
    Pair(longer: "d'a b", shorter: "da"),
    Pair(longer: "(a) b c", shorter: "b"),
    Pair(longer: "a (b) a", shorter: "a"),
    Pair(longer: "[\"a # b\"]", shorter: "[\"# b\"]"),
    Pair(longer: "[\"a #\"]", shorter: "[\"a 12\"]"),
    Pair(longer: "a a a", shorter: "a a"),
    Pair(longer: "a-b", shorter: "a b"),
    Pair(longer: "l'a", shorter: "l a"),
    Pair(longer: "a'b", shorter: "a-b"),
    Pair(longer: "c'a'b", shorter: "c ab"),
    Pair(longer: "é a", shorter: "e a"),
    Pair(longer: "à b", shorter: "b"),
  ]

  @Test(arguments: pairs)
  func noShorterTitleShowsAnOverlap(pair: Pair) throws {
    let files = catalogue(pair)
    let found = SetBuilder.build(files).diagnostics
    let overlaps = found.filter {
      ["contained-motif", "duplicate-motif", "tied-motifs"].contains($0.id)
    }
    let expected = try firstTitle(showing: pair, in: files)
    #expect(overlaps.first?.witness?.title == expected, "\(found.map(\.message.en))")
    #expect(overlaps.allSatisfy { $0.witness?.outcome != nil })
  }

  /// The first title, by length and then in the order of scalars, that one motif of the first form
  /// takes whole and in which one of the second form stands.
  private func firstTitle(showing pair: Pair, in files: [CatalogueFile]) throws -> String? {
    let (catalogue, _) = CatalogueReader.read(files)
    let bytes = try CatalogueCompiler(catalogue, sink: DiagnosticSink())
      .compile(contentHash: [UInt8](repeating: 0, count: 32))
    let matcher = try TitleMatcher(Blob(BlobMemory(copying: bytes)))
    let letters = Set((pair.longer + pair.shorter).unicodeScalars)
    let kept = letters.filter { "abcdl12".unicodeScalars.contains($0) }
    var alphabet = Set(kept.union([" ", "'", "-"]))
    if letters.contains("é") { alphabet.insert("e") }
    if letters.contains("à") { alphabet.insert("a") }
    if letters.contains("#") { alphabet.insert("0") }
    let sorted = alphabet.sorted()
    for length in 1...5 {
      var title = [Int](repeating: 0, count: length)
      repeat {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: title.map { sorted[$0] })
        if shows(String(text), matcher) { return String(text) }
      } while advance(&title, below: sorted.count)
    }
    return nil
  }

  private func shows(_ title: String, _ matcher: TitleMatcher) -> Bool {
    let folded = FoldedText(folding: title)
    let candidates = matcher.candidates(in: folded)
    return candidates.contains { outer in
      outer.form == 0 && outer.range == folded.bytes.indices
        && candidates.contains { $0.form == 1 && outer.range.contains(every: $0.range) }
    }
  }

  /// The next word of the same length; false after the last one.
  private func advance(_ word: inout [Int], below limit: Int) -> Bool {
    for place in word.indices.reversed() {
      word[place] += 1
      if word[place] < limit { return true }
      word[place] = 0
    }
    return false
  }

  private func catalogue(_ pair: Pair) -> [CatalogueFile] {
    func list(_ motif: String) -> String { motif.hasPrefix("[") ? motif : "[\"\(motif)\"]" }
    func form(_ id: String, _ motifs: String) -> String {
      """
        - id: \(id)
          phrase: le \(id)
          genre: m
          motifs: \(motifs)
          mentions: [\(id)]
          quand: au \(id)
          decor: [le chat, le lion, le singe, l'ours]
          actions: [regarder, marcher, compter]
          etiquettes: [sortie]
          exemples: []
          contre_exemples: []

      """
    }
    let forms =
      "formes:\n" + form("premier", list(pair.longer)) + form("second", list(pair.shorter))
    let files =
      TemplateExampleSet.files + [
        ("formes/a.yaml", forms), ("modeles/a.yaml", "modeles: []\n"),
      ]
    return files.map {
      CatalogueFile(path: $0.path, pathInSet: $0.path, bytes: Array($0.yaml.utf8))
    }
  }
}

extension Range<Int> {
  fileprivate func contains(every other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
