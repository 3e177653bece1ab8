/// A lemma of the lexicon.
package struct LemmaRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.lexiconLemmas

  package var lemma = StringID.empty
  /// Row of the grade whose list holds the lemma.
  package var grade: UInt32 = 0
  /// Row + 1 of the register that keeps texts clear of the lemma; 0 for none.
  package var register: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.string(&lemma)
    fields.word(&grade)
    fields.word(&register)
  }
}

/// One reading of a form.
///
/// The readings of the form with rank r in the automaton are the rows from `lexiconOffsets[r]` up to
/// `lexiconOffsets[r + 1]`.
package struct ReadingRecord: TableRecord {
  package static let wordCount = countWords(of: Self.self)
  package static let section = SectionID.lexiconReadings

  /// Row of the lemma.
  package var lemma: UInt32 = 0
  /// Packed `WordFeatures`.
  package var features: UInt32 = 0

  package init() {}

  package mutating func transfer(_ fields: inout some FieldTransfer) {
    fields.word(&lemma)
    fields.word(&features)
  }
}
