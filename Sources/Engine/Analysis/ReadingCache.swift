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

  /// What is asked for: a form of the lexicon, as a name or not, or a word outside of it.
  struct Key: Hashable, Sendable {
    /// Rank of the form; -1 for a word outside the lexicon.
    var rank: Int32
    var shape: UInt32
  }

  /// Ranks of forms, -1 for those that the lexicon does not know; genders of names, -1 for others.
  var ranks = FormTable()
  var nameGenders = FormTable()
  private(set) var entries: [Entry] = []
  private(set) var readings: [LatticeReading] = []
  private(set) var candidates: [Int32] = []
  private var plain: [Int32] = []
  private var others: [Key: Int32] = [:]
  /// Whose readings these are.
  private var owner: ObjectIdentifier?

  /// Forgets everything when the readings come from another set.
  mutating func prepare(for memory: BlobMemory, formCount: Int) {
    let identity = ObjectIdentifier(memory)
    guard owner != identity else { return }
    self = ReadingCache()
    owner = identity
    plain = [Int32](repeating: -1, count: formCount)
  }

  @inline(__always)
  func entry(ofPlainForm rank: Int) -> Int32 {
    rank < plain.count ? plain[rank] : -1
  }

  func entry(_ key: Key) -> Int32? { others[key] }

  /// Adds an entry; `key` nil for the plain readings of a form.
  mutating func add(
    _ new: [LatticeReading], key: Key?, rank: Int, program: ReadingProgram
  ) -> Int32 {
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
    if let key { others[key] = entry } else if rank < plain.count { plain[rank] = entry }
    return entry
  }

  /// The rules whose action touches some of the readings but not all of them.
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
      if isWord, fitting > 0, fitting < new.count { candidates.append(Int32(index)) }
    }
    return first..<Int32(candidates.count)
  }
}
