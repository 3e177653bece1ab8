/// A change of one file that takes a finding away, without a doubt about what was meant.
package enum Fix: Hashable, Sendable {
  /// Other texts in the place of those that were written: all or none.
  case replacements([Replacement])
  /// All items of a list, or all keys of an entry, in the order that they are to have. What stands
  /// between them stays; a comment goes with the item on its line.
  case order([SourceSpan])

  /// A text in the place of another.
  package struct Replacement: Hashable, Sendable {
    /// What is replaced; an empty span is a place where something is put in.
    package var span: SourceSpan
    package var text: String

    package init(_ span: SourceSpan, with text: String) {
      self.span = span
      self.text = text
    }
  }

  /// One text in the place of another.
  package static func replacement(_ span: SourceSpan, with text: String) -> Fix {
    .replacements([Replacement(span, with: text)])
  }

  /// The file that is changed; nil when nothing is.
  package var file: String? {
    switch self {
    case .replacements(let replacements): replacements.first?.span.file
    case .order(let spans): spans.first?.file
    }
  }
}

/// Bytes in the place of others.
package struct ByteEdit: Hashable, Sendable {
  /// Offsets in the bytes of a `SourceText`, which has no BOM.
  package var range: Range<Int>
  package var bytes: [UInt8]

  package init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  /// Whether both can’t be done: they share bytes or touch.
  package func collides(with other: ByteEdit) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }
}

extension SourceText {
  /// The text with edits done.
  ///
  /// - Parameter edits: none collides with another.
  /// - Complexity: O(bytes), and O(n log n) in the edits.
  package func applying(_ edits: [ByteEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[place..<max(place, edit.range.lowerBound)]
      result += edit.bytes
      place = max(place, edit.range.upperBound)
    }
    return result + bytes[place...]
  }

  /// What a fix changes, from top to bottom.
  ///
  /// - Returns: nil when the text leaves a doubt, such as a comment between the items of a list.
  /// - Complexity: O(bytes of the lines), and O(n log n) in the pieces.
  package func edits(for fix: Fix) -> [ByteEdit]? {
    switch fix {
    case .replacements(let replacements): edits(for: replacements)
    case .order(let spans): ListOrder(self, spans)?.edits
    }
  }

  private func edits(for replacements: [Fix.Replacement]) -> [ByteEdit]? {
    var finder = OffsetFinder(self)
    var edits: [ByteEdit] = []
    for replacement in replacements.sorted(by: {
      ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end)
    }) {
      guard let range = finder.range(of: replacement.span) else { return nil }
      let edit = ByteEdit(range, Array(replacement.text.utf8))
      if let last = edits.last, last.range.upperBound > range.lowerBound { return nil }
      edits.append(edit)
    }
    return edits
  }
}

/// Turns positions into byte offsets; fast when asked in rising order.
struct OffsetFinder {
  private let text: SourceText
  private var line = 0
  private var column = 1
  private var offset = 0

  init(_ text: SourceText) {
    self.text = text
  }

  /// The bytes of a span; nil when it leads out of the text.
  mutating func range(of span: SourceSpan) -> Range<Int>? {
    guard let start = offset(of: span.start), let end = offset(of: span.end), start <= end else {
      return nil
    }
    return start..<end
  }

  private mutating func offset(of position: SourcePosition) -> Int? {
    // The line after the last one begins where the text ends.
    if position == SourcePosition(line: text.lineCount + 1, column: 1) { return text.bytes.count }
    guard let bytes = text.lineBytes(position.line) else { return nil }
    if position.line != line || position.column < column {
      (line, column, offset) = (position.line, 1, bytes.startIndex)
    }
    while column < position.column, offset < bytes.endIndex {
      let length = bytes.withUnsafeBufferPointer {
        UTF8Sequence.length(in: $0, at: offset - bytes.startIndex)
      }
      offset += max(length, 1)
      column += 1
    }
    return column == position.column ? offset : nil
  }
}
