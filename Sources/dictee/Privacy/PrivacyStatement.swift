import CommandLineKit
import Diagnostics
import FamilyCalendar

/// What dictee reads, keeps and could let out: the declarations that `dictee privacy` prints.
enum PrivacyStatement {
  /// A thing, and what is to be known of it.
  struct Item {
    var name: LocalizedText
    var meaning: LocalizedText
  }

  /// What is read of a calendar; the reader passes over all else where it stands.
  static var read: [Item] {
    CalendarReader.keptProperties.map { property in
      Item(name: .same(property), meaning: meaning(of: property))
    }
  }

  /// What is kept, and where.
  static let kept = [
    Item(
      name: LocalizedText(fr: "les profils", en: "the profiles"),
      meaning: LocalizedText(
        fr: "prénom, genre des accords, niveau et jeu de chaque enfant, dans la base dictee.sqlite",
        en: "first name, gender of agreements, grade and set of each child, in dictee.sqlite")),
    Item(
      name: LocalizedText(fr: "les dictées et leurs corrections", en: "dictations and corrections"),
      meaning: LocalizedText(
        fr:
          "les textes donnés, les résultats par compétence, les mots manqués d’une copie, les cartes "
          + "proposées, dans la même base",
        en: "the texts given, the results by skill, the words missed in a copy, the cards offered, "
          + "in the same file")),
    Item(
      name: LocalizedText(fr: "les réponses sur les moments", en: "answers about moments"),
      meaning: LocalizedText(
        fr: "les noms que vous avez tapés et les refus, sous une empreinte que seul le fichier "
          + "dictee.sqlite.key permet de calculer ; il n’est jamais exporté",
        en: "the names that you typed and the refusals, under a hash that only the file "
          + "dictee.sqlite.key can make; it is never exported")),
    Item(
      name: LocalizedText(fr: "du calendrier", en: "of the calendar"),
      meaning: LocalizedText(
        fr: "rien : ni titre, ni lieu, ni description, ni invité",
        en: "nothing: no title, place, description or guest")),
  ]

  /// What could leave the machine, and under which setting.
  static let leaving = [
    Item(
      name: LocalizedText(fr: "sans réglage", en: "without a setting"),
      meaning: LocalizedText(
        fr: "rien : les programmes n’ont pas de code de réseau",
        en: "nothing: the programs have no code for networks")),
    Item(
      name: LocalizedText(
        fr: "dans une dictée imprimée ou copiée", en: "in a dictation you print or copy"),
      meaning: LocalizedText(
        fr: "le prénom de l’enfant, le prénom que dit un titre, le nom que vous avez tapé, et les "
          + "mots des catalogues",
        en:
          "the child’s first name, the first name that a title tells, the name that you typed, and "
          + "words of the catalogues")),
    Item(
      name: LocalizedText(
        fr: "avec « dictee moments --show-titles »", en: "with “dictee moments --show-titles”"),
      meaning: LocalizedText(
        fr: "les titres, à l’écran et nulle part ailleurs",
        en: "the titles, on the screen and nowhere else")),
  ]

  /// Why no page is photographed.
  static let photographs = LocalizedText(
    fr:
      "Aucune page n’est photographiée : la reconnaissance d’écriture invente des fautes que l’enfant "
      + "n’a pas faites. Les fautes sont dites par l’adulte, ou tapées.",
    en:
      "No page is photographed: handwriting recognition invents mistakes that the child never made. "
      + "Mistakes are told by the adult, or typed.")

  private static func meaning(of property: String) -> LocalizedText {
    switch property {
    case "SUMMARY":
      LocalizedText(
        fr: "le titre, réduit à un groupe nominal du catalogue ou à rien, puis oublié",
        en: "the title, reduced to a noun phrase of the catalogue or to nothing, then forgotten")
    case "UID":
      LocalizedText(
        fr: "pour reconnaître un événement ; seule son empreinte sert",
        en: "to know an event again; only its hash is used")
    case "STATUS":
      LocalizedText(fr: "pour écarter ce qui est annulé", en: "to leave out what is cancelled")
    case "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID":
      LocalizedText(fr: "la répétition", en: "the repetition")
    case "TZID", "TZOFFSETFROM", "TZOFFSETTO", "X-WR-TIMEZONE":
      LocalizedText(fr: "le fuseau horaire", en: "the time zone")
    default:
      LocalizedText(fr: "les dates", en: "the dates")
    }
  }
}
