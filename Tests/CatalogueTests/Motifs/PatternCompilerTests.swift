import Catalogue
import Tables
import Testing

@Suite("Patterns are compiled into tries")
struct PatternCompilerTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let fault: MotifFault
    var testDescription: String { name }
  }

  static let long = (1...17).map { _ in "mot" }.joined(separator: " ")

  static let refused: [Refused] = [
    Refused(name: "only signs", text: "--", fault: .empty(expansion: "--")),
    Refused(name: "only a smile", text: "😀 !", fault: .empty(expansion: "😀 !")),
    Refused(name: "sign at the end", text: "ciné !", fault: .signAtEdge(expansion: "ciné !")),
    Refused(name: "sign at the start", text: "(judo", fault: .signAtEdge(expansion: "(judo")),
    Refused(name: "digit and #", text: "u1#", fault: .digitWithNumber(expansion: "u1#")),
    Refused(
      name: "digit apart in a word", text: "#h30", fault: .digitWithNumber(expansion: "#h30")),
    Refused(name: "##", text: "les ## ans", fault: .digitWithNumber(expansion: "les ## ans")),
    Refused(name: "17 words", text: long, fault: .tooManyWords(found: 17, limit: 16)),
    Refused(
      name: "five apostrophes", text: "a'b'c'd'e'f",
      fault: .tooManyApostrophes(found: 5, limit: 4)),
  ]

  @Test(arguments: refused)
  func formRefused(_ test: Refused) {
    var compiler = PatternCompiler()
    #expect(throws: test.fault) {
      try compiler.add(expansion: test.text, form: 0, rank: 1, isException: false)
    }
  }

  @Test func wordRefused() {
    var compiler = PatternCompiler()
    #expect(throws: MotifFault.empty(expansion: "…")) {
      try compiler.add(word: "…", kind: .blocked, entry: 0)
    }
    #expect(throws: MotifFault.tooManyApostrophes(found: 5, limit: 4)) {
      try compiler.add(word: "a-b-c-d'e'f", kind: .blocked, entry: 0)
    }
    #expect(throws: MotifFault.tooManyWords(found: 17, limit: 16)) {
      try compiler.add(word: PatternCompilerTests.long, kind: .chore, entry: 0)
    }
  }

  private func bytes(_ fill: (inout PatternCompiler) throws -> Void) throws -> [UInt8] {
    var compiler = PatternCompiler()
    try fill(&compiler)
    var writer = BlobWriter()
    var strings = StringPoolBuilder()
    var lists = ListPoolBuilder()
    try compiler.write(to: &writer, strings: &strings, lists: &lists)
    strings.write(to: &writer)
    lists.write(to: &writer)
    return writer.finish(contentHash: [])
  }

  @Test func sameEntriesGiveSameBytes() throws {
    func fill(_ compiler: inout PatternCompiler) throws {
      for (form, motif) in ["fête de l'école", "piscine(s)", "les # ans de"].enumerated() {
        for text in try Motif.expand(motif) {
          try compiler.add(expansion: text, form: form, rank: 1, isException: false)
        }
      }
      try compiler.add(word: "rendez-vous", kind: .blocked, entry: 0)
      try compiler.add(word: "hospitalis", kind: .blocked, entry: 1, isPrefix: true)
    }
    #expect(try bytes(fill) == bytes(fill))
  }

  @Test func aPatternGivenTwiceIsWrittenOnce() throws {
    let blob = try Blob(
      BlobMemory(
        copying: bytes { compiler in
          for text in ["Fête", "fe\u{302}te", "FÊTE", "fete"] {
            try compiler.add(expansion: text, form: 0, rank: 1, isException: false)
          }
          for _ in 0..<2 { try compiler.add(word: "l'hôpital", kind: .blocked, entry: 0) }
        }))
    let forms = blob.rows(FormPatternRecord.self)
    #expect(forms.map { blob.string($0.text) } == ["fete", "fete"])
    #expect(forms.map { Array(blob.list($0.marks)) } == [[0, 0x302, 0, 0], []])
    let words = blob.rows(WidePatternRecord.self)
    #expect(words.map { blob.string($0.text) } == ["l hopital", "lhopital"])
    let motifWords = Automaton(blob.words(.motifWords))
    #expect(motifWords.keys() == [Array("fete".utf8)])
  }
}
