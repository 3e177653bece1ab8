import Diagnostics

/// Leads from each scalar of a value to the byte at which it was written, for values that were
/// folded, escaped or written as a block.
///
/// libyaml gives only the value; this retraces how it came about.
struct ScalarMap {
  private let text: UnsafeBufferPointer<UInt8>
  private let bytes: Range<Int>
  private let style: YAMLScalar.Style
  private let value: [Unicode.Scalar]
  /// For each scalar of the value its byte offset in the text, and one for the end.
  private(set) var offsets: [Int] = []
  /// Where the last written character of the value ends.
  private(set) var contentEnd: Int

  private var place: Int

  init(
    text: UnsafeBufferPointer<UInt8>, bytes: Range<Int>, style: YAMLScalar.Style,
    value: [Unicode.Scalar]
  ) {
    self.text = text
    self.bytes = bytes
    self.style = style
    self.value = value
    contentEnd = bytes.lowerBound
    place = bytes.lowerBound
    offsets.reserveCapacity(value.count + 1)
  }

  /// Fills `offsets`.
  ///
  /// - Complexity: O(bytes of the scalar).
  mutating func run() {
    switch style {
    case .plain: mapFlow(end: bytes.upperBound)
    case .singleQuoted, .doubleQuoted:
      place += 1
      mapFlow(end: bytes.upperBound - 1)
    case .literal, .folded: mapBlock()
    }
    // The map must lead somewhere for every scalar, whatever the source looks like.
    while offsets.count < value.count { offsets.append(contentEnd) }
    offsets.removeLast(offsets.count - value.count)
    offsets.append(contentEnd)
  }

  // MARK: - Plain and quoted values

  private mutating func mapFlow(end: Int) {
    while offsets.count < value.count, place < end {
      if isBlankOrBreak(place) {
        mapBlanks(end: end)
      } else if style == .singleQuoted, text[place] == UInt8(ascii: "'") {
        offsets.append(place)
        place += 2
      } else if style == .doubleQuoted, text[place] == UInt8(ascii: "\\") {
        mapEscape(end: end)
      } else {
        offsets.append(place)
        place += width(at: place)
      }
    }
    contentEnd = min(max(place, bytes.lowerBound), max(end, bytes.lowerBound))
  }

  /// Blanks inside a line stand for themselves; a run with a line end was folded.
  ///
  /// The first line end alone is a space of the value, further ones are its line feeds.
  private mutating func mapBlanks(end: Int) {
    let start = place
    while place < end, text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t") {
      place += 1
    }
    guard place < end, isBreak(place) else {
      offsets.append(contentsOf: start..<place)
      return
    }
    let firstBreak = place
    skipLineEnd()
    if mapFurtherLineEnds(end: end) == 0 { offsets.append(firstBreak) }
  }

  /// Maps the line ends after a first one, with the blanks around them.
  ///
  /// Each is one line feed of the value. Returns their number.
  private mutating func mapFurtherLineEnds(end: Int) -> Int {
    let before = offsets.count
    while place < end, isBlankOrBreak(place) {
      if isBreak(place) {
        offsets.append(place)
        skipLineEnd()
      } else {
        place += 1
      }
    }
    return offsets.count - before
  }

  private mutating func mapEscape(end: Int) {
    let start = place
    place += 1
    guard place < end else { return }
    switch text[place] {
    case 0x0A, 0x0D:
      // An escaped line end joins two lines; those after it are kept.
      skipLineEnd()
      _ = mapFurtherLineEnds(end: end)
      return
    case UInt8(ascii: "x"): place += 3
    case UInt8(ascii: "u"): place += 5
    case UInt8(ascii: "U"): place += 9
    default: place += width(at: place)
    }
    offsets.append(start)
  }

  // MARK: - Block scalars

  private mutating func mapBlock() {
    place = lineEnd(place)
    skipLineEnd()
    let indentation = blockIndentation()
    while offsets.count < value.count, place < bytes.upperBound {
      let end = lineEnd(place)
      var start = place
      while start < end, start - place < indentation, text[start] == UInt8(ascii: " ") {
        start += 1
      }
      place = start
      while place < end, offsets.count < value.count {
        offsets.append(place)
        place += width(at: place)
      }
      if end > start { contentEnd = end }
      place = end
      mapLineEnds(at: end)
    }
  }

  /// The scalars of the value that stand for the line ends from `end` on.
  private mutating func mapLineEnds(at end: Int) {
    var next = offsets.count
    guard next < value.count else { return }
    if style == .folded, value[next] == " " {
      offsets.append(end)
      skipLineEnd()
      return
    }
    skipLineEnd()
    guard value[next] == "\n" else { return }
    offsets.append(end)
    next += 1
    guard style == .folded else { return }
    while next < value.count, value[next] == "\n" {
      offsets.append(end)
      next += 1
    }
    while place < bytes.upperBound, isBlankLine(place) {
      place = lineEnd(place)
      skipLineEnd()
    }
  }

  /// How many spaces stand before the text of the block: those of its first line that holds text,
  /// less those that belong to the value.
  private func blockIndentation() -> Int {
    var first = place
    while first < bytes.upperBound, text[first] == UInt8(ascii: " ") || isBreak(first) {
      first += 1
    }
    var lineStart = first
    while lineStart > place, text[lineStart - 1] == UInt8(ascii: " ") { lineStart -= 1 }
    let own = value.drop { $0 == "\n" }.prefix { $0 == " " }.count
    return max(first - lineStart - own, 0)
  }

  // MARK: - Looking

  private func width(at place: Int) -> Int {
    switch text[place] {
    case 0..<0xC0: 1
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  private func isBreak(_ place: Int) -> Bool { text[place] == 0x0A || text[place] == 0x0D }

  private func isBlankOrBreak(_ place: Int) -> Bool {
    text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t") || isBreak(place)
  }

  private func lineEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.upperBound, !isBreak(end) { end += 1 }
    return end
  }

  private func isBlankLine(_ start: Int) -> Bool {
    let end = lineEnd(start)
    return end < bytes.upperBound && (start..<end).allSatisfy { text[$0] == UInt8(ascii: " ") }
  }

  private func lineEndWidth(_ place: Int) -> Int {
    let isPair = text[place] == 0x0D && place + 1 < text.count && text[place + 1] == 0x0A
    return isPair ? 2 : 1
  }

  private mutating func skipLineEnd() {
    if place < bytes.upperBound, isBreak(place) { place += lineEndWidth(place) }
  }
}
