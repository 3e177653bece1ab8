import Diagnostics
import Tables

/// The sections of the lexicon.
struct LexiconTables {
  var automaton: [UInt32] = []
  var offsets: [UInt32] = [0]
  var readings: [ReadingRecord] = []
  var lemmas: [LemmaRecord] = []
  /// Rows of the lemmas that are forms of their own, by their spelling.
  var lemmaRows: [String: [UInt32]] = [:]
}

extension CompileContext {
  /// The lexicon of all inflections: forms in an automaton, readings behind them.
  ///
  /// - Complexity: O(n log n) in the inflections.
  func compileLexicon(_ inflections: [Inflection]) throws(AutomatonError) -> LexiconTables {
    var tables = LexiconTables()
    var lemmaRows: [LemmaKey: UInt32] = [:]
    var entries: [LexiconEntry] = []
    var isForm: [Bool] = []
    entries.reserveCapacity(inflections.count)
    for inflection in inflections {
      let key = LemmaKey(lemma: inflection.lemma, wordClass: inflection.features.wordClass)
      let row = lemmaRows[key] ?? addLemma(inflection, key, &lemmaRows, &tables)
      if Int(row) == isForm.count { isForm.append(false) }
      if inflection.form == inflection.lemma, !isForm[Int(row)] {
        isForm[Int(row)] = true
        tables.lemmaRows[inflection.lemma, default: []].append(row)
      }
      var reading = ReadingRecord()
      reading.lemma = row
      reading.features = inflection.features.packed
      entries.append(LexiconEntry(inflection.form, reading))
    }
    entries.sort { $0.comes(before: $1) }
    try fill(&tables, from: entries)
    return tables
  }

  private func addLemma(
    _ inflection: Inflection, _ key: LemmaKey, _ rows: inout [LemmaKey: UInt32],
    _ tables: inout LexiconTables
  ) -> UInt32 {
    var row = LemmaRecord()
    row.lemma = strings.intern(inflection.lemma)
    row.grade = UInt32(inflection.grade)
    row.register = registersOfLemmas[inflection.lemma] ?? 0
    let index = UInt32(tables.lemmas.count)
    rows[key] = index
    tables.lemmas.append(row)
    return index
  }

  private func fill(
    _ tables: inout LexiconTables, from entries: [LexiconEntry]
  ) throws(AutomatonError) {
    var builder = AutomatonBuilder()
    var place = 0
    while place < entries.count {
      let form = entries[place].form
      try builder.add(form)
      while place < entries.count, entries[place].form == form {
        let reading = entries[place].reading
        let last = tables.readings.last
        let isFirst = tables.readings.count == Int(tables.offsets.last ?? 0)
        if isFirst || last?.lemma != reading.lemma || last?.features != reading.features {
          tables.readings.append(reading)
        }
        place += 1
      }
      tables.offsets.append(UInt32(tables.readings.count))
    }
    tables.automaton = try builder.finish()
  }
}

/// A form with one of its readings, ready to be sorted.
private struct LexiconEntry {
  let form: [UInt8]
  let reading: ReadingRecord
  /// The first eight bytes of the form, the first one highest: they settle most comparisons.
  private let beginning: UInt64

  init(_ form: String, _ reading: ReadingRecord) {
    let bytes = Array(form.utf8)
    self.form = bytes
    self.reading = reading
    beginning = (0..<8).reduce(0) { value, place in
      value << 8 | (place < bytes.count ? UInt64(bytes[place]) : 0)
    }
  }

  /// By the bytes of the form, then by lemma and features.
  func comes(before other: LexiconEntry) -> Bool {
    if beginning != other.beginning { return beginning < other.beginning }
    if form != other.form { return form.lexicographicallyPrecedes(other.form) }
    return (reading.lemma, reading.features) < (other.reading.lemma, other.reading.features)
  }
}

/// A lemma of one class; *porte* the noun and *porter* the verb are two, and so are two classes of
/// one spelling.
private struct LemmaKey: Hashable {
  var lemma: String
  var wordClass: WordClass
}
