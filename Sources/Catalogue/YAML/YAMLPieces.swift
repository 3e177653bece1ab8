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
  /// The items of a list that is not indented: the value of the last key, or the whole file.
  private var items: [YAMLNode] = []
  private var span: SourceSpan?
  private var itemsSpan: SourceSpan?

  /// Adds what one piece holds.
  ///
  /// - Complexity: O(entries or items of `node`), amortised.
  mutating func add(_ node: YAMLNode) {
    switch node {
    case .mapping(let new, let span):
      closeList()
      // Items above the first key have none to belong to; libyaml's fault speaks of them.
      dropList()
      entries.append(contentsOf: new)
      self.span = widened(self.span, to: span)
    case .sequence(let new, let span):
      items.append(contentsOf: new)
      itemsSpan = widened(itemsSpan, to: span)
    case .scalar: break
    }
  }

  /// Gives the items so far to the key above them, if it waits for a value.
  private mutating func closeList() {
    guard let listSpan = itemsSpan, let last = entries.popLast() else { return }
    let list = YAMLNode.sequence(items, listSpan)
    entries.append(YAMLEntry(key: last.key, value: last.value.isLeftOut ? list : last.value))
    span = widened(span, to: listSpan)
    dropList()
  }

  private mutating func dropList() {
    items = []
    itemsSpan = nil
  }

  private func widened(_ old: SourceSpan?, to new: SourceSpan) -> SourceSpan {
    SourceSpan(file: new.file, start: old?.start ?? new.start, end: new.end)
  }

  /// The value of the whole file, nil when no piece could be read.
  mutating func root() -> YAMLNode? {
    closeList()
    if let span, !entries.isEmpty { return .mapping(entries, span) }
    return itemsSpan.map { .sequence(items, $0) } ?? span.map { .mapping([], $0) }
  }
}
