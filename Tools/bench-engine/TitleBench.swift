import Catalogue
import Engine
import MatchingReference
import Platform
import Tables
import Text

/// The filter of titles: a million of them through all rules, beside folding alone and beside a
/// plain loop over the bytes; a sample is compared with the reference of the tests.
struct TitleBench {
  private let patterns: PatternSet
  private let matcher: TitleMatcher
  private let recogniser: MomentRecogniser<TitleMatcher, SetNames>
  private static let sampleLength = 3_000
  private static let rounds = 3

  init(_ catalogue: CatalogueSyntax, _ set: CompiledSet) throws {
    patterns = PatternSet(catalogue)
    matcher = try TitleMatcher(set.blob)
    recogniser = try MomentRecogniser(set)
  }

  func figures(titles count: Int) throws -> [Figure] {
    var generator = FamilyTitles(
      seed: 20_261_130,
      motifs: try patterns.forms.flatMap { try $0.motifs.flatMap { try Motif.expand($0) } },
      blocked: patterns.words.flatMap(\.words))
    let titles = (0..<count).map { _ in generator.next() }
    try compare(Array(titles.prefix(TitleBench.sampleLength)))

    var told = [0, 0, 0]
    let seconds = fastest(
      of: TitleBench.rounds,
      [
        { told[0] = titles.count { recogniser.outcome(of: Title($0)).recognised != nil } },
        { told[1] = titles.reduce(0) { $0 + FoldedText(folding: $1).bytes.count } },
        { told[2] = titles.reduce(0) { $0 + lettersOfPlainLoop($1) } },
      ])
    return [
      Figure(name: "titles", value: Double(count)),
      Figure(name: "titles_recognised", value: Double(told[0])),
      Figure(name: "title_bytes", value: Double(titles.reduce(0) { $0 + $1.utf8.count })),
      Figure(name: "titles_seconds", value: seconds[0]),
      Figure(name: "folding_seconds", value: seconds[1]),
      Figure(name: "plain_loop_seconds", value: seconds[2]),
    ]
  }

  /// The simplest loop that lowers ASCII letters: a floor, for it folds nothing else.
  private func lettersOfPlainLoop(_ title: String) -> Int {
    var title = title
    return title.withUTF8 { bytes in
      var folded = 0
      for byte in bytes {
        let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        folded = folded &+ Int(lower)
      }
      return folded
    }
  }

  /// Ends the program when the matcher and the reference differ on a title.
  private func compare(_ sample: [String]) throws {
    let reference = try ReferenceMatcher(patterns)
    for title in sample {
      let folded = FoldedText(folding: title)
      let wide = Set(matcher.wideMatches(in: folded).map { WidePlace($0) })
      guard Set(matcher.candidates(in: folded)) == reference.candidates(in: folded),
        matcher.winner(in: folded) == reference.winner(in: folded),
        wide == Set(reference.wide.matches(in: folded).map { WidePlace($0) })
      else {
        OutputStream.standardError().write("bench-engine: wrong answer for a generated title\n")
        exitProcess(1)
      }
    }
  }
}

/// A wide match without its entry, which the two sides number differently.
private struct WidePlace: Hashable {
  let kind: UInt32
  let range: Range<Int>

  init(_ match: WideMatch) {
    kind = match.kind.rawValue
    range = match.range
  }
}

extension PatternSet {
  /// What the titles of a set are matched with.
  fileprivate init(_ catalogue: CatalogueSyntax) {
    self.init(
      name: "set",
      forms: catalogue.forms.map { form in
        Form(
          rank: form.rank.rawValue, motifs: form.motifs.map(\.value),
          exceptions: form.exceptions.map(\.value))
      },
      words: catalogue.blocked.map { entry in
        Word(
          words: ([entry.word] + entry.inflections).map(\.value),
          prefixes: entry.prefixes.map(\.value))
      }
        + catalogue.deviations.map { entry in
          Word(
            kind: entry.kind == .cancellation ? .cancellation : .chore,
            words: ([entry.word] + entry.inflections).map(\.value))
        })
  }
}
