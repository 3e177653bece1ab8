import CommandLineKit
import Diagnostics
package import Engine
import Tables

extension CompiledSet {
  /// The row of the grade that was typed, however it was cased.
  package func gradeRow(_ typed: String) throws -> Int {
    if let row = gradeNames.firstIndex(where: { $0.lowercased() == typed.lowercased() }) {
      return row
    }
    throw CommandFailure(.unknownGrade(typed, known: gradeNames), exit: .usage)
  }

  /// The rows of the skills whose ids were typed, each once.
  package func skillRows(_ typed: [String]) throws -> [Int] {
    var rows: [Int] = []
    for id in typed {
      guard let row = skill(named: id) else {
        let known = skills.map { text($0.id) }
        throw CommandFailure(.unknownSkill(id, known: known), exit: .usage)
      }
      if !rows.contains(row) { rows.append(row) }
    }
    return rows
  }

  /// The typed step, which the grade must have.
  package func checkedStep(_ typed: Int?, ofGrade grade: Int) throws -> Int? {
    guard let typed, step(typed, ofGrade: grade) == nil else { return typed }
    throw CommandFailure(
      .unknownStep(typed, count: stepCount(ofGrade: grade), gradeNames[grade]), exit: .usage)
  }
}

extension LocalizedText {
  fileprivate static func unknownSkill(_ typed: String, known: [String]) -> LocalizedText {
    let list = known.joined(separator: ", ")
    return LocalizedText(
      fr: "la compétence « \(escaped(typed)) » est inconnue de ce jeu ; connues : \(list)",
      en: "the skill “\(escaped(typed))” is unknown to this set; known: \(list)")
  }

  fileprivate static func unknownStep(_ typed: Int, count: Int, _ grade: String) -> LocalizedText {
    LocalizedText(
      fr: "le niveau \(grade) n’a pas de palier \(typed) ; il en a \(count)",
      en: "grade \(grade) has no palier \(typed); it has \(count)")
  }

  fileprivate static func unknownGrade(_ typed: String, known: [String]) -> LocalizedText {
    let list = known.joined(separator: ", ")
    return LocalizedText(
      fr: "le niveau « \(escaped(typed)) » est inconnu de ce jeu ; connus : \(list)",
      en: "the grade “\(escaped(typed))” is unknown to this set; known: \(list)")
  }
}
