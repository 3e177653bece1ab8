/// The candidate that is the fewest edits away from `word`, or nil when all are too far.
///
/// Optimal string alignment distance over Unicode scalars (an exchange of neighbours is one edit);
/// at most one edit in three letters, at least one. Ties go to the first candidate.
///
/// - Complexity: O(candidates × n × m).
package func nearest(to word: String, among candidates: [String]) -> String? {
  let limit = max(1, word.unicodeScalars.count / 3)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(word, candidate)
    if distance <= limit, distance < best?.distance ?? Int.max {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// The number of insertions, deletions, replacements and exchanges of neighbours between two words.
package func editDistance(_ left: String, _ right: String) -> Int {
  let a = Array(left.unicodeScalars)
  let b = Array(right.unicodeScalars)
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1] + [Int](repeating: 0, count: b.count)
    for j in b.indices {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      current[j + 1] = min(replaced, last[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        current[j + 1] = min(current[j + 1], beforeLast[j - 1] + 1)
      }
    }
    beforeLast = last
    last = current
  }
  return last[b.count]
}
