import Diagnostics
import Engine
import Tables
import Text

/// A trap of a text: a word that is easily misspelt, with the skill that it exercises.
struct TrapLine {
  /// The token of the analysis, and its UTF-8 offsets in the text.
  var token: Int
  var bytes: Range<Int>
  /// As written: the right form.
  var text: String
  /// Ids of the skill and of the rule.
  var skill: String
  var rule: String
  /// Why the word is written so.
  var reason: String
  /// What a child can put in its place; "" for nothing.
  var test: String
  /// The wrong forms that show a gap of this skill.
  var wrongForms: [WrongForm]

  static let shape = JSONShape<TrapLine>([
    .text("text", "as written: the right form") { $0.text },
    .number("start", "UTF-8 offset in the text") { $0.bytes.lowerBound },
    .number("end", "UTF-8 offset after it", atLeast: 1) { $0.bytes.upperBound },
    .text("skill", "id of the skill that it exercises") { $0.skill },
    .text("rule", "id of the rule that found it") { $0.rule },
    .text("reason", "why it is written so, for the child") { $0.reason },
    .optionalText("test", "what the child can put in its place to find out") {
      $0.test.isEmpty ? nil : $0.test
    },
    .objects(
      "wrong_forms", "plausible misspellings that belong to this skill alone", wrongFormShape
    ) { $0.wrongForms },
  ])

  private static let wrongFormShape = JSONShape<WrongForm>([
    .text("text", "as a child would write it; empty where it writes nothing") { $0.form },
    .number("start", "UTF-8 offset in the text of what it stands for") { $0.range.lowerBound },
    .number("end", "UTF-8 offset after it", atLeast: 1) { $0.range.upperBound },
  ])

  /// One line for people: the word, its skill, the reason, the test, the wrong forms.
  var line: String {
    let test = test.isEmpty ? "" : " (\(test))"
    let wrong = wrongForms.map { $0.form.isEmpty ? "∅" : $0.form }.joined(separator: ", ")
    let tail = wrong.isEmpty ? "" : " ✗ \(wrong)"
    return "  ! \(text) [\(skill)] \(reason)\(test)\(tail)"
  }

  /// The traps of a text in its order.
  ///
  /// - Parameter grade: row of the grade whose traps count, with those of lower ones; nil for all.
  /// - Complexity: O(tokens × rules), plus O(forms of the lexicon).
  static func all(in analysis: Analysis, _ set: CompiledSet, grade: Int?) -> [TrapLine] {
    let found = SkillFinder(set, grade: grade).traps(in: analysis)
    let wrongForms = WrongForms(set)
    var lines: [TrapLine] = []
    var start = 0
    while start < found.count {
      let end = found[start...].firstIndex { $0.token != found[start].token } ?? found.count
      let traps = Array(found[start..<end])
      let wrong = wrongForms.wrongForms(of: traps, in: analysis)
      lines += traps.map { trap in
        TrapLine(trap, wrong.filter { $0.skill == trap.skill }, analysis, set)
      }
      start = end
    }
    return lines
  }

  private init(_ trap: Trap, _ wrong: [WrongForm], _ analysis: Analysis, _ set: CompiledSet) {
    let rule = set.skillRules[trap.rule]
    token = trap.token
    bytes = analysis.tokens[trap.token].range
    text = String(analysis.surface(trap.token))
    skill = set.text(set.skills[trap.skill].id)
    self.rule = set.text(rule.id)
    reason = set.text(rule.reason)
    test = set.text(rule.test)
    wrongForms = wrong
  }
}
