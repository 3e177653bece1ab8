/// What of a copy stands for what of the text: some elements of each, or none of one of them.
struct CopyBlock: Hashable, Sendable {
  var text: Range<Int>
  var copy: Range<Int>
}

/// Puts the elements of a copy beside those of the text.
///
/// Two neighbours that occur once on either side are an anchor, and what lies between anchors is small;
/// there every way of leaving out, adding, splitting and merging words is weighed.
struct CopyAligner {
  private let dictation: PreparedDictation
  let text: [CopyElement]
  let copy: [CopyElement]

  /// Pairs of elements that are weighed between two anchors.
  ///
  /// What is larger shares no two neighbours anywhere: it is left unmatched.
  private static let largestGap = 1 << 20

  init(_ dictation: PreparedDictation, _ copy: CopySide) {
    self.dictation = dictation
    text = dictation.side.elements
    self.copy = copy.elements
  }

  /// The blocks in their order; together they hold all elements of both sides.
  ///
  /// - Complexity: O(n log n) and the pairs between anchors, of which a few stand there in a copy of the
  ///   text; `largestGap` of them at most.
  func blocks() -> [CopyBlock] {
    var blocks: [CopyBlock] = []
    var (t, c) = (0, 0)
    for (atText, atCopy) in anchors() {
      align(t..<atText, c..<atCopy, into: &blocks)
      blocks.append(CopyBlock(text: atText..<atText + 1, copy: atCopy..<atCopy + 1))
      (t, c) = (atText + 1, atCopy + 1)
    }
    align(t..<text.count, c..<copy.count, into: &blocks)
    return tied(settled(blocks))
  }

  // MARK: Anchors

  /// Places of equal elements on both sides, ascending on both.
  private func anchors() -> [(Int, Int)] {
    let (here, there) = (pairsOnce(text), pairsOnce(copy))
    var found: [(Int, Int)] = []
    for (pair, place) in here {
      guard let other = there[pair], text[place].isSame(as: copy[other]),
        text[place + 1].isSame(as: copy[other + 1])
      else { continue }
      found.append((place, other))
    }
    found.sort { $0 < $1 }
    var chain: [(Int, Int)] = []
    for (place, other) in longestAscending(found) {
      for step in 0...1 where chain.last.map({ $0.0 < place + step && $0.1 < other + step }) ?? true
      {
        chain.append((place + step, other + step))
      }
    }
    return chain
  }

  /// The first places of neighbours that occur once.
  private func pairsOnce(_ elements: [CopyElement]) -> [UInt64: Int] {
    var places: [UInt64: Int] = [:]
    guard elements.count > 1 else { return places }
    places.reserveCapacity(elements.count)
    var previous = elements[0].hash
    for place in 1..<elements.count {
      let hash = elements[place].hash
      let pair = (previous &* 0x9E37_79B9_7F4A_7C15) ^ hash
      places[pair] = places[pair] == nil ? place - 1 : -1
      previous = hash
    }
    return places.filter { $0.value >= 0 }
  }

  /// The longest run of pairs that ascends on both sides, of pairs that ascend on the first.
  private func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chain: [(Int, Int)] = []
    var place = ends.last ?? -1
    while place >= 0 {
      chain.append(pairs[place])
      place = before[place]
    }
    return chain.reversed()
  }

  // MARK: Between anchors

  /// How many elements of the text, and of the copy, a block may take.
  private static let steps: [(text: Int, copy: Int)] = [
    (1, 1), (1, 0), (0, 1), (2, 1), (1, 2), (3, 1), (1, 3), (2, 2), (3, 2), (2, 3),
  ]

  private func align(_ t: Range<Int>, _ c: Range<Int>, into blocks: inout [CopyBlock]) {
    guard !t.isEmpty || !c.isEmpty else { return }
    guard !t.isEmpty, !c.isEmpty, (t.count + 1) * (c.count + 1) <= Self.largestGap else {
      blocks += t.map { CopyBlock(text: $0..<$0 + 1, copy: c.lowerBound..<c.lowerBound) }
      blocks += c.map { CopyBlock(text: t.upperBound..<t.upperBound, copy: $0..<$0 + 1) }
      return
    }
    let width = c.count + 1
    var costs = [Int32](repeating: .max, count: (t.count + 1) * width)
    var steps = [UInt8](repeating: 0, count: costs.count)
    costs[0] = 0
    for i in 0...t.count {
      for j in 0...c.count where i + j > 0 {
        for (step, size) in Self.steps.enumerated() where size.text <= i && size.copy <= j {
          let before = costs[(i - size.text) * width + j - size.copy]
          guard before < costs[i * width + j] else { continue }
          let (ti, cj) = (t.lowerBound + i, c.lowerBound + j)
          guard let cost = cost(ti - size.text..<ti, cj - size.copy..<cj),
            before + cost < costs[i * width + j]
          else { continue }
          costs[i * width + j] = before + cost
          steps[i * width + j] = UInt8(step)
        }
      }
    }
    trace(t, c, steps, into: &blocks)
  }

  private func trace(
    _ t: Range<Int>, _ c: Range<Int>, _ steps: [UInt8], into blocks: inout [CopyBlock]
  ) {
    let start = blocks.count
    var (i, j) = (t.count, c.count)
    while i > 0 || j > 0 {
      let size = Self.steps[Int(steps[i * (c.count + 1) + j])]
      let (ti, cj) = (t.lowerBound + i, c.lowerBound + j)
      blocks.append(CopyBlock(text: ti - size.text..<ti, copy: cj - size.copy..<cj))
      i -= size.text
      j -= size.copy
    }
    blocks[start...].reverse()
  }

  // MARK: Costs

  private enum Cost {
    /// A plausible wrong form, words merged or split.
    static let known: Int32 = 12
    static let word: Int32 = 62
    static let sign: Int32 = 30
    static let otherSign: Int32 = 45
    /// Two words that have nothing in common: a little less than leaving out one and adding the other.
    static let otherWord: Int32 = 115
  }

  /// What a block costs; nil for one that can't be.
  private func cost(_ t: Range<Int>, _ c: Range<Int>) -> Int32? {
    switch (t.count, c.count) {
    case (1, 0): return text[t.lowerBound].kind == .sign ? Cost.sign : Cost.word
    case (0, 1): return copy[c.lowerBound].kind == .sign ? Cost.sign : Cost.word
    case (1, 1): return cost(of: t.lowerBound, as: c.lowerBound)
    default: return costOfMany(t, c)
    }
  }

  private func cost(of t: Int, as c: Int) -> Int32? {
    let (right, written) = (text[t], copy[c])
    if right.isSame(as: written) { return 0 }
    if right.kind == .sign || written.kind == .sign {
      return right.kind == written.kind ? Cost.otherSign : nil
    }
    if dictation.isFree(written, at: t) { return 0 }
    if dictation.isWrongForm(t..<t + 1, copy[c..<c + 1]) { return Cost.known }
    let (longer, shorter) = (
      max(right.letters.count, written.letters.count),
      min(right.letters.count, written.letters.count)
    )
    guard shorter * 3 >= longer else { return Cost.otherWord }
    let difference = LetterEdits.difference(right.letters, written.letters)
    return difference > 60 ? Cost.otherWord : Int32(10 + difference)
  }

  private func costOfMany(_ t: Range<Int>, _ c: Range<Int>) -> Int32? {
    guard !text[t].contains(where: { $0.kind == .sign }),
      !copy[c].contains(where: { $0.kind == .sign })
    else { return nil }
    if dictation.isWrongForm(t, copy[c]) { return Cost.known }
    let right = text[t].reduce(into: []) { $0 += $1.bare }
    let written = copy[c].reduce(into: []) { $0 += $1.bare }
    if right == written {
      // Parts that are right need no block of their own.
      let isApart =
        text[t.lowerBound].bare != copy[c.lowerBound].bare
        && text[t.upperBound - 1].bare != copy[c.upperBound - 1].bare
      return isApart || t.count == 1 || c.count == 1 ? Cost.known : nil
    }
    guard t.count == 1 || c.count == 1, right.count > 3, written.count > 3 else { return nil }
    let cost = LetterEdits.cost(right, written)
    if cost <= max(right.count, written.count),
      FrenchSounds.sounds(right) == FrenchSounds.sounds(written)
    {
      return 2 * Cost.known
    }
    guard cost * 3 <= max(right.count, written.count) * 2, cost < leastOfParts(t, c) else {
      return nil
    }
    return Cost.known + Int32(50 * cost / max(right.count, written.count))
  }

  /// The cost of the part of the longer side that is nearest to the word of the other: where it is
  /// lower, the rest of them was left out or added.
  private func leastOfParts(_ t: Range<Int>, _ c: Range<Int>) -> Int {
    t.count == 1
      ? c.map { LetterEdits.cost(text[t.lowerBound].bare, copy[$0].bare) }.min() ?? .max
      : t.map { LetterEdits.cost(text[$0].bare, copy[c.lowerBound].bare) }.min() ?? .max
  }
}
