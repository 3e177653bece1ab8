import Tables

extension Analyser {
  /// Removes the readings that the neighbours exclude, then chooses one for each token.
  func disambiguate(_ sentence: Range<Int>, in analysis: inout Analysis) {
    var run = RuleRun(program: program, sentence: sentence, in: analysis)
    // Each pass sees what the last one removed; French needs two or three.
    var passes = 0
    while passes < 4, run.pass(&analysis.tokens, analysis.cache) { passes += 1 }
    run.choose(&analysis.tokens, analysis.cache)
  }
}

/// The rules at work on one sentence.
struct RuleRun {
  let program: ReadingProgram
  let sentence: Range<Int>
  /// What any reading of the sentence says, with its borders; most conditions that look far ask for
  /// a word that is not there.
  private var bits = ReadingBits(.border).raw
  private var lists = ListMask()

  init(program: ReadingProgram, sentence: Range<Int>, in analysis: Analysis) {
    self.program = program
    self.sentence = sentence
    for token in analysis.tokens[sentence] {
      let entry = analysis.cache.entries[Int(token.entry)]
      bits |= entry.bits
      lists.formUnion(entry.lists)
    }
  }

  /// Whether a pattern may fit some word of the sentence.
  private func mayOccur(_ run: Range<Int>) -> Bool {
    run.contains { row in
      let pattern = program.patterns[row]
      let common = bits & pattern.mask.raw
      return (pattern.lists.isEmpty || pattern.lists.meets(lists))
        && common & ReadingBits.wordClass.mask != 0 && common & ReadingBits.tense.mask != 0
        && common & ReadingBits.role.mask != 0
    }
  }

  /// Applies the rules once from left to right; whether a reading was removed.
  mutating func pass(_ tokens: inout [AnalysedToken], _ cache: ReadingCache) -> Bool {
    var changed = false
    for index in sentence where tokens[index].live.nonzeroBitCount > 1 {
      let entry = cache.entries[Int(tokens[index].entry)]
      for candidate in entry.rules {
        let rule = program.rules[Int(cache.candidates[Int(candidate)])]
        if apply(rule, at: index, &tokens, cache) {
          changed = true
          if tokens[index].live.nonzeroBitCount == 1 { break }
        }
      }
    }
    return changed
  }

  /// Narrows by the preferences on a copy of what is left, then takes the first.
  mutating func choose(_ tokens: inout [AnalysedToken], _ cache: ReadingCache) {
    for index in sentence {
      let live = tokens[index].live
      guard live.nonzeroBitCount > 1 else {
        tokens[index].isDecided = true
        tokens[index].choice = UInt8(live.trailingZeroBitCount)
        continue
      }
      tokens[index].isDecided = sameSort(tokens[index], cache)
      let entry = cache.entries[Int(tokens[index].entry)]
      for candidate in entry.preferences where tokens[index].live.nonzeroBitCount > 1 {
        let rule = program.rules[Int(cache.candidates[Int(candidate)])]
        _ = apply(rule, at: index, &tokens, cache)
      }
      tokens[index].choice = easiest(tokens[index], cache)
      tokens[index].live = live
    }
  }

  /// Whether the readings left differ in nothing but the lemma.
  private func sameSort(_ token: AnalysedToken, _ cache: ReadingCache) -> Bool {
    var bits: UInt64 = 0
    var count = 0
    forEachReading(of: token) { reading in
      let raw = cache.readings[reading].bits.raw
      if raw != bits { count += 1 }
      bits = raw
    }
    return count < 2
  }

  /// The reading of the lowest grade, the first of those.
  private func easiest(_ token: AnalysedToken, _ cache: ReadingCache) -> UInt8 {
    var best = token.live.trailingZeroBitCount
    var grade = UInt16.max
    forEachReading(of: token) { reading in
      if cache.readings[reading].grade < grade {
        grade = cache.readings[reading].grade
        best = reading - Int(token.firstReading)
      }
    }
    return UInt8(best)
  }

  /// Applies one rule at one place; whether it removed something.
  private func apply(
    _ rule: ReadingProgram.Rule, at index: Int, _ tokens: inout [AnalysedToken],
    _ cache: ReadingCache
  ) -> Bool {
    let token = tokens[index]
    if !rule.word.isEmpty, !mayBe(rule.word, token, cache, all: true) { return false }
    var matched: UInt32 = 0
    forEachReading(of: token) { reading in
      if fits(rule.pattern, cache.readings[reading], token.placeBits) {
        matched |= 1 << UInt32(reading - Int(token.firstReading))
      }
    }
    guard matched != 0, rule.hasAgreement || matched != token.live else { return false }
    for row in rule.exceptions
    where holds(program.conditions[row], at: index, tokens, cache, reading: nil) { return false }
    for row in rule.conditions where program.conditions[row].agreement == 0 {
      guard holds(program.conditions[row], at: index, tokens, cache, reading: nil) else {
        return false
      }
    }
    if rule.hasAgreement {
      matched = agreeing(matched, rule, at: index, tokens, cache)
      guard matched != 0, matched != token.live else { return false }
    }
    let target = rule.removes ? matched : token.live & ~matched
    tokens[index].live &= ~target
    return true
  }

  /// Those of some readings for which the conditions hold that compare.
  private func agreeing(
    _ matched: UInt32, _ rule: ReadingProgram.Rule, at index: Int, _ tokens: [AnalysedToken],
    _ cache: ReadingCache
  ) -> UInt32 {
    var result = matched
    var rest = matched
    while rest != 0 {
      let offset = rest.trailingZeroBitCount
      rest &= rest - 1
      let reading = cache.readings[Int(tokens[index].firstReading) + offset]
      for row in rule.conditions where program.conditions[row].agreement != 0 {
        if !holds(program.conditions[row], at: index, tokens, cache, reading: reading) {
          result &= ~(1 << UInt32(offset))
        }
      }
    }
    return result
  }

  /// Calls `body` with the place in the cache of each reading that is left.
  @inline(__always)
  private func forEachReading(of token: AnalysedToken, _ body: (Int) -> Void) {
    var live = token.live
    while live != 0 {
      body(Int(token.firstReading) + live.trailingZeroBitCount)
      live &= live - 1
    }
  }

  @inline(__always)
  private func fits(_ run: Range<Int>, _ reading: LatticeReading, _ place: UInt64) -> Bool {
    for row in run where program.patterns[row].fits(reading, place) { return true }
    return false
  }

  /// Whether some reading fits; with `all`, those that were removed count too.
  private func mayBe(
    _ run: Range<Int>, _ token: AnalysedToken, _ cache: ReadingCache, all: Bool = false
  ) -> Bool {
    var live = all ? token.all : token.live
    while live != 0 {
      let reading = cache.readings[Int(token.firstReading) + live.trailingZeroBitCount]
      if fits(run, reading, token.placeBits) { return true }
      live &= live - 1
    }
    return false
  }

  /// Whether every reading that is left fits.
  private func mustBe(
    _ run: Range<Int>, _ token: AnalysedToken, _ cache: ReadingCache
  ) -> Bool {
    var live = token.live
    while live != 0 {
      let reading = cache.readings[Int(token.firstReading) + live.trailingZeroBitCount]
      if !fits(run, reading, token.placeBits) { return false }
      live &= live - 1
    }
    return true
  }

  private static let border = LatticeReading(bits: ReadingBits(.border))

  /// Whether a condition holds at a word, for one of its readings if it compares.
  private func holds(
    _ condition: ReadingProgram.Condition, at index: Int, _ tokens: [AnalysedToken],
    _ cache: ReadingCache, reading: LatticeReading?
  ) -> Bool {
    if condition.reach > 0, !mayOccur(condition.pattern) { return condition.quantifier == .none }
    var place = index + condition.place
    for _ in 0...condition.reach {
      guard sentence.contains(place) else {
        let isHit =
          condition.agreement == 0
          && fits(condition.pattern, Self.border, 0)
        return isHit == (condition.quantifier != .none)
      }
      let token = tokens[place]
      let isHit: Bool
      if let reading, condition.agreement != 0 {
        isHit = agrees(condition, reading, token, cache)
      } else if condition.quantifier == .all {
        isHit = mustBe(condition.pattern, token, cache)
      } else {
        isHit = mayBe(condition.pattern, token, cache)
      }
      if isHit { return condition.quantifier != .none }
      if mayBe(condition.barrier, token, cache) { break }
      if !condition.passed.isEmpty, !mayBe(condition.passed, token, cache) { break }
      place += condition.step
    }
    return condition.quantifier == .none
  }

  /// Whether the readings of a token that fit agree (or disagree) with `reading`.
  private func agrees(
    _ condition: ReadingProgram.Condition, _ reading: LatticeReading, _ token: AnalysedToken,
    _ cache: ReadingCache
  ) -> Bool {
    var isFound = false
    var isAgreed = false
    forEachReading(of: token) { place in
      let other = cache.readings[place]
      guard fits(condition.pattern, other, token.placeBits) else { return }
      isFound = true
      if reading.agrees(with: other, in: condition.agreement) { isAgreed = true }
    }
    let wantsDisagreement = condition.agreement & ReadingConditionRecord.disagrees != 0
    return isFound && isAgreed != wantsDisagreement
  }
}

extension LatticeReading {
  /// Whether two readings may agree in the features of `ReadingConditionRecord.agreement`; a value
  /// that serves all agrees with each.
  func agrees(with other: LatticeReading, in agreement: UInt32) -> Bool {
    let common = bits.raw & other.bits.raw
    let either = bits.raw | other.bits.raw
    func agree(_ group: ReadingBits.Group) -> Bool {
      common & group.mask != 0 || either & group.bit(0) != 0
    }
    if agreement & 1 != 0, !agree(ReadingBits.gender) { return false }
    if agreement & 2 != 0, !agree(ReadingBits.number) { return false }
    return agreement & 4 == 0 || agree(ReadingBits.person)
  }
}
