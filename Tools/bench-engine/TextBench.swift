import Audit
import Engine

/// Texts of the library: written from their templates and put through the seven checks, beside the
/// share that cutting them into words and looking these up takes.
struct TextBench {
  private let set: CompiledSet
  private static let rounds = 3

  init(_ set: CompiledSet) {
    self.set = set
  }

  /// - Parameter step: 1 for all templates, n for every nth.
  func figures(step: Int) throws -> [Figure] {
    let expander = try TemplateExpander(set)
    let rows = stride(from: 0, to: expander.templateCount, by: max(step, 1))
    var texts: [[String]] = []
    for row in rows {
      expander.forEachExpansion(of: row) { texts.append($0.draft.sentences) }
    }
    var (failures, words) = (0, 0)
    let analyser = Analyser(set)
    let validator = try Validator(set)
    let criteria = validator.criteria(for: CheckRequest(grade: 0))
    var analysis = Analysis()
    let joined = texts.map { $0.joined(separator: " ") }
    let seconds = fastest(
      of: TextBench.rounds,
      [
        {
          failures = 0
          for row in rows {
            expander.forEachExpansion(of: row) { failures += $0.failures.count }
          }
        },
        {
          words = texts.reduce(0) {
            $0 + validator.check($1, against: criteria, using: &analysis).text.wordCount
          }
        },
        {
          for text in joined { analyser.analyse(text, into: &analysis) }
        },
      ])
    return [
      Figure(name: "texts", value: Double(texts.count)),
      Figure(name: "text_failures", value: Double(failures)),
      Figure(name: "text_words", value: Double(words)),
      Figure(name: "writing_and_checking_seconds", value: seconds[0]),
      Figure(name: "checking_seconds", value: seconds[1]),
      Figure(name: "analyser_words_per_second", value: Double(words) / seconds[2]),
    ]
  }
}
