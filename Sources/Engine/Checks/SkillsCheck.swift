import Diagnostics
import Tables

/// Check 5: each skill to practise has its traps.
func checkSkills(_ context: CheckContext) -> CheckResult {
  guard !context.request.skills.isEmpty else {
    return .waived(
      .skills,
      because: LocalizedText(fr: "aucune compétence n’est demandée", en: "no skill was asked for"))
  }
  var failures: [CheckFailure] = []
  for row in context.request.skills {
    let skill = context.set.skills[row]
    let count = context.text.traps.count { $0.skill == row }
    guard count < Int(skill.minimumTraps) else { continue }
    let name = context.set.text(skill.name)
    failures.append(
      CheckFailure(
        "too-few-traps",
        LocalizedText(
          fr: "« \(name) » : \(count) piège(s) dans le texte, \(skill.minimumTraps) au moins",
          en: "“\(name)”: \(count) trap(s) in the text, at least \(skill.minimumTraps)")))
  }
  return .judged(.skills, failures)
}
