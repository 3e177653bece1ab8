import Engine
import Testing

/// A text, what it is judged against, and the codes of the faults that must be found, in order.
struct ValidatorCase: CustomTestStringConvertible, Sendable {
  var name: String
  var grade: String
  var text: String
  var codes: [String]
  var skills: [String] = []
  var child: String?
  /// A title that gives the moment.
  var title: String?

  var testDescription: String { name }

  /// A CE2 text without a fault, of five sentences and about fifty words.
  static let sound =
    "Ce matin, Léa prend son sac et son bonnet. Elle arrive à la piscine avec ses amis. "
    + "Les enfants nagent dans le grand bassin. Ils plongent, puis ils jouent au ballon dans l’eau. "
    + "Une petite fille tombe du tapis et tout le monde rit. Le soir, Léa raconte sa journée."

  static let all: [ValidatorCase] = [
    ValidatorCase(name: "sound", grade: "CE2", text: sound, codes: []),
    ValidatorCase(
      name: "sound, with child, moment and skill", grade: "CE2", text: sound, codes: [],
      skills: ["gn_nombre"], child: "Léa", title: "Piscine 10h"),
    ValidatorCase(
      name: "word of a higher grade", grade: "CE2", text: planting("ballon", "obstacle"),
      codes: ["word-above-grade"]),
    ValidatorCase(
      name: "word of no grade", grade: "CE2", text: planting("ballon", "zorglub"),
      codes: ["unknown-word"]),
    ValidatorCase(
      name: "given word of the moment", grade: "CE2", text: planting("ballon", "plongeoir"),
      codes: [], title: "Piscine 10h"),
    ValidatorCase(
      name: "passé simple", grade: "CE2", text: planting("Elle arrive", "Elle arriva"),
      codes: ["tense-above-grade"]),
    ValidatorCase(
      name: "passé composé is of the grade", grade: "CE2",
      text: planting("Elle arrive", "Elle est arrivée"), codes: []),
    ValidatorCase(
      name: "a noun like a participle makes no compound tense", grade: "CE2",
      text: planting("Elle arrive à", "Elle aura une entrée pour"), codes: []),
    ValidatorCase(
      name: "a real futur antérieur", grade: "CE2",
      text: planting("ils jouent", "ils auront tous joué"), codes: ["tense-above-grade"]),
    ValidatorCase(
      name: "long sentence", grade: "CE2",
      text: planting(
        "Les enfants nagent dans le grand bassin.",
        "Les enfants nagent dans le grand bassin et ils jouent avec le ballon et le tapis, puis "
          + "ils sautent dans l’eau, ils rient et ils nagent encore avec le ballon."),
      codes: ["sentence-too-long", "text-too-long"]),
    ValidatorCase(
      name: "too short", grade: "CE2", text: "Léa nage dans le bassin.", codes: ["text-too-short"]),
    ValidatorCase(
      name: "blocked word", grade: "CE2", text: planting("à la piscine", "à l’hôpital"),
      codes: ["forbidden-register", "blocked-word"]),
    ValidatorCase(
      name: "missing name", grade: "CE2", text: sound.replacing("Léa", with: "Zoé"),
      codes: ["first-name-missing"], child: "Léa"),
    ValidatorCase(
      name: "misspelt name", grade: "CE2", text: sound.replacing("Léa", with: "Lea"),
      codes: ["first-name-missing"], child: "Léa"),
    ValidatorCase(
      name: "missing moment", grade: "CE2", text: sound, codes: ["moment-missing"], title: "Judo"),
    ValidatorCase(
      name: "missing name of the moment", grade: "CE2", text: sound,
      codes: ["moment-missing", "moment-name-missing"], title: "Anniversaire de Tom"),
    ValidatorCase(
      name: "missing skill", grade: "CE2", text: sound, codes: ["too-few-traps"],
      skills: ["participe_avoir_cod"]),
  ]

  /// The sound text with a part replaced.
  private static func planting(_ part: String, _ other: String) -> String {
    sound.replacing(part, with: other)
  }
}
