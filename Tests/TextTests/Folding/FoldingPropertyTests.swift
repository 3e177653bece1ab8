import TestSupport
import Testing

@testable import Text

/// Random texts; a failing case is named by its seed.
@Suite struct FoldingPropertyTests {
  private static let alphabet: [Unicode.Scalar] =
    Array(
      "abcdeéèêëàâîïôùûüçœæßøłđABEÉÈŒÆØŁ 019-'’‑–.,;:!?()«»\u{301}\u{302}\u{327}\u{323}\u{A0}\u{202F}"
        .unicodeScalars) + ["🏊", "字", "ж", "ﬁ", "Ｐ", "𝐣"]
  private static let invisible: [Unicode.Scalar] = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{AD}", "\u{FEFF}", "\u{FE0F}",
  ]

  private func text(_ generator: inout SplitMix64) -> String {
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      if let scalar = Self.alphabet.randomElement(using: &generator) { view.append(scalar) }
    }
    return String(view)
  }

  private func decomposed(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      UnicodeTables.forEachDecomposed(scalar.value) { code in
        if let part = Unicode.Scalar(code) { view.append(part) }
      }
    }
    return String(view)
  }

  @Test(arguments: UInt64(0)..<400)
  func formsOfTheSameTextFoldAlike(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = text(&generator)
    let folded = FoldedText(folding: text)
    for other in [normalizedNFC(text), decomposed(text)] {
      let again = FoldedText(folding: other)
      #expect(again.bytes == folded.bytes)
      #expect(again.marks == folded.marks)
      #expect(again.isWord == folded.isWord)
    }
    #expect(FoldedText(folding: text.uppercased()).bytes == folded.bytes)
    #expect(FoldedText(folding: text.lowercased()).bytes == folded.bytes)
  }

  @Test(arguments: UInt64(0)..<400)
  func invisibleCharactersChangeNothing(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = text(&generator)
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      view.append(scalar)
      if Bool.random(using: &generator),
        let extra = Self.invisible.randomElement(using: &generator)
      {
        view.append(extra)
      }
    }
    let plain = FoldedText(folding: text)
    let disturbed = FoldedText(folding: String(view))
    #expect(disturbed.bytes == plain.bytes)
    #expect(disturbed.marks == plain.marks)
  }

  @Test(arguments: UInt64(0)..<400)
  func theMapIsMonotone(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = text(&generator)
    let folded = FoldedText(folding: text)
    let origins = folded.origins
    #expect(zip(origins, origins.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(origins.last == Int32(text.utf8.count))
    #expect(origins.count == folded.bytes.count + 1)
    #expect(folded.marks.count == folded.bytes.count)
    #expect(folded.isWord.count == folded.bytes.count)
    let utf8 = Array(text.utf8)
    for origin in origins.dropLast() { #expect(utf8[Int(origin)] & 0xC0 != 0x80) }
  }

  @Test func everyScalarFoldsOnceAndForAll() {
    for code in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let once = FoldedText(folding: String(scalar))
      if FoldedText(folding: once.string).bytes != once.bytes {
        Issue.record("U+\(String(code, radix: 16)) folds further the second time")
      }
    }
  }
}
