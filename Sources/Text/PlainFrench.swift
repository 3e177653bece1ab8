/// Whether a text holds nothing but ASCII, À to ÿ, œ and Œ, « and », ’ and …, and spaces that do not
/// break (U+00A0, U+202F): in such a text no character is invisible, of another script or dropped by
/// folding.
///
/// - Complexity: O(n), no allocation.
package func isPlainFrench(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var place = 0
    while place < bytes.count {
      let length = plainLength(bytes, at: place)
      guard length > 0 else { return false }
      place += length
    }
    return true
  }
}

/// The length in bytes of the scalar at a place; 0 for one that is not plain.
@inline(__always)
private func plainLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
  let first = bytes[place]
  if first < 0x80 { return 1 }
  // The bytes are valid UTF-8: what begins a longer scalar is followed by the rest of it.
  let second = bytes[place + 1]
  switch first {
  case 0xC3: return 2
  case 0xC2: return second == 0xA0 || second == 0xAB || second == 0xBB ? 2 : 0
  case 0xC5: return second == 0x92 || second == 0x93 ? 2 : 0
  case 0xE2:
    let third = bytes[place + 2]
    return second == 0x80 && (third == 0x99 || third == 0xA6 || third == 0xAF) ? 3 : 0
  default: return 0
  }
}

/// Whether a dotted abbreviation may stand in a text: a dot with something else than a space or a dot
/// right after it.
///
/// - Complexity: O(n), no allocation.
package func mayAbbreviate(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == UInt8(ascii: "."), byte != UInt8(ascii: " "), byte != previous { return true }
      previous = byte
    }
    return false
  }
}
