package import Tables

/// The lists of the rules that hold a word, one bit each.
struct ListMask: Hashable, Sendable {
  var low: UInt64 = 0
  var high: UInt64 = 0

  /// How many lists there can be.
  static let count = 128

  /// - Parameter list: its number, below `count`.
  mutating func insert(_ list: Int) {
    if list < 64 { low |= 1 << UInt64(list) } else { high |= 1 << UInt64(list - 64) }
  }

  @inline(__always)
  var isEmpty: Bool { low | high == 0 }

  @inline(__always)
  func meets(_ other: ListMask) -> Bool { (low & other.low) | (high & other.high) != 0 }

  mutating func formUnion(_ other: ListMask) {
    low |= other.low
    high |= other.high
  }
}

/// One reading of a token.
package struct LatticeReading: Sendable {
  /// What the reading says; without the bits of the place.
  package var bits: ReadingBits
  /// Packed `WordFeatures`; 0 for what is no word of the lexicon.
  package var packedFeatures: UInt32 = 0
  /// Row of the lemma; -1 for none.
  package var lemma: Int32 = -1
  /// Row of the grade that knows the lemma.
  package var grade: UInt16 = 0
  var lists = ListMask()

  init(
    bits: ReadingBits, packedFeatures: UInt32 = 0, lemma: Int32 = -1, grade: UInt16 = 0,
    lists: ListMask
  ) {
    self.bits = bits
    self.packedFeatures = packedFeatures
    self.lemma = lemma
    self.grade = grade
    self.lists = lists
  }

  package init(
    bits: ReadingBits, packedFeatures: UInt32 = 0, lemma: Int32 = -1, grade: UInt16 = 0
  ) {
    self.init(
      bits: bits, packedFeatures: packedFeatures, lemma: lemma, grade: grade, lists: ListMask())
  }

  /// The features; those of a noun without gender for what is no word of the lexicon.
  package var features: WordFeatures { WordFeatures(packed: packedFeatures) }

  /// Whether the reading is of a class of the lexicon.
  @inline(__always)
  package func isClass(_ wordClass: WordClass) -> Bool {
    bits.raw & ReadingBits.wordClass.bit(wordClass.rawValue) != 0
  }

  /// Whether the reading is of a class that only tokens have.
  @inline(__always)
  package func isClass(_ tokenClass: TokenClass) -> Bool {
    bits.raw & ReadingBits.wordClass.bit(tokenClass.rawValue) != 0
  }
}

/// What the rules ask of a reading, in masks.
struct ReadingPattern: Sendable {
  var mask: ReadingBits
  var lists = ListMask()
  var excluded = ListMask()

  @inline(__always)
  func fits(_ reading: LatticeReading, _ place: UInt64) -> Bool {
    (reading.bits.raw | place) & ~mask.raw == 0
      && (lists.isEmpty || reading.lists.meets(lists))
      && !reading.lists.meets(excluded)
  }
}
