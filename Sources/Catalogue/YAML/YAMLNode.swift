package import Diagnostics

/// A scalar and where each of its characters was written.
///
/// It never changes and is passed about a lot, so that it is a reference; two are equal when all
/// they hold is.
package final class YAMLScalar: Sendable {
  /// How the value was written; `[non]` is plain, `"08"` double-quoted.
  package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  /// The value, normalised to NFC.
  package let value: String
  package let style: Style
  /// The whole scalar as written, quotes included.
  package let span: SourceSpan
  /// For each Unicode scalar of `value`, where it was written; one more entry for the end.
  ///
  /// Empty when the value was written as it stands on one line: then columns are counted from
  /// `contentStart`.
  package let positions: [SourcePosition]
  /// Where the first character of the value was written.
  package let contentStart: SourcePosition

  package init(
    value: String, style: Style, span: SourceSpan, positions: [SourcePosition],
    contentStart: SourcePosition
  ) {
    self.value = value
    self.style = style
    self.span = span
    self.positions = positions
    self.contentStart = contentStart
  }

  /// The place of a part of the value.
  ///
  /// - Parameter range: offsets in Unicode scalars of `value`, 0-based, half-open.
  package func span(of range: Range<Int>) -> SourceSpan {
    SourceSpan(
      file: span.file, start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  private func position(at offset: Int) -> SourcePosition {
    guard !positions.isEmpty else {
      return SourcePosition(line: contentStart.line, column: contentStart.column + offset)
    }
    return positions[min(max(offset, 0), positions.count - 1)]
  }
}

extension YAMLScalar: Hashable {
  /// Whether two scalars say the same at the same place.
  package static func == (one: YAMLScalar, other: YAMLScalar) -> Bool {
    one === other
      || one.span == other.span && one.value == other.value && one.style == other.style
        && one.positions == other.positions && one.contentStart == other.contentStart
  }

  /// Feeds the value and its place, which tell scalars of files apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(span)
  }
}

/// A YAML value whose every part knows where it was written.
package enum YAMLNode: Hashable, Sendable {
  case scalar(YAMLScalar)
  indirect case sequence([YAMLNode], SourceSpan)
  indirect case mapping([YAMLEntry], SourceSpan)

  /// Where the value was written.
  package var span: SourceSpan {
    switch self {
    case .scalar(let scalar): scalar.span
    case .sequence(_, let span), .mapping(_, let span): span
    }
  }
}

/// A key of a mapping with its value.
///
/// Keys of one mapping are unique (a duplicate is a diagnostic).
package struct YAMLEntry: Hashable, Sendable {
  package var key: YAMLScalar
  package var value: YAMLNode

  package init(key: YAMLScalar, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
