import Tables

/// Says what is wrong with what ties or parts words.
struct JointErrors {
  private let reading: CopyReading
  private var dictation: PreparedDictation { reading.dictation }
  private var skills: SkillRows { reading.skills }

  init(_ reading: CopyReading) {
    self.reading = reading
  }

  /// The errors of words that were merged, split or cut elsewhere.
  func errors(_ block: CopyBlock) -> [CopyError] {
    if reading.isNumber(block.text), isSameBare(block) { return [] }
    let (right, written) = (reading.expected(block.text), reading.written(block.copy))
    if dictation.isFree(right, written) { return [] }
    if let known = dictation.wrongForm(of: block.text, as: written) {
      var error = reading.error(
        category(known, block, right, written), block, skill: known.skill, rule: known.rule)
      error.isAboveGrade = known.isAboveGrade
      return [error]
    }
    let isTied = right.contains(where: isTie) || written.contains(where: isTie)
    let cut = reading.error(
      isTied ? .apostropheHyphen : .segmentation, block,
      skill: isTied ? skills.signs : invariable(block))
    // The accent of *à* goes with the word that is gone: *jusqua*.
    guard !isSameBare(block),
      reading.text[block.text].allSatisfy({
        $0.bare.count > 1 || $0.letters.contains(Letter.apostrophe)
      })
    else { return [cut] }
    let bare = (
      reading.bare(reading.text[block.text]), reading.bare(reading.copy.elements[block.copy])
    )
    return [cut, WordErrors(reading).mergedError(block, bare.0, bare.1)]
  }

  private func isSameBare(_ block: CopyBlock) -> Bool {
    reading.bare(reading.text[block.text]) == reading.bare(reading.copy.elements[block.copy])
  }

  private func isTie(_ letter: UInt16) -> Bool {
    letter == Letter.apostrophe || letter == Letter.hyphen
  }

  private func category(
    _ known: KnownWrongForm, _ block: CopyBlock, _ right: [UInt16], _ written: [UInt16]
  ) -> ErrorCategory {
    if known.skill == skills.signs { return .apostropheHyphen }
    if skills.isGrammar(known.skill) { return .grammatical }
    return right.contains(where: isTie) && isSameBare(block) ? .apostropheHyphen : .segmentation
  }

  /// The skill of a word that never changes and was cut in two.
  private func invariable(_ block: CopyBlock) -> Int? {
    guard block.text.count == 1 else { return nil }
    let features = dictation.analysis.reading(block.text.lowerBound).features
    switch features.wordClass {
    case .adverb, .preposition, .conjunction: return skills.invariables
    default: return nil
    }
  }

  /// The error of what stands between two words that are both there.
  func error(between one: CopyBlock, and other: CopyBlock) -> CopyError? {
    guard let t = one.text.last, let c = one.copy.last, other.text.first == t + 1,
      let next = other.copy.first, isWord(t + 1), isWord(t), reading.copy.elements[c].kind == .word,
      reading.copy.elements[next].kind == .word, !reading.isNumber(t..<t + 2)
    else { return nil }
    let right = reading.text[t + 1].joint
    let written = next == c + 1 ? reading.copy.elements[next].joint : .hyphen
    guard isTied(right) || isTied(written), right != written, right != .none else { return nil }
    let block = CopyBlock(
      text: one.text.lowerBound..<other.text.upperBound,
      copy: one.copy.lowerBound..<other.copy.upperBound)
    let known = dictation.wrongForm(of: t..<t + 2, as: reading.written(c..<next + 1))
    return reading.error(.apostropheHyphen, block, skill: skills.signs, rule: known?.rule)
  }

  private func isWord(_ token: Int) -> Bool { reading.text[token].kind == .word }

  private func isTied(_ joint: CopyElement.Joint) -> Bool { joint == .hyphen || joint == .euphonic }
}
