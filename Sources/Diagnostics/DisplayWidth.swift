extension Unicode.Scalar {
  /// How many columns of a terminal this scalar takes: 0 for marks, 2 for wide letters and emoji.
  ///
  /// A tab counts as 1. Sequences that a font draws as one sign are counted sign by sign.
  package var displayWidth: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// The scalar, or a sign in its place when a terminal would obey it instead of showing it.
  package var visible: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: return "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: return "\u{FFFD}"
    default: return self
    }
  }
}

extension String {
  /// The text with every control character replaced by a visible sign, so that nothing that a file
  /// holds can move a terminal's cursor or break a line.
  package var withVisibleControls: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.visible) }
    return String(result)
  }
}
