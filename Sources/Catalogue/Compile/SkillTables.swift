import Diagnostics
import Tables

extension CompileContext {
  /// The rows of `competences.yaml` and of the marks that they share.
  func compileSkills(
    _ skills: [SkillSyntax]
  ) -> (skills: [SkillRecord], marks: [SkillMarkRecord]) {
    var rows: [SkillRecord] = []
    var marks: [SkillMarkRecord] = []
    for skill in skills {
      var row = SkillRecord()
      row.id = strings.intern(skill.id.value)
      row.name = strings.intern(skill.name.value)
      row.introduced = self.row(skill.introduced, in: gradeRows, what: .noGrade) ?? 0
      row.expected = self.row(skill.expected, in: gradeRows, what: .noGrade) ?? 0
      row.minimumTraps = UInt32(skill.minimumTraps)
      row.marks = lists.intern(
        skill.marks.map { compileMark($0, grade: row.introduced, into: &marks) })
      skillRows[skill.id.value] = UInt32(rows.count)
      rows.append(row)
    }
    return (rows, marks)
  }

  /// Adds a mark with the conditions on its neighbours; returns its row.
  private func compileMark(
    _ mark: SkillMarkSyntax, grade: UInt32, into marks: inout [SkillMarkRecord]
  ) -> UInt32 {
    var row = SkillMarkRecord()
    row.words = strings(mark.words)
    row.beginnings = strings(mark.beginnings)
    row.endings = strings(mark.endings)
    row.contains = strings(mark.contains)
    row.classes = bits(of: mark.classes, what: .noClass) { name in
      WordClass.allCases.first { $0.catalogueName == name }?.rawValue
    }
    row.tenses = bits(of: mark.tenses, what: .noSimpleTense) { name in
      VerbTense.allCases.first { $0 != .none && $0.catalogueName == name }?.rawValue
    }
    row.gender = mark.isFeminine.map { ($0 ? Gender.feminine : .masculine).rawValue } ?? 0
    row.number =
      mark.isPlural.map { ($0 ? GrammaticalNumber.plural : .singular).rawValue } ?? 0
    row.persons = mark.persons.reduce(0) { bits, person in
      guard let number = UInt32(person.value), (1...3).contains(number) else {
        sink.report(.notOneOf(person, ["1", "2", "3"]))
        return bits
      }
      return bits | 1 << number
    }
    row.capital = mark.capital ? 1 : 0
    row.grade = mark.grade.flatMap { self.row($0, in: gradeRows, what: .noGrade) } ?? grade
    for before in mark.before {
      row.before = compileMark(before, grade: grade, into: &marks) + 1
    }
    for after in mark.after {
      row.after = compileMark(after, grade: grade, into: &marks) + 1
    }
    marks.append(row)
    return UInt32(marks.count - 1)
  }

  private func bits(
    of names: [YAMLScalar], what: LocalizedText, value: (String) -> UInt32?
  ) -> UInt32 {
    names.reduce(0) { bits, name in
      guard let bit = value(name.value) else {
        sink.report(.unknownReference(name, what: what, known: []))
        return bits
      }
      return bits | 1 << bit
    }
  }

  /// The rows of `registres.yaml`; words that are lemmas are remembered for the lexicon.
  func compileRegisters(
    _ registers: RegistersSyntax?, inflections: [Inflection]
  ) -> [RegisterRecord] {
    let lemmas = Set(inflections.map(\.lemma))
    return (registers?.registers ?? []).enumerated().map { index, register in
      var row = RegisterRecord()
      row.id = strings.intern(register.id.value)
      row.name = strings.intern(register.name.value)
      let words = register.words.map(\.value)
      for lemma in words where lemmas.contains(lemma) {
        registersOfLemmas[lemma] = UInt32(index) + 1
      }
      row.words = strings(words.filter { !lemmas.contains($0) })
      return row
    }
  }
}
