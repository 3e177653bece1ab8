import Diagnostics
import Engine
import Tables
import Text

/// A trap of a text: a word that is easily misspelt.
struct TrapLine {
  /// UTF-8 offsets in the text.
  var bytes: Range<Int>
  /// As written.
  var text: String
  /// Id of the skill that it exercises.
  var skill: String

  static let shape = JSONShape<TrapLine>([
    .text("text", "as written") { $0.text },
    .number("start", "UTF-8 offset in the text") { $0.bytes.lowerBound },
    .number("end", "UTF-8 offset after it", atLeast: 1) { $0.bytes.upperBound },
    .text("skill", "id of the skill that it exercises") { $0.skill },
  ])

  /// The traps of a text in its order; those at one place by the skills’ order in the set.
  ///
  /// - Parameter grade: row of the grade whose traps count, with those of lower ones; nil for all.
  static func all(
    in analysis: Analysis, _ analyser: Analyser, _ set: CompiledSet, grade: Int?
  ) -> [TrapLine] {
    let skills = Array(set.skills.indices)
    let finder = TrapFinder(set, skills: skills, grade: grade ?? set.grades.count - 1)
    let text = AnalysedText(
      sentences: analysis.sentences.map { String(slice(analysis.text, $0.bytes)) },
      analyser: analyser)
    return zip(text.sentences, analysis.sentences).flatMap { sentence, place in
      let found = skills.flatMap { skill in
        finder.traps(of: skill, in: sentence).map { (word: $0, skill: skill) }
      }
      return found.sorted { ($0.word, $0.skill) < ($1.word, $1.skill) }.map { trap in
        let word = sentence.words[trap.word]
        let start = place.bytes.lowerBound
        return TrapLine(
          bytes: start + word.range.lowerBound..<start + word.range.upperBound,
          text: word.surface, skill: set.text(set.skills[trap.skill].id))
      }
    }
  }
}
