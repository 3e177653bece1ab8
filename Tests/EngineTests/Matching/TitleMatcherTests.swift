import Engine
import MatchingReference
import Tables
import TestSupport
import Testing
import Text

@Suite("Titles give their form")
struct TitleMatcherTests {
  private func form(_ title: String, _ set: PatternSet, _ matcher: TitleMatcher) -> String? {
    matcher.winner(in: FoldedText(folding: title)).map { set.forms[$0.form].motifs[0] }
  }

  @Test(arguments: MatcherCase.family)
  func familyTitle(_ test: MatcherCase) throws {
    #expect(form(test.title, .family, try PatternSet.family.compiled()) == test.form)
  }

  @Test(arguments: MatcherCase.reported.indices)
  func reportedCase(_ index: Int) throws {
    let (id, motifs, titles) = MatcherCase.reported[index]
    let set = PatternSet(name: id, forms: motifs.map { PatternSet.Form(motifs: [$0]) })
    let matcher = try set.compiled()
    for test in titles {
      #expect(form(test.title, set, matcher) == test.form, "\(id): \(test.title)")
    }
  }

  @Test(arguments: MatcherCase.blocked)
  func blockedTitle(_ test: MatcherCase) throws {
    let matcher = try PatternSet.family.compiled()
    let words = PatternSet.family.words.filter { $0.kind == .blocked }
    let found = matcher.blocks(FoldedText(folding: test.title))
    #expect(found.map { words[$0.entry].words[0] } == test.form)
  }

  @Test func cancellationsAndChores() throws {
    let matcher = try PatternSet.family.compiled()
    for title in [
      "Judo annulé", "Pas de judo ce soir", "Zoo (annulé)", "Pas d'école", "ANNULATION",
    ] {
      let folded = FoldedText(folding: title)
      #expect(matcher.cancellation(folded) != nil, "\(title)")
      #expect(matcher.blocks(folded) == nil && matcher.chore(folded) == nil, "\(title)")
    }
    for title in ["Inscription judo", "Certif judo", "Danse Jade 17h - payer", "Réunion kermesse"] {
      let folded = FoldedText(folding: title)
      #expect(matcher.chore(folded) != nil, "\(title)")
      #expect(matcher.blocks(folded) == nil && matcher.cancellation(folded) == nil, "\(title)")
    }
    for title in ["Compas de marine", "Certification", "Payeur"] {
      let folded = FoldedText(folding: title)
      #expect(matcher.cancellation(folded) == nil && matcher.chore(folded) == nil, "\(title)")
    }
  }

  @Test func aMatchSaysWhereAndHow() throws {
    let matcher = try PatternSet.family.compiled()
    let match = try #require(matcher.winner(in: FoldedText(folding: "La fête de lEcole !")))
    #expect(match.range == 3..<17)
    #expect(match.length == 12)
    #expect(match.suppliedAccents == 1)
    #expect(match.rank == 2 && !match.isException)
    let blocked = try #require(matcher.blocks(FoldedText(folding: "à l'hôpital")))
    #expect(blocked.range == 4..<11)
  }

  @Test func fewestSuppliedAccentsThenRowBreakTies() throws {
    let set = PatternSet(
      name: "ties",
      forms: [
        PatternSet.Form(motifs: ["pêche"]), PatternSet.Form(motifs: ["peche"]),
        PatternSet.Form(motifs: ["pêché"]), PatternSet.Form(motifs: ["pêche"]),
      ])
    let matcher = try set.compiled()
    #expect(matcher.winner(in: FoldedText(folding: "peche"))?.form == 1)
    #expect(matcher.winner(in: FoldedText(folding: "pêche"))?.form == 0)
    #expect(matcher.winner(in: FoldedText(folding: "peché"))?.form == 2)
    #expect(matcher.candidates(in: FoldedText(folding: "peche")).count == 4)
    #expect(matcher.matches(in: FoldedText(folding: "peche")).count == 1)
  }

  @Test func wordsOfMotifsAreKnown() throws {
    let matcher = try PatternSet.family.compiled()
    for word in ["judo", "ecole", "l", "oeufs", "14"] { #expect(matcher.isMotifWord(word.utf8)) }
    for word in ["école", "lecole", "tom", "", "hopital", "#"] {
      #expect(!matcher.isMotifWord(word.utf8))
    }
  }

  @Test func missingSectionIsNamed() {
    var writer = BlobWriter()
    writer.add(section: .patternNodes, words: [])
    let bytes = writer.finish(contentHash: [])
    #expect(throws: BlobError.missingSection(.patternEdges)) {
      _ = try TitleMatcher(Blob(BlobMemory(copying: bytes)))
    }
  }
}
