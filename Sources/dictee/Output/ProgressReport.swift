import Audit
import Diagnostics
import Engine
import Store
import Tables
import Text

/// What a child can do of each skill, and what comes next: states and days, never a number that
/// could be a mark.
struct ProgressReport {
  let profile: Profile
  let set: CompiledSet
  /// Row of the grade.
  let grade: Int
  let memories: SkillMemories
  /// What the next text exercises.
  let next: [SkillPlan.Target]
  let day: CivilDay
  let language: Language

  /// A skill with what is known of it.
  struct Line {
    var id: String
    var name: String
    var state: SkillState
    var lastSeen: CivilDay?
    /// The grade that introduces the skill, when it is a later one.
    var laterGrade: String?
  }

  init(
    _ profile: Profile, _ history: LearnerHistory, set: CompiledSet, grade: Int, day: CivilDay,
    language: Language
  ) {
    self.profile = profile
    self.set = set
    self.grade = grade
    self.day = day
    self.language = language
    let plan = SkillPlan(set)
    memories = plan.progression.replay(history.corrections.map(\.correction))
    next = plan.targets(memories, history: history, grade: grade, on: day)
  }

  /// All skills of the set, in its order.
  var lines: [Line] {
    self.set.skills.map { skill in
      let id = set.text(skill.id)
      return Line(
        id: id, name: frenchTypography(set.text(skill.name)), state: memories[id].state,
        lastSeen: memories[id].lastSeen,
        laterGrade: skill.introduced > grade ? set.gradeNames[Int(skill.introduced)] : nil)
    }
  }

  /// Who it is about, and on which day.
  var heading: String { "\(profile.name), \(profile.grade), \(day.inWords(language))" }

  /// What comes next and why, a line a skill.
  var nextLines: [String] { next.map { $0.words(set).text(language) } }

  var nextHeading: String {
    LocalizedText(fr: "La prochaine dictée fera travailler", en: "The next dictation exercises")
      .text(language)
  }

  /// A table for people: skill, state, when it was seen last.
  var text: String {
    let lines = lines
    let names = lines.map(\.name.count).max() ?? 0
    let states = SkillState.allCases.map { $0.words.text(language).count }.max() ?? 0
    let rows = lines.map { line in
      let state = line.state.words.text(language)
      let row = "\(padded(line.name, names))  \(padded(state, states))  \(seenWords(line))"
      return String(row.reversed().drop { $0 == " " }.reversed())
    }
    let next = nextLines.map { "- \($0)" }
    return ([heading, ""] + rows + ["", "\(nextHeading)\(colon)"] + next)
      .joined(separator: "\n") + "\n"
  }

  private var colon: String { LocalizedText(fr: " :", en: ":").text(language) }

  /// When a skill was seen last, or from which grade on it is worked at.
  func seenWords(_ line: Line) -> String {
    if let lastSeen = line.lastSeen {
      return LocalizedText(
        fr: "vue le \(lastSeen.inWords(.french))", en: "seen on \(lastSeen.inWords(.english))"
      ).text(language)
    }
    guard let grade = line.laterGrade else { return "" }
    return LocalizedText(fr: "à partir du niveau \(grade)", en: "from grade \(grade) on")
      .text(language)
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension ProgressReport: JSONOutput {
  static let shape = JSONShape<ProgressReport>([
    .identifier("dictee.progress/1"),
    .text("child", "first name of the child") { $0.profile.name },
    .text("grade", "the grade, as the set writes it") { $0.profile.grade },
    .date("date", "the day from which the next text is planned") { $0.day.iso },
    .objects("skills", "all skills, in the order of the set", Line.shape) { $0.lines },
    .objects("next", "what the next text exercises, the most wanted first", NextLine.shape) {
      $0.nextSkills
    },
    .object("set", "the catalogues", SetName.shape) { SetName($0.set) },
  ])

  private var nextSkills: [NextLine] {
    zip(next, nextLines).map { NextLine(id: set.text(set.skills[$0.skill].id), why: $1) }
  }
}

extension ProgressReport.Line {
  fileprivate static let shape = JSONShape<Self>([
    .text("id", "id of the skill") { $0.id },
    .text("name", "its name") { $0.name },
    .choice("state", "what the child can do") { $0.state },
    .optionalText("last_seen", "day of the last dictation that showed it; null when none did") {
      $0.lastSeen?.iso
    },
    .optionalText("from_grade", "the grade that introduces it; null when it is introduced") {
      $0.laterGrade
    },
  ])
}

/// A skill that comes next.
private struct NextLine {
  var id: String
  var why: String

  static let shape = JSONShape<NextLine>([
    .text("id", "id of the skill") { $0.id },
    .text("why", "its name, its state, and when it was seen") { $0.why },
  ])
}
