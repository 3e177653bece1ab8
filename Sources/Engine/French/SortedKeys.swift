import Tables

/// Finds a row by the bytes of its key in a table sorted by them.
///
/// - Returns: the first row with that key, or nil.
/// - Complexity: O(log rows) comparisons.
@inline(__always)
func firstRow(
  withKey key: UnsafeRawBufferPointer, count: Int, in blob: Blob, keyOf: (Int) -> StringID
) -> Int? {
  var lower = 0
  var upper = count
  while lower < upper {
    let middle = (lower + upper) / 2
    if blob.withUTF8(of: keyOf(middle), { precedes($0, key) }) {
      lower = middle + 1
    } else {
      upper = middle
    }
  }
  guard lower < count, blob.withUTF8(of: keyOf(lower), { $0.elementsEqual(key) }) else {
    return nil
  }
  return lower
}

/// The same for a key in an array.
@inline(__always)
func firstRow(
  withKey key: [UInt8], count: Int, in blob: Blob, keyOf: (Int) -> StringID
) -> Int? {
  key.withUnsafeBytes { firstRow(withKey: $0, count: count, in: blob, keyOf: keyOf) }
}

/// Whether bytes come before others; a beginning comes before what goes on.
private func precedes(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
  let common = min(one.count, other.count)
  var place = 0
  while place < common {
    if one[place] != other[place] { return one[place] < other[place] }
    place += 1
  }
  return one.count < other.count
}
