import Diagnostics
import TestSupport
import Testing
import Text

@testable import Engine

/// What a correction says of single differences, and that it stands whatever it is given.
@Suite struct CorrectionTests {
  private let tools: CorrectionSet

  init() throws {
    tools = try CorrectionSet.shared.get()
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var copy: String
    var lines: [String]

    init(_ text: String, _ copy: String, _ lines: String...) {
      self.text = text
      self.copy = copy
      self.lines = lines
    }

    var testDescription: String { copy }
  }

  static let cases = [
    Case("Tom a mangé une pomme.", "Tom a mangé une pomme."),
    Case(
      "Tom a mangé une pomme.", "Tom a manger une pomme.",
      "grammatical finales_en_e: mangé → manger"),
    Case(
      "Les chiens mangent.", "Le chien mange.", "misreading -: Les chiens mangent → Le chien mange"),
    Case(
      "Les chiens mangent.", "Les chiens mange.",
      "grammatical accord_sujet_verbe: mangent → mange"),
    Case("Le petit chat dort.", "Le chat dort.", "omission -: petit → "),
    Case("Le chat dort.", "Le petit chat dort.", "addition -:  → petit"),
    Case("Le chat dort.", "Le Chat dort.", "capital phrase_signes: chat → Chat"),
    Case("Le chat dort.", "Le chat dort", "punctuation phrase_signes: . → "),
    Case(
      "Anna va à l’école.", "Anna va à lécole.",
      "apostrophe_hyphen phrase_signes: l’école → lécole"),
    Case("Où vas-tu ?", "Où vas tu ?", "apostrophe_hyphen phrase_signes: vas-tu → vas tu"),
    Case("Il y a deux chaises.", "Il y a deux chèses.", "lexical -: chaises → chèses"),
    Case(
      "Le bateau part. Le bateau revient.", "Le bato part. Le bato revient.",
      "lexical -: bateau → bato"),
    Case("Elle lit un livre bleu.", "Elle lit un cahier bleu.", "substitution -: livre → cahier"),
  ]

  @Test(arguments: cases)
  func says(example: Case) throws {
    #expect(try tools.lines(example.text, example.copy) == example.lines)
  }

  /// Ranges lie inside both texts, and every error has an explanation in both languages.
  @Test func pointsIntoBothTexts() throws {
    for (gold, dictation) in try GoldTests.prepared.get() {
      let (text, copy) = (normalizedNFC(gold.text), normalizedNFC(gold.copy))
      let corrected = dictation.correct(copy, title: gold.title)
      for error in corrected.errors {
        #expect(error.expected.upperBound <= text.utf8.count)
        #expect(error.written.upperBound <= copy.utf8.count)
        #expect(!error.expected.isEmpty || !error.written.isEmpty)
        let line = dictation.explanation(of: error)
        #expect(!line.text(.french).isEmpty && !line.text(.english).isEmpty)
        #expect(!line.text(.french).contains("\n"))
      }
    }
  }

  // MARK: Alignment

  /// A way in which words get lost.
  enum Change: CaseIterable { case drop, add, split, merge }

  /// Whatever a child leaves out, adds, splits or merges, no word but those is called wrong.
  @Test(arguments: 0..<40)
  func keepsTheRestAligned(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let copies = try GoldTests.prepared.get()
    let (gold, dictation) = copies[Int(seed) % copies.count]
    let text = normalizedNFC(gold.text)
    var words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
    // Two changes that are far apart.
    let half = words.count / 2
    for range in [half..<words.count - 2, 1..<half - 2] {
      let place = Int.random(in: range, using: &random)
      switch Change.allCases.randomElement(using: &random) ?? .drop {
      case .drop: words.remove(at: place)
      case .add: words.insert("zut", at: place)
      case .split: words[place] = split(words[place])
      case .merge: words[place] += words.remove(at: place + 1)
      }
    }
    let corrected = dictation.correct(words.joined(separator: " "))
    #expect(corrected.verdict == .corrected)
    let reach = corrected.errors.map { error in error.expected.count }
    #expect(corrected.errors.count <= 10, "seed \(seed): \(corrected.errors.count) errors")
    #expect(reach.allSatisfy { $0 < 40 }, "seed \(seed)")
  }

  private func split(_ word: String) -> String {
    guard word.count > 3 else { return word }
    return word.prefix(2) + " " + word.dropFirst(2)
  }

  // MARK: Hostile copies

  private static let text = "Le chien de Tom court dans le jardin. Il a faim, et il mange tout."

  static let noCopies: [(String, String)] = [
    ("empty", ""), ("blank", " \n\t "), ("signs", "... !!! ???"), ("emoji", "🐶🐱 🦊"),
    ("zeros", "\0\0\0"), ("invisible", "\u{200B}\u{FEFF}"),
  ]

  @Test(arguments: noCopies)
  func isEmpty(name: String, copy: String) throws {
    let corrected = try tools.dictation(Self.text, "CE2").correct(copy)
    #expect(corrected.verdict == .empty)
    #expect(corrected.errors.isEmpty && corrected.answeredTraps.isEmpty)
  }

  static let others: [(String, String)] = [
    ("one word again and again", String(repeating: "le ", count: 350_000)),
    ("a mebibyte of letters", String(repeating: "a", count: 1 << 20)),
    ("another text", "Maman prépare une soupe aux légumes ; mamie arrive ce soir par le train."),
    ("another script", "Собака бежит по саду, она голодна и ест всё."),
    ("letters without sense", "xq zk wv pf hj gd ml"),
    ("marks", "e" + String(repeating: "\u{301}", count: 100_000)),
  ]

  // By their places, so that no report holds a mebibyte.
  @Test(arguments: others.indices)
  func isAnotherText(place: Int) throws {
    let (name, copy) = Self.others[place]
    let corrected = try tools.dictation(Self.text, "CE2").correct(normalizedNFC(copy))
    #expect(corrected.verdict == .otherText, "\(name)")
    #expect(corrected.errors.isEmpty && corrected.answeredTraps.isEmpty)
  }

  @Test(arguments: ["\0", "🐶", "\u{202E}", "\u{FFFD}", "\u{1F1EB}\u{1F1F7}"])
  func survivesStrangeCharacters(sign: String) throws {
    let dictation = try tools.dictation(Self.text, "CE2")
    let copy = Self.text.split(separator: " ").joined(separator: " \(sign) ")
    #expect(dictation.correct(copy + sign).verdict == .corrected)
    let everywhere = Self.text.map { "\($0)\(sign)" }.joined()
    _ = dictation.correct(everywhere)
  }

  /// What was written of an unfinished copy is judged; what was not tells nothing.
  @Test func readsAnUnfinishedCopy() throws {
    let dictation = try tools.dictation(Self.text, "CE2")
    let copy = "Le chien de Tom court"
    let corrected = dictation.correct(copy)
    #expect(corrected.verdict == .corrected)
    #expect(corrected.errors.map(\.category) == [.omission])
    #expect(
      corrected.answeredTraps.allSatisfy {
        dictation.analysis.tokens[$0.token].range.upperBound <= copy.utf8.count
      })
  }
}
