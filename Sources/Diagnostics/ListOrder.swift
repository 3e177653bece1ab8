/// Puts the items of a list into another order without touching what stands between them.
struct ListOrder {
  /// The changes; empty when the items are in that order.
  private(set) var edits: [ByteEdit] = []

  private let text: SourceText

  /// - Parameter spans: all items, in their new order.
  /// - Returns: nil when something stands between the items of which nobody can tell where it would
  ///   go: another item, an empty line, a comment of its own.
  init?(_ text: SourceText, _ spans: [SourceSpan]) {
    self.text = text
    let order = spans.indices.sorted { spans[$0].start < spans[$1].start }
    var finder = OffsetFinder(text)
    var items: [Range<Int>] = []
    for place in order {
      guard let range = finder.range(of: spans[place]) else { return nil }
      let item = trimmed(range)
      if endsWithComment(item) { return nil }
      items.append(item)
    }
    guard let slots = slots(of: items) else { return nil }
    var pieces = Array(repeating: 0..<0, count: slots.count)
    for (slot, place) in zip(slots, order) { pieces[place] = slot }
    edits = zip(slots, pieces).compactMap { slot, piece in
      guard slot != piece else { return nil }
      let bytes = text.bytes[piece]
      return text.bytes[slot].elementsEqual(bytes) ? nil : ByteEdit(slot, Array(bytes))
    }
  }

  /// What changes places: the items, or where comments follow some of them, the items with what
  /// follows on their lines.
  private func slots(of items: [Range<Int>]) -> [Range<Int>]? {
    guard let last = items.last else { return nil }
    let gaps = zip(items, items.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    guard gaps.allSatisfy({ $0.lowerBound <= $0.upperBound }) else { return nil }
    if gaps.allSatisfy(isClean), restOfLine(last.upperBound)?.isEmpty != false { return items }
    var slots: [Range<Int>] = []
    for item in items {
      guard let comment = restOfLine(item.upperBound) else { return nil }
      slots.append(item.lowerBound..<comment.upperBound)
    }
    let between = zip(slots, slots.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    return between.allSatisfy(isClean) ? slots : nil
  }

  /// Whether only blanks, commas, dashes and at most one line end stand there.
  private func isClean(_ range: Range<Int>) -> Bool {
    var lineEnds = 0
    var previous: UInt8 = 0
    for byte in text.bytes[range] {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: lineEnds += 1
      case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: "-"): break
      default: return false
      }
      previous = byte
    }
    return lineEnds <= 1
  }

  /// The comment that follows on the line, with the blanks before it; empty when nothing follows,
  /// nil when something else does.
  private func restOfLine(_ start: Int) -> Range<Int>? {
    let bytes = text.bytes
    var place = start
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    if place == bytes.count || bytes[place] == 0x0A || bytes[place] == 0x0D { return start..<start }
    guard bytes[place] == UInt8(ascii: "#"), place > start else { return nil }
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
    return start..<place
  }

  /// Whether the last line of an item of several lines is a comment, which may belong to what follows.
  private func endsWithComment(_ item: Range<Int>) -> Bool {
    let bytes = text.bytes[item]
    guard let start = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return false }
    return bytes[(start + 1)...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
  }

  /// The range without white space at its end: that of a list or mapping reaches to what follows.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[end - 1]) {
      end -= 1
    }
    return range.lowerBound..<end
  }
}
