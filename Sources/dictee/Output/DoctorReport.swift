import CommandLineKit
import Diagnostics
import Store

/// What `dictee doctor` found.
struct DoctorReport {
  /// A set that can be used.
  struct FoundSet {
    var path: String
    var id: String
    var hash: String
  }

  /// Something that is to mend.
  struct Problem {
    var subject: Subject
    /// What it is, and the cure.
    var message: LocalizedText
  }

  /// What a problem is about; the raw value stands in JSON.
  enum Subject: String, CaseIterable, Sendable {
    case set
    case store
    case key
    case calendar
  }

  var set: Result<FoundSet, CommandFailure>
  var store: Result<StoreExamination, StoreError>
  var hasCalendars: Bool
  /// First names; nil when they were not asked for.
  var names: [String]?
  var language: Language

  var examination: StoreExamination? { try? store.get() }

  /// In the order of the subjects.
  var problems: [Problem] {
    var problems: [Problem] = []
    if case .failure(let failure) = set {
      problems += failure.messages.map { Problem(subject: .set, message: $0) }
    }
    switch store {
    case .failure(let error): problems.append(Problem(subject: .store, message: error.message))
    case .success(let examination):
      problems += Self.problems(.store, examination.store)
      problems += Self.problems(.key, examination.key)
    }
    if !hasCalendars { problems.append(Problem(subject: .calendar, message: .noLibical)) }
    return problems
  }

  private static func problems(
    _ subject: Subject, _ file: StoreExamination.File
  ) -> [Problem] {
    if case .unusable(let kind) = file.state {
      let message = StoreError(kind, path: file.path).message
      let cure = kind == .damaged ? LocalizedText.damageCure(file.path) : .same("")
      return [
        Problem(
          subject: subject,
          message: LocalizedText(fr: message.fr + cure.fr, en: message.en + cure.en))
      ]
    }
    guard file.state == .sound, file.isOpenToOthers else { return [] }
    return [Problem(subject: subject, message: .openToOthers(file.path))]
  }

  var text: String {
    var lines = [LocalizedText.same("dictee \(Dictee.version)"), setLine] + storeLines
    lines.append(hasCalendars ? .calendars : .noCalendars)
    if let names { lines.append(.names(names)) }
    lines += problems.map { problem in
      LocalizedText(fr: "À réparer : \(problem.message.fr)", en: "To mend: \(problem.message.en)")
    }
    if problems.isEmpty { lines.append(.allWell) }
    return lines.map { $0.text(language) + "\n" }.joined()
  }

  private var setLine: LocalizedText {
    guard case .success(let found) = set else { return .noSet }
    let place = escaped(found.path)
    return LocalizedText(
      fr: "jeu de catalogues : \(found.id), \(place)",
      en: "set of catalogues: \(found.id), \(place)")
  }

  private var storeLines: [LocalizedText] {
    guard let examination else { return [] }
    return [
      Self.line(
        LocalizedText(fr: "profils", en: "profiles"), examination.store,
        version: examination.version),
      Self.line(LocalizedText(fr: "clé", en: "key"), examination.key, version: nil),
    ]
  }

  private static func line(
    _ title: LocalizedText, _ file: StoreExamination.File, version: Int?
  ) -> LocalizedText {
    var facts: [LocalizedText] = [.state(file.state)]
    if let version {
      facts.append(LocalizedText(fr: "version \(version)", en: "version \(version)"))
    }
    if let size = file.size {
      facts.append(LocalizedText(fr: "\(size) octets", en: "\(size) bytes"))
    }
    if let mode = file.octalMode {
      facts.append(LocalizedText(fr: "droits \(mode)", en: "mode \(mode)"))
    }
    let path = escaped(file.path)
    return LocalizedText(
      fr: "\(title.fr) : \(path) (\(facts.map(\.fr).joined(separator: ", ")))",
      en: "\(title.en): \(path) (\(facts.map(\.en).joined(separator: ", ")))")
  }
}

extension StoreExamination.File {
  /// The rights as they are typed: `0600`.
  var octalMode: String? {
    mode.map { mode in
      let digits = String(mode, radix: 8)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }
}

extension LocalizedText {
  fileprivate static func state(_ state: StoreExamination.State) -> LocalizedText {
    switch state {
    case .absent:
      LocalizedText(fr: "pas encore là, créé au besoin", en: "not there yet, made when needed")
    case .sound: LocalizedText(fr: "en bon état", en: "sound")
    case .unusable: LocalizedText(fr: "ne peut pas servir", en: "can’t be used")
    }
  }

  fileprivate static let noSet = LocalizedText(
    fr: "jeu de catalogues : ne peut pas servir", en: "set of catalogues: can’t be used")
  fileprivate static let calendars = LocalizedText(
    fr: "calendriers : peuvent être lus", en: "calendars: can be read")
  fileprivate static let noCalendars = LocalizedText(
    fr: "calendriers : ne peuvent pas être lus", en: "calendars: can’t be read")
  fileprivate static let noLibical = LocalizedText(
    fr: "libical 3 manque pour lire les calendriers ; installez-la (Debian : apt install libical3, "
      + "macOS : brew install libical)",
    en: "libical 3 is missing to read calendars; install it (Debian: apt install libical3, macOS: "
      + "brew install libical)")
  fileprivate static let allWell = LocalizedText(fr: "Tout va bien.", en: "All is well.")

  fileprivate static func names(_ names: [String]) -> LocalizedText {
    let list = names.isEmpty ? "–" : names.joined(separator: ", ")
    return LocalizedText(fr: "prénoms : \(list)", en: "first names: \(list)")
  }

  fileprivate static func openToOthers(_ path: String) -> LocalizedText {
    let path = escaped(path)
    return LocalizedText(
      fr: "\(path) : d’autres que vous peuvent le lire ; « chmod 600 » y remédie",
      en: "\(path): others than you can read it; “chmod 600” mends that")
  }

  fileprivate static func damageCure(_ path: String) -> LocalizedText {
    let path = escaped(path)
    return LocalizedText(
      fr: ". Mettez-le de côté avec les fichiers qui ont son nom et -wal ou -shm (rien n’y sera "
        + "effacé), puis reprenez vos profils avec « dictee import », ou tentez "
        + "sqlite3 \(path) .recover",
      en: ". Set it aside with the files of its name and -wal or -shm (nothing is erased there), "
        + "then take your profiles back with “dictee import”, or try sqlite3 \(path) .recover")
  }
}
