/// A place in the original text of a file.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// 1-based line; LF, CRLF and CR each end one.
  package var line: Int
  /// 1-based column in Unicode scalars of the original text (a BOM is not counted).
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A half-open piece of a file: from `start` up to, not including, `end`.
package struct SourceSpan: Hashable, Sendable {
  /// The path as the user wrote it, never starting with `./`.
  package var file: String
  package var start: SourcePosition
  package var end: SourcePosition

  package init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }
}
