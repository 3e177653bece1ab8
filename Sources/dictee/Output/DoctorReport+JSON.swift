import Diagnostics
import Store

extension DoctorReport: JSONOutput {
  static let shape = JSONShape<DoctorReport>([
    .identifier("dictee.doctor/1"),
    .text("version", "the version of the program") { _ in Dictee.version },
    .flag("healthy", "whether nothing is to mend") { $0.problems.isEmpty },
    .optionalObject("set", "the catalogues; null when they can’t be used", FoundSet.shape) {
      try? $0.set.get()
    },
    .optionalObject("store", "the file of the profiles; null when its place is unknown", fileShape)
    {
      $0.examination?.store
    },
    .optionalNumber("store_version", "version of its tables; null when it can’t be read") {
      $0.examination?.version
    },
    .optionalObject("key", "the file of the key of refused moments", fileShape) {
      $0.examination?.key
    },
    .flag("calendars", "whether calendars can be read") { $0.hasCalendars },
    .texts("names", "the first names; empty unless they are asked for") { $0.names ?? [] },
    .objects("problems", "what is to mend", problemShape) { report in
      report.problems.map { TextOfProblem(problem: $0, language: report.language) }
    },
  ])

  private static let fileShape = JSONShape<StoreExamination.File>([
    .text("path", "the file") { $0.path },
    .name("state", "absent: it is made when it is needed", among: FileState.allCases) {
      FileState.name($0.state)
    },
    .optionalText("mode", "its rights, as in 0600; null when it is absent") { $0.octalMode },
    .optionalNumber("size", "in bytes; null when it is absent") { $0.size },
  ])

  private static let problemShape = JSONShape<TextOfProblem>([
    .choice("subject", "what it is about") { $0.problem.subject },
    .text("message", "what it is, and the cure") { $0.problem.message.text($0.language) },
  ])
}

extension DoctorReport.FoundSet {
  fileprivate static let shape = JSONShape<DoctorReport.FoundSet>([
    .text("id", "id of the set") { $0.id },
    .text("hash", "SHA-256 of the catalogues", pattern: "^[0-9a-f]{64}$") { $0.hash },
    .text("path", "where it lies") { $0.path },
  ])
}

/// A problem with the language in which it is told.
private struct TextOfProblem {
  var problem: DoctorReport.Problem
  var language: Language
}

/// The states of a file in JSON.
private enum FileState {
  static let allCases = ["absent", "sound", "damaged", "foreign", "newer", "read_only", "unusable"]

  static func name(_ state: StoreExamination.State) -> String {
    switch state {
    case .absent: "absent"
    case .sound: "sound"
    case .unusable(.damaged): "damaged"
    case .unusable(.foreign): "foreign"
    case .unusable(.newer): "newer"
    case .unusable(.readOnly): "read_only"
    case .unusable: "unusable"
    }
  }
}
