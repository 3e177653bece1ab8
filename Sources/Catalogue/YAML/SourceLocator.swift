import Diagnostics

/// Turns byte offsets into positions; fast when asked in rising order.
struct SourceLocator {
  private let text: UnsafeBufferPointer<UInt8>
  private let lineStarts: [Int]
  private var line = 0
  private var known = 0
  private var knownColumn = 1

  /// - Parameter text: valid UTF-8 with the line starts of the original.
  init(_ text: UnsafeBufferPointer<UInt8>, lineStarts: [Int]) {
    self.text = text
    self.lineStarts = lineStarts
  }

  /// Starts from a place that is known already.
  init(
    _ text: UnsafeBufferPointer<UInt8>, lineStarts: [Int], from offset: Int,
    at start: SourcePosition
  ) {
    self.text = text
    self.lineStarts = lineStarts
    line = start.line - 1
    known = offset
    knownColumn = start.column
  }

  /// The position of `offset`.
  ///
  /// - Complexity: O(bytes since the last offset asked for on the same line), else O(line).
  mutating func position(of offset: Int) -> SourcePosition {
    let bounded = min(offset, text.count)
    if bounded < known || line + 1 < lineStarts.count && bounded >= lineStarts[line + 1] {
      line = lineIndex(of: bounded)
      known = lineStarts[line]
      knownColumn = 1
    }
    while known < bounded {
      if text[known] & 0xC0 != 0x80 { knownColumn += 1 }
      known += 1
    }
    return SourcePosition(line: line + 1, column: knownColumn)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
