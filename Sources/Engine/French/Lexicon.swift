package import Tables

/// One reading of a form.
package struct Reading: Hashable, Sendable {
  /// Row of the lemma.
  package var lemma: Int
  package var features: WordFeatures
  /// Row of the grade that knows the lemma.
  package var grade: Int
  /// Row of the register that keeps texts clear of the lemma, or nil.
  package var register: Int?
}

/// All forms of the words that a set knows, with their readings.
package struct Lexicon: Sendable {
  private let blob: Blob
  private let automaton: Automaton
  private let offsets: WordSection
  private let readingRows: RowTable<ReadingRecord>
  private let lemmas: RowTable<LemmaRecord>

  init(_ blob: Blob) {
    self.blob = blob
    automaton = Automaton(blob.words(.lexiconAutomaton))
    offsets = blob.words(.lexiconOffsets)
    readingRows = blob.rows(ReadingRecord.self)
    lemmas = blob.rows(LemmaRecord.self)
  }

  /// The readings of a form written in lower case, NFC, with `'` for any apostrophe; empty for a
  /// word that the set does not know.
  ///
  /// - Complexity: O(bytes of `form`).
  package func readings(of form: String) -> [Reading] {
    guard let rank = rank(of: form.utf8) else { return [] }
    return rows(ofRank: rank).map { reading(atRow: $0) }
  }

  /// The rank of a form among all forms, or nil; as `readings(of:)` wants it written.
  ///
  /// - Complexity: O(bytes of `form`).
  func rank(of form: some Sequence<UInt8>) -> Int? { automaton.index(of: form) }

  /// All forms, each at its rank.
  func keys() -> [[UInt8]] { automaton.keys() }

  /// Rows of the readings of the form with that rank.
  func rows(ofRank rank: Int) -> Range<Int> {
    let start = min(Int(offsets[rank]), readingRows.count)
    return start..<max(start, min(Int(offsets[rank + 1]), readingRows.count))
  }

  /// The reading in a row.
  func reading(atRow row: Int) -> Reading {
    let record = readingRows[row]
    let lemma = lemmas[Int(record.lemma)]
    return Reading(
      lemma: Int(record.lemma), features: WordFeatures(packed: record.features),
      grade: Int(lemma.grade), register: lemma.register > 0 ? Int(lemma.register) - 1 : nil)
  }

  /// Row of the grade whose list holds a lemma.
  package func grade(ofLemma row: Int) -> Int { Int(lemmas[row].grade) }

  /// Row of the register that keeps texts clear of a lemma, or nil.
  package func register(ofLemma row: Int) -> Int? {
    let register = lemmas[row].register
    return register > 0 ? Int(register) - 1 : nil
  }

  /// Whether some form begins with these bytes of UTF-8.
  func hasForm(withPrefix prefix: some Sequence<UInt8>) -> Bool {
    automaton.hasKey(withPrefix: prefix)
  }

  /// The lemma of a row.
  package func lemma(_ row: Int) -> String {
    blob.string(lemmas[row].lemma)
  }

  /// Number of lemmas and of distinct forms.
  package var counts: (lemmas: Int, forms: Int) {
    (lemmas.count, max(offsets.count - 1, 0))
  }
}
