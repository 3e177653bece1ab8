import Testing

@testable import Engine

/// A text, what it is judged against, and the codes of the faults that must be found, in order.
struct ValidatorCase: CustomTestStringConvertible, Sendable {
  var name: String
  var grade: String
  var text: String
  var codes: [FailureCode]
  var skills: [String] = []
  var child: String?
  /// A title that gives the moment.
  var title: String?
  var step: Int?
  var origin = TextOrigin.library

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
      codes: [.wordAboveGrade]),
    ValidatorCase(
      name: "word of no grade", grade: "CE2", text: planting("ballon", "zorglub"),
      codes: [.unknownWord]),
    ValidatorCase(
      name: "the spelling of 1990", grade: "CE2",
      text: planting("Elle arrive à la piscine", "Elle connait une ile"), codes: []),
    ValidatorCase(
      name: "the spelling before 1990", grade: "CE2",
      text: planting("Elle arrive à la piscine", "Elle connaît une île"), codes: []),
    ValidatorCase(
      name: "both spellings", grade: "CE2",
      text: planting("Elle arrive à la piscine", "Elle connaît une ile"), codes: [.mixedSpelling]),
    ValidatorCase(
      name: "a number of before and a word of 1990", grade: "CE2",
      text: planting("Elle arrive à la piscine", "Elle voit vingt et un oiseaux sur une ile"),
      codes: [.mixedSpelling]),
    ValidatorCase(
      name: "given word of the moment", grade: "CE2", text: planting("ballon", "plongeoir"),
      codes: [], title: "Piscine 10h"),
    ValidatorCase(
      name: "passé simple", grade: "CE2", text: planting("Elle arrive", "Elle arriva"),
      codes: [.tenseAboveGrade]),
    ValidatorCase(
      name: "passé composé is of the grade", grade: "CE2",
      text: planting("Elle arrive", "Elle est arrivée"), codes: []),
    ValidatorCase(
      name: "a noun like a participle makes no compound tense", grade: "CE2",
      text: planting("Elle arrive à", "Elle aura une entrée pour"), codes: []),
    ValidatorCase(
      name: "a real futur antérieur", grade: "CE2",
      text: planting("ils jouent", "ils auront tous joué"), codes: [.tenseAboveGrade]),
    ValidatorCase(
      name: "long sentence", grade: "CE2",
      text: planting(
        "Les enfants nagent dans le grand bassin.",
        "Les enfants nagent dans le grand bassin et ils jouent avec le ballon et le tapis, puis "
          + "ils sautent dans l’eau, ils rient et ils nagent encore avec le ballon."),
      codes: [.sentenceTooLong, .textTooLong]),
    ValidatorCase(
      name: "a place left empty before a stop", grade: "CE2",
      text: planting("dans le grand bassin.", "dans ."), codes: [.brokenSentence]),
    ValidatorCase(
      name: "a place left empty before a comma", grade: "CE2",
      text: planting("Ils plongent, puis", "Ils plongent , puis"), codes: [.brokenSentence]),
    ValidatorCase(
      name: "three dots after a space", grade: "CE2",
      text: planting("Les enfants nagent", "Les enfants ... nagent"), codes: []),
    ValidatorCase(
      name: "too short", grade: "CE2", text: "Léa nage dans le bassin.", codes: [.textTooShort]),
    ValidatorCase(
      name: "blocked word", grade: "CE2", text: planting("à la piscine", "à l’hôpital"),
      codes: [.forbiddenRegister]),
    ValidatorCase(
      name: "missing name", grade: "CE2", text: sound.replacing("Léa", with: "Zoé"),
      codes: [.firstNameMissing], child: "Léa"),
    ValidatorCase(
      name: "misspelt name", grade: "CE2",
      text: sound.replacing("Léa raconte", with: "Lea raconte"),
      codes: [.firstNameMisspelt], child: "Léa"),
    ValidatorCase(
      name: "missing moment", grade: "CE2", text: sound, codes: [.momentMissing], title: "Judo"),
    ValidatorCase(
      name: "missing name of the moment", grade: "CE2", text: sound,
      codes: [.momentMissing, .momentNameMissing], title: "Anniversaire de Tom"),
    ValidatorCase(
      name: "missing name of the moment alone", grade: "CE2",
      text: planting("à la piscine", "à l’anniversaire"), codes: [.momentNameMissing],
      title: "Anniversaire de Tom"),
    ValidatorCase(
      name: "missing skill", grade: "CE2", text: sound, codes: [.tooFewTraps],
      skills: ["participe_avoir_cod"]),
    ValidatorCase(
      name: "too long", grade: "CE2",
      text: sound + " Elle mange une pomme avec son ami. Puis elle dort dans son petit lit chaud.",
      codes: [.textTooLong]),
    ValidatorCase(
      name: "too many sentences", grade: "CE2", text: short, codes: [.tooManySentences]),
    ValidatorCase(
      name: "a telegram of a model", grade: "CE2", text: short, codes: [.telegram], origin: .model),
    ValidatorCase(
      name: "a sound text of a model", grade: "CE2", text: sound, codes: [], origin: .model),
    ValidatorCase(
      name: "a sentence without a capital", grade: "CE2",
      text: sound.replacing("Ce matin", with: "ce matin"), codes: [.brokenSentence],
      origin: .model),
    ValidatorCase(
      name: "a sentence that was cut short", grade: "CE2",
      text: sound.replacing("sa journée.", with: "sa journée"), codes: [.brokenSentence],
      origin: .model),
    ValidatorCase(
      name: "a mark of a program", grade: "CE2",
      text: sound.replacing("Le soir, Léa", with: "} Le soir, Léa"), codes: [.brokenSentence],
      origin: .model),
    ValidatorCase(
      name: "an elision too much", grade: "CE2",
      text: planting("tout le monde rit", "le papa d’Léa rit"), codes: [.wrongElision],
      origin: .model),
    ValidatorCase(
      name: "an elision that is missing", grade: "CE2",
      text: planting("dans l’eau", "dans la eau"), codes: [.wrongElision], origin: .model),
    ValidatorCase(
      name: "an elision that is missing before un", grade: "CE2",
      text: planting("tout le monde rit", "Léa voit que un ami rit"), codes: [.wrongElision],
      origin: .model),
    ValidatorCase(
      name: "a number before which nothing elides", grade: "CE2",
      text: planting("tout le monde rit", "Léa compte de un à dix"), codes: [], origin: .model),
    ValidatorCase(
      name: "a determiner of the other gender", grade: "CE2",
      text: planting("son bonnet", "ma bonnet"), codes: [.wrongAgreement], origin: .model),
    ValidatorCase(
      name: "a verb without its plural", grade: "CE2",
      text: planting("Les enfants nagent", "Les enfants arrive"), codes: [.wrongAgreement],
      origin: .model),
    ValidatorCase(
      name: "a sentence twice", grade: "CE2",
      text: sound.replacing(
        "Ils plongent, puis ils jouent au ballon dans l’eau.",
        with: "Les enfants nagent dans le grand bassin."),
      codes: [.repeatedSentence], origin: .model),
    ValidatorCase(
      name: "a blocked word of no register", grade: "CE2",
      text: planting("Une petite fille", "Le docteur"), codes: [.blockedWord]),
    ValidatorCase(
      name: "long sentence alone", grade: "CE2",
      text: planting("bassin. Ils plongent, puis ils jouent", "bassin, puis ils jouent"),
      codes: [.sentenceTooLong]),
    ValidatorCase(
      name: "too many traps for the palier", grade: "CE2",
      text: sound.replacing("Elle arrive à la", with: "Les petites filles blondes arrivent à la")
        .replacing("dans le grand bassin", with: "dans les grands bassins bleus"),
      codes: [.tooManyTraps], skills: ["gn_nombre", "phrase_signes"], step: 2),
    ValidatorCase(
      name: "feminine of a trade", grade: "CE2", text: planting("Une petite fille", "La coiffeuse"),
      codes: []),
    ValidatorCase(
      name: "too short for the palier", grade: "CE2", text: sound, codes: [.textTooShort], step: 3),
    ValidatorCase(
      name: "a palier with its traps", grade: "CE2", text: sound, codes: [],
      skills: ["gn_nombre", "accord_sujet_verbe"], step: 2),
  ]

  /// Eleven sentences of CE2 that are short, in fifty words.
  private static let short =
    "Léa est là. Les enfants jouent. Les chats dorment. Une petite fille chante. "
    + "La grande porte claque. Les feuilles jaunes tombent. Deux oiseaux blancs volent. "
    + "Les amis marchent ensemble. La nuit tombe déjà. Le vent souffle. Tout le monde rit ici."

  /// The sound text with a part replaced.
  private static func planting(_ part: String, _ other: String) -> String {
    sound.replacing(part, with: other)
  }
}
