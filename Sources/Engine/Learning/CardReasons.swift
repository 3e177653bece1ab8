package import Diagnostics
import Tables
import Text

/// Why a card has its skills and its length.
package struct CardReasons: Hashable, Sendable {
  /// The skills that the text exercises, the most wanted first.
  package var targets: [SkillPlan.Target]
  /// Those that no text of the library joins to them.
  package var dropped: [SkillPlan.Target]
  package var change: SkillPlan.StepChange
  /// Whether no text had the palier that was wanted.
  package var hasOtherStep: Bool

  /// Two lines for a parent: the skills, then the text.
  package func lines(_ set: CompiledSet) -> [LocalizedText] {
    [skillLine(set), textLine(set)]
  }

  private func skillLine(_ set: CompiledSet) -> LocalizedText {
    let parts = targets.map { $0.words(set) }
    guard !parts.isEmpty else {
      return LocalizedText(
        fr: "Ce niveau ne fait travailler aucune compétence.", en: "This grade exercises no skill.")
    }
    return LocalizedText(
      fr: "Pour travailler : \(parts.map(\.fr).joined(separator: " ; ")).",
      en: "To practise: \(parts.map(\.en).joined(separator: "; ")).")
  }

  private func textLine(_ set: CompiledSet) -> LocalizedText {
    if let skill = dropped.first {
      let name = quotedName(skill.skill, set)
      return LocalizedText(
        fr: "Aucun texte ne fait aussi travailler \(name.fr) : ce sera pour une autre fois.",
        en: "No text exercises \(name.en) as well: that will be for another time.")
    }
    if hasOtherStep {
      return LocalizedText(
        fr:
          "La bibliothèque n’a pas ce soir de texte de la longueur voulue : celui-ci s’en écarte.",
        en: "The library has no text of the wanted length tonight: this one differs from it.")
    }
    switch change {
    case .first:
      return LocalizedText(
        fr: "Un premier texte à ce niveau, pour faire connaissance.",
        en: "A first text at this grade, to get acquainted.")
    case .longer:
      return LocalizedText(
        fr: "Un texte plus long que le dernier, où tout ce qui était visé est réussi.",
        en: "A longer text than the last one, in which all that was aimed at was right.")
    case .shorter:
      return LocalizedText(
        fr: "Un texte plus court que le dernier, qui était trop difficile.",
        en: "A shorter text than the last one, which was too hard.")
    case .none:
      return LocalizedText(
        fr: "Un texte aussi long que d’habitude.", en: "A text as long as usual.")
    }
  }
}

extension SkillPlan.Target {
  /// The name of the skill, what is known of it, and when it was seen.
  package func words(_ set: CompiledSet) -> LocalizedText {
    let name = quotedName(skill, set)
    let seen = seenWords
    switch state {
    case .notYetSeen:
      return LocalizedText(fr: "\(name.fr), pas encore vue", en: "\(name.en), not yet seen")
    case .fragile:
      return LocalizedText(fr: "\(name.fr), fragile\(seen.fr)", en: "\(name.en), fragile\(seen.en)")
    case .inProgress:
      return LocalizedText(
        fr: "\(name.fr), en cours\(seen.fr)", en: "\(name.en), in progress\(seen.en)")
    case .mastered:
      return LocalizedText(
        fr: "\(name.fr), maîtrisée, à revoir\(seen.fr)",
        en: "\(name.en), mastered, to be looked at again\(seen.en)")
    }
  }

  private var seenWords: LocalizedText {
    switch daysUnseen {
    case nil: LocalizedText(fr: "", en: "")
    case 0?: LocalizedText(fr: " (vue aujourd’hui)", en: " (seen today)")
    case 1?: LocalizedText(fr: " (vue hier)", en: " (seen yesterday)")
    case let days?: LocalizedText(fr: " (vue il y a \(days) jours)", en: " (seen \(days) days ago)")
    }
  }
}

/// The catalogue's name of a skill, in the quotes of each language.
private func quotedName(_ skill: Int, _ set: CompiledSet) -> LocalizedText {
  let name = frenchTypography(set.text(set.skills[skill].name))
  return LocalizedText(fr: "« \(name) »", en: "“\(name)”")
}
