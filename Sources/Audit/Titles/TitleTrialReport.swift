package import Diagnostics
package import Engine
import Tables

/// What `catalogue-lint try --json` prints.
package struct TitleTrialReport: JSONOutput, Sendable {
  package var titles: [TitleExplanation]
  package var set: SetName

  package init(titles: [TitleExplanation], set: SetName) {
    self.titles = titles
    self.set = set
  }

  package static let shape = JSONShape<TitleTrialReport>([
    .identifier("catalogue-lint.try/1"),
    .objects("titles", "in the order in which they were given", TitleExplanation.shape) {
      $0.titles
    },
    .object("set", "the catalogues", SetName.shape) { $0.set },
  ])
}

extension TitleExplanation {
  fileprivate static let shape = JSONShape<TitleExplanation>([
    .text("title", "as it was given") { $0.title },
    .text("folded", "what is compared: lower case, no accents") { $0.folded },
    .objects("stopping_words", "words that set the title aside", StoppingWord.shape) {
      $0.stoppingWords
    },
    .objects("mixed_words", "words with letters of two scripts", placeShape) { $0.mixedWords },
    .objects("candidates", "the one that wins first, then from left to right", Candidate.shape) {
      $0.candidates
    },
    .name("outcome", "what the engine makes of the title", among: OutcomeName.all) {
      OutcomeName.of($0.outcome)
    },
    .optionalText("form", "id of the form; null when none is recognised") { explanation in
      explanation.outcome.recognised == nil ? nil : explanation.winner?.form
    },
    .optionalText("phrase", "the noun phrase that stands for the event") { $0.phrase },
    .optionalText("name", "the name that is part of the phrase") {
      $0.outcome.recognised?.name?.text
    },
    .optionalText("companion", "who comes along") { $0.outcome.recognised?.companion?.text },
  ])

  fileprivate static let placeShape = JSONShape<Range<Int>>([
    .number("start_column", "1-based, in Unicode scalars of the title", atLeast: 1) {
      $0.lowerBound + 1
    },
    .number("end_column", "1-based, exclusive", atLeast: 1) { $0.upperBound + 1 },
  ])
}

/// The names of what a title is reduced to.
private enum OutcomeName {
  static let all = ["moment", "blank", "mixed_script", "chore", "cancelled", "blocked"]

  static func of(_ outcome: TitleOutcome) -> String {
    switch outcome {
    case .moment: "moment"
    case .blank: "blank"
    case .mixedScript: "mixed_script"
    case .chore: "chore"
    case .cancelled: "cancelled"
    case .blocked: "blocked"
    }
  }
}

extension TitleExplanation.StoppingWord {
  fileprivate static let shape = JSONShape<TitleExplanation.StoppingWord>([
    .name("kind", "what the word makes of the event", among: ["blocked", "cancellation", "chore"]) {
      switch $0.kind {
      case .blocked: "blocked"
      case .cancellation: "cancellation"
      case .chore: "chore"
      }
    },
    .text("word", "the entry of the catalogue; folded for a compiled set") { $0.word },
    .object("place", "in the title", TitleExplanation.placeShape) { $0.range },
    .optionalObject("source", "where the entry stands; null for a compiled set", sourceShape) {
      $0.source
    },
  ])
}

extension TitleExplanation.Candidate {
  fileprivate static let shape = JSONShape<TitleExplanation.Candidate>([
    .text("form", "id of the form") { $0.form },
    .text("motif", "as it is written; for a compiled set the text that it stands for") {
      $0.motif
    },
    .flag("exception", "whether it is a « sauf », which gives nothing") { $0.isException },
    .object("place", "in the title", TitleExplanation.placeShape) { $0.range },
    .number("length", "letters and digits") { $0.length },
    .number("supplied_accents", "letters that are bare where the motif has an accent") {
      $0.suppliedAccents
    },
    .number("rank", "2 feast, 1 activity, 0 period") { Int($0.rank) },
    .name("verdict", "what became of it", among: MatchVerdict.names) { $0.verdict.name },
    .optionalName(
      "criterion", "by what the rival goes before it",
      among: MatchCriterion.allCases.map(\.rawValue)
    ) { $0.verdict.loss?.criterion.rawValue },
    .optionalNumber("rival", "1-based place of what goes before it", atLeast: 1) { candidate in
      candidate.verdict.loss.map { $0.rival + 1 }
    },
    .optionalObject(
      "obstacle", "what touches it, or the letter with other accents", TitleExplanation.placeShape
    ) { $0.obstacle },
    .optionalObject("source", "where the motif stands; null for a compiled set", sourceShape) {
      $0.source
    },
  ])
}

extension MatchVerdict {
  fileprivate static let names = [
    "wins", "gives_nothing", "touched", "contradicted", "covered", "outranked",
  ]

  fileprivate var name: String {
    switch self {
    case .wins: "wins"
    case .givesNothing: "gives_nothing"
    case .touched: "touched"
    case .contradicted: "contradicted"
    case .covered: "covered"
    case .outranked: "outranked"
    }
  }

  /// The match that goes before, by its place in the list, and by what.
  package var loss: (rival: Int, criterion: MatchCriterion)? {
    switch self {
    case .covered(let rival, let criterion), .outranked(let rival, let criterion):
      (rival, criterion)
    case .wins, .givesNothing, .touched, .contradicted: nil
    }
  }
}

/// A place in a catalogue.
private let sourceShape = JSONShape<SourceSpan>([
  .text("file", "the path as typed") { $0.file },
  .number("line", "1-based", atLeast: 1) { $0.start.line },
  .number("column", "1-based, in Unicode scalars", atLeast: 1) { $0.start.column },
])
