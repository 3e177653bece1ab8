/// A text typed with plain signs, as French prints it.
///
/// Apostrophes become ’; `; ! ?` get U+202F before them and `:` U+00A0, whether a space was typed or
/// not (a colon only where a space or the end follows, so that *10:30* stays); inside « » stands
/// U+00A0. Applying it twice changes nothing more. Source: *Lexique des règles typographiques en
/// usage à l’Imprimerie nationale*.
///
/// - Complexity: O(n).
package func frenchTypography(_ text: String) -> String {
  let scalars = Array(text.unicodeScalars)
  // Bytes, since a view of scalars checks its storage at each of them.
  var result: [UInt8] = []
  result.reserveCapacity(text.utf8.count + 16)
  func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      result.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      for byte in scalar.utf8 { result.append(byte) }
    }
  }
  var previous: Unicode.Scalar?
  var place = 0
  while place < scalars.count {
    let spaces = place
    while place < scalars.count, isBlank(scalars[place]) { place += 1 }
    guard place < scalars.count else {
      for space in scalars[spaces...] { append(space) }
      break
    }
    let sign = scalars[place]
    let follower = place + 1 < scalars.count ? scalars[place + 1] : nil
    let fixed = fixedSpace(
      after: previous, before: sign, then: follower, isTyped: spaces < place)
    if let fixed {
      append(fixed)
    } else {
      for space in scalars[spaces..<place] { append(space) }
    }
    append(typographic(sign, after: spaces < place ? nil : previous))
    previous = isWhiteSpace(sign) ? nil : sign
    place += 1
  }
  return String(decoding: result, as: UTF8.self)
}

/// The one space that French asks for between two signs; nil where any typed one is right.
private func fixedSpace(
  after previous: Unicode.Scalar?, before sign: Unicode.Scalar, then follower: Unicode.Scalar?,
  isTyped: Bool
) -> Unicode.Scalar? {
  guard let previous else { return nil }
  if previous == "«" || sign == "»" { return "\u{A0}" }
  switch sign {
  case ";", "!", "?": return isTyped || endsWord(previous) ? "\u{202F}" : nil
  case ":":
    let isFree = follower.map(isWhiteSpace) ?? true
    return isFree && (isTyped || endsWord(previous)) ? "\u{A0}" : nil
  default: return nil
  }
}

private func endsWord(_ scalar: Unicode.Scalar) -> Bool {
  if isLetterOrDigit(scalar) || isMark(code: scalar.value) { return true }
  return scalar == "»" || scalar == ")" || scalar == "…" || scalar == "’" || scalar == "."
}

private func typographic(
  _ sign: Unicode.Scalar, after previous: Unicode.Scalar?
) -> Unicode.Scalar {
  if sign == "'" { return "’" }
  let isAfterLetter = previous.map { isLetter($0) || isMark(code: $0.value) } ?? false
  return isAfterLetter && isApostrophe(sign) ? "’" : sign
}

/// White space inside a line.
private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  isWhiteSpace(scalar) && scalar != "\n" && scalar != "\r"
}
