package import Engine
import Platform

/// Calendar files: single ones, folders of them, and standard input.
///
/// A folder is read with all that is below it, so that one with a file for each event (the vdir
/// layout) and a folder of such folders do too. Only names that end in `.ics` count there; those
/// that begin with a dot are passed over.
package struct CalendarFiles: CalendarSource, Sendable {
  private let paths: [String]

  /// - Parameter paths: files and folders; `-` is standard input.
  package init(_ paths: [String]) {
    self.paths = paths
  }

  /// Files need no grant but the rights of the files.
  package func requestAccess() async -> CalendarAccess { .granted }

  package func harvest(
    around today: CivilDay, window: MomentWindow, zone: String?
  ) async throws(CalendarSourceError) -> CalendarHarvest {
    try read(around: today, window: window, zone: zone)
  }

  /// What `harvest` gives, without waiting.
  ///
  /// What was named must be readable and a calendar; of what only lies in a folder, a file that is
  /// not is a notice. An event that stands in several files counts once, as the last file writes it.
  package func read(
    around today: CivilDay, window: MomentWindow, zone: String?
  ) throws(CalendarSourceError) -> CalendarHarvest {
    var gatherer = CalendarGatherer(today: today, window: window, zone: zone)
    for path in paths {
      guard path != "-", try isFolder(path) else {
        try gatherer.readNamed(path)
        continue
      }
      var notices: [CalendarNotice] = []
      let files = filesInTree(path) { name in
        name.utf8.count > 4 && name.suffix(4).lowercased() == ".ics"
      } unreadable: {
        notices.append(.unreadable($0))
      }
      if let first = notices.first, case .unreadable(let error) = first, error.path == path {
        throw .unreadable(error)
      }
      guard !files.isEmpty else { throw .emptyFolder(path: path) }
      gatherer.harvest.notices += notices
      for file in files { try gatherer.readFound(file) }
    }
    return gatherer.finished()
  }

  private func isFolder(_ path: String) throws(CalendarSourceError) -> Bool {
    do throws(SystemError) {
      return try kind(of: path) == .directory
    } catch {
      throw .unreadable(error)
    }
  }
}

/// Reads one file after another into one harvest.
private struct CalendarGatherer {
  var harvest = CalendarHarvest()
  private let today: CivilDay
  private let window: MomentWindow
  private let zone: String?
  /// One bound on repetition for all files.
  private var effort = RecurrenceEffort()

  /// A calendar of a family is smaller, even with years of descriptions.
  private static let maximumBytes = 512 << 20

  init(today: CivilDay, window: MomentWindow, zone: String?) {
    self.today = today
    self.window = window
    self.zone = zone
  }

  /// Reads a file that was named.
  mutating func readNamed(_ path: String) throws(CalendarSourceError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readInput(path, limit: Self.maximumBytes)
    } catch {
      throw .unreadable(error)
    }
    guard CalendarReader.isCalendar(bytes) else { throw .foreign(path: path) }
    try add(bytes, path)
  }

  /// Reads a file that was found in a folder.
  mutating func readFound(_ path: String) throws(CalendarSourceError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readFile(path, limit: Self.maximumBytes)
    } catch {
      harvest.notices.append(.unreadable(error))
      return
    }
    guard CalendarReader.isCalendar(bytes) else {
      harvest.notices.append(.foreign(path: path))
      return
    }
    try add(bytes, path)
  }

  private mutating func add(_ bytes: [UInt8], _ path: String) throws(CalendarSourceError) {
    let contents: CalendarContents
    do throws(CalendarReaderError) {
      contents = try CalendarReader.events(
        bytes, today: today, window: window, zone: zone, effort: &effort)
    } catch {
      throw .reader(error)
    }
    harvest.events += contents.events
    harvest.yearly += contents.yearly
    harvest.outsideCount += contents.outsideCount
    harvest.notices += contents.warnings.map { .line($0, path: path) }
  }

  /// The events of all files by day and time, each occurrence once.
  consuming func finished() -> CalendarHarvest {
    struct Occurrence: Hashable {
      var uid: String
      var day: CivilDay
      var minute: Int?
    }
    var places: [Occurrence: Int] = [:]
    var kept: [CalendarEvent?] = harvest.events
    for (index, event) in harvest.events.enumerated() where !event.uid.isEmpty {
      let key = Occurrence(uid: event.uid, day: event.day, minute: event.startMinute)
      if let earlier = places.updateValue(index, forKey: key) { kept[earlier] = nil }
    }
    let events = kept.enumerated().compactMap { place, event in
      event.map { (event: $0, place: place) }
    }
    harvest.events = events.sorted { left, right in
      (left.event.day, left.event.startMinute ?? -1, left.place)
        < (right.event.day, right.event.startMinute ?? -1, right.place)
    }.map(\.event)
    return harvest
  }
}
