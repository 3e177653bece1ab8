import Catalogue
import TestSupport

/// Makes titles out of the words of a set, changed in the ways in which people and calendars do.
package struct TitleGenerator {
  private var random: SplitMix64
  private let pieces: [String]

  private static let separators = [
    " ", " ", " ", " ", "-", "'", "’", "", "  ", " - ", " – ", " : ", "!", "/", ".", ". ", ", ",
    "\u{A0}", "\u{2011}", "+", " 🏊 ", "\t", "_", "«", "…",
  ]
  private static let noise = [
    "Kandinsky", "Expo", "Tom", "de", "la", "à", "l", "d", "12", "17h30", "2024", "8", "½", "CE2",
    "Après", "club", "Parcé", "Étéocle", "Balèze", "péché", "lugé", "m²", "Ж", "x", "R", "V", "",
  ]
  private static let accents: [Character: String] = [
    "é": "e\u{301}", "è": "e\u{300}", "ê": "e\u{302}", "ë": "e\u{308}", "à": "a\u{300}",
    "â": "a\u{302}", "ô": "o\u{302}", "û": "u\u{302}", "î": "i\u{302}", "ç": "c\u{327}",
  ]

  /// The titles of a seed are always the same.
  package init(seed: UInt64, set: PatternSet) throws {
    random = SplitMix64(seed: seed)
    let motifs = try set.forms.flatMap { form in
      try (form.motifs + form.exceptions).flatMap { try Motif.expand($0) }
    }
    let words = set.words.flatMap { $0.words + $0.prefixes }
    let parts = (motifs + words).flatMap { $0.split(separator: " ").map(String.init) }
    pieces = motifs + words + parts + TitleGenerator.noise
  }

  /// The next title.
  package mutating func next() -> String {
    var title = ""
    for index in 0..<Int.random(in: 1...4, using: &random) {
      if index > 0 { title += pick(TitleGenerator.separators) }
      var piece = pick(pieces).replacing("#", with: pick(["8", "12", "100", "1000", "0"]))
      for _ in 0..<Int.random(in: 0...2, using: &random) { piece = change(piece) }
      title += piece
    }
    return title
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts.isEmpty ? "" : texts[Int.random(in: 0..<texts.count, using: &random)]
  }

  private mutating func change(_ text: String) -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: text.uppercased()
    case 1: bare(text).uppercased()
    case 2: bare(text)
    case 3: decomposed(text)
    case 4: inserted(text, pick(["\u{200B}", "\u{AD}", "\u{FE0F}", "\u{FEFF}", "\u{200D}"]))
    case 5: inserted(text, pick(["\u{301}", "\u{300}", "\u{302}\u{301}"]))
    case 6: text.replacing("œ", with: "oe")
    case 7: text.replacing("'", with: pick(["’", "ʼ", " ", "", "`", "''"]))
    case 8: text.replacing("-", with: pick([" ", "", "‐", "–", "--"]))
    case 9: text.replacing(" ", with: pick(["-", "  ", "\u{A0}", "", "'"]))
    case 10: inserted(text, pick(["x", "1", "-", "'", ".", " ", "é"]))
    case 11: text.map(String.init).joined(separator: pick([".", ". ", "-"]))
    case 12: text + pick(["s", "1", "-17h", "-club", "’s", "s.", "²"])
    default: pick(["x", "1", "après-", "2-", "l'", "L’", "(", "ﬁ"]) + text
    }
  }

  private func bare(_ text: String) -> String {
    String(
      text.map { character in
        TitleGenerator.accents[character]?.unicodeScalars.first.map(Character.init) ?? character
      })
  }

  private func decomposed(_ text: String) -> String {
    text.map { TitleGenerator.accents[$0] ?? String($0) }.joined()
  }

  private mutating func inserted(_ text: String, _ addition: String) -> String {
    var scalars = Array(text.unicodeScalars)
    scalars.insert(
      contentsOf: addition.unicodeScalars, at: Int.random(in: 0...scalars.count, using: &random))
    return String(String.UnicodeScalarView(scalars))
  }
}
