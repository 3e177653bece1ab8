extension ErrorList {
  /// What a block has to do with words that were left out, added or replaced.
  private enum Part {
    case other
    case omitted, added, replaced
    /// A sign beside such words.
    case omittedSign, addedSign
    /// *de* for *d’*: right before another word than the one that is expected.
    case elision

    var isWord: Bool { self == .omitted || self == .added || self == .replaced }
  }

  /// Makes one error of what stands side by side: words that were left out with the signs between and
  /// after them, added ones, or words in the place of others that are not as many.
  mutating func joinRuns() {
    let parts = reading.blocks.indices.map(part)
    var joined: [(run: Range<Int>, error: CopyError)] = []
    var start = 0
    while start < parts.count {
      guard parts[start] != .other else {
        start += 1
        continue
      }
      var end = start + 1
      while end < parts.count, parts[end] != .other, !isBorder(parts[end - 1], parts[end]) {
        end += 1
      }
      if let run = core(start..<end, parts) { joined.append((run, error(of: run, parts))) }
      start = end
    }
    for place in blocks.indices.reversed()
    where joined.contains(where: { $0.run.contains(blocks[place]) }) {
      errors.remove(at: place)
      blocks.remove(at: place)
    }
    for (run, error) in joined {
      errors.append(error)
      blocks.append(run.lowerBound)
    }
  }

  private func part(_ index: Int) -> Part {
    let block = reading.blocks[index]
    let own = blocks.indices.filter { blocks[$0] == index }.map { errors[$0].category }
    if block.copy.isEmpty {
      if text[block.text.lowerBound].kind == .sign { return .omittedSign }
      return own.contains(.omission) ? .omitted : .other
    }
    if block.text.isEmpty {
      return copy[block.copy.lowerBound].kind == .sign ? .addedSign : .added
    }
    if own.contains(.substitution) { return .replaced }
    let isElision =
      text[block.text.lowerBound].letters.last == Letter.apostrophe
      || copy[block.copy.lowerBound].letters.last == Letter.apostrophe
    return isElision && own == [.apostropheHyphen] && block.text.count == 1 ? .elision : .other
  }

  /// Whether a run ends between two parts: an added sign does not belong to words that are missing.
  private func isBorder(_ one: Part, _ other: Part) -> Bool {
    switch (one, other) {
    case (.addedSign, .omitted), (.omitted, .addedSign), (.omittedSign, .added),
      (.added, .omittedSign), (.replaced, .omittedSign), (.replaced, .addedSign),
      (.omittedSign, .replaced), (.addedSign, .replaced), (.omittedSign, .addedSign),
      (.addedSign, .omittedSign):
      true
    default: false
    }
  }

  /// The part of a run that is one error; nil where each of its words is one by itself.
  private func core(_ run: Range<Int>, _ parts: [Part]) -> Range<Int>? {
    guard var first = run.first(where: { parts[$0].isWord }) else { return nil }
    while first > run.lowerBound, parts[first - 1] == .elision { first -= 1 }
    var end = run.upperBound
    while end > first, parts[end - 1] == .elision { end -= 1 }
    guard end - first > 1 else { return nil }
    let isReplaced = parts[first..<end].allSatisfy { $0 == .replaced }
    return isReplaced ? nil : first..<end
  }

  private func error(of run: Range<Int>, _ parts: [Part]) -> CopyError {
    let words = parts[run].filter(\.isWord)
    let category: ErrorCategory =
      words.allSatisfy { $0 == .omitted }
      ? .omission : words.allSatisfy { $0 == .added } ? .addition : .substitution
    let (first, last) = (reading.blocks[run.lowerBound], reading.blocks[run.upperBound - 1])
    return reading.error(
      category,
      CopyBlock(
        text: first.text.lowerBound..<last.text.upperBound,
        copy: first.copy.lowerBound..<last.copy.upperBound))
  }
}
