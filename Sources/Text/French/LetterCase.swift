/// `text` in lower case and NFC, accents kept: the key under which word lists hold a word.
///
/// - Complexity: O(n).
package func lowercasedNFC(_ text: String) -> String {
  if isPlainLowerCase(text) { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    result.append(Unicode.Scalar(UnicodeTables.lowerCase(scalar.value)) ?? scalar)
  }
  return normalizedNFC(String(result))
}

/// Whether a text is one that lower case and NFC leave alone: ASCII and ß to ÿ without a capital,
/// as nearly every French word is.
private func isPlainLowerCase(_ text: String) -> Bool {
  var previous: UInt8 = 0
  for byte in text.utf8 {
    let isPlain =
      previous == 0xC3
      ? byte >= 0x9F
      : byte == 0xC3 || byte < 0x80 && !(0x41...0x5A).contains(byte)
    guard isPlain else { return false }
    previous = byte
  }
  return true
}

/// `text` with its first letter in upper case, accents kept (é → É, œ → Œ).
///
/// An opening « or dash is passed over; a text whose first letter or digit is a digit stays.
package func capitalisedFirst(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard let place = scalars.firstIndex(where: isLetterOrDigit), isLetter(scalars[place])
  else { return text }
  let capital = scalars[place].properties.titlecaseMapping
  return String(scalars[..<place]) + capital + String(scalars[scalars.index(after: place)...])
}

/// Whether a scalar is a capital letter: one with another letter as its lower case.
package func isCapital(_ scalar: Unicode.Scalar) -> Bool {
  let code = scalar.value
  if code < 0x80 { return (0x41...0x5A).contains(code) }
  return UnicodeTables.lowerCase(code) != code
}
