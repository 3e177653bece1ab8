/// `text` in Normalization Form C (Unicode Standard Annex 15).
///
/// The result is the same on every platform and for every version of the standard library, since
/// the tables are the project's own (`unicodeVersion`).
///
/// - Complexity: O(n), O(n log n) in the length of a run of combining marks.
package func normalizedNFC(_ text: String) -> String {
  if text.unicodeScalars.allSatisfy({ isInert($0.value) }) { return text }
  var decomposed: [UInt32] = []
  decomposed.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    UnicodeTables.forEachDecomposed(scalar.value) { decomposed.append($0) }
  }
  let classes = orderMarks(&decomposed)
  var result = String.UnicodeScalarView()
  for code in composed(decomposed, classes: classes) {
    if let scalar = Unicode.Scalar(code) { result.append(scalar) }
  }
  return String(result)
}

/// Whether a text made only of such scalars is in NFC: everything below U+0300, and general
/// punctuation such as ’ … – and U+202F, which French texts are full of.
private func isInert(_ code: UInt32) -> Bool {
  code < 0x300 || (0x2002...0x206F).contains(code)
}

/// Puts each run of combining marks in canonical order and returns the class of each code point.
private func orderMarks(_ codes: inout [UInt32]) -> [UInt8] {
  var classes = codes.map { UInt8(truncatingIfNeeded: UnicodeTables.combiningClass($0)) }
  var start = 0
  while start < codes.count {
    guard classes[start] != 0 else {
      start += 1
      continue
    }
    var end = start + 1
    while end < codes.count, classes[end] != 0 { end += 1 }
    if end - start > 1 {
      // The place in the run is part of the key: marks of the same class keep their order.
      let order = (start..<end).sorted { (classes[$0], $0) < (classes[$1], $1) }
      let sortedCodes = order.map { codes[$0] }
      let sortedClasses = order.map { classes[$0] }
      codes.replaceSubrange(start..<end, with: sortedCodes)
      classes.replaceSubrange(start..<end, with: sortedClasses)
    }
    start = end
  }
  return classes
}

/// Canonical composition of decomposed, ordered code points.
private func composed(_ codes: [UInt32], classes: [UInt8]) -> [UInt32] {
  var result: [UInt32] = []
  result.reserveCapacity(codes.count)
  var starter: Int?
  var lastClass: UInt8 = 0
  for (code, combiningClass) in zip(codes, classes) {
    if let place = starter {
      let isAdjacent = place == result.count - 1
      let isBlocked = !isAdjacent && (lastClass == 0 || lastClass >= combiningClass)
      if !isBlocked, let whole = UnicodeTables.composition(result[place], code) {
        result[place] = whole
        continue
      }
    }
    if combiningClass == 0 { starter = result.count }
    lastClass = combiningClass
    result.append(code)
  }
  return result
}
