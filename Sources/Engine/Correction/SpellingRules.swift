import Tables

/// Which skill a misspelling of the word itself belongs to.
struct SpellingRules {
  private let reading: CopyReading
  private var dictation: PreparedDictation { reading.dictation }
  private var skills: SkillRows { reading.skills }

  init(_ reading: CopyReading) {
    self.reading = reading
  }

  /// The skill and the rule of the set; nil where none is certain.
  ///
  /// A wrong form of a rule explains a misspelling when all its changes are among those of the copy.
  /// Without one, the letters that changed tell, if all of them tell the same.
  func skill(
    of token: Int, _ right: [UInt16], _ written: [UInt16], _ category: ErrorCategory
  ) -> (skill: Int?, rule: Int?) {
    let changes = LetterEdits.edits(right, written)
    let trap = dictation.allTraps(at: token).first { $0.skill == skills.invariables }
    if let trap { return (trap.skill, trap.rule) }
    var (best, most): (KnownWrongForm?, Int) = (nil, 0)
    for form in dictation.wrongForms(of: token..<token + 1) where !skills.isGrammar(form.skill) {
      let own = LetterEdits.edits(reading.text[token].letters, form.letters)
      if own.count > most, own.allSatisfy({ changes.contains($0) }) {
        (best, most) = (form, own.count)
      }
    }
    if let best { return (best.skill, best.rule) }
    if category == .accent { return (accent(token, written), nil) }
    return (isGrammatical(token) ? nil : skill(right, written), nil)
  }

  /// An accent that makes another word is a matter of words that sound alike: *sur* for *sûr*.
  private func accent(_ token: Int, _ written: [UInt16]) -> Int? {
    let own = dictation.analysis.reading(token).lemma
    let found = dictation.set.lexicon.readings(of: Letter.text(written))
    let isOther = !found.isEmpty && !found.contains { Int32($0.lemma) == own }
    return isOther ? skills.otherHomophones : skills.graphemes
  }

  private func isGrammatical(_ token: Int) -> Bool {
    let features = dictation.analysis.reading(token).features
    return dictation.analysis.tokens[token].isKnown
      && GrammarRules.isGrammatical(features.wordClass)
  }

  /// What all changed letters have in common.
  func skill(_ right: [UInt16], _ written: [UInt16]) -> Int? {
    let changes = LetterEdits.edits(right, written)
    let found = changes.map { skill(of: $0, right) }
    guard let first = found.first, let skill = first, found.allSatisfy({ $0 == skill }) else {
      return nil
    }
    return skill
  }

  private func skill(of change: LetterEdits.Edit, _ right: [UInt16]) -> Int? {
    switch (change.old, change.new) {
    case (let old?, nil): return lone(old, change.place, right)
    case (nil, let new?): return added(new, change.place, right)
    case (let old?, let new?): return exchanged(old, new, change.place, right)
    default: return nil
    }
  }

  private func letter(_ place: Int, _ word: [UInt16]) -> UInt16? {
    word.indices.contains(place) ? word[place] : nil
  }

  /// A letter that was left out.
  private func lone(_ old: UInt16, _ place: Int, _ right: [UInt16]) -> Int? {
    if !Letter.isVowel(old), letter(place - 1, right) == old || letter(place + 1, right) == old {
      return doubled(old, place, right)
    }
    if old == 0x68 { return skills.silentLetters }
    if isAfterC(place, right), old == 0x65 || old == 0x75 { return skills.graphemes }
    let isLast = place >= right.count - (right.last == 0x73 ? 2 : 1)
    guard isLast, isSilent(old) else { return nil }
    // *vallée*: of all final e only that after é is silent by itself.
    return old != 0x65 || letter(place - 1, right) == 0xE9 ? skills.silentLetters : nil
  }

  /// A letter that was put in before a place.
  private func added(_ new: UInt16, _ place: Int, _ right: [UInt16]) -> Int? {
    if !Letter.isVowel(new), letter(place - 1, right) == new || letter(place, right) == new {
      return doubled(new, place, right)
    }
    if new == 0x68 { return skills.silentLetters }
    if isAfterC(place, right), new == 0x65 || new == 0x75 { return skills.graphemes }
    // An s or e at the end has other reasons than the word's family.
    return place >= right.count && isSilent(new) && new != 0x73 && new != 0x65
      ? skills.silentLetters : nil
  }

  /// A consonant written once or twice; one that changes the sound is the value of a letter (ss), or no
  /// skill's (ll after i).
  private func doubled(_ letter: UInt16, _ place: Int, _ right: [UInt16]) -> Int? {
    if letter == 0x73 { return skills.graphemes }
    let before = right[..<min(place, right.count)].last { $0 != letter }
    return letter == 0x6C && before == 0x69 ? nil : skills.silentLetters
  }

  /// Whether the letter before is a c or g, whose value e and u change.
  private func isAfterC(_ place: Int, _ right: [UInt16]) -> Bool {
    letter(place - 1, right) == 0x67 || letter(place - 1, right) == 0x63
  }

  /// A letter that may stand at the end of a word without a sound: e and s, t, d, x, p, z, c, l.
  private func isSilent(_ letter: UInt16) -> Bool {
    "estdxpzcl".utf16.contains(letter)
  }

  private func exchanged(_ old: UInt16, _ new: UInt16, _ place: Int, _ right: [UInt16]) -> Int? {
    let pair = Set([old, new])
    if Letter.base(old) == Letter.base(new) { return skills.graphemes }
    if pair == [0x6D, 0x6E], letter(place + 1, right).map({ "bpm".utf16.contains($0) }) == true {
      return skills.graphemes
    }
    let values: [Set<UInt16>] = [
      [0x73, 0x63, 0xE7, 0x7A, 0x74, 0x78], [0x67, 0x6A], [0x63, 0x6B, 0x71],
    ]
    if place == right.count - 1, isSilent(old), isSilent(new) { return skills.silentLetters }
    return values.contains { pair.isSubset(of: $0) } ? skills.graphemes : nil
  }
}
