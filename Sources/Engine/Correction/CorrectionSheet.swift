import Tables

/// The one screen on which a parent says how a dictation went: a few skills with their words and a
/// result each.
///
/// It changes nothing by itself: `correction(on:)` is what the parent confirms.
package struct CorrectionSheet: Hashable, Sendable {
  /// A skill that can be answered.
  package struct Row: Hashable, Sendable {
    /// Row of the skill.
    package var skill: Int
    /// Its words in the text, each once.
    package var words: [String]
    /// Those that a typed copy has wrong.
    package var missed: [String]
    package var result = SkillResult.allRight
    /// Whether the parent changed the result; a row that is not shown counts only then.
    package var isAnswered = false
  }

  /// The most skills that are asked, and how many of them besides the targeted ones.
  private static let (mostRows, mostOthers) = (5, 2)

  /// The rows that are asked, the targeted skills first; then the others.
  package private(set) var rows: [Row]
  /// How many of the rows are asked.
  package let askedCount: Int
  /// Whether the others are shown, too.
  package var showsAll = false

  /// - Parameters:
  ///   - targets: rows of the skills that the text was to exercise, the most wanted first.
  ///   - copy: a typed copy of the text, from which the results come.
  ///   - thresholds: a skill with fewer traps is not asked.
  package init(
    _ dictation: PreparedDictation, targets: [Int], copy: CorrectedCopy?,
    thresholds: ResultThresholds
  ) {
    let findings = copy?.findings(in: dictation.set, thresholds: thresholds)
    var found: [Row] = []
    var weight: [Int: (errors: Int, traps: Int)] = [:]
    for skill in dictation.set.skills.indices {
      let traps = dictation.traps.filter { $0.skill == skill }
      let finding = findings?.first { $0.skill == skill }
      let answered = findings == nil ? traps.count : finding?.traps.count ?? 0
      let result = thresholds.result(
        ofSkill: skill, errors: finding?.errors.count ?? 0, traps: answered)
      guard let result else { continue }
      let missed = finding?.errors.map { dictation.words(in: $0.expected) } ?? []
      found.append(
        Row(
          skill: skill, words: unique(traps.map { String(dictation.analysis.surface($0.token)) }),
          missed: unique(missed.filter { !$0.isEmpty }), result: result))
      weight[skill] = (finding?.errors.count ?? 0, traps.count)
    }
    let targeted = targets.compactMap { target in found.first { $0.skill == target } }
      .prefix(Self.mostRows)
    // Those that went wrong, then those with the most words.
    let others = found.filter { row in !targeted.contains { $0.skill == row.skill } }
      .sorted { (weight[$0.skill] ?? (0, 0)) > (weight[$1.skill] ?? (0, 0)) }
    let asked = min(others.count, Self.mostOthers, Self.mostRows - targeted.count)
    rows = targeted + others
    askedCount = targeted.count + asked
  }

  /// The rows that are shown.
  package var shown: ArraySlice<Row> { showsAll ? rows[...] : rows[..<askedCount] }

  /// Sets the result of a row.
  package mutating func answer(_ row: Int, _ result: SkillResult) {
    rows[row].result = result
    rows[row].isAnswered = true
  }

  /// Sets the result of a row to the next one: all right, some slips, lost, all right.
  package mutating func turn(_ row: Int) {
    let all = SkillResult.allCases
    let place = all.firstIndex(of: rows[row].result) ?? 0
    answer(row, all[(place + 1) % all.count])
  }

  /// What is recorded when the parent confirms: the rows that are shown and those that were answered.
  package func correction(on day: CivilDay, in set: CompiledSet) -> Correction {
    var results: [String: SkillResult] = [:]
    for (place, row) in rows.enumerated() where place < shown.count || row.isAnswered {
      results[set.text(set.skills[row.skill].id)] = row.result
    }
    return Correction(day: day, results: results)
  }
}

/// Each text once, in the order of the first.
private func unique(_ texts: [String]) -> [String] {
  var seen: Set<String> = []
  return texts.filter { seen.insert($0).inserted }
}
