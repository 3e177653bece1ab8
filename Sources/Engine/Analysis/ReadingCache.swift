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
  }

  /// What is asked for: a form of the lexicon (shape 0), the same as a name, or a word outside of it.
  struct Key: Hashable, Sendable {
    /// Rank of the form; -1 for a word outside the lexicon.
    var rank: Int32
    var shape: UInt32
  }

  var forms = FormTable()
  private(set) var entries: [Entry] = []
  private(set) var readings: [LatticeReading] = []
  private(set) var candidates: [Int32] = []
  private var known: [Key: Int32] = [:]
  /// Whose readings these are.
  private var owner: ObjectIdentifier?

  /// Forgets everything when the readings come from another set.
  mutating func prepare(for memory: BlobMemory) {
    let identity = ObjectIdentifier(memory)
    guard owner != identity else { return }
    self = ReadingCache()
    owner = identity
  }

  func entry(_ key: Key) -> Int32? { known[key] }

  mutating func add(_ new: [LatticeReading], key: Key, program: ReadingProgram) -> Int32 {
    let kept = new.prefix(32)
    let first = Int32(readings.count)
    readings += kept
    let rules = addCandidates(kept, program, prefers: false)
    let preferences = addCandidates(kept, program, prefers: true)
    var lists = ListMask()
    for reading in kept { lists.formUnion(reading.lists) }
    entries.append(
      Entry(
        readings: first..<Int32(readings.count), rules: rules, preferences: preferences,
        bits: kept.reduce(0) { $0 | $1.bits.raw }, lists: lists))
    let entry = Int32(entries.count - 1)
    known[key] = entry
    return entry
  }

  /// The rules whose action may touch some of the readings but not all of them.
  private mutating func addCandidates(
    _ new: ArraySlice<LatticeReading>, _ program: ReadingProgram, prefers: Bool
  ) -> Range<Int32> {
    let first = Int32(candidates.count)
    guard new.count > 1 else { return first..<first }
    for (index, rule) in program.rules.enumerated() where rule.prefers == prefers {
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
