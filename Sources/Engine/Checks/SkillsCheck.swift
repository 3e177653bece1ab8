import Diagnostics
import Tables

/// Check 5: each skill to practise has its traps, and together they are as dense as the palier asks.
func checkSkills(_ context: CheckContext) -> CheckResult {
  let skills = context.request.skills
  guard !skills.isEmpty else {
    return .waived(
      .skills,
      because: LocalizedText(fr: "aucune compétence n’est demandée", en: "no skill was asked for"))
  }
  var failures = skills.compactMap { row -> CheckFailure? in
    let skill = context.set.skills[row]
    let count = context.text.traps.count { $0.skill == row }
    return count < Int(skill.minimumTraps) ? .tooFewTraps(count, of: row, context) : nil
  }
  let count = context.text.traps.count { skills.contains($0.skill) }
  if failures.isEmpty, let density = context.criteria.density, !density.contains(count) {
    failures.append(.wrongDensity(count, density))
  }
  return .judged(.skills, failures)
}

extension CheckFailure {
  fileprivate static func tooFewTraps(
    _ count: Int, of row: Int, _ context: CheckContext
  ) -> CheckFailure {
    let skill = context.set.skills[row]
    let name = context.set.text(skill.name)
    return CheckFailure(
      .tooFewTraps,
      LocalizedText(
        fr: "« \(name) » : \(count) piège(s) dans le texte, \(skill.minimumTraps) au moins",
        en: "“\(name)”: \(count) trap(s) in the text, at least \(skill.minimumTraps)"),
      advice: LocalizedText(
        fr: "Emploie au moins \(skill.minimumTraps) mots qui font travailler « \(name) » : "
          + "\(context.set.text(skill.definition)).",
        en: "Use at least \(skill.minimumTraps) words that exercise “\(name)”: "
          + "\(context.set.text(skill.definition))."),
      skill: row)
  }

  fileprivate static func wrongDensity(_ count: Int, _ density: ClosedRange<Int>) -> CheckFailure {
    let isLow = count < density.lowerBound
    let (least, most) = (density.lowerBound, density.upperBound)
    return CheckFailure(
      isLow ? .tooFewTraps : .tooManyTraps,
      LocalizedText(
        fr: "le texte a \(count) piège(s) des compétences demandées ; de \(least) à \(most) à ce "
          + "palier",
        en: "the text has \(count) trap(s) of the skills asked for; \(least) to \(most) in this "
          + "palier"),
      advice: isLow
        ? LocalizedText(
          fr: "Emploie plus de mots qui font travailler les compétences demandées : il en faut au "
            + "moins \(least).",
          en: "Use more words that exercise the skills asked for: at least \(least).")
        : LocalizedText(
          fr: "Emploie moins de mots qui font travailler les compétences demandées : \(most) au "
            + "plus.",
          en: "Use fewer words that exercise the skills asked for: at most \(most)."))
  }
}
