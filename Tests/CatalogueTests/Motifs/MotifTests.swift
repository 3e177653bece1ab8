import Catalogue
import Diagnostics
import Testing

@Suite("Motifs")
struct MotifTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let motif: String
    let texts: [String]
    var testDescription: String { motif }
  }

  static let cases: [Case] = [
    Case(motif: "judo", texts: ["judo"]),
    Case(motif: "piscine(s)", texts: ["piscines", "piscine"]),
    Case(
      motif: "match (de) foot(ball)",
      texts: ["match de football", "match de foot", "match football", "match foot"]),
    Case(motif: "sortie (à la) piscine", texts: ["sortie à la piscine", "sortie piscine"]),
    Case(motif: "(les) vacances", texts: ["les vacances", "vacances"]),
    Case(motif: "ciné(ma(s))", texts: ["cinémas", "cinéma", "ciné"]),
    Case(motif: "les # ans (de)", texts: ["les # ans de", "les # ans"]),
    Case(motif: "  le \t parc ", texts: ["le parc"]),
    Case(motif: "foot (foot)", texts: ["foot foot", "foot"]),
    Case(motif: "a(b)(b)", texts: ["abb", "ab", "a"]),
    Case(motif: "été (e\u{301}te\u{301})", texts: ["été e\u{301}te\u{301}", "été"]),
  ]

  @Test(arguments: cases)
  func expansion(_ test: Case) throws {
    let texts = try Motif.expand(test.motif)
    #expect(texts.map { Array($0.utf8) } == test.texts.map { Array($0.utf8) })
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let motif: String
    let fault: MotifFault
    var testDescription: String { motif }
  }

  static let refused: [Refused] = [
    Refused(motif: "", fault: .empty(expansion: "")),
    Refused(motif: "   ", fault: .empty(expansion: "   ")),
    Refused(motif: "(judo)", fault: .empty(expansion: "(judo)")),
    Refused(motif: "ciné(ma", fault: .unbalancedParenthesis(offset: 4)),
    Refused(motif: "cin\u{E9}ma)", fault: .unbalancedParenthesis(offset: 6)),
    Refused(motif: ")(", fault: .unbalancedParenthesis(offset: 0)),
    Refused(motif: "foot ()", fault: .emptyOption(offset: 5)),
    Refused(motif: "foot ( )", fault: .emptyOption(offset: 5)),
    Refused(
      motif: "a (b) (c) (d) (e) (f)", fault: .tooManyExpansions(found: 32, limit: 16)),
  ]

  @Test(arguments: refused)
  func refusal(_ test: Refused) {
    #expect(throws: test.fault) { try Motif.expand(test.motif) }
  }

  @Test func sixteenTextsAreAllowed() throws {
    #expect(try Motif.expand("a (b) (c) (d) (e)").count == 16)
  }

  @Test func aMillionOptionsEndAtOnce() {
    let motif =
      "a" + String(repeating: "(b", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(throws: MotifFault.tooManyExpansions(found: 17, limit: 16)) {
      try Motif.expand(motif)
    }
  }

  @Test(arguments: refused.map(\.fault) + PatternCompilerTests.refused.map(\.fault))
  func everyFaultSpeaksBothLanguages(_ fault: MotifFault) {
    #expect(!fault.id.isEmpty && fault.id.allSatisfy { $0.isLowercase || $0 == "-" })
    for text in [fault.message, fault.cure] {
      #expect(!text.fr.isEmpty && !text.en.isEmpty && text.fr != text.en)
      #expect(!text.fr.contains("'"), "straight apostrophe in: \(text.fr)")
    }
  }
}
