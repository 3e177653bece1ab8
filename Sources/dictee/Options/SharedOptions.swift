import CommandLineKit
import CommandSets
import Diagnostics
import Engine

/// The options that several commands take, each declared once.
enum SharedOptions {
  static let set = SetLoader.option
  static let calendar = Option<String>.file(
    "calendar", short: "c",
    help: LocalizedText(
      fr: "calendrier iCalendar (.ics) ; - pour l’entrée standard",
      en: "iCalendar file (.ics); - for standard input"))
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
  static let json = Flag(
    "json", help: LocalizedText(fr: "résultat en JSON", en: "result as JSON"))
}
