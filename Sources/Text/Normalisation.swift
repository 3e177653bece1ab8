/// `text` in Normalization Form C (Unicode Standard Annex 15).
///
/// The result is the same on every platform and for every version of the standard library, since
/// the tables are the project's own (`unicodeVersion`).
///
/// - Complexity: O(n), O(n log n) in the length of a run of combining marks.
package func normalizedNFC(_ text: String) -> String {
  if isInert(text) { return text }
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

/// Whether a text holds nothing but scalars that leave it in NFC: those below U+0300, and general
/// punctuation such as ’ … – and U+202F, which French texts are full of.
private func isInert(_ text: String) -> Bool {
  let isInert = text.utf8.withContiguousStorageIfAvailable { bytes in
    var place = 0
    while place < bytes.count {
      // U+0300 begins with 0xCC; the bytes that go on a scalar are below.
      if bytes[place] < 0xCC {
        place += 1
      } else if bytes[place] == 0xE2, place + 2 < bytes.count,
        isPunctuation(bytes[place + 1], bytes[place + 2])
      {
        place += 3
      } else {
        return false
      }
    }
    return true
  }
  return isInert ?? text.unicodeScalars.allSatisfy { $0.value < 0x300 }
}

/// Whether 0xE2 and two bytes are a scalar from U+2002 to U+206F.
private func isPunctuation(_ second: UInt8, _ third: UInt8) -> Bool {
  second == 0x80 && third >= 0x82 || second == 0x81 && third <= 0xAF
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
