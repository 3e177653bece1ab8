import Tables

/// The seed of an evening's text: the same set, child and day give the same text.
///
/// - Parameter parts: texts that together name the evening; a separator keeps them apart.
package func eveningSeed(_ parts: [String]) -> UInt64 {
  var hash = SHA256()
  for part in parts {
    hash.update(Array(part.utf8) + [0])
  }
  return hash.finish().prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
}

/// A small deterministic generator: the same seed gives the same choices on every platform.
///
/// Source of the algorithm: SplitMix64 (Steele, Lea, Flood, *Fast splittable pseudorandom number
/// generators*, 2014).
package struct SeededChoices: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `bound`; 0 when `bound` is not positive.
  ///
  /// The standard library's own methods are not used, since their results are not promised to stay
  /// the same from one version to the next.
  package mutating func below(_ bound: Int) -> Int {
    bound > 0 ? Int(next() % UInt64(bound)) : 0
  }

  /// The elements in another order.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in result.indices.dropFirst().reversed() {
      result.swapAt(index, below(index + 1))
    }
    return result
  }
}
