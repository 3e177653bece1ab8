extension CopyAligner {
  /// The blocks with each run of words that were left out or added as late as it can stand.
  ///
  /// Of *pour pour* the second is the one that was added, and a child who stopped wrote what comes
  /// first. What stands before all else may be a heading and stays.
  func settled(_ blocks: [CopyBlock]) -> [CopyBlock] {
    var blocks = blocks
    var start = 0
    while start < blocks.count {
      let isOmission = blocks[start].copy.isEmpty
      guard start > 0, isOmission || blocks[start].text.isEmpty else {
        start += 1
        continue
      }
      var end = start
      while end < blocks.count, isOmission ? blocks[end].copy.isEmpty : blocks[end].text.isEmpty {
        end += 1
      }
      while end < blocks.count, canMove(blocks[start], blocks[end], isOmission) {
        move(start, end, isOmission, &blocks)
        start += 1
        end += 1
      }
      start = end
    }
    return blocks
  }

  /// Whether the first of a run is the same as what comes after it.
  private func canMove(_ first: CopyBlock, _ next: CopyBlock, _ isOmission: Bool) -> Bool {
    guard next.text.count == 1, next.copy.count == 1 else { return false }
    return isOmission
      ? text[first.text.lowerBound].isSame(as: text[next.text.lowerBound])
      : copy[first.copy.lowerBound].isSame(as: copy[next.copy.lowerBound])
  }

  /// Lets the first of a run stand for what the block after it stands for.
  private func move(_ start: Int, _ end: Int, _ isOmission: Bool, _ blocks: inout [CopyBlock]) {
    let (first, next) = (blocks[start], blocks[end])
    if isOmission {
      blocks[start] = CopyBlock(text: first.text, copy: next.copy)
      let after = next.copy.upperBound..<next.copy.upperBound
      for place in start + 1..<end { blocks[place].copy = after }
      blocks[end] = CopyBlock(text: next.text, copy: after)
    } else {
      blocks[start] = CopyBlock(text: next.text, copy: first.copy)
      let after = next.text.upperBound..<next.text.upperBound
      for place in start + 1..<end { blocks[place].text = after }
      blocks[end] = CopyBlock(text: after, copy: next.copy)
    }
  }

  /// The blocks with the t of *a t’il* in one with the words that it ties.
  func tied(_ blocks: [CopyBlock]) -> [CopyBlock] {
    var tied: [CopyBlock] = []
    for block in blocks {
      guard tied.count > 1, let token = block.text.first, !block.copy.isEmpty,
        text[token].joint == .euphonic, tied[tied.count - 1].text.isEmpty,
        copy[tied[tied.count - 1].copy.lowerBound].bare == [0x74],
        tied[tied.count - 2].text.upperBound == token
      else {
        tied.append(block)
        continue
      }
      tied.removeLast()
      let before = tied.removeLast()
      tied.append(
        CopyBlock(
          text: before.text.lowerBound..<block.text.upperBound,
          copy: before.copy.lowerBound..<block.copy.upperBound))
    }
    return tied
  }
}
