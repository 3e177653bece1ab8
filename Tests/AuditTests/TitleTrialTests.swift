import Catalogue
import Engine
import MatchingReference
import Tables
import Testing
import Text

@testable import Audit

/// What is explained of titles, against what the engine makes of them.
@Suite struct TitleTrialTests {
  private struct School {
    let set: CompiledSet
    let trial: TitleTrial
    let matcher: TitleMatcher
    let patterns: PatternSet
  }

  private static let school: School? = {
    let folder = "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")
    guard let files = try? CatalogueFile.files(inSet: "/\(folder)/Catalogues/ecole") else {
      return nil
    }
    let built = SetBuilder.build(files)
    guard let set = built.set, let trial = try? TitleTrial(set, catalogue: built.catalogue),
      let matcher = try? TitleMatcher(set.blob)
    else { return nil }
    return School(
      set: set, trial: trial, matcher: matcher, patterns: PatternSet(of: built.catalogue))
  }()

  /// 20,000 titles, in twenty runs with a seed each: the one that is said to win is the engine's,
  /// and the matches are those that its tables find.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func explainsWhatTheEngineDoes(seed: UInt64) throws {
    let school = try #require(Self.school)
    let explainer = MatchExplainer(school.matcher)
    var generator = try TitleGenerator(seed: seed, set: school.patterns)
    var (winners, losers) = (0, 0)
    for _ in 0..<1000 {
      let title = generator.next()
      let folded = FoldedText(folding: title)
      let explained = explainer.explanation(of: folded)
      let winner = explained.first { $0.verdict == .wins }?.match
      let place: Comment = "seed \(seed): \(title.debugDescription)"
      try #require(winner == school.matcher.winner(in: folded), place)
      let matches = explained.filter(\.verdict.isMatch).map(\.match)
      let expected = school.matcher.candidates(in: folded)
      try #require(Set(matches) == Set(expected) && matches.count == expected.count, place)
      try #require(contradiction(in: explained) == nil, place)
      winners += winner == nil ? 0 : 1
      losers += explained.count - (winner == nil ? 0 : 1)
    }
    #expect(winners > 100 && losers > 100, "the generator has lost its point")
  }

  /// What can't be true of verdicts, whatever the title.
  private func contradiction(in explained: [ExplainedMatch]) -> String? {
    for (index, place) in explained.enumerated() {
      guard let (rival, criterion) = place.verdict.loss else { continue }
      let other = explained[rival].match
      guard rival != index, explained[rival].verdict.isMatch else { return "no rival" }
      if case .covered = place.verdict, !other.range.overlaps(place.match.range) {
        return "covered from afar"
      }
      switch criterion {
      case .length where other.length <= place.match.length: return "not longer"
      case .rank where other.rank <= place.match.rank: return "no higher rank"
      case .place where other.range.lowerBound >= place.match.range.lowerBound: return "not left"
      case .accents where other.suppliedAccents >= place.match.suppliedAccents: return "accents"
      case .form where other.form >= place.match.form: return "id"
      default: continue
      }
    }
    return nil
  }

  /// The whole explanation says what the recogniser says, blocked words and names included.
  @Test(arguments: 100..<104 as Range<UInt64>)
  func outcomeIsTheRecognisers(seed: UInt64) throws {
    let school = try #require(Self.school)
    let recogniser = try MomentRecogniser(school.set)
    var generator = try TitleGenerator(seed: seed, set: school.patterns)
    let endings = ["", " avec Tom", " de Léa", " : 8 ans", " annulé"]
    for number in 0..<250 {
      let title = generator.next() + endings[number % endings.count]
      let explanation = school.trial.explanation(of: title)
      let outcome = recogniser.outcome(of: Title(title))
      try #require(explanation.outcome == outcome)
      let id = outcome.recognised.map { school.set.text(school.set.forms[$0.form].id) }
      if let id {
        try #require(explanation.winner?.form == id, "seed \(seed): \(title.debugDescription)")
        try #require(explanation.winner?.source != nil && explanation.phrase != nil)
      }
    }
  }

  /// What each title's candidates are: form, motif, words of the title and what became of them.
  static let cases: [(title: String, candidates: [String])] = [
    ("Judoka", ["judo|judo|Judo|letter k"]),
    ("Judo2", ["judo|judo|Judo|digit 2"]),
    ("Ski-club", ["ski|ski(s)|Ski|hyphen -"]),
    ("Noèl", ["noel|Noël|Noèl|accent è"]),
    (
      "Match de footing",
      [
        "match|match(s)|Match|match", "match_foot|match (de) foot(ball)|Match de foot|letter i",
        "entrainement_foot|foot(ball)|foot|letter i",
      ]
    ),
    ("Expo Kandinsky", []),
  ]

  @Test(arguments: cases)
  func nearMisses(title: String, candidates: [String]) throws {
    let school = try #require(Self.school)
    let scalars = Array(title.unicodeScalars)
    let found = school.trial.explanation(of: title).candidates.map { candidate in
      func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
      }
      let obstacle = candidate.obstacle.map(text) ?? ""
      let reason =
        switch candidate.verdict {
        case .touched(let neighbour): "\(neighbour.kind.rawValue) \(obstacle)"
        case .contradicted: "accent \(obstacle)"
        case .wins, .givesNothing, .covered, .outranked: "match"
        }
      return "\(candidate.form)|\(candidate.motif)|\(text(candidate.range))|\(reason)"
    }
    #expect(found == candidates)
  }

  /// Places are scalars of the title as it was typed, whatever folding drops or joins.
  @Test(arguments: [
    ("  Judo", 2..<6), ("Ju\u{AD}do  ", 0..<5), ("e\u{301}té 🏊 judo", 7..<11), ("ŒŒ judo", 3..<7),
  ])
  func placesAreThoseOfTheTypedTitle(title: String, range: Range<Int>) throws {
    let school = try #require(Self.school)
    let candidates = school.trial.explanation(of: title).candidates
    #expect(candidates.first { $0.form == "judo" }?.range == range)
  }
}

extension PatternSet {
  /// What the titles of a catalogue are matched with.
  fileprivate init(of catalogue: CatalogueSyntax) {
    self.init(
      name: "school",
      forms: catalogue.forms.map { form in
        Form(
          rank: form.rank.rawValue, motifs: form.motifs.map(\.value),
          exceptions: form.exceptions.map(\.value))
      },
      words: catalogue.blocked.map { entry in
        Word(
          words: [entry.word.value] + entry.inflections.map(\.value),
          prefixes: entry.prefixes.map(\.value))
      }
        + catalogue.deviations.map { entry in
          Word(
            kind: entry.kind == .cancellation ? .cancellation : .chore,
            words: [entry.word.value] + entry.inflections.map(\.value))
        })
  }
}
