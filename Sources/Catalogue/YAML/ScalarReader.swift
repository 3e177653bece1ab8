import Diagnostics

/// Makes a `YAMLScalar` out of libyaml's value: finds for each of its characters where it was
/// written, and normalises it.
struct ScalarReader {
  let source: YAMLSource
  /// The bytes of the scalar as written, quotes or header included.
  let bytes: Range<Int>
  let span: SourceSpan
  let style: YAMLScalar.Style

  /// The scalar whose value libyaml read as `value` (UTF-8).
  ///
  /// - Complexity: O(bytes of the scalar).
  func scalar(_ value: UnsafeBufferPointer<UInt8>) -> YAMLScalar {
    if let written = valueAsWritten(value) {
      let content = SourcePosition(
        line: span.start.line, column: span.start.column + (style == .plain ? 0 : 1))
      return YAMLScalar(
        value: String(decoding: source.clean[written], as: UTF8.self), style: style, span: span,
        positions: [], contentStart: content
      ).normalized()
    }
    return mapped(value)
  }

  /// The bytes of the value when it stands in the source as it is, on one line.
  private func valueAsWritten(_ value: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard span.start.line == span.end.line else { return nil }
    switch style {
    case .plain: return bytes
    case .singleQuoted, .doubleQuoted:
      // An escape is longer than what it stands for, so equal lengths mean that there is none.
      guard value.count == bytes.count - 2 else { return nil }
      return (bytes.lowerBound + 1)..<(bytes.upperBound - 1)
    case .literal, .folded: return nil
    }
  }

  private func mapped(_ value: UnsafeBufferPointer<UInt8>) -> YAMLScalar {
    var scalars = Array(String(decoding: value, as: UTF8.self).unicodeScalars)
    var map = ScalarMap(text: source.repaired, bytes: bytes, style: style, value: scalars)
    map.run()
    var locator = SourceLocator(
      source.clean, lineStarts: source.lineStarts, from: bytes.lowerBound, at: span.start)
    var positions: [SourcePosition] = []
    positions.reserveCapacity(scalars.count + 1)
    for (index, offset) in map.offsets.enumerated() {
      positions.append(locator.position(of: offset))
      if index < scalars.count, bytes.contains(offset),
        source.clean[offset] != source.repaired[offset]
      {
        scalars[index] = Unicode.Scalar(source.clean[offset])
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    var span = span
    if style == .literal || style == .folded {
      span.end = max(span.start, locator.position(of: map.contentEnd))
    }
    return YAMLScalar(
      value: String(text), style: style, span: span, positions: positions,
      contentStart: positions.first ?? span.start
    ).normalized()
  }
}
