import Audit
import Diagnostics
import Engine
import Tables
import Text

/// A correction as `dictee correct` shows it.
struct CorrectionReport {
  var task: CorrectionTask
  /// Nil without a typed copy.
  var corrected: CorrectedCopy?
  /// Nil when the copy could not be corrected.
  var sheet: CorrectionSheet?
  var isRecorded: Bool
  var language: Language

  init(
    _ task: CorrectionTask, _ corrected: CorrectedCopy?, _ sheet: CorrectionSheet?,
    isRecorded: Bool, _ language: Language
  ) {
    self.task = task
    self.corrected = corrected
    self.sheet = sheet
    self.isRecorded = isRecorded
    self.language = language
  }

  var errors: [ErrorLine] {
    (corrected?.errors ?? []).map { ErrorLine(error: $0, report: self) }
  }

  var skills: [SkillLine] {
    guard let sheet else { return [] }
    return sheet.rows.enumerated().map { place, row in
      SkillLine(row: row, isAsked: place < sheet.shown.count || row.isAnswered, report: self)
    }
  }

  /// The report for people.
  var text: String { errorText + resultText }

  /// The errors of the copy, one a line.
  var errorText: String {
    guard corrected != nil else { return "" }
    let lines = errors.filter { !$0.error.isRepeated }.map(\.line)
    let right = LocalizedText(fr: "La copie est juste.", en: "The copy is right.").text(language)
    return (lines.isEmpty ? [right] : lines).map { $0 + "\n" }.joined() + "\n"
  }

  /// The answers, and whether they are recorded.
  var resultText: String {
    let lines = skills.filter(\.isAsked).map(\.line)
    let end =
      isRecorded
      ? LocalizedText(fr: "C’est enregistré.", en: "It is recorded.")
      : LocalizedText(
        fr: "Rien n’est enregistré.", en: "Nothing is recorded.")
    return (lines + [end.text(language)]).map { $0 + "\n" }.joined()
  }
}

/// One error of a copy.
struct ErrorLine {
  var error: CopyError
  var report: CorrectionReport

  var expected: String { report.task.dictation.words(in: error.expected) }
  var written: String { String(slice(report.corrected?.copy ?? "", error.written)) }
  var skill: SkillRecord? { error.skill.map { report.task.set.skills[$0] } }

  var explanation: String {
    report.task.dictation.explanation(of: error).text(report.language)
  }

  /// Right and written form, what it is, why.
  var line: String {
    let none = "∅"
    let (right, wrong) = (
      expected.isEmpty ? none : expected, written.isEmpty ? none : written
    )
    let pair = "\(wrong) → \(right)".split(whereSeparator: \.isNewline).joined(separator: " ")
    let unsure = LocalizedText(fr: "non classé", en: "unclassified").text(report.language)
    let name =
      skill.map { report.task.set.text($0.name) } ?? error.category.title.text(report.language)
    let mark = error.isUnclassified ? "\(name), \(unsure)" : name
    return "\(pair)  [\(frenchTypography(mark))] \(explanation)".withVisibleControls
  }
}

/// A skill with its answer.
struct SkillLine {
  var row: CorrectionSheet.Row
  /// Whether confirming records it.
  var isAsked: Bool
  var report: CorrectionReport

  var record: SkillRecord { report.task.set.skills[row.skill] }

  var line: String {
    let name = frenchTypography(report.task.set.text(record.name))
    let missed = row.missed.isEmpty ? "" : " (\(row.missed.joined(separator: " · ")))"
    let answer = row.result.title
    return LocalizedText(
      fr: "\(name) : \(answer.fr)\(missed)", en: "\(name): \(answer.en)\(missed)"
    ).text(report.language)
  }
}

extension CorrectionReport: JSONOutput {
  static let shape = JSONShape<CorrectionReport>([
    .identifier("dictee.correct/1"),
    .text("grade", "the grade, as the set writes it") {
      $0.task.set.gradeNames[$0.task.grade]
    },
    .optionalName(
      "copy", "what the typed copy is; null without one",
      among: CorrectedCopy.Verdict.allCases.map(\.rawValue)
    ) { $0.corrected?.verdict.rawValue },
    .objects("errors", "what is wrong in the copy, in the order of the text", ErrorLine.shape) {
      $0.errors
    },
    .objects("skills", "the skills of the text with their answers", SkillLine.shape) { $0.skills },
    .flag("recorded", "whether the answers were recorded") { $0.isRecorded },
    .object("set", "the catalogues", SetName.shape) { SetName($0.task.set) },
  ])
}

extension ErrorLine {
  static let shape = JSONShape<ErrorLine>([
    .choice("category", "what kind of error it is") { $0.error.category },
    .optionalText("skill", "id of the skill that it shows a gap of; null where none is certain") {
      line in line.skill.map { line.report.task.set.text($0.id) }
    },
    .flag("unclassified", "whether it is a misspelling of which no skill can be told") {
      $0.error.isUnclassified
    },
    .text("expected", "the words of the text; empty for what was added") { $0.expected },
    .number("expected_start", "UTF-8 offset in the text") { $0.error.expected.lowerBound },
    .number("expected_end", "UTF-8 offset after it") { $0.error.expected.upperBound },
    .text("written", "the words of the copy; empty for what is missing") { $0.written },
    .number("written_start", "UTF-8 offset in the copy (NFC)") { $0.error.written.lowerBound },
    .number("written_end", "UTF-8 offset after it") { $0.error.written.upperBound },
    .text("explanation", "why it is written so, for the child") { $0.explanation },
    .flag("repeated", "whether the same misspelling came before, so that it counts no more") {
      $0.error.isRepeated
    },
    .flag("above_grade", "whether the rule is one of a higher grade, so that it does not count") {
      $0.error.isAboveGrade
    },
  ])
}

extension SkillLine {
  static let shape = JSONShape<SkillLine>([
    .text("id", "id of the skill") { $0.report.task.set.text($0.record.id) },
    .texts("words", "its words in the text, each once") { $0.row.words },
    .texts("missed", "those that the copy has wrong") { $0.row.missed },
    .choice("result", "the answer: proposed, or confirmed when recorded") { $0.row.result },
    .flag("asked", "whether confirming records it") { $0.isAsked },
  ])
}
