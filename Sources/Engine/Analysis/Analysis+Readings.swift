import Tables
import Text

extension Analysis {
  /// The chosen reading of a token.
  @inline(__always)
  package func reading(_ token: Int) -> LatticeReading {
    cache.readings[Int(tokens[token].firstReading) + Int(tokens[token].choice)]
  }

  /// The readings of a token that the rules have left.
  ///
  /// - Complexity: O(readings); allocates.
  package func readings(_ token: Int) -> [LatticeReading] {
    allReadings(token).enumerated()
      .filter { tokens[token].live >> UInt32($0.offset) & 1 == 1 }.map(\.element)
  }

  /// All readings that the lexicon gives a token, whatever the rules removed.
  package func allReadings(_ token: Int) -> ArraySlice<LatticeReading> {
    let first = Int(tokens[token].firstReading)
    return cache.readings[first..<first + Int(tokens[token].readingCount)]
  }

  /// A token as it was written.
  package func surface(_ token: Int) -> Substring {
    slice(text, tokens[token].range)
  }

  /// Whether the chosen reading of a token is of a class; false outside the text.
  @inline(__always)
  func has(_ token: Int, _ wordClass: WordClass) -> Bool {
    tokens.indices.contains(token) && reading(token).isClass(wordClass)
  }

  @inline(__always)
  func has(_ token: Int, _ tokenClass: TokenClass) -> Bool {
    tokens.indices.contains(token) && reading(token).isClass(tokenClass)
  }

  @inline(__always)
  func has(_ token: Int, _ tense: VerbTense) -> Bool {
    tokens.indices.contains(token)
      && reading(token).bits.raw & ReadingBits.tense.bit(tense.rawValue) != 0
  }

  @inline(__always)
  func has(_ token: Int, _ role: WordRole) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let reading = reading(token)
    return !reading.isClass(TokenClass.sign)
      && reading.bits.raw & ReadingBits.role.bit(role.rawValue) != 0
  }

  @inline(__always)
  func isSign(_ token: Int, _ kind: SignKind) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let reading = reading(token)
    return reading.isClass(TokenClass.sign)
      && reading.bits.raw & ReadingBits.role.bit(kind.rawValue) != 0
  }

  /// Whether the chosen reading is a conjugated verb.
  @inline(__always)
  func isFinite(_ token: Int) -> Bool {
    tokens.indices.contains(token) && reading(token).isFiniteVerb
  }
}

extension LatticeReading {
  private static let finiteTenses = VerbTense.allCases.filter(\.isFinite)
    .reduce(0 as UInt64) { $0 | ReadingBits.tense.bit($1.rawValue) }

  /// A verb in a tense that agrees with a subject.
  @inline(__always)
  package var isFiniteVerb: Bool { bits.raw & Self.finiteTenses != 0 }

  var gender: Gender {
    Gender(rawValue: UInt32(truncatingIfNeeded: value(ReadingBits.gender))) ?? .any
  }

  var number: GrammaticalNumber {
    GrammaticalNumber(rawValue: UInt32(truncatingIfNeeded: value(ReadingBits.number))) ?? .any
  }

  var person: UInt32 { UInt32(truncatingIfNeeded: value(ReadingBits.person)) }

  var tense: VerbTense {
    VerbTense(rawValue: UInt32(truncatingIfNeeded: value(ReadingBits.tense))) ?? .none
  }

  @inline(__always)
  private func value(_ group: ReadingBits.Group) -> Int {
    ((bits.raw & group.mask) >> group.shift).trailingZeroBitCount
  }
}
