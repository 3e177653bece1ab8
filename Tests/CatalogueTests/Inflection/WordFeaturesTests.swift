import Tables
import TestSupport
import Testing

@Suite("Packed word features")
struct WordFeaturesTests {
  @Test("every reading survives packing", arguments: 0..<50)
  func roundTrip(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let features = WordFeatures(
      try #require(WordClass.allCases.randomElement(using: &random)),
      gender: try #require(Gender.allCases.randomElement(using: &random)),
      number: try #require(GrammaticalNumber.allCases.randomElement(using: &random)),
      person: UInt32.random(in: 0...3, using: &random),
      tense: try #require(VerbTense.allCases.randomElement(using: &random)),
      takesEtre: Bool.random(using: &random),
      role: try #require(WordRole.allCases.randomElement(using: &random)))
    #expect(WordFeatures(packed: features.packed) == features)
  }

  @Test("a word of no version is read without a crash")
  func foreign() {
    #expect(WordFeatures(packed: UInt32.max).person == 3)
  }
}
