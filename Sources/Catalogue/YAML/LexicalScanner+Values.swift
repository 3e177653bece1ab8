extension LexicalScanner {
  // MARK: - Plain values

  /// Reads a value without quotes from `offset` to where it ends on this line.
  ///
  /// - Parameter isContinuation: whether the value began on an earlier line.
  mutating func scanPlain(from start: Int, isContinuation: Bool) {
    isPlainOpen = true
    var isFirst = !isContinuation
    while !isAtLineEnd {
      let current = text[offset]
      if !isFirst {
        if current == UInt8(ascii: "#"), isBlank(offset - 1), scanCommentAfterText(from: start) {
          return
        }
        if flowDepth > 0, isFlowIndicator(current) {
          guard current == UInt8(ascii: "{"), let end = placeholderEnd(from: offset) else {
            isPlainOpen = false
            return
          }
          reportPlaceholder(offset..<end)
          offset = end
          continue
        }
      }
      if current == UInt8(ascii: ":"), scanColon(from: start) { return }
      isFirst = false
      offset += 1
    }
  }

  /// Handles ` #` after text; returns whether the rest of the line is a comment.
  private mutating func scanCommentAfterText(from start: Int) -> Bool {
    var end = offset
    while byte(end - offset) == UInt8(ascii: "#") { end += 1 }
    guard !isBlankOrEnd(end) else {
      isPlainOpen = false
      offset = lineEnd(from: offset)
      return true
    }
    report(.commentCutsText, offset..<lineEnd(from: offset))
    repair(offset)
    return false
  }

  /// Handles a `:` in plain text; returns whether it ends a key.
  private mutating func scanColon(from start: Int) -> Bool {
    let width = hardSpaceWidth(at: offset + 1)
    if width > 0, flowDepth == 0, !hasKeyOnLine, looksLikeKey(start..<offset) {
      report(.hardSpace(.afterColon), (offset + 1)..<(offset + 1 + width), misleadsTheParser: true)
      return false
    }
    let endsKeyInBrackets = flowDepth > 0 && byte(1).map(isFlowIndicator) == true
    guard isBlankOrEnd(offset + 1) || endsKeyInBrackets else { return false }
    if flowDepth == 0, hasKeyOnLine {
      report(.colonInText, offset..<(offset + 1))
      repair(offset)
      return false
    }
    reportHardSpaces(inKey: start..<offset)
    if flowDepth == 0 {
      hasKeyOnLine = true
      parentColumn = column(of: start)
    }
    isPlainOpen = false
    offset += 1
    return true
  }

  private func looksLikeKey(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { isKeyByte(text[$0]) }
  }

  private mutating func reportHardSpaces(inKey range: Range<Int>) {
    for place in range {
      let width = hardSpaceWidth(at: place)
      if width > 0, faults.last?.range != place..<(place + width) {
        report(.hardSpace(.key), place..<(place + width))
        return
      }
    }
  }

  /// The 0-based column; exact where only spaces and indicators stand before, as before a key.
  private func column(of place: Int) -> Int { max(place - lineStart, 0) }

  // MARK: - Quoted values

  /// Reads a quoted value, over several lines if need be, and what follows it.
  mutating func scanQuoted(_ quote: UInt8) {
    let open = offset
    guard let close = endOfQuoted(quote, from: open) else { return recoverFromUnclosed(open) }
    let isOneLine = lineStart <= open
    let next = byte(0)
    if quote == UInt8(ascii: "'"), isOneLine, let next, isWordByte(next) {
      return recoverFromApostrophe(open: open, at: close)
    }
    if quote == UInt8(ascii: "'"), isOneLine, hardSpaceWidth(at: offset) > 0 {
      return recoverFromTextAfter(open: open, close: close)
    }
    scanAfterQuoted(open: open, close: close, isOneLine: isOneLine)
  }

  /// Moves `offset` behind the closing quote and returns its place; nil when it never comes.
  private mutating func endOfQuoted(_ quote: UInt8, from open: Int) -> Int? {
    offset = open + 1
    let lineOfOpen = lineStart
    while offset < text.count {
      let current = text[offset]
      if current == quote {
        if quote == UInt8(ascii: "'"), byte(1) == quote {
          offset += 2
          continue
        }
        offset += 1
        return offset - 1
      }
      if current == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), !isLineEnd(offset + 1) {
        offset += 2
      } else if isAtLineEnd {
        guard goOnInNextLine() else {
          lineStart = lineOfOpen
          return nil
        }
      } else {
        offset += 1
      }
    }
    lineStart = lineOfOpen
    return nil
  }

  /// Moves to the text of the next line; false when that line belongs to something else.
  private mutating func goOnInNextLine() -> Bool {
    skipLineEnd()
    lineStart = offset
    while byte(0) == UInt8(ascii: " ") { offset += 1 }
    guard !isAtLineEnd else { return true }
    if offset == lineStart, isDocumentMarker(offset) { return false }
    return offset - lineStart > parentColumn
  }

  private mutating func recoverFromUnclosed(_ open: Int) {
    report(.unclosedQuotes, open..<(open + 1), misleadsTheParser: true)
    repair(open)
    offset = open + 1
    scanPlain(from: open, isContinuation: true)
  }

  /// What may follow a closing quote: a colon, a comma, a bracket, a comment or nothing.
  private mutating func scanAfterQuoted(open: Int, close: Int, isOneLine: Bool) {
    isPlainOpen = false
    var next = offset
    while isBlank(next) { next += 1 }
    guard !isLineEnd(next) else { return }
    let isComment = text[next] == UInt8(ascii: "#") && next > offset
    if isComment || flowDepth > 0 && isFlowIndicator(text[next]) { return }
    if text[next] == UInt8(ascii: ":"), isBlankOrEnd(next + 1) || flowDepth > 0 {
      guard flowDepth == 0 else { return }
      guard !hasKeyOnLine else { return recoverFromTextAfter(open: open, close: close) }
      parentColumn = column(of: open)
      offset = next + 1
      hasKeyOnLine = true
      return
    }
    guard isOneLine else {
      report(.textAfterQuotes, next..<lineEnd(from: next), misleadsTheParser: true)
      offset = lineEnd(from: next)
      return
    }
    recoverFromTextAfter(open: open, close: close)
  }

  private mutating func recoverFromTextAfter(open: Int, close: Int) {
    var next = close + 1
    while isBlank(next) { next += 1 }
    report(.textAfterQuotes, next..<max(next + 1, lineEnd(from: next)))
    for place in open...close where text[place] == text[open] { repair(place) }
    offset = close + 1
    scanPlain(from: open, isContinuation: true)
  }

  /// `'l'eau'`: the apostrophe at `apostrophe` ended the value.
  private mutating func recoverFromApostrophe(open: Int, at apostrophe: Int) {
    report(.apostropheEndsQuotes, apostrophe..<(apostrophe + 1))
    let close = closingApostrophe(after: apostrophe)
    guard let close else {
      repair(open)
      repair(apostrophe)
      offset = apostrophe + 1
      return scanPlain(from: open, isContinuation: true)
    }
    for inner in apostrophe..<close where text[inner] == UInt8(ascii: "'") { repair(inner) }
    offset = close + 1
    isPlainOpen = false
    scanRestAfterRepair()
  }

  /// The quote that was meant to close the value: the last one of the line that no letter follows,
  /// in brackets the first.
  private mutating func closingApostrophe(after apostrophe: Int) -> Int? {
    let end = lineEnd(from: apostrophe)
    // In brackets the search is bounded: a line may hold any number of such values.
    let limit = flowDepth > 0 ? min(end, apostrophe + 1000) : end
    var close: Int?
    for place in (apostrophe + 1)..<max(limit, apostrophe + 1)
    where text[place] == UInt8(ascii: "'") && !(place + 1 < end && isWordByte(text[place + 1])) {
      close = place
      if flowDepth > 0 { break }
    }
    return close
  }

  /// Skips what follows a repaired quoted value, up to where structure starts again.
  private mutating func scanRestAfterRepair() {
    skipBlanks()
    if flowDepth == 0, byte(0) == UInt8(ascii: ":"), isBlankOrEnd(offset + 1) { return }
    if flowDepth == 0 {
      offset = lineEnd(from: offset)
    }
  }

  /// Whether a letter or digit may begin with `byte`: ASCII alphanumerics and all other scripts.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0xC3...0xCF:
      true
    default: false
    }
  }
}
