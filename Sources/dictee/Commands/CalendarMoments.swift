import CommandLineKit
import CommandSets
import Diagnostics
import Engine
import FamilyCalendar
import Platform
import Tables

/// Reads a calendar down to its moments.
enum CalendarMoments {
  /// The moments around the evening; what could not be read as written is said on standard error,
  /// by line and without any content.
  static func read(
    _ path: String, _ set: CompiledSet, _ evening: Evening, _ session: Session
  ) throws -> MomentList {
    let bytes = try readInput(path)
    guard CalendarReader.isCalendar(bytes) else {
      throw CommandFailure(.notACalendar(path), exit: .failure)
    }
    let window = set.window
    let read: CalendarContents
    do throws(CalendarReaderError) {
      read = try events(bytes, evening, window)
    } catch {
      throw CommandFailure(error.message, exit: .failure)
    }
    for warning in read.warnings {
      session.say(.warning(warning, path))
    }
    return try recogniser(set).moments(
      in: read.events, window: window, today: evening.day, outsideCount: read.outsideCount)
  }

  private static func events(
    _ bytes: [UInt8], _ evening: Evening, _ window: MomentWindow
  ) throws(CalendarReaderError) -> CalendarContents {
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CalendarReaderError) in
        try CalendarReader.events(
          bytes: raw, today: evening.day, window: window, zone: evening.zone)
      }
    }
    return try result.get()
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
  fileprivate static func warning(_ warning: CalendarWarning, _ path: String) -> LocalizedText {
    let place = "\(escaped(path)):\(warning.line)"
    return LocalizedText(
      fr: "\(place) : \(warning.message.fr)", en: "\(place): \(warning.message.en)")
  }

  fileprivate static func notACalendar(_ path: String) -> LocalizedText {
    LocalizedText(
      fr:
        "\(escaped(path)) : ce n’est pas un calendrier ; donnez un fichier .ics, que la plupart des "
        + "agendas savent exporter",
      en:
        "\(escaped(path)): this is no calendar; give an .ics file, which most calendars can export")
  }
}
