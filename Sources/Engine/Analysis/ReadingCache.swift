import Tables

/// The readings of the words met so far, with the rules that could tell them apart.
///
/// Texts repeat their words; what depends on a form alone is worked out once.
struct ReadingCache: Sendable {
  struct Entry: Sendable {
    var readings: Range<Int32>
    /// Rules, then preferences, that may change a word with these readings.
    var rules: Range<Int32>
    var preferences: Range<Int32>
    /// What any of its readings says.
    var bits: UInt64
    var lists: ListMask
    /// Row of the register of its first reading that has one; -1 for none.
    var register: Int32
  }

  /// What is asked for: a form of the lexicon (shape 0), the same as a name, or a word outside of it.
  struct Key: Sendable {
    /// Rank of the form; -1 for a word outside the lexicon.
    var rank: Int32
    var shape: UInt32

    fileprivate var number: UInt64 { UInt64(UInt32(bitPattern: rank)) << 32 | UInt64(shape) }
  }

  var forms = FormTable()
  private(set) var entries: [Entry] = []
  private(set) var readings: [LatticeReading] = []
  /// The lists that hold the lemma of each reading.
  private(set) var lemmaLists: [ListSet] = []
  private(set) var candidates: [Int32] = []
  private var known = NumberTable()
  /// Whose readings these are.
  private var owner: ObjectIdentifier?

  /// Makes ready for a text; forgets everything when the readings come from another set.
  mutating func prepare(for memory: BlobMemory) {
    forms.makeRoom()
    let identity = ObjectIdentifier(memory)
    guard owner != identity else { return }
    self = ReadingCache()
    owner = identity
  }

  func entry(_ key: Key) -> Int32? { known[key.number] }

  mutating func add(_ new: [LatticeReading], key: Key, from analyser: Analyser) -> Int32 {
    let kept = new.prefix(32)
    let first = Int32(readings.count)
    let rules = addCandidates(kept, analyser.program, prefers: false)
    let preferences = addCandidates(kept, analyser.program, prefers: true)
    var entry = Entry(
      readings: first..<first + Int32(kept.count), rules: rules, preferences: preferences, bits: 0,
      lists: ListMask(), register: -1)
    for reading in kept {
      entry.bits |= reading.bits.raw
      entry.lists.formUnion(reading.lists)
      let lemma = Int(reading.lemma)
      if entry.register < 0, lemma >= 0, let row = analyser.lexicon.register(ofLemma: lemma) {
        entry.register = Int32(row)
      }
      lemmaLists.append(lemma >= 0 ? analyser.lists.lists(ofLemma: lemma) : .none)
    }
    readings += kept
    entries.append(entry)
    known.insert(Int32(entries.count - 1), at: key.number)
    return Int32(entries.count - 1)
  }

  /// The rules whose action may touch some of the readings but not all of them.
  private mutating func addCandidates(
    _ new: ArraySlice<LatticeReading>, _ program: ReadingProgram, prefers: Bool
  ) -> Range<Int32> {
    let first = Int32(candidates.count)
    guard new.count > 1 else { return first..<first }
    for index in prefers ? program.preferences : 0..<program.preferences.lowerBound {
      let reach = program.reaches[index]
      guard new.contains(where: { $0.bits.raw & ~reach == 0 }) else { continue }
      let rule = program.rules[index]
      // The place of a word is not known here, so no value of its bits may count against it.
      func mayFit(_ reading: LatticeReading, _ run: Range<Int>) -> Bool {
        run.contains { row in
          var pattern = program.patterns[row]
          pattern.mask.raw |= ReadingBits.placeGroups
          return pattern.fits(reading, 0)
        }
      }
      let isWord = rule.word.isEmpty || new.contains { mayFit($0, rule.word) }
      let fitting = new.count { mayFit($0, rule.pattern) }
      if isWord, fitting > 0, rule.hasAgreement || fitting < new.count {
        candidates.append(Int32(index))
      }
    }
    return first..<Int32(candidates.count)
  }
}
