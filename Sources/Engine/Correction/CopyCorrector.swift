/// What a typed copy is, compared with the dictated text.
package struct CorrectedCopy: Sendable {
  /// Whether there is something to correct.
  package enum Verdict: String, CaseIterable, Sendable {
    case corrected
    case empty
    /// Too little of it is in the text.
    case otherText = "other_text"
  }

  package var verdict: Verdict
  /// The copy as it was given.
  package var copy: String
  /// In the order of the text; none unless the copy was corrected.
  package var errors: [CopyError] = []
  /// The traps of the grade in words that the child wrote; those of words left out or read otherwise tell
  /// nothing.
  package var answeredTraps: [Trap] = []
}

extension PreparedDictation {
  /// The most elements of a copy for one of the text, beyond a few lines.
  private static let mostElements = 4

  /// Corrects a copy.
  ///
  /// - Parameters:
  ///   - copy: in NFC; offsets in the result are those of this text.
  ///   - title: of the dictation; a first line that is it or anything else before the text is free.
  /// - Complexity: O(n log n) in the copy; one that is far longer than the text is only cut into words.
  package func correct(_ copy: String, title: String? = nil) -> CorrectedCopy {
    var side = CopySide(copy: copy)
    guard side.elements.contains(where: { $0.kind != .sign }) else {
      return CorrectedCopy(verdict: .empty, copy: copy)
    }
    guard side.elements.count <= self.side.elements.count * Self.mostElements + 100 else {
      return CorrectedCopy(verdict: .otherText, copy: copy)
    }
    if let title { side.dropTitle(title) }
    var blocks = CopyAligner(self, side).blocks()
    side.dropHeading(&blocks)
    let reading = CopyReading(
      dictation: self, copy: side, blocks: blocks, skills: SkillRows(set), isShouted: side.isShouted
    )
    guard reading.isOfThisText else { return CorrectedCopy(verdict: .otherText, copy: copy) }
    var list = ErrorList(reading)
    list.fill()
    return CorrectedCopy(
      verdict: .corrected, copy: copy, errors: list.errors,
      answeredTraps: traps.filter { list.isAnswered($0) })
  }
}

extension CopySide {
  /// Leaves the first line out when it is the title.
  fileprivate mutating func dropTitle(_ title: String) {
    let wanted = CopySide(copy: title).elements.filter { $0.kind != .sign }.map(\.bare)
    let end = elements.dropFirst().firstIndex(where: \.startsLine) ?? elements.count
    let first = elements[..<end].filter { $0.kind != .sign }.map(\.bare)
    let cost = LetterEdits.difference(wanted.flatMap { $0 }, first.flatMap { $0 })
    guard !wanted.isEmpty, end < elements.count, cost < 40 else { return }
    drop(end)
  }

  /// Leaves out the lines at the top of which nothing is in the text: a title, a date, a name.
  fileprivate mutating func dropHeading(_ blocks: inout [CopyBlock]) {
    let added = blocks.prefix { $0.text.isEmpty }.count
    var end = added
    while end > 0, end >= elements.count || !elements[end].startsLine { end -= 1 }
    guard end > 0 else { return }
    drop(end)
    blocks = blocks.dropFirst(end).map {
      CopyBlock(
        text: $0.text, copy: $0.copy.lowerBound - end..<$0.copy.upperBound - end)
    }
  }

  /// Whether most of the words that tell are all in capitals.
  fileprivate var isShouted: Bool {
    let long = elements.filter { $0.kind == .word && $0.letters.count > 1 }
    return long.count { $0.isShouted } * 2 > long.count
  }
}

extension CopyReading {
  /// Whether at least half of the letters of the shorter side stand beside a word that is like them.
  ///
  /// Half: the words that any two French texts share are short ones, a third of the letters at most,
  /// and a child who writes nearly every word wrong keeps more than half of its letters.
  fileprivate var isOfThisText: Bool {
    var matched = 0
    for block in blocks where !block.text.isEmpty && !block.copy.isEmpty {
      let (right, written) = (bare(text[block.text]), bare(copy.elements[block.copy]))
      let cost = LetterEdits.cost(right, written)
      matched += max(0, max(right.count, written.count) - cost)
    }
    let all = [text, copy.elements].map {
      $0.reduce(0) { $0 + ($1.kind == .sign ? 0 : $1.bare.count) }
    }
    return matched * 2 >= min(all[0], all[1])
  }
}
