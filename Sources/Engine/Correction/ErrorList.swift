import Text

/// Gathers the errors of a copy, block by block.
struct ErrorList {
  let reading: CopyReading
  private let words: WordErrors
  var errors: [CopyError] = []
  /// The block of each of the first errors; those after them stand between blocks.
  var blocks: [Int] = []
  /// The block of each token of the text.
  private var blockOf: [Int]
  /// Tokens that tell nothing of their traps.
  private var silent: Set<Int> = []

  var text: [CopyElement] { reading.text }
  var copy: [CopyElement] { reading.copy.elements }

  init(_ reading: CopyReading) {
    self.reading = reading
    words = WordErrors(reading)
    blockOf = [Int](repeating: 0, count: reading.text.count)
    for (index, block) in reading.blocks.enumerated() {
      for token in block.text { blockOf[token] = index }
    }
  }

  /// Whether the child wrote the word of a trap.
  func isAnswered(_ trap: Trap) -> Bool {
    // A mark that is missing is an answer, since no word was skipped there.
    text[trap.token].kind == .sign
      ? isNearWritten(trap.token)
      : !silent.contains(trap.token) && !reading.blocks[blockOf[trap.token]].copy.isEmpty
  }

  /// Whether the word before a sign was written.
  private func isNearWritten(_ sign: Int) -> Bool {
    guard let word = text[..<sign].lastIndex(where: { $0.kind != .sign }) else { return true }
    return !reading.blocks[blockOf[word]].copy.isEmpty
  }

  /// Finds all errors.
  mutating func fill() {
    for index in reading.blocks.indices { add(index) }
    joinRuns()
    addJoints()
    let misreadings = Misreadings(reading)
    for group in misreadings.found() { take(group, misreadings) }
    errors.sort {
      ($0.expected.lowerBound, $0.written.lowerBound)
        < ($1.expected.lowerBound, $1.written.lowerBound)
    }
    markRepeated()
  }

  private mutating func add(_ index: Int) {
    let block = reading.blocks[index]
    defer { while blocks.count < errors.count { blocks.append(index) } }
    if block.copy.isEmpty {
      addOmission(block)
    } else if block.text.isEmpty {
      addAddition(block, index)
    } else if block.text.count == 1, block.copy.count == 1 {
      if text[block.text.lowerBound].kind == .sign {
        addSign(block)
      } else {
        errors += words.errors(block)
        addCapital(block)
      }
    } else {
      errors += JointErrors(reading).errors(block)
      addCapital(block)
    }
  }

  // MARK: Signs

  private mutating func addSign(_ block: CopyBlock) {
    let (right, written) = (text[block.text.lowerBound], copy[block.copy.lowerBound])
    guard !right.isSame(as: written) else { return }
    let known = reading.dictation.wrongForm(of: block.text, as: written.letters)
    errors.append(
      reading.error(.punctuation, block, skill: reading.skills.signs, rule: known?.rule))
  }

  private mutating func addOmission(_ block: CopyBlock) {
    let token = block.text.lowerBound
    if text[token].kind == .sign {
      let known = reading.dictation.wrongForm(of: block.text, as: [])
      errors.append(
        reading.error(.punctuation, block, skill: reading.skills.signs, rule: known?.rule))
      return
    }
    // *on n’a*: what is not heard was not forgotten but taken for another word.
    if let known = reading.dictation.wrongForm(of: block.text, as: []),
      reading.skills.isGrammar(known.skill)
    {
      errors.append(reading.error(.grammatical, block, skill: known.skill, rule: known.rule))
      return
    }
    errors.append(reading.error(.omission, block))
  }

  private mutating func addAddition(_ block: CopyBlock, _ index: Int) {
    let element = copy[block.copy.lowerBound]
    if element.kind == .sign {
      guard !isTie(element, index) else { return }
      errors.append(reading.error(.punctuation, block, skill: reading.skills.signs))
    } else {
      errors.append(reading.error(.addition, block))
    }
  }

  /// Whether a hyphen with a space beside it stands where the text ties two words: *vas - tu*.
  private func isTie(_ element: CopyElement, _ index: Int) -> Bool {
    guard element.letters == [Letter.hyphen], index + 1 < reading.blocks.count,
      let next = reading.blocks[index + 1].text.first
    else { return false }
    return text[next].joint == .hyphen
  }

  // MARK: Capitals

  private mutating func addCapital(_ block: CopyBlock) {
    let (right, written) = (text[block.text.lowerBound], copy[block.copy.lowerBound])
    guard !reading.isShouted, right.kind == .word, written.kind == .word,
      right.isCapitalised != written.isCapitalised,
      !errors.suffix(2).contains(where: { isOtherWord($0, block) })
    else { return }
    if written.isCapitalised, followsOwnStop(block.copy.lowerBound) { return }
    errors.append(reading.error(.capital, block, skill: reading.skills.signs))
  }

  private func isOtherWord(_ error: CopyError, _ block: CopyBlock) -> Bool {
    error.category == .substitution && error.expected == reading.textBytes(block.text)
  }

  /// Whether a capital follows from an end mark that the child put there itself.
  private func followsOwnStop(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    return copy[place - 1].kind == .sign && copy[place - 1].isEndMark
  }

  // MARK: Between words

  private mutating func addJoints() {
    var before: CopyBlock?
    for block in reading.blocks {
      defer { if !isLoneTie(block) { before = block } }
      guard let last = before, let error = JointErrors(reading).error(between: last, and: block)
      else {
        continue
      }
      errors.append(error)
    }
  }

  private func isLoneTie(_ block: CopyBlock) -> Bool {
    block.text.isEmpty && copy[block.copy.lowerBound].letters == [Letter.hyphen]
  }

  // MARK: Wholes

  /// Puts one error in the place of those of a group that was read otherwise.
  private mutating func take(_ group: Misreading, _ misreadings: Misreadings) {
    let ranges = group.tokens.map { text[$0].range }
    errors.removeAll { error in
      error.category == .grammatical && ranges.contains(error.expected)
    }
    silent.formUnion(group.tokens)
    errors.append(misreadings.error(of: group))
  }

  /// The same misspelling of the same word counts once, whatever its ending; so does the small letter of a
  /// name.
  private mutating func markRepeated() {
    var seen: Set<[UInt16]> = []
    for place in errors.indices where errors[place].category.isSpelling || isName(errors[place]) {
      let isNew = seen.insert(key(of: errors[place])).inserted
      errors[place].isRepeated = !isNew
    }
  }

  private func isName(_ error: CopyError) -> Bool {
    guard error.category == .capital, let token = token(of: error) else { return false }
    return !reading.dictation.analysis.tokens[token].opensSpeech
  }

  private func token(of error: CopyError) -> Int? {
    text.firstIndex { $0.range.lowerBound == error.expected.lowerBound }
  }

  private func key(of error: CopyError) -> [UInt16] {
    let right = Letter.letters(slice(reading.dictation.side.text, error.expected))
    guard error.category != .capital else { return right + [0] }
    let written = Letter.letters(slice(reading.copy.text, error.written))
    let lemma = token(of: error).map { reading.dictation.analysis.reading($0).lemma } ?? -1
    let changes = LetterEdits.edits(right, written).filter { $0.place + 2 < right.count }
    let edits = changes.flatMap { change -> [UInt16] in
      [UInt16(change.place), change.old ?? 0, change.new ?? 0]
    }
    guard lemma >= 0, !changes.isEmpty else { return right + [1] + written }
    return [2, UInt16(truncatingIfNeeded: lemma)] + edits
  }
}

extension CopyElement {
  /// Whether it is one of the signs that may end a sentence.
  var isEndMark: Bool {
    kind == .sign
      && (letters.first.map { [0x2E, 0x21, 0x3F, Letter.ellipsis].contains($0) } ?? false)
  }
}
