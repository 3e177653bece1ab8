/// Whether a scalar is a letter or a digit: General_Category L or N.
///
/// - Complexity: O(1) for ASCII and Latin letters up to ſ, else O(log n) in the size of the table.
package func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
  isLetterOrDigit(code: scalar.value)
}

/// Whether a scalar is a letter, General_Category L.
package func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  let code = scalar.value
  if code < 0x80 { return (0x61...0x7A).contains(code | 0x20) }
  if latinLetters.contains(code) { return isLatinLetter(code) }
  return isLetterOrDigit(code: code) && !UnicodeTables.contains(numberBorders, code)
}

@inline(__always)
func isLetterOrDigit(code: UInt32) -> Bool {
  if code < 0x80 {
    return (0x61...0x7A).contains(code | 0x20) || (0x30...0x39).contains(code)
  }
  if latinLetters.contains(code) { return isLatinLetter(code) }
  return UnicodeTables.contains(letterOrDigitBorders, code)
}

/// À to ſ: letters all, but for × and ÷.
private let latinLetters: ClosedRange<UInt32> = 0xC0...0x17F

@inline(__always)
private func isLatinLetter(_ code: UInt32) -> Bool {
  code != 0xD7 && code != 0xF7
}

/// Whether a scalar is white space (White_Space): blanks, tabs, line ends, U+00A0, U+202F and others.
package func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
  isWhiteSpace(code: scalar.value)
}

@inline(__always)
func isWhiteSpace(code: UInt32) -> Bool {
  if code < 0x80 { return code == 0x20 || (9...13).contains(code) }
  // Next line and the no-break space are the only ones below the Ogham space mark.
  if code < 0x1680 { return code == 0x85 || code == 0xA0 }
  return UnicodeTables.contains(whiteSpaceBorders, code)
}

/// A combining mark: General_Category M.
func isMark(code: UInt32) -> Bool {
  code >= 0x300 && UnicodeTables.contains(markBorders, code)
}

/// Whether the scalar is one of the apostrophes that people type: ' ’ ‘ ‛ ʼ ′ ´ ` ＇.
package func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x27, 0x60, 0xB4, 0x2BC, 0x2018, 0x2019, 0x201B, 0x2032, 0xFF07: true
  default: false
  }
}

/// Whether the scalar is a hyphen: - ‐ ‑ ﹣ －; dashes are none.
package func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x2D, 0x2010, 0x2011, 0xFE63, 0xFF0D: true
  default: false
  }
}

/// The scripts that a French title or name may be confused with.
package enum Script: UInt32, Sendable {
  /// Any other script.
  case other = 0
  case latin
  case greek
  case cyrillic
  /// Letters and marks used with several scripts.
  case common
}

/// The script of a letter or mark; `common` for everything that is neither.
///
/// - Complexity: O(log n).
package func script(of scalar: Unicode.Scalar) -> Script {
  let code = scalar.value
  let found = UnicodeTables.value(scriptRuns, code)
  if found == 0 { return isLetter(scalar) || isMark(code: code) ? .other : .common }
  return Script(rawValue: found) ?? .other
}

/// Whether a scalar is invisible and dropped by folding: zero-width characters, soft hyphen,
/// variation selectors (Default_Ignorable_Code_Point).
package func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x80 && UnicodeTables.contains(defaultIgnorableBorders, scalar.value)
}
