import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import Text

/// The options that several commands take, each declared once.
enum SharedOptions {
  static let set = SetLoader.option
  static let calendar = Option<String>.path(
    "calendar", short: "c",
    help: LocalizedText(
      fr: "calendrier iCalendar (.ics), ou dossier qui en contient ; - pour l’entrée standard",
      en: "iCalendar file (.ics), or a folder of them; - for standard input")
  ).repeatable()
  static let now = Option<String>.text(
    "now", placeholder: LocalizedText(fr: "DATE", en: "DATE"),
    help: LocalizedText(
      fr: "jour de la dictée, 2026-11-30 ou 2026-11-30T18:00 (aujourd’hui par défaut)",
      en: "day of the dictation, 2026-11-30 or 2026-11-30T18:00 (default: today)"))
  static let zone = Option<String>.text(
    "tz", placeholder: LocalizedText(fr: "ZONE", en: "ZONE"),
    help: LocalizedText(
      fr: "fuseau horaire, par exemple Europe/Paris (TZ, puis le système par défaut)",
      en: "time zone, for example Europe/Paris (default: TZ, then the system’s)"))
  static let grade = Option<String>.text(
    "grade", short: "g", placeholder: LocalizedText(fr: "NIVEAU", en: "GRADE"),
    help: LocalizedText(
      fr: "niveau scolaire : CP, CE1, CE2, CM1, CM2, 6e", en: "grade: CP, CE1, CE2, CM1, CM2, 6e"))
  static let child = Option<String>.text(
    "child", placeholder: LocalizedText(fr: "PRÉNOM", en: "NAME"),
    help: LocalizedText(fr: "prénom de l’enfant", en: "first name of the child")
  ).kept()
  /// The child’s grammatical gender, as typed.
  enum TypedGender: String, CaseIterable, Sendable {
    case feminine = "f"
    case masculine = "m"

    var person: PersonGender { self == .feminine ? .feminine : .masculine }
  }

  static let gender = Option<TypedGender>.choice(
    "gender",
    help: LocalizedText(
      fr: "genre des accords : f ou m", en: "grammatical gender for agreements: f or m"))
  static let skills = Option<[String]>(
    OptionSpec(
      long: "skills", value: .text, placeholder: .same("ID,ID"),
      help: LocalizedText(
        fr: "compétences à faire travailler, par leur identifiant, avec des virgules",
        en: "skills to practise, by their ids, with commas"))
  ) { text throws(ValueFault) in
    let ids = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    guard ids.allSatisfy({ !$0.isEmpty }) else { throw ValueFault(expected: .idsWithCommas) }
    return ids
  }
  static let step = Option<Int>.integer(
    "palier", in: 1...9,
    help: LocalizedText(
      fr: "palier de longueur et de densité dans le niveau, 1 pour le plus court",
      en: "step of length and density inside the grade, 1 for the shortest"))
  static let certificate = Option<String>.file(
    "certificate",
    help: LocalizedText(
      fr: "écrit dans ce fichier un certificat que « dictee verify » sait vérifier",
      en: "writes to this file a certificate that “dictee verify” can verify"))
  static let store = Option<String>.file(
    "store",
    help: LocalizedText(
      fr: "fichier où sont gardés profils et corrections (par défaut, dans le dossier de données)",
      en: "file that keeps profiles and corrections (default: in the folder for data)"))
  static let json = Flag(
    "json", help: LocalizedText(fr: "résultat en JSON", en: "result as JSON"))

  /// A typed first name in NFC; fails for what is none.
  static func firstName(_ typed: String) throws -> String {
    guard let name = FirstNameShape.checked(normalizedNFC(typed)) else {
      throw CommandFailure(.notAName, exit: .usage)
    }
    return name
  }
}

extension LocalizedText {
  fileprivate static let idsWithCommas = LocalizedText(
    fr: "des identifiants séparés par des virgules", en: "ids with commas between them")

  /// Why a first name is refused.
  static let notAName = LocalizedText(
    fr: "un prénom n’en est pas un : des lettres, avec traits d’union, apostrophes ou espaces "
      + "entre elles, 30 au plus",
    en: "a first name is none: letters, with hyphens, apostrophes or spaces between them, 30 at "
      + "most")
}
