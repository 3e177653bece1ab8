import Diagnostics
import Tables

/// The rows of `competences/`.
struct SkillTables {
  var skills: [SkillRecord] = []
  var rules: [SkillRuleRecord] = []
  var confusions: [ConfusionRecord] = []
}

extension CompileContext {
  /// The skills with their rules; their patterns and conditions go into `patterns`.
  ///
  /// - Complexity: O(n) in the files.
  func compileSkills(
    _ skills: [SkillSyntax], patterns: inout ReadingRuleCompiler
  ) -> SkillTables {
    var tables = SkillTables()
    for skill in skills {
      var row = SkillRecord()
      row.id = strings.intern(skill.id.value)
      row.name = strings.intern(skill.name.value)
      row.definition = strings.intern(skill.definition.value)
      row.introduced = self.row(skill.introduced, in: gradeRows, what: .noGrade) ?? 0
      row.expected = self.row(skill.expected, in: gradeRows, what: .noGrade) ?? 0
      row.priority = UInt32(skill.priority)
      row.minimumTraps = UInt32(skill.minimumTraps)
      row.firstRule = UInt32(tables.rules.count)
      row.ruleCount = UInt32(skill.rules.count)
      for rule in skill.rules {
        add(rule, grade: row.introduced, to: &tables, patterns: &patterns)
      }
      skillRows[skill.id.value] = UInt32(tables.skills.count)
      tables.skills.append(row)
    }
    return tables
  }

  private func add(
    _ rule: SkillRuleSyntax, grade: UInt32, to tables: inout SkillTables,
    patterns: inout ReadingRuleCompiler
  ) {
    var row = SkillRuleRecord()
    row.id = strings.intern(rule.id.value)
    row.grade = rule.grade.flatMap { self.row($0, in: gradeRows, what: .noGrade) } ?? grade
    row.reason = strings.intern(rule.reason.value)
    row.test = strings.intern(rule.test?.value ?? "")
    row.word = patterns.run(rule.word)
    row.beginnings = strings(rule.letters.beginnings)
    row.endings = strings(rule.letters.endings)
    row.contained = strings(rule.letters.contained)
    row.relations = relations(rule.relations)
    (row.firstCondition, row.conditionCount) = patterns.run(rule.conditions)
    (row.firstException, row.exceptionCount) = patterns.run(rule.exceptions)
    row.firstConfusion = UInt32(tables.confusions.count)
    row.confusionCount = UInt32(rule.confusions.count)
    tables.confusions += rule.confusions.map(confusion)
    tables.rules.append(row)
  }

  private func relations(_ syntax: SkillRelationsSyntax) -> SkillRelations {
    var row = SkillRelations()
    row.subjects = bits(of: syntax.subjects, SubjectKind.allCases.map { $0.catalogueName })
    row.uses = bits(of: syntax.uses, ParticipleRole.allCases.map { $0.catalogueName })
    row.voices = bits(of: syntax.voices, VerbVoice.allCases.map { $0.catalogueName })
    row.objects = bits(of: syntax.objects, ObjectKind.allCases.map { $0.catalogueName })
    row.formations = bits(
      of: syntax.formations, TenseRecord.Formation.allCases.map { $0.catalogueName })
    row.distance = syntax.isDistant.map { $0 ? 2 : 1 } ?? 0
    guard let group = syntax.group else { return row }
    row.insideGroup = group.isInside ? 2 : 1
    row.groupGender = group.isFeminine.map { ($0 ? Gender.feminine : .masculine).rawValue } ?? 0
    row.groupNumber =
      group.isPlural.map { ($0 ? GrammaticalNumber.plural : .singular).rawValue } ?? 0
    row.isHead = group.isHead.map { $0 ? 2 : 1 } ?? 0
    return row
  }

  private func confusion(_ syntax: ConfusionSyntax) -> ConfusionRecord {
    var row = ConfusionRecord()
    let part: ConfusionRecord.Part
    switch syntax.part {
    case .word(let word):
      part = .word
      row.from = strings.intern(word?.value ?? "")
    case .ending(let letters):
      part = .ending
      row.from = strings.intern(letters.value)
    case .letters(let letters):
      part = .letters
      row.from = strings.intern(letters.value)
    case .capital: part = .capital
    case .features(let names):
      part = .features
      row.features = bits(of: names, ConfusionRecord.Feature.allCases.map { $0.catalogueName })
    }
    row.part = part.rawValue
    row.extent = syntax.extent.rawValue
    row.replacements = strings(syntax.replacements)
    return row
  }

  /// A bit for each name, counted in `known`; a name that is not there is reported.
  private func bits(of names: [YAMLScalar], _ known: [String]) -> UInt32 {
    names.reduce(0) { bits, name in
      guard let bit = known.firstIndex(of: name.value) else {
        sink.report(.notOneOf(name, known))
        return bits
      }
      return bits | 1 << UInt32(bit)
    }
  }
}
