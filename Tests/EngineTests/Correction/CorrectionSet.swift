import Tables

@testable import Engine

/// The school set with what a correction of copies needs, prepared once.
struct CorrectionSet: Sendable {
  static let shared = Result { try CorrectionSet() }

  /// The folder of these tests.
  static let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")

  let set: CompiledSet
  private let analyser: Analyser
  private let wrongForms: WrongForms

  private init() throws {
    set = try SchoolSet.shared.get().set
    analyser = Analyser(set)
    wrongForms = WrongForms(set)
  }

  /// A text as it is dictated in a grade.
  func dictation(_ text: String, _ grade: String) throws -> PreparedDictation {
    struct NoGrade: Error {}
    guard let row = set.grade(named: grade) else { throw NoGrade() }
    return PreparedDictation(
      text, grade: row, set: set, analyser: analyser, wrongForms: wrongForms)
  }

  /// What a correction says of each error: category, skill, the words of the text and of the copy.
  func lines(_ text: String, _ copy: String, grade: String = "CM2") throws -> [String] {
    let dictation = try dictation(text, grade)
    return dictation.correct(copy).errors.filter { !$0.isRepeated }.map { error in
      let skill = error.skill.map { set.text(set.skills[$0].id) } ?? "-"
      let (right, written) = (words(text, error.expected), words(copy, error.written))
      return "\(error.category.rawValue) \(skill): \(right) → \(written)"
    }
  }

  private func words(_ text: String, _ bytes: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[bytes], as: UTF8.self)
  }
}
