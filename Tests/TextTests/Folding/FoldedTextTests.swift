import Testing

@testable import Text

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("Piscine 10h", "piscine 10h"), ("FÊTE DE L’ÉCOLE", "fete de l'ecole"),
    ("Œufs", "oeufs"), ("ŒUFS", "oeufs"), ("Ex æquo", "ex aequo"), ("Straße", "strasse"),
    ("STRA\u{1E9E}E", "strasse"), ("Bjørn", "bjorn"), ("Łukasz", "lukasz"), ("Đorđe", "dorde"),
    ("ﬁesta et ﬂûte", "fiesta et flute"), ("\u{133}sbeer", "ijsbeer"),
    ("ＰＩＳＣＩＮＥ", "piscine"), ("𝓙𝓾𝓭𝓸 𝕁𝕦𝕕𝕠 𝐣𝐮𝐝𝐨", "judo judo judo"), ("ℋ𝑒𝓁𝓁ℴ", "hello"),
    ("a‘b’c‛dʼe′f´g`h＇i", "a'b'c'd'e'f'g'h'i"),
    ("a-b‐c‑d﹣e－f", "a-b-c-d-e-f"), ("a–b—c", "a–b—c"),
    ("pis\u{AD}ci\u{200B}ne\u{FEFF}", "piscine"), ("zoo\u{FE0F}", "zoo"),
    ("  le \t\u{A0} zoo\u{202F}\n", "le zoo"), ("\u{301}a", "a"), (" \u{301}a", "a"),
    ("", ""), (" \n", ""), ("🏊 Piscine", "🏊 piscine"), ("ΟΔΟΣ", "οδοσ"), ("Ёлка", "елка"),
    ("\u{130}stanbul", "istanbul"), ("\u{212A}iwi", "kiwi"), ("\u{1FEF}", "'"),
    ("５ ans", "５ ans"), ("n°4", "n°4"), ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}"),
  ])
  func folds(text: String, expected: String) {
    #expect(Array(folded(text).utf8) == Array(expected.utf8))
  }

  @Test func marksTellAccentsApart() {
    let marks = { (text: String) in FoldedText(folding: text).marks }
    #expect(marks("peche") == [0, 0, 0, 0, 0])
    #expect(marks("pêche") == [0, 0x302, 0, 0, 0])
    #expect(marks("pe\u{302}che") == marks("pêche"))
    #expect(marks("péché") != marks("pêché"))
    #expect(marks("ế") == marks("e\u{302}\u{301}"))
    #expect(marks("ậ") == marks("a\u{302}\u{323}"))
    #expect(marks("e\u{301}\u{302}") != marks("e\u{302}\u{301}"))
    #expect(marks("œ\u{301}") == [0, 0x301])
    #expect(marks("é e\u{200D}\u{301}") == [0x301, 0, 0x301])
  }

  @Test func originsLeadBackToTheText() {
    let text = "  Œuf\u{200B} d’É\u{301}té "
    let folded = FoldedText(folding: text)
    #expect(folded.string == "oeuf d'ete")
    #expect(folded.origins == [2, 2, 4, 5, 9, 10, 11, 14, 18, 19, 22])
    #expect(folded.originalRange(0..<4) == 2..<9)
    #expect(folded.isWord == [1, 1, 1, 1, 0, 1, 0, 1, 1, 1].map { $0 == 1 })
  }

  @Test func emptyTextHasItsLengthAsOnlyOrigin() {
    let folded = FoldedText(folding: " \u{A0}")
    #expect(folded.bytes.isEmpty)
    #expect(folded.origins == [3])
  }

  @Test(arguments: [
    ("Piscine", false), ("Писсине", false), ("P\u{456}scine", true), ("Ζoo", true),
    ("zoo Москва", false), ("zoo-Москва", false), ("Ｐiscine", false), ("𝐏iscine", false),
    ("Piscine 字", false), ("Piscine字", true), ("judo2", false), ("lʼété", false), ("5µm", false),
    ("mж", true),
  ])
  func mixedScripts(title: String, expected: Bool) {
    #expect(FoldedText(folding: title).hasMixedScriptWord == expected)
  }
}
