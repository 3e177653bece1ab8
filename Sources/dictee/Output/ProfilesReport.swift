import CommandLineKit
import Diagnostics
import Engine
import Store

/// The profiles as `dictee profile` shows them.
struct ProfilesReport {
  /// By name.
  var profiles: [Profile]
  var language: Language

  /// One line a profile.
  var text: String {
    guard !profiles.isEmpty else { return LocalizedText.noProfile.text(language) + "\n" }
    return profiles.map { line($0).text(language) + "\n" }.joined()
  }

  private func line(_ profile: Profile) -> LocalizedText {
    let gender =
      profile.gender == .feminine
      ? LocalizedText(fr: "féminin", en: "feminine")
      : LocalizedText(fr: "masculin", en: "masculine")
    let set = escaped(profile.set)
    return LocalizedText(
      fr: "\(profile.name) : \(profile.grade), \(gender.fr), jeu \(set)",
      en: "\(profile.name): \(profile.grade), \(gender.en), set \(set)")
  }
}

extension ProfilesReport: JSONOutput {
  static let shape = JSONShape<ProfilesReport>([
    .identifier("dictee.profile/1"),
    .objects("profiles", "the children, by name", Profile.shape) { $0.profiles },
  ])
}
