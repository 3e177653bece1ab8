import Diagnostics
import Tables

/// Check 2: every conjugated verb is in a tense of the grade.
///
/// A verb whose tense the words around leave open passes when one of the tenses does; infinitives
/// and past participles are always allowed.
func checkTenses(_ context: CheckContext) -> CheckResult {
  let allowed = context.criteria.tenses
  let analysis = context.analysis
  var failures: [CheckFailure] = []
  for verb in analysis.verbs where analysis.needsTense(verb) {
    let tenses = VerbTense.allCases.lazy.filter { verb.possibleTenses >> $0.rawValue & 1 == 1 }
      .map { TenseReading(formation: verb.formation, tense: $0) }
    guard !tenses.contains(where: allowed.contains) else { continue }
    let names = Set(tenses.map(allowed.name)).sorted().joined(separator: ", ")
    failures.append(.tenseAboveGrade(verb.head, names, context))
  }
  return .judged(.tenses, failures)
}

extension CheckFailure {
  fileprivate static func tenseAboveGrade(
    _ token: Int, _ tenses: String, _ context: CheckContext
  ) -> CheckFailure {
    let word = context.analysis.surface(token)
    let index = context.sentence(of: token)
    let allowed = context.criteria.tenses.all(in: context.set).joined(separator: ", ")
    return CheckFailure(
      .tenseAboveGrade,
      LocalizedText(
        fr: "« \(word) » est au temps « \(tenses) », qui n’est pas vu au "
          + "niveau \(context.gradeName)",
        en: "“\(word)” is \(tenses), a tense that \(context.gradeName) has not met"),
      advice: LocalizedText(
        fr: "Mets le verbe « \(word) » à l’un de ces temps : \(allowed).",
        en: "Put the verb “\(word)” into one of these tenses: \(allowed)."),
      sentence: index,
      range: context.range(of: token, to: token, in: context.text.sentences[index]))
  }
}

extension Analysis {
  /// A bit for each tense that a grade may lack: all but infinitive and past participle.
  private static let checkedTenses = VerbTense.allCases
    .filter { $0.isFinite || $0 == .presentParticiple }
    .reduce(0 as UInt32) { $0 | 1 << $1.rawValue }

  /// Whether a verb group has a tense to check: its head is surely a verb, conjugated or a present
  /// participle.
  fileprivate func needsTense(_ group: VerbGroup) -> Bool {
    guard group.possibleTenses != 0, group.possibleTenses & ~Self.checkedTenses == 0 else {
      return false
    }
    let token = tokens[group.head]
    var live = token.live
    while live != 0 {
      let reading = cache.readings[Int(token.firstReading) + live.trailingZeroBitCount]
      if !reading.isClass(WordClass.verb) { return false }
      live &= live - 1
    }
    return true
  }
}

/// The tenses of a grade.
struct AllowedTenses: Sendable {
  private let names: TenseNames
  /// Bit n stands for the tense in row n.
  private let allowed: UInt32

  init(_ set: CompiledSet, grade: GradeRecord) {
    names = TenseNames(set)
    allowed = grade.tenses
  }

  func contains(_ reading: TenseReading) -> Bool {
    names.row(reading).map { allowed >> UInt32($0) & 1 == 1 } ?? false
  }

  func name(_ reading: TenseReading) -> String { names.name(reading) }

  /// All of them, as catalogues name them.
  func all(in set: CompiledSet) -> [String] {
    set.tenses.indices.filter { allowed >> UInt32($0) & 1 == 1 }
      .map { set.text(set.tenses[$0].name) }
  }
}
