import Diagnostics
import Text

extension YAMLScalar {
  /// The same scalar with its value in NFC; the positions still lead to the text as written.
  ///
  /// - Complexity: O(n).
  func normalized() -> YAMLScalar {
    guard value.utf8.mayNeedNormalization else { return self }
    let written = Array(value.unicodeScalars)
    var composed: [Unicode.Scalar] = []
    var origins: [Int] = []
    var start = 0
    while start < written.count {
      var end = start + 1
      while end < written.count, written[end].mayJoinThePrevious { end += 1 }
      var segment = String.UnicodeScalarView()
      segment.append(contentsOf: written[start..<end])
      let normal = normalizedNFC(String(segment)).unicodeScalars
      let isUnchanged = normal.elementsEqual(written[start..<end])
      for (index, scalar) in normal.enumerated() {
        composed.append(scalar)
        origins.append(isUnchanged ? start + index : start)
      }
      start = end
    }
    guard composed != written else { return self }
    return replacing(by: composed, origins: origins + [written.count])
  }

  private func replacing(by composed: [Unicode.Scalar], origins: [Int]) -> YAMLScalar {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: composed)
    return YAMLScalar(
      value: String(text), style: style, span: span,
      positions: origins.map { origin in
        guard positions.isEmpty else { return positions[min(origin, positions.count - 1)] }
        return SourcePosition(line: contentStart.line, column: contentStart.column + origin)
      }, contentStart: contentStart)
  }
}

extension String.UTF8View {
  /// False when every scalar is below U+0300 or common punctuation: such text is in NFC.
  var mayNeedNormalization: Bool {
    var rest = makeIterator()
    while let byte = rest.next() {
      guard byte >= 0xCC else { continue }
      // U+2002…U+203F: dashes, quotes, the ellipsis; all of them normal.
      guard byte == 0xE2, rest.next() == 0x80, let last = rest.next(), last >= 0x82 else {
        return true
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether normalisation may join this scalar to the one before it: marks and Hangul vowels and
  /// finals.
  ///
  /// Everything else starts a piece that can be normalised alone.
  var mayJoinThePrevious: Bool {
    guard value >= 0x300 else { return false }
    if (0x1100...0x11FF).contains(value) { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
