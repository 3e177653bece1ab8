package import Tables

/// A catalogue set as the engine uses it: the tables of a blob behind names.
///
/// Opening a set reads nothing but the header; every table is looked at when it is asked for.
package struct CompiledSet: Sendable {
  package let blob: Blob

  /// The rows of each table.
  package let forms: RowTable<FormRecord>
  package let grades: RowTable<GradeRecord>
  package let tenses: RowTable<TenseRecord>
  package let skills: RowTable<SkillRecord>
  package let skillRules: RowTable<SkillRuleRecord>
  package let confusions: RowTable<ConfusionRecord>
  package let templates: RowTable<TemplateRecord>
  package let sentences: RowTable<SentenceRecord>
  package let pieces: RowTable<PieceRecord>
  package let registers: RowTable<RegisterRecord>
  package let lexicon: Lexicon
  package let names: NameTable
  package let elision: ElisionTable

  /// The sections without which no text can be written.
  package static let requiredSections: [SectionID] = [
    .meta, .stringOffsets, .stringBytes, .lists, .forms, .names, .lexiconAutomaton,
    .lexiconOffsets, .lexiconReadings, .lexiconLemmas, .grades, .tenses, .skills, .skillRules,
    .confusions, .templates, .sentences, .pieces, .registers, .elision, .progression,
  ]

  /// Opens a verified blob.
  package init(_ blob: Blob) throws(BlobError) {
    try blob.require(CompiledSet.requiredSections)
    self.blob = blob
    forms = blob.rows(FormRecord.self)
    grades = blob.rows(GradeRecord.self)
    tenses = blob.rows(TenseRecord.self)
    skills = blob.rows(SkillRecord.self)
    skillRules = blob.rows(SkillRuleRecord.self)
    confusions = blob.rows(ConfusionRecord.self)
    templates = blob.rows(TemplateRecord.self)
    sentences = blob.rows(SentenceRecord.self)
    pieces = blob.rows(PieceRecord.self)
    registers = blob.rows(RegisterRecord.self)
    lexicon = Lexicon(blob)
    names = NameTable(blob)
    elision = ElisionTable(blob)
  }

  /// What the set says of itself.
  package var meta: MetaRecord {
    blob.rows(MetaRecord.self)[0]
  }

  /// How skills change their states and what the next text exercises.
  package var progression: ProgressionRecord {
    blob.rows(ProgressionRecord.self)[0]
  }

  /// The set's id: `ecole`.
  package var id: String { text(meta.id) }

  /// SHA-256 of the catalogues that the set was compiled from, in hexadecimal.
  package var contentHash: String {
    hexadecimal(blob.contentHash)
  }

  /// A string of the pool.
  package func text(_ id: StringID) -> String {
    blob.string(id)
  }

  /// How far around a day events are looked at.
  package var window: MomentWindow {
    let meta = meta
    return MomentWindow(
      pastDays: meta.pastDays, futureDays: meta.futureDays,
      recurringPastDays: meta.recurringPastDays)
  }

  /// The row of the grade with that id, or nil.
  package func grade(named id: String) -> Int? {
    grades.firstIndex { text($0.id) == id }
  }

  /// The ids of the grades, from the youngest.
  package var gradeNames: [String] {
    grades.map { text($0.id) }
  }

  /// The row of the skill with that id, or nil.
  package func skill(named id: String) -> Int? {
    skills.firstIndex { text($0.id) == id }
  }
}

/// A step of length and density inside a grade (`paliers`).
package struct GradeStep: Hashable, Sendable {
  package var words: ClosedRange<Int>
  /// Traps of the skills that a text is meant to practise.
  package var traps: ClosedRange<Int>
}

extension CompiledSet {
  /// How many steps a grade has.
  package func stepCount(ofGrade grade: Int) -> Int { Int(grades[grade].steps.count) / 4 }

  /// The step with that number, from 1; nil when the grade has none.
  package func step(_ number: Int, ofGrade grade: Int) -> GradeStep? {
    guard (1...max(1, stepCount(ofGrade: grade))).contains(number) else { return nil }
    let numbers = blob.list(grades[grade].steps).dropFirst((number - 1) * 4).prefix(4)
      .map { Int($0) }
    guard numbers.count == 4, numbers[0] <= numbers[1], numbers[2] <= numbers[3] else { return nil }
    return GradeStep(words: numbers[0]...numbers[1], traps: numbers[2]...numbers[3])
  }
}

extension GradeRecord {
  /// Words of a text, by the counting rule of dictations.
  var words: ClosedRange<Int> { minimumWords...max(minimumWords, maximumWords) }
}

/// Two lower-case digits for each byte.
package func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count * 2)
  for byte in bytes {
    result.append(digits[Int(byte >> 4)])
    result.append(digits[Int(byte & 15)])
  }
  return String(decoding: result, as: UTF8.self)
}
