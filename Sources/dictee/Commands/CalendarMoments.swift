import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import FamilyCalendar
import Platform
import Tables

/// What the calendars of a family come to.
struct CalendarMoments {
  var list: MomentList
  /// Recognised yearly events that are not in reach yet, nearest first.
  var coming: [ComingMoment]
  /// What was read, for explanations.
  var harvest: CalendarHarvest
  /// What the store knows; nil without one.
  var household: HouseholdAnswers?

  /// The id of an event of the harvest.
  func id(of event: CalendarEvent) -> MomentID {
    household?.id(of: event) ?? MomentID(of: event)
  }

  /// Reads calendars down to the moments around the evening; what could not be read as written is
  /// said on standard error, by file and line and without any content.
  static func read(
    _ paths: [String], _ set: CompiledSet, _ evening: Evening, _ session: Session
  ) throws -> CalendarMoments {
    let window = set.window
    let harvest: CalendarHarvest
    do throws(CalendarSourceError) {
      harvest = try CalendarFiles(paths).read(
        around: evening.day, window: window, zone: evening.zone)
    } catch {
      throw CommandFailure(.unreadable(error), exit: .failure)
    }
    say(harvest.notices, session)
    let household = try Household.answers(session)
    let recogniser = try recogniser(set)
    return CalendarMoments(
      list: recogniser.moments(
        in: harvest.events, window: window, today: evening.day, outsideCount: harvest.outsideCount,
        household: household),
      coming: recogniser.coming(harvest.yearly, window: window), harvest: harvest,
      household: household)
  }

  /// Notices that are said one by one; a folder of strange files may give thousands.
  private static let mostNotices = 50

  private static func say(_ notices: [CalendarNotice], _ session: Session) {
    for notice in notices.prefix(mostNotices) { session.say(.notice(notice)) }
    let more = notices.count - mostNotices
    if more > 0 { session.say(.furtherNotices(more)) }
  }

  private static func recogniser(
    _ set: CompiledSet
  ) throws -> MomentRecogniser<TitleMatcher, SetNames> {
    do throws(BlobError) {
      return try MomentRecogniser(set)
    } catch {
      throw CommandFailure(.unusableSet(set.id, error), exit: .failure)
    }
  }
}

extension LocalizedText {
  fileprivate static func notice(_ notice: CalendarNotice) -> LocalizedText {
    switch notice {
    case .line(let warning, let path):
      let place = "\(escaped(path)):\(warning.line)"
      return LocalizedText(
        fr: "\(place) : \(warning.message.fr)", en: "\(place): \(warning.message.en)")
    case .foreign(let path):
      return LocalizedText(
        fr: "\(escaped(path)) : ce n’est pas un calendrier ; ce fichier est passé",
        en: "\(escaped(path)): this is no calendar; the file is passed over")
    case .unreadable(let error):
      return error.message
    }
  }

  fileprivate static func furtherNotices(_ count: Int) -> LocalizedText {
    LocalizedText(
      fr: "et \(count) autre(s) avertissement(s) de la même sorte",
      en: "and \(count) more warning(s) of this kind")
  }

  fileprivate static func unreadable(_ error: CalendarSourceError) -> LocalizedText {
    switch error {
    case .reader(let error): return error.message
    case .unreadable(let error): return error.message
    case .foreign(let path):
      return LocalizedText(
        fr:
          "\(escaped(path)) : ce n’est pas un calendrier ; donnez un fichier .ics, que la plupart "
          + "des agendas savent exporter",
        en: "\(escaped(path)): this is no calendar; give an .ics file, which most calendars can "
          + "export")
    case .emptyFolder(let path):
      return LocalizedText(
        fr: "\(escaped(path)) : aucun fichier .ics dans ce dossier ; donnez celui où vos agendas "
          + "sont exportés",
        en: "\(escaped(path)): no .ics file in this folder; give the one that your calendars are "
          + "exported to")
    case .refused:
      return LocalizedText(
        fr: "la lecture de l’agenda n’est pas permise ; accordez-la dans les réglages du système",
        en: "reading the calendar is not allowed; allow it in the system’s settings")
    }
  }
}
