import Diagnostics
import Engine
import Tables

/// How states change, in words: `dictee progress --rules`.
struct ProgressRules {
  let set: CompiledSet
  let language: Language

  /// A table of states and results, then what it leaves open.
  var text: String {
    let progression = Progression(set)
    let plan = SkillPlan(set)
    let columns = [say("état", "state")] + SkillResult.allCases.map { $0.words.text(language) }
    var rows = [columns]
    for state in SkillState.allCases {
      rows.append(
        [state.words.text(language)]
          + SkillResult.allCases.map { cell(progression, state, $0) })
    }
    let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ").trimmingEnd
    }
    return (table + ["", mastery(progression), review(plan)]).joined(separator: "\n") + "\n"
  }

  private func cell(
    _ progression: Progression, _ state: SkillState, _ result: SkillResult
  ) -> String {
    let next = progression.state(after: state, result)
    let needsRow = next == .mastered && state != .mastered && progression.successesInARow > 1
    return next.words.text(language) + (needsRow ? " *" : "")
  }

  private func mastery(_ progression: Progression) -> String {
    let count = progression.successesInARow
    guard progression.onDifferentDays else {
      return say(
        "* après \(count) réussites de suite ; d’ici là, en cours",
        "* after \(count) successes in a row; until then in progress")
    }
    return say(
      "* après \(count) réussites de suite, en des jours différents ; d’ici là, en cours",
      "* after \(count) successes in a row, on different days; until then in progress")
  }

  private func review(_ plan: SkillPlan) -> String {
    say(
      "Le temps seul ne change rien ; une compétence maîtrisée revient si on ne l’a pas vue depuis "
        + "\(plan.reviewAfterDays) jours.",
      "Time alone changes nothing; a mastered skill comes again when it was not seen for "
        + "\(plan.reviewAfterDays) days.")
  }

  private func say(_ fr: String, _ en: String) -> String {
    LocalizedText(fr: fr, en: en).text(language)
  }
}

extension String {
  /// Without spaces at the end.
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
