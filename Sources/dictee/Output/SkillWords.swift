import Diagnostics
import Engine

extension SkillState {
  /// What people read for it.
  var words: LocalizedText {
    switch self {
    case .notYetSeen: LocalizedText(fr: "pas encore vue", en: "not yet seen")
    case .fragile: LocalizedText(fr: "fragile", en: "fragile")
    case .inProgress: LocalizedText(fr: "en cours", en: "in progress")
    case .mastered: LocalizedText(fr: "maîtrisée", en: "mastered")
    }
  }
}

extension SkillResult {
  /// What people read for it.
  var words: LocalizedText {
    switch self {
    case .allRight: LocalizedText(fr: "réussie", en: "all right")
    case .someSlips: LocalizedText(fr: "quelques erreurs", en: "some slips")
    case .lost: LocalizedText(fr: "perdue", en: "lost")
    }
  }
}
