import TestSupport
import Testing
import Text

@testable import Engine

/// The quick way of writing a form against the one function that defines it.
@Suite struct FormWriterTests {
  private static let letters: [Unicode.Scalar] = [
    "a", "e", "Z", "É", "é", "ß", "ÿ", "×", "÷", "Œ", "œ", "À", "'", "’", "ʼ", "`", "-", "1", "Ā",
    "Ÿ", "\u{301}", "Æ", "€", "İ",
  ]

  @Test(arguments: 0..<UInt64(50))
  func writesWhatLookupFormGives(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var writer = FormWriter()
    for _ in 0..<40 {
      let word = Self.word(&random)
      let bytes = Array(word.utf8)
      bytes.withUnsafeBufferPointer { writer.write($0, 0..<$0.count) }
      #expect(writer.form == Array(lookupForm(word).utf8), "seed \(seed): \(word)")
      let isCapital = word.unicodeScalars.first?.properties.isUppercase ?? false
      #expect(writer.isCapitalised == isCapital, "seed \(seed): \(word)")
    }
  }

  /// Words that are left alone come out as those do that are written letter by letter: with a
  /// letter behind them that always is.
  @Test(arguments: 0..<UInt64(50))
  func lowerCaseIsTheSameEitherWay(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let word = Self.word(&random)
      let expected = Array(lowercasedNFC(word + "Ā").utf8.dropLast("ā".utf8.count))
      #expect(Array(lowercasedNFC(word).utf8) == expected, "seed \(seed): \(word)")
    }
  }

  private static func word(_ random: inout SplitMix64) -> String {
    var word = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      if let letter = letters.randomElement(using: &random) { word.append(letter) }
    }
    return String(word)
  }
}
