/// A grade: what a text for it may hold.
///
/// Rows go from the youngest grade to the oldest.
package struct GradeRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.grades

  package var id = StringID.empty
  /// Words of a text, by the counting rule of dictations.
  package var minimumWords = 0
  package var maximumWords = 0
  package var maximumSentences = 0
  package var maximumSentenceWords = 0
  /// Least mean of words per sentence, in tenths of a word.
  package var minimumMeanTenths = 0
  /// A sentence of at most that many words is short (telegram rule).
  package var shortSentenceWords = 0
  /// A bit for each row of the tenses table.
  package var tenses: UInt32 = 0
  /// Pairs of word counts: lower and upper bound of each step (`paliers`).
  package var steps = ListRef.empty
  package var minimumSkills = 0
  package var maximumSkills = 0
  package var minimumTraps = 0
  package var maximumTraps = 0
  /// Row of the grade whose words and tenses are included, or -1.
  package var includes = -1

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.int(&minimumWords)
    fields.int(&maximumWords)
    fields.int(&maximumSentences)
    fields.int(&maximumSentenceWords)
    fields.int(&minimumMeanTenths)
    fields.int(&shortSentenceWords)
    fields.word(&tenses)
    fields.list(&steps)
    fields.int(&minimumSkills)
    fields.int(&maximumSkills)
    fields.int(&minimumTraps)
    fields.int(&maximumTraps)
    fields.int(&includes)
  }
}

/// A tense as grades name it, and how a verb group shows it.
package struct TenseRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.tenses

  /// How the tense is formed.
  package enum Formation: UInt32, Sendable, CaseIterable {
    /// One verb form.
    case simple = 0
    /// An auxiliary, then a past participle.
    case participle = 1
    /// *aller*, then an infinitive.
    case goingTo = 2
    /// *venir*, *de*, then an infinitive.
    case justDone = 3

    /// The name that catalogues use.
    package var catalogueName: String {
      switch self {
      case .simple: "simple"
      case .participle: "auxiliaire et participe"
      case .goingTo: "aller et infinitif"
      case .justDone: "venir de et infinitif"
      }
    }
  }

  package var id = StringID.empty
  package var name = StringID.empty
  /// Raw value of a `Formation`.
  package var formation: UInt32 = 0
  /// Raw value of the `VerbTense` of the verb or of its auxiliary.
  package var tense: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&id)
    fields.string(&name)
    fields.word(&formation)
    fields.word(&tense)
  }
}
