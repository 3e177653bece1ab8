/// How letters were changed into others.
///
/// Costs: an accent 1, a letter added or left out 2, one vowel or consonant for another 2, a vowel for a
/// consonant 3.
enum LetterEdits {
  /// Letters of the longest word that is compared letter by letter.
  static let longestWord = 64

  /// One change: what stands at a place of the one word in the other.
  struct Edit: Hashable, Sendable {
    /// Place in the first word.
    var place: Int
    /// The letter of the first word; nil for one that was added before `place`.
    var old: UInt16?
    /// The letter of the second; nil for one that was left out.
    var new: UInt16?
  }

  /// The cheapest cost of changes that make one word of the other.
  ///
  /// - Complexity: O(n × m), words longer than `longestWord` counting as wholly different.
  static func cost(_ one: [UInt16], _ other: [UInt16]) -> Int {
    guard one.count <= longestWord, other.count <= longestWord else {
      return one == other ? 0 : 2 * max(one.count, other.count)
    }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: other.count + 1) { row in
      for place in 0...other.count { row[place] = Int32(2 * place) }
      for (index, letter) in one.enumerated() {
        var diagonal = row[0]
        row[0] = Int32(2 * (index + 1))
        for place in other.indices {
          let above = row[place + 1]
          row[place + 1] = min(
            diagonal + Int32(replacing(letter, other[place])), above + 2, row[place] + 2)
          diagonal = above
        }
      }
      return Int(row[other.count])
    }
  }

  /// How different two words are: 0 for the same, 100 for words without a letter in common.
  static func difference(_ one: [UInt16], _ other: [UInt16]) -> Int {
    let longer = max(one.count, other.count)
    return longer == 0 ? 0 : min(100, 50 * cost(one, other) / longer)
  }

  @inline(__always)
  private static func replacing(_ old: UInt16, _ new: UInt16) -> Int {
    if old == new { return 0 }
    if Letter.base(old) == Letter.base(new) { return 1 }
    return Letter.isVowel(old) == Letter.isVowel(new) ? 2 : 3
  }

  /// The changes of the cheapest way, from the last to the first; those that can stand at several
  /// places stand at the last (*donné* → *doné* loses its second n).
  static func edits(_ one: [UInt16], _ other: [UInt16]) -> [Edit] {
    guard one.count <= longestWord, other.count <= longestWord else { return [] }
    let width = other.count + 1
    var costs = [Int](repeating: 0, count: (one.count + 1) * width)
    for i in 0...one.count {
      for j in 0...other.count {
        var best = Int.max
        if i == 0, j == 0 { best = 0 }
        if i > 0 { best = min(best, costs[(i - 1) * width + j] + 2) }
        if j > 0 { best = min(best, costs[i * width + j - 1] + 2) }
        if i > 0, j > 0 {
          best = min(best, costs[(i - 1) * width + j - 1] + replacing(one[i - 1], other[j - 1]))
        }
        costs[i * width + j] = best
      }
    }
    return path(one, other, costs)
  }

  private static func path(_ one: [UInt16], _ other: [UInt16], _ costs: [Int]) -> [Edit] {
    let width = other.count + 1
    var found: [Edit] = []
    var (i, j) = (one.count, other.count)
    while i > 0 || j > 0 {
      let cost = costs[i * width + j]
      if i > 0, cost == costs[(i - 1) * width + j] + 2 {
        i -= 1
        found.append(Edit(place: i, old: one[i], new: nil))
      } else if j > 0, cost == costs[i * width + j - 1] + 2 {
        j -= 1
        found.append(Edit(place: i, old: nil, new: other[j]))
      } else {
        i -= 1
        j -= 1
        if one[i] != other[j] { found.append(Edit(place: i, old: one[i], new: other[j])) }
      }
    }
    return found
  }
}
