internal import Diagnostics

/// The fixed words of help pages and manuals.
struct Word {
  let fr: String
  let en: String

  func text(_ language: Language) -> String {
    LocalizedText(fr: fr, en: en).text(language)
  }

  /// The word before what it announces.
  var heading: Word { Word(fr: fr + " :", en: en + ":") }

  static let synopsis = Word(fr: "Synopsis", en: "Synopsis")
  static let usage = Word(fr: "Usage", en: "Usage")
  static let commands = Word(fr: "Commandes", en: "Commands")
  static let command = Word(fr: "COMMANDE", en: "COMMAND")
  static let arguments = Word(fr: "Arguments", en: "Arguments")
  static let options = Word(fr: "Options", en: "Options")
  static let examples = Word(fr: "Exemples", en: "Examples")
  static let exits = Word(fr: "Codes de retour", en: "Exit codes")
  static let environment = Word(fr: "Environnement", en: "Environment")
  static let name = Word(fr: "Nom", en: "Name")
  static let description = Word(fr: "Description", en: "Description")
  static let repeatable = Word(fr: " (plusieurs fois possible)", en: " (may be repeated)")
  static let required = Word(fr: " (obligatoire)", en: " (required)")

  static func moreHelp(_ program: String) -> Word {
    Word(
      fr: "L’aide d’une commande : \(program) help COMMANDE",
      en: "Help on a command: \(program) help COMMAND")
  }

  /// The environment variables that every command heeds.
  static let variables: [(name: String, meaning: Word)] = [
    (
      "LC_ALL, LC_MESSAGES, LANG",
      Word(
        fr:
          "langue des messages : anglais si la première définie commence par « en », sinon "
          + "français",
        en: "language of messages: English if the first that is set starts with “en”, else French")
    ),
    (
      "NO_COLOR",
      Word(fr: "si elle n’est pas vide, pas de couleurs", en: "if not empty, no colours")
    ),
  ]
}

extension ExitCode {
  /// What the code means for any command.
  var meaning: LocalizedText {
    switch self {
    case .done: LocalizedText(fr: "tout va bien", en: "done")
    case .findings:
      LocalizedText(
        fr: "des constats, ou quelque chose d’écarté", en: "findings, or something was refused")
    case .usage: LocalizedText(fr: "ligne de commande incorrecte", en: "wrong command line")
    case .failure:
      LocalizedText(
        fr: "impossible de continuer : fichier absent ou illisible, disque plein",
        en: "cannot go on: a file is missing or unreadable, the disk is full")
    case .interrupted: LocalizedText(fr: "interrompu", en: "interrupted")
    }
  }
}
