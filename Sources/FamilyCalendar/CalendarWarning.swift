package import Diagnostics

/// Something in a calendar file that could not be used as written.
///
/// A warning holds a kind and a line, and never a byte of a title, a place or a description.
package struct CalendarWarning: Hashable, Sendable {
  /// What was found.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The event has no DTSTART.
    case missingStart = "missing-start"
    /// DTSTART is no date, or a day that doesn't exist.
    case unreadableStart = "unreadable-start"
    /// DTEND or DURATION can't be read.
    case unreadableEnd = "unreadable-end"
    /// RECURRENCE-ID, RDATE or EXDATE can't be read.
    case unreadableDate = "unreadable-date"
    /// RRULE can't be read, or never happens.
    case unreadableRule = "unreadable-rule"
    /// The rule happens too often, or too much work was asked of one file.
    case unboundedRule = "unbounded-rule"
    /// A time zone that neither the file nor the system knows.
    case unknownZone = "unknown-zone"
    /// The event begins again, or the calendar ends, before END:VEVENT.
    case unclosedEvent = "unclosed-event"
    /// The file stops inside an event.
    case cutEvent = "cut-event"
    /// A title holds bytes that are no text in the file's encoding, where a word could hide.
    case unreadableText = "unreadable-text"
  }

  package var kind: Kind
  /// 1-based line of the property, or of BEGIN:VEVENT when the property is missing; LF, CRLF and
  /// CR each end a line.
  package var line: Int

  package init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// What was found and what became of it.
  package var message: LocalizedText {
    switch kind {
    case .missingStart:
      LocalizedText(
        fr: "cet événement n’a pas de date de début (DTSTART) ; il est laissé de côté",
        en: "this event has no start (DTSTART); it is left out")
    case .unreadableStart:
      LocalizedText(
        fr: "la date de début (DTSTART) n’existe pas ou ne se lit pas, par exemple un 30 février ; "
          + "l’événement est laissé de côté",
        en: "the start (DTSTART) doesn't exist or can't be read, such as 30 February; "
          + "the event is left out")
    case .unreadableEnd:
      LocalizedText(
        fr: "la fin (DTEND ou DURATION) ne se lit pas ; seul le début compte",
        en: "the end (DTEND or DURATION) can't be read; only the start counts")
    case .unreadableDate:
      LocalizedText(
        fr: "une date de la série (RDATE, EXDATE ou RECURRENCE-ID) ne se lit pas ; "
          + "elle est ignorée",
        en: "a date of the series (RDATE, EXDATE or RECURRENCE-ID) can't be read; it is ignored")
    default:
      zoneOrRuleMessage
    }
  }

  private var zoneOrRuleMessage: LocalizedText {
    switch kind {
    case .unreadableRule:
      LocalizedText(
        fr: "la règle de répétition (RRULE) ne se lit pas ou ne tombe jamais ; "
          + "seule la première date compte",
        en: "the repetition rule (RRULE) can't be read or never happens; "
          + "only the first date counts")
    case .unboundedRule:
      LocalizedText(
        fr: "la règle de répétition (RRULE) donne trop de dates ; les suivantes sont laissées "
          + "de côté",
        en: "the repetition rule (RRULE) gives too many dates; the further ones are left out")
    case .unknownZone:
      LocalizedText(
        fr: "ce fuseau horaire est inconnu du fichier et du système ; l’heure est prise telle "
          + "qu’elle est écrite",
        en: "this time zone is unknown to the file and the system; the time is taken as written")
    case .unclosedEvent:
      LocalizedText(
        fr: "cet événement n’a pas de fin (END:VEVENT) ; ce qui a été lu est gardé",
        en: "this event has no END:VEVENT; what was read is kept")
    case .cutEvent:
      LocalizedText(
        fr: "le fichier s’arrête au milieu de cet événement, qui est laissé de côté ; "
          + "exportez le calendrier à nouveau",
        en: "the file stops in the middle of this event, which is left out; export the calendar "
          + "again")
    default:
      LocalizedText(
        fr: "ce titre contient des octets qui ne sont pas du texte ; "
          + "l’événement est gardé sans titre",
        en: "this title holds bytes that are no text; the event is kept without a title")
    }
  }
}
