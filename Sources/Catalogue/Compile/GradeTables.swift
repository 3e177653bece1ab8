import Diagnostics
import Tables

extension CompileContext {
  /// The rows of `temps.yaml`.
  func compileTenses(_ tenses: [TenseSyntax]) -> [TenseRecord] {
    var rows: [TenseRecord] = []
    for tense in tenses {
      guard let simple = tense.simpleTense else {
        sink.report(
          .unknownReference(
            tense.auxiliaryTense ?? tense.name, what: .noSimpleTense,
            known: VerbTense.allCases.map(\.catalogueName)))
        continue
      }
      var row = TenseRecord()
      row.id = strings.intern(tense.id.value)
      row.name = strings.intern(tense.name.value)
      row.formation = tense.formation.rawValue
      row.tense = simple.rawValue
      tenseRows[tense.name.value] = UInt32(rows.count)
      rows.append(row)
    }
    return rows
  }

  /// Gives every grade its row, so that words can refer to it before the rows are built.
  func numberGrades(_ grades: [GradeSyntax]) {
    for (index, grade) in grades.enumerated() {
      gradeRows[grade.id.value] = UInt32(index)
    }
  }

  /// The rows of `niveaux.yaml`, youngest first as written.
  func compileGrades(_ grades: [GradeSyntax]) -> [GradeRecord] {
    var tenseBits: [String: UInt32] = [:]
    return grades.map { grade in
      var row = GradeRecord()
      row.id = strings.intern(grade.id.value)
      row.minimumWords = grade.words.lowerBound
      row.maximumWords = grade.words.upperBound
      row.maximumSentences = grade.sentences.maximum
      row.maximumSentenceWords = grade.sentences.maximumWords
      row.minimumMeanTenths = grade.sentences.minimumMeanTenths
      row.shortSentenceWords = grade.sentences.shortWords
      row.steps = lists.intern(
        grade.steps.flatMap { step in
          let traps = step.traps ?? grade.traps
          return [
            step.words.lowerBound, step.words.upperBound, traps.lowerBound, traps.upperBound,
          ].map { UInt32(clamping: $0) }
        })
      row.minimumSkills = grade.skillsPerText.lowerBound
      row.maximumSkills = grade.skillsPerText.upperBound
      row.minimumTraps = grade.traps.lowerBound
      row.maximumTraps = grade.traps.upperBound
      for tense in grade.tenses {
        if let bit = self.row(tense, in: tenseRows, what: .noTense) { row.tenses |= 1 << bit }
      }
      if let base = grade.includes, let index = self.row(base, in: gradeRows, what: .noGrade) {
        row.includes = Int(index)
        row.tenses |= tenseBits[base.value] ?? 0
      }
      tenseBits[grade.id.value] = row.tenses
      return row
    }
  }
}
