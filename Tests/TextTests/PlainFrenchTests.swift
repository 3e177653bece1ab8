import TestSupport
import Testing
import Text

@Suite struct PlainFrenchTests {
  @Test(
    arguments: [
      ("", true), ("Piscine 10h avec Tom", true), ("L’été, « où » ? Là-bas… à Noël !", true),
      ("Œuf, cœur, ÿ, ÀÇÉ", true), ("12\u{A0}h, «\u{202F}oui\u{202F}»", true),
      ("e\u{301}te\u{301}", false), ("co\u{AD}lo", false), ("zéro\u{200B}largeur", false),
      ("Ž", false), ("№ 1ª", false), ("judo 🥋", false), ("р", false), ("é\u{2014}", false),
      ("\u{1E9E}", false), ("…\u{E2}", true), ("\u{FFFD}", false),
    ])
  func plainTexts(text: String, isPlain: Bool) {
    #expect(isPlainFrench(text) == isPlain)
  }

  @Test(
    arguments: [
      ("Il rit. Elle dort.", false), ("Il rit... et dort...", false), ("R.D.V.", true),
      ("rdv à 10.30", true), ("Fin.", false), ("« Fin. »", false), ("Fin.)", true),
    ])
  func abbreviations(text: String, isPossible: Bool) {
    #expect(mayAbbreviate(text) == isPossible)
  }

  /// What the definition is for: in a plain text every letter that folding keeps stands where it was,
  /// none is dropped or joined to another word.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func plainTextsFoldLetterByLetter(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let characters = Array("aeiouéèàçœŒÉÎ’'-. ,«»…\u{A0}\u{202F}xyz019")
    for _ in 0..<200 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          characters.randomElement(using: &random) ?? "a"
        })
      #expect(isPlainFrench(text), "seed \(seed): \(text.debugDescription)")
      let letters = text.unicodeScalars.reduce(0) { count, scalar in
        count + (isLetterOrDigit(scalar) ? (scalar == "œ" || scalar == "Œ" ? 2 : 1) : 0)
      }
      let kept = FoldedText(folding: text).isWord.count { $0 }
      #expect(kept == letters, "seed \(seed): \(text.debugDescription)")
    }
  }
}
