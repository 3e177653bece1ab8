extension LexicalScanner {
  /// Reads nodes and indicators up to the end of the line (a quoted value may end on a later one).
  mutating func scanNodes() {
    while true {
      skipBlanks()
      guard let current = byte(0), !isAtLineEnd else { return }
      if current == UInt8(ascii: "#"), offset == lineStart || isBlank(offset - 1) {
        offset = lineEnd(from: offset)
        return
      }
      if flowDepth > 0, scanFlowIndicator(current) { continue }
      if flowDepth == 0, scanBlockIndicator(current) { continue }
      scanNode(current)
    }
  }

  /// Reads `- `, `? ` or a lone `: `; returns whether there was one.
  private mutating func scanBlockIndicator(_ current: UInt8) -> Bool {
    switch current {
    case UInt8(ascii: "-"):
      let width = hardSpaceWidth(at: offset + 1)
      if width > 0, !hasKeyOnLine {
        report(
          .hardSpace(.afterDash), (offset + 1)..<(offset + 1 + width), misleadsTheParser: true)
      }
      guard isBlankOrEnd(offset + 1) else { return false }
      parentColumn = offset - lineStart
      offset += 1
      scanTabsAfterDash()
      return true
    case UInt8(ascii: "?") where isBlankOrEnd(offset + 1) && !hasKeyOnLine:
      report(.complexKey, offset..<(offset + 1), misleadsTheParser: true)
      offset += 1
      return true
    case UInt8(ascii: ":") where isBlankOrEnd(offset + 1):
      offset += 1
      hasKeyOnLine = true
      return true
    default: return false
    }
  }

  private mutating func scanTabsAfterDash() {
    while isBlank(offset) {
      if byte(0) == UInt8(ascii: "\t") {
        report(.tab, offset..<(offset + 1))
        while byte(0) == UInt8(ascii: "\t") {
          repair(offset, with: UInt8(ascii: " "))
          offset += 1
        }
      } else {
        offset += 1
      }
    }
  }

  /// Reads `,`, `]`, `}` or a `:` after a key in brackets; returns whether there was one.
  private mutating func scanFlowIndicator(_ current: UInt8) -> Bool {
    switch current {
    case UInt8(ascii: ","):
      offset += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      offset += 1
      flowDepth -= 1
    case UInt8(ascii: ":") where isBlankOrEnd(offset + 1):
      offset += 1
    default: return false
    }
    return true
  }

  private mutating func scanNode(_ current: UInt8) {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scanQuoted(current)
    case UInt8(ascii: "["):
      openBracket()
    case UInt8(ascii: "{"):
      if let end = placeholderEnd(from: offset) {
        let start = offset
        reportPlaceholder(start..<end)
        offset = end
        scanPlain(from: start, isContinuation: true)
      } else {
        openBracket()
      }
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      if flowDepth == 0, let header = blockScalarHeaderEnd() {
        scanBlockScalar(header: header)
      } else {
        scanPlain(from: offset, isContinuation: false)
      }
    default:
      if scanProperty(current) { return }
      scanFirstCharacter(current)
      scanPlain(from: offset, isContinuation: false)
    }
  }

  private mutating func openBracket() {
    if flowDepth == 0 { flowStart = offset }
    offset += 1
    flowDepth += 1
  }

  /// Reports a first character that means something else to YAML than to a teacher.
  private mutating func scanFirstCharacter(_ current: UInt8) {
    let kind: LexicalFault.Kind
    switch current {
    case UInt8(ascii: "*"): kind = .alias
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      kind = .reservedCharacter(current)
    default:
      scanCurlyQuotes()
      return
    }
    report(kind, offset..<endOfWord())
    repair(offset)
  }

  /// Reports an anchor or a tag and hides it from libyaml, so that the value behind it is read.
  private mutating func scanProperty(_ current: UInt8) -> Bool {
    guard current == UInt8(ascii: "&") || current == UInt8(ascii: "!") else { return false }
    let end = endOfWord()
    report(current == UInt8(ascii: "&") ? .anchor : .tag, offset..<end)
    while offset < end, text[offset] < 0x80 {
      repair(offset, with: UInt8(ascii: " "))
      offset += 1
    }
    return true
  }

  /// The end of the word at `offset`: a blank, the line end, in brackets also a comma or bracket.
  private func endOfWord() -> Int {
    var end = offset + 1
    while !isBlankOrEnd(end), flowDepth == 0 || !isFlowIndicator(text[end]) { end += 1 }
    return end
  }

  func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  // MARK: - Placeholders

  /// The end of `{NAME}` or `{lemma:NAME}` at `start`, nil when it is a real `{ key: value }`.
  func placeholderEnd(from start: Int) -> Int? {
    var end = start + 1
    while !isLineEnd(end), text[end] != UInt8(ascii: "}") {
      let isText =
        !isFlowIndicator(text[end]) && text[end] != UInt8(ascii: "\"")
        && !(text[end] == UInt8(ascii: ":") && isBlankOrEnd(end + 1))
      guard isText, end - start < 64 else { return nil }
      end += 1
    }
    guard !isLineEnd(end), (start + 1..<end).contains(where: { !isBlank($0) }) else { return nil }
    return end + 1
  }

  /// Reports a placeholder that YAML would take for a mapping, and hides its braces from libyaml.
  mutating func reportPlaceholder(_ range: Range<Int>) {
    report(.placeholder, range)
    repair(range.lowerBound)
    if flowDepth > 0 { repair(range.upperBound - 1) }
  }

  // MARK: - Block scalars

  /// The end of the line of a `|` or `>` header at `offset`, nil when it is no header.
  private mutating func blockScalarHeaderEnd() -> Int? {
    var end = offset + 1
    while end < text.count, "+-0123456789".utf8.contains(text[end]) { end += 1 }
    guard end - offset <= 3, isBlankOrEnd(end) else { return nil }
    while isBlank(end) { end += 1 }
    guard isLineEnd(end) || (text[end] == UInt8(ascii: "#") && isBlank(end - 1)) else { return nil }
    return lineEnd(from: end)
  }

  /// Skips the lines of a block scalar; its text may hold anything.
  ///
  /// `offset` ends up at the line end before the first line that is not part of it.
  private mutating func scanBlockScalar(header: Int) {
    offset = header
    let parent = parentColumn
    while offset < text.count {
      let end = offset
      skipLineEnd()
      let start = offset
      while byte(0) == UInt8(ascii: " ") { offset += 1 }
      let indentation = offset - start
      if byte(0) == UInt8(ascii: "\t"), indentation <= parent {
        reportTabInBlock()
      } else if !isAtLineEnd, indentation <= parent || offset == start && isDocumentMarker(start) {
        offset = end
        return
      }
      offset = lineEnd(from: offset)
    }
  }

  private mutating func reportTabInBlock() {
    report(.tab, offset..<(offset + 1), misleadsTheParser: true)
    while byte(0) == UInt8(ascii: "\t") {
      repair(offset, with: UInt8(ascii: " "))
      offset += 1
    }
  }

  func isDocumentMarker(_ start: Int) -> Bool {
    guard start + 2 < text.count, isBlankOrEnd(start + 3) else { return false }
    let first = text[start]
    return (first == UInt8(ascii: "-") || first == UInt8(ascii: "."))
      && text[start + 1] == first && text[start + 2] == first
  }
}
