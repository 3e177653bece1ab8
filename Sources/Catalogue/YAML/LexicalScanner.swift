import Diagnostics

/// Walks over the text as YAML would and finds what teachers mistype, all of it.
///
/// It knows comments, quotes, block scalars and brackets just well enough to tell text from
/// structure; libyaml stays the judge of everything else.
struct LexicalScanner {
  let text: UnsafeBufferPointer<UInt8>
  var faults: [LexicalFault] = []
  /// One-byte replacements that let libyaml read on after a reported fault.
  var repairs: [(offset: Int, byte: UInt8)] = []
  var documentEnd: Int
  let limit: Int

  var offset = 0
  var lineStart = 0
  /// How many `[` and `{` are open.
  var flowDepth = 0
  /// The column (0-based) of the innermost `- ` or key; what it holds is indented further.
  var parentColumn = -1
  /// Whether a `key: ` stands before `offset` on this line, outside brackets.
  var hasKeyOnLine = false
  /// Whether a plain value may go on in the next line.
  var isPlainOpen = false
  /// Where the outermost open bracket stands.
  var flowStart = 0
  private var conflict = Conflict.none
  private var hasContent = false
  private var hasEnded = false
  /// The line end found last and the place from which it was looked for.
  private var knownLineEnd = 0..<0

  /// Which of the two versions of a conflict the scanner is in.
  private enum Conflict { case none, first, second }

  init(_ text: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.text = text
    self.limit = limit
    documentEnd = text.count
  }

  /// Scans the whole text.
  ///
  /// - Complexity: O(n).
  mutating func run() {
    while offset < text.count { scanLine() }
  }

  mutating func report(
    _ kind: LexicalFault.Kind, _ range: Range<Int>, misleadsTheParser: Bool = false
  ) {
    guard faults.count < limit else { return }
    faults.append(
      LexicalFault(kind: kind, range: range, misleadsTheParser: misleadsTheParser))
  }

  mutating func repair(_ offset: Int, with byte: UInt8 = UInt8(ascii: "_")) {
    repairs.append((offset, byte))
  }

  // MARK: - Lines

  private mutating func scanLine() {
    lineStart = offset
    hasKeyOnLine = false
    if scanConflict() { return }
    let indentation = skipIndentation()
    if isAtLineEnd { return skipLineEnd() }
    if byte(0) == UInt8(ascii: "#") {
      isPlainOpen = false
      return skipLine()
    }
    if indentation == 0, flowDepth == 0, scanDocumentMarker() { return }
    noteContent()
    recoverFromUnclosedBracket(indentation: indentation)
    if isPlainOpen, flowDepth > 0 || indentation > parentColumn {
      scanPlain(from: offset, isContinuation: true)
    } else {
      isPlainOpen = false
      if flowDepth == 0 { parentColumn = indentation - 1 }
    }
    scanNodes()
    if offset < text.count { skipLineEnd() }
  }

  /// Reads the lines that Git leaves between two versions, and leaves the second one out; returns
  /// whether the line is done.
  private mutating func scanConflict() -> Bool {
    switch conflictMark() {
    case UInt8(ascii: "<") where conflict == .none:
      report(.mergeConflict, offset..<lineEnd(from: offset), misleadsTheParser: true)
      conflict = .first
    case UInt8(ascii: "|") where conflict == .first: conflict = .second
    case UInt8(ascii: "=") where conflict != .none: conflict = .second
    case UInt8(ascii: ">") where conflict != .none: conflict = .none
    default: if conflict != .second { return false }
    }
    if !isAtLineEnd { repair(offset, with: UInt8(ascii: "#")) }
    skipLine()
    return true
  }

  /// The sign that stands seven times at the start of the line, nil for another line.
  private func conflictMark() -> UInt8? {
    guard let first = byte(0), "<|=>".utf8.contains(first), isBlankOrEnd(offset + 7) else {
      return nil
    }
    return (1..<7).allSatisfy { byte($0) == first } ? first : nil
  }

  /// Skips blanks at the start of a line and returns how many there were.
  private mutating func skipIndentation() -> Int {
    let start = offset
    while offset < text.count {
      let width = hardSpaceWidth(at: offset)
      if byte(0) == UInt8(ascii: "\t") {
        report(.tab, offset..<(offset + 1), misleadsTheParser: true)
        repair(offset, with: UInt8(ascii: " "))
        offset = endOfTabs(offset, repairing: true)
      } else if width > 0 {
        report(.hardSpace(.indentation), offset..<(offset + width), misleadsTheParser: true)
        offset += width
      } else if byte(0) == UInt8(ascii: " ") {
        offset += 1
      } else {
        break
      }
    }
    return offset - start
  }

  private mutating func endOfTabs(_ start: Int, repairing: Bool) -> Int {
    var end = start
    while end < text.count, text[end] == UInt8(ascii: "\t") {
      if repairing { repair(end, with: UInt8(ascii: " ")) }
      end += 1
    }
    return end
  }

  /// Reads `---`, `...` and `%…` in column 1; returns whether the line is done.
  private mutating func scanDocumentMarker() -> Bool {
    if byte(0) == UInt8(ascii: "%") {
      report(.directive, offset..<lineEnd(from: offset))
      repair(offset, with: UInt8(ascii: "#"))
      skipLine()
      return true
    }
    guard let first = byte(0), byte(1) == first, byte(2) == first, isBlankOrEnd(offset + 3) else {
      return false
    }
    if first == UInt8(ascii: ".") {
      hasEnded = true
      documentEnd = min(documentEnd, offset)
      isPlainOpen = false
      skipLine()
      return true
    }
    guard first == UInt8(ascii: "-") else { return false }
    if hasContent, !hasEnded {
      endDocument(at: offset..<(offset + 3))
    }
    offset += 3
    isPlainOpen = false
    parentColumn = -1
    scanNodes()
    if offset < text.count { skipLineEnd() }
    return true
  }

  private mutating func noteContent() {
    hasContent = true
    if hasEnded, documentEnd < offset {
      hasEnded = false
      if !faults.contains(where: { $0.kind == .severalDocuments }) {
        report(.severalDocuments, offset..<(offset + 1))
      }
    }
  }

  private mutating func endDocument(at range: Range<Int>) {
    if documentEnd == text.count {
      report(.severalDocuments, range)
    }
    documentEnd = min(documentEnd, range.lowerBound)
  }

  /// A key or a `- ` that is not indented further than what holds the bracket: it was never closed.
  private mutating func recoverFromUnclosedBracket(indentation: Int) {
    guard flowDepth > 0, indentation <= parentColumn, startsEntry() else { return }
    report(.unclosedBracket, flowStart..<(flowStart + 1), misleadsTheParser: true)
    flowDepth = 0
    isPlainOpen = false
  }

  private func startsEntry() -> Bool {
    if byte(0) == UInt8(ascii: "-") { return isBlankOrEnd(offset + 1) }
    var end = offset
    while end < text.count, isKeyByte(text[end]) { end += 1 }
    return end > offset && end < text.count && text[end] == UInt8(ascii: ":")
      && isBlankOrEnd(end + 1)
  }

  // MARK: - Looking

  /// Whether `byte` belongs to the keys of catalogues: lower case, digits, `_` and `/`.
  func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The byte `distance` after `offset`, nil past the end.
  func byte(_ distance: Int) -> UInt8? {
    let place = offset + distance
    return place >= 0 && place < text.count ? text[place] : nil
  }

  var isAtLineEnd: Bool { isLineEnd(offset) }

  func isLineEnd(_ place: Int) -> Bool {
    place >= text.count || text[place] == 0x0A || text[place] == 0x0D
  }

  func isBlank(_ place: Int) -> Bool {
    place < text.count && (text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t"))
  }

  func isBlankOrEnd(_ place: Int) -> Bool { isLineEnd(place) || isBlank(place) }

  /// The end of the line that holds `place`; asked again and again on one line it is O(1).
  mutating func lineEnd(from place: Int) -> Int {
    if knownLineEnd.contains(place) { return knownLineEnd.upperBound }
    var end = place
    while !isLineEnd(end) { end += 1 }
    knownLineEnd = place..<end
    return end
  }

  /// The bytes of a no-break or invisible space at `place`, else 0.
  func hardSpaceWidth(at place: Int) -> Int {
    guard place < text.count, text[place] >= 0xC2 else { return 0 }
    if place + 1 < text.count, text[place] == 0xC2, text[place + 1] == 0xA0 { return 2 }
    guard place + 2 < text.count else { return 0 }
    switch (text[place], text[place + 1], text[place + 2]) {
    case (0xE2, 0x80, 0xAF), (0xE2, 0x80, 0x87), (0xE2, 0x80, 0x8B), (0xEF, 0xBB, 0xBF): return 3
    default: return 0
    }
  }

  mutating func skipBlanks() {
    while isBlank(offset) { offset += 1 }
  }

  mutating func skipLine() {
    offset = lineEnd(from: offset)
    skipLineEnd()
  }

  mutating func skipLineEnd() {
    guard offset < text.count else { return }
    let isReturn = text[offset] == 0x0D
    offset += 1
    if isReturn, byte(0) == 0x0A { offset += 1 }
  }
}
