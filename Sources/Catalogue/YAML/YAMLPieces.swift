import Diagnostics

/// Cuts a text where a line starts in column 1, so that one fault does not hide the others.
struct YAMLPieces {
  /// The pieces in order; together they are the text.
  let pieces: [YAMLPiece]

  /// Cuts `source` up to `end`.
  ///
  /// - Complexity: O(lines).
  init(_ source: YAMLSource, end: Int) {
    var pieces: [YAMLPiece] = []
    var start = 0
    var firstLine = 0
    for (line, offset) in source.lineStarts.enumerated() where offset > 0 && offset < end {
      guard Self.startsPiece(source.repaired[offset]) else { continue }
      pieces.append(YAMLPiece(range: start..<offset, firstLine: firstLine))
      start = offset
      firstLine = line
    }
    pieces.append(YAMLPiece(range: start..<end, firstLine: firstLine))
    self.pieces = pieces
  }

  /// Blank lines, comments and closing brackets belong to what stands above.
  private static func startsPiece(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, UInt8(ascii: "#"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","):
      false
    default: true
    }
  }
}

/// Puts the values of pieces together again.
struct YAMLPieceAssembler {
  private var entries: [YAMLEntry] = []
  private var items: [YAMLNode] = []
  private var span: SourceSpan?

  /// Adds what one piece holds.
  mutating func add(_ node: YAMLNode) {
    switch node {
    case .mapping(let new, let span):
      entries.append(contentsOf: new)
      widen(to: span)
    case .sequence(let new, let span):
      widen(to: span)
      guard let last = entries.popLast() else { return items.append(contentsOf: new) }
      entries.append(YAMLEntry(key: last.key, value: joined(last.value, new, span)))
    case .scalar: break
    }
  }

  /// A list that is not indented under its key.
  private func joined(_ value: YAMLNode, _ new: [YAMLNode], _ span: SourceSpan) -> YAMLNode {
    if case .sequence(let old, let oldSpan) = value {
      return .sequence(
        old + new, SourceSpan(file: span.file, start: oldSpan.start, end: span.end))
    }
    return value.isLeftOut ? .sequence(new, span) : value
  }

  private mutating func widen(to new: SourceSpan) {
    span = SourceSpan(file: new.file, start: span?.start ?? new.start, end: new.end)
  }

  /// The value of the whole file, nil when no piece could be read.
  var root: YAMLNode? {
    guard let span else { return nil }
    return entries.isEmpty ? .sequence(items, span) : .mapping(entries, span)
  }
}
