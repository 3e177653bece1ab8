import Diagnostics
import TestSupport
import Testing
import Text

@testable import Catalogue

/// The shortcut that passes over texts without looking at them whole, against looking at each.
@Suite struct WideWordsTests {
  private static let words = [
    "hôpital", "en deuil", "rdv", "prise de sang", "l’opéré", "l’hôpital", "de", "R.D.V", "hop",
    "opé", "ital", "deuil", "Prise", "sang-froid", "psychologue", "en", "sanguin", "ho\u{AD}pital",
    "ho\u{302}pital",
  ]

  @Test(arguments: 0..<40 as Range<UInt64>)
  func noHitIsPassedOver(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let entries = ["hôpital", "en deuil", "rdv", "prise de sang"].map {
      ([scalar($0)], [YAMLScalar]())
    }
    let wide = WideWords(entries + [([], [scalar("psycho"), scalar("opé"), scalar("en san")])])
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }.joined(separator: [" ", ", ", ".", "-", "’"].randomElement(using: &random) ?? " ")
      let isLookedAt =
        !WideWords.areWordsWhole(text)
        || WideWords.mayHit(ProseWord.words(of: text).map { wide.part($0.text) })
      #expect(isLookedAt || wide.firstHit(in: text) == nil, "seed \(seed): \(text)")
    }
  }

  private func scalar(_ text: String) -> YAMLScalar {
    let start = SourcePosition(line: 1, column: 1)
    let span = SourceSpan(file: "interdits.yaml", start: start, end: start)
    return YAMLScalar(value: text, style: .plain, span: span, positions: [], contentStart: start)
  }
}
