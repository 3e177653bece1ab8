import Tables

/// Finds a row by the bytes of its key in a table sorted by them.
///
/// - Returns: the first row with that key, or nil.
/// - Complexity: O(log rows) comparisons.
func firstRow(
  withKey key: [UInt8], count: Int, in blob: Blob, keyOf: (Int) -> StringID
) -> Int? {
  var lower = 0
  var upper = count
  while lower < upper {
    let middle = (lower + upper) / 2
    let isBefore = blob.withUTF8(of: keyOf(middle)) { $0.lexicographicallyPrecedes(key) }
    if isBefore { lower = middle + 1 } else { upper = middle }
  }
  guard lower < count, blob.withUTF8(of: keyOf(lower), { $0.elementsEqual(key) }) else {
    return nil
  }
  return lower
}
