import TestSupport
import Testing
import Text

@testable import Engine

/// The check passes over sentences whose words show that no blocked word stands in them; here it is
/// compared with looking at each sentence.
@Suite struct BlockedWordTests {
  private static let words = [
    "Léa", "en", "deuil", "de", "sang", "prise", "l’hôpital", "hôpitaux", "parc", "chez", "rdv",
    "R.D.V", "Deuil-la-Barre", "psychologue", "aujourd’hui", "dent", "radio", "du", "bras", "12",
    "c’est", "ho\u{AD}pital", "h\u{200B}ôpital", "ａccident",
  ]

  @Test(arguments: 0..<20 as Range<UInt64>)
  func noBlockedWordIsPassedOver(seed: UInt64) throws {
    let school = try SchoolSet.shared.get()
    let analyser = Analyser(school.set)
    let matcher = try TitleMatcher(school.set.blob)
    let finder = SkillFinder(school.set, skills: [])
    var analysis = Analysis()
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let separator = [" ", " ", ", ", "-", "."].randomElement(using: &random) ?? " "
      let sentence =
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
          Self.words.randomElement(using: &random) ?? ""
        }.joined(separator: separator) + "."
      let text = AnalysedText(
        sentences: [sentence], analyser: analyser, finder: finder, using: &analysis)
      let isLookedAt = matcher.mayBlock(text, &analysis) == [true]
      let isBlocked = matcher.blocks(FoldedText(folding: sentence)) != nil
      #expect(isLookedAt || !isBlocked, "seed \(seed): \(sentence.debugDescription)")
    }
  }

  /// It would be no shortcut if every sentence were looked at.
  @Test func harmlessSentencesArePassedOver() throws {
    let school = try SchoolSet.shared.get()
    let matcher = try TitleMatcher(school.set.blob)
    var analysis = Analysis()
    let text = AnalysedText(
      sentences: ["Les enfants jouent en silence dans la cour de l’école.", "Elle est en deuil."],
      analyser: Analyser(school.set), finder: SkillFinder(school.set, skills: []), using: &analysis)
    #expect(matcher.mayBlock(text, &analysis) == [false, true])
  }
}
