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
    var forms = ByteNumbering(capacity: inflections.count)
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
      entries.append(LexiconEntry(form: forms.number(of: inflection.form), reading: reading))
    }
    let ordered = SortedForms(forms)
    for place in entries.indices { entries[place].form = ordered.ranks[entries[place].form] }
    entries.sort { $0.comes(before: $1) }
    try fill(&tables, from: entries, ordered)
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
    _ tables: inout LexiconTables, from entries: [LexiconEntry], _ forms: SortedForms
  ) throws(AutomatonError) {
    var builder = AutomatonBuilder()
    var place = 0
    while place < entries.count {
      let form = entries[place].form
      try builder.add(forms.bytes(ofRank: form))
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
  /// First the number of the form, then its rank among all forms.
  var form: Int
  let reading: ReadingRecord

  /// By the form, then by lemma and features.
  func comes(before other: LexiconEntry) -> Bool {
    (form, reading.lemma, reading.features)
      < (other.form, other.reading.lemma, other.reading.features)
  }
}

/// Different forms in the order of their bytes.
private struct SortedForms {
  private let forms: ByteNumbering
  private let numbers: [Int]
  /// The rank of each form, by its number.
  let ranks: [Int]

  init(_ forms: ByteNumbering) {
    self.forms = forms
    let keys = (0..<forms.count).map { (beginning: forms.beginning(of: $0), number: $0) }
    numbers = keys.sorted { one, other in
      // The first eight bytes settle most comparisons.
      if one.beginning != other.beginning { return one.beginning < other.beginning }
      return forms[one.number].lexicographicallyPrecedes(forms[other.number])
    }.map(\.number)
    var ranks = Array(repeating: 0, count: numbers.count)
    for (rank, number) in numbers.enumerated() { ranks[number] = rank }
    self.ranks = ranks
  }

  func bytes(ofRank rank: Int) -> [UInt8] { Array(forms[numbers[rank]]) }
}

extension ByteNumbering {
  /// The first eight bytes of a string, the first one highest, zeros after the last one.
  fileprivate func beginning(of number: Int) -> UInt64 {
    var value: UInt64 = 0
    let bytes = self[number].prefix(8)
    for byte in bytes { value = value << 8 | UInt64(byte) }
    return value << (8 * UInt64(8 - bytes.count))
  }
}

/// A lemma of one class; *porte* the noun and *porter* the verb are two, and so are two classes of
/// one spelling.
private struct LemmaKey: Hashable {
  var lemma: String
  var wordClass: WordClass
}
