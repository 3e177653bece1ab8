import Diagnostics

/// Looks back into the text from positions, for messages only.
struct YAMLLines {
  private let source: YAMLSource
  /// The place found last and its byte offset.
  private var known = (position: SourcePosition(line: 1, column: 1), offset: 0)

  init(_ source: YAMLSource) {
    self.source = source
  }

  /// The text between two places of one line; nil when they are on different lines.
  mutating func text(from start: SourcePosition, to end: SourcePosition) -> String? {
    guard start.line == end.line, let low = offset(of: start), let high = offset(of: end),
      low <= high
    else { return nil }
    return String(decoding: source.clean[low..<high], as: UTF8.self)
  }

  /// Whether only a comment follows `position` and its colon on the same line.
  mutating func hasComment(after position: SourcePosition) -> Bool {
    guard var place = offset(of: position) else { return false }
    while place < source.clean.count, " \t:".utf8.contains(source.clean[place]) { place += 1 }
    return place < source.clean.count && source.clean[place] == UInt8(ascii: "#")
  }

  /// The dash or comma before an item that was left out.
  mutating func markBefore(_ span: SourceSpan) -> SourceSpan {
    guard let place = offset(of: span.start) else { return span }
    var mark = place
    while mark > 0, " \t\r\n".utf8.contains(source.clean[mark - 1]) { mark -= 1 }
    guard mark > 0, source.clean[mark - 1] == UInt8(ascii: "-") else { return span }
    var locator = SourceLocator(source.clean, lineStarts: source.lineStarts)
    let start = locator.position(of: mark - 1)
    return SourceSpan(
      file: span.file, start: start,
      end: SourcePosition(line: start.line, column: start.column + 1))
  }

  /// - Complexity: O(columns since the place found last on the same line), else O(column).
  private mutating func offset(of position: SourcePosition) -> Int? {
    guard source.lineStarts.indices.contains(position.line - 1) else { return nil }
    let goesOn = known.position.line == position.line && known.position <= position
    var place = goesOn ? known.offset : source.lineStarts[position.line - 1]
    var column = goesOn ? known.position.column : 1
    while column < position.column, place < source.clean.count {
      place += 1
      while place < source.clean.count, source.clean[place] & 0xC0 == 0x80 { place += 1 }
      column += 1
    }
    known = (SourcePosition(line: position.line, column: column), place)
    return place
  }
}
