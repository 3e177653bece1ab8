import CommandLineKit
import Diagnostics
package import Engine

extension CompiledSet {
  /// The row of the grade that was typed, however it was cased.
  package func gradeRow(_ typed: String) throws -> Int {
    if let row = gradeNames.firstIndex(where: { $0.lowercased() == typed.lowercased() }) {
      return row
    }
    throw CommandFailure(.unknownGrade(typed, known: gradeNames), exit: .usage)
  }
}

extension LocalizedText {
  fileprivate static func unknownGrade(_ typed: String, known: [String]) -> LocalizedText {
    let list = known.joined(separator: ", ")
    return LocalizedText(
      fr: "le niveau « \(escaped(typed)) » est inconnu de ce jeu ; connus : \(list)",
      en: "the grade “\(escaped(typed))” is unknown to this set; known: \(list)")
  }
}
