import Tables

/// Says what is wrong with a word that a copy has in the place of one of the text.
struct WordErrors {
  private let reading: CopyReading
  private var dictation: PreparedDictation { reading.dictation }
  private var skills: SkillRows { reading.skills }

  init(_ reading: CopyReading) {
    self.reading = reading
  }

  /// The errors of a word that stands alone on both sides: that of its grammar, then that of its
  /// spelling; capitals left aside.
  func errors(_ block: CopyBlock) -> [CopyError] {
    let token = block.text.lowerBound
    let right = reading.text[token]
    let written = reading.copy.elements[block.copy.lowerBound]
    if right.isSame(as: written) || dictation.isFree(written, at: token) { return [] }
    if right.kind == .number || written.kind == .number {
      return [reading.error(.substitution, block)]
    }
    let known = dictation.wrongForm(of: block.text, as: written.letters)
    if right.bare == written.bare || isElision(right.letters, written.letters) {
      return [
        reading.error(
          .apostropheHyphen, block, skill: known?.skill ?? skills.signs, rule: known?.rule)
      ]
    }
    if let known { return [error(known, block, right.letters, written.letters)] }
    return apart(block, token, right.letters, written.letters)
  }

  /// *l’* for *la* or the other way round.
  private func isElision(_ right: [UInt16], _ written: [UInt16]) -> Bool {
    func isElided(_ one: [UInt16], _ whole: [UInt16]) -> Bool {
      one.last == Letter.apostrophe && whole.count == one.count
        && whole.last.map(Letter.isVowel) == true && one.dropLast().elementsEqual(whole.dropLast())
    }
    return isElided(right, written) || isElided(written, right)
  }

  /// The error of a wrong form that the rules of the set foresee.
  private func error(
    _ known: KnownWrongForm, _ block: CopyBlock, _ right: [UInt16], _ written: [UInt16]
  ) -> CopyError {
    let category: ErrorCategory
    if known.skill == skills.signs {
      category = .apostropheHyphen
    } else if skills.isGrammar(known.skill), !isSameEnding(block.text.lowerBound, right, written) {
      category = .grammatical
    } else {
      category = spelling(right, written, at: block.text.lowerBound)
    }
    var error = reading.error(
      category == .substitution ? .phonetic : category, block, skill: known.skill, rule: known.rule)
    error.isAboveGrade = known.isAboveGrade
    return error
  }

  /// Whether a word is wrong in its middle alone and no word of French: *agnaux, derniere*.
  private func isSameEnding(_ token: Int, _ right: [UInt16], _ written: [UInt16]) -> Bool {
    right.last == written.last && right.count > 3
      && dictation.set.lexicon.readings(of: Letter.text(written)).isEmpty
      && LetterEdits.edits(right, written).allSatisfy { $0.place < right.count - 1 }
  }

  // MARK: Grammar and spelling apart

  /// Another form of the word, from which a copy is nearer than from the right one.
  private struct Sibling {
    var letters: [UInt16]
    var cost: Int
    var known: KnownWrongForm?
    var features: [WordFeatures] = []
  }

  /// What a word shows of grammar and what of spelling, where no rule foresees it as a whole: *enfan* for
  /// *enfants* is *enfant* for *enfants*, and *enfan* for *enfant*.
  private func apart(
    _ block: CopyBlock, _ token: Int, _ right: [UInt16], _ written: [UInt16]
  ) -> [CopyError] {
    let own = LetterEdits.cost(right, written)
    guard let sibling = nearest(to: written, than: own, token, right),
      sibling.cost == 0 || !isHeardRight(token, right, sibling.letters, written)
    else { return [wholeWord(block, token, right, written)] }
    let grammar = grammarError(sibling, block, token, right)
    guard sibling.cost > 0, isStemWrong(token, right, sibling.letters, written) else {
      return [grammar]
    }
    return [grammar, spellingError(block, token, sibling.letters, written)]
  }

  /// Whether a word sounds like the right one, and not like another form of it.
  private func isHeardRight(
    _ token: Int, _ right: [UInt16], _ sibling: [UInt16], _ written: [UInt16]
  ) -> Bool {
    let isVerb = dictation.analysis.isFinite(token)
    let heard = FrenchSounds.sounds(written, isPluralVerb: isVerb)
    return heard == FrenchSounds.sounds(right, isPluralVerb: isVerb)
      && heard != FrenchSounds.sounds(sibling, isPluralVerb: isVerb)
  }

  private func nearest(
    to written: [UInt16], than own: Int, _ token: Int, _ right: [UInt16]
  ) -> Sibling? {
    var best: Sibling?
    for form in dictation.wrongForms(of: token..<token + 1) where skills.isGrammar(form.skill) {
      let cost = LetterEdits.cost(form.letters, written)
      if cost < best?.cost ?? own {
        best = Sibling(letters: form.letters, cost: cost, known: form)
      }
    }
    for (form, features) in dictation.siblings(of: token) {
      let letters = Letter.letters(form)
      if best?.letters == letters {
        best?.features.append(features)
        continue
      }
      guard letters != right, abs(letters.count - written.count) * 2 < best?.cost ?? own else {
        continue
      }
      let cost = LetterEdits.cost(letters, written)
      if cost < best?.cost ?? own {
        best = Sibling(letters: letters, cost: cost, features: [features])
      }
    }
    return best
  }

  /// Whether a copy differs from a form in what this has in common with the right one, not only in the
  /// ending.
  private func isStemWrong(
    _ token: Int, _ right: [UInt16], _ form: [UInt16], _ written: [UInt16]
  ) -> Bool {
    if dictation.isFree(form, written) { return false }
    var stem = zip(right, form).prefix { $0 == $1 }.count
    if dictation.analysis.isFinite(token) {
      stem = min(stem, GrammarRules(reading).stemLength(right))
    }
    return LetterEdits.edits(form, written).contains { $0.place < stem }
  }

  private func grammarError(
    _ sibling: Sibling, _ block: CopyBlock, _ token: Int, _ right: [UInt16]
  ) -> CopyError {
    if let known = sibling.known {
      var error = reading.error(.grammatical, block, skill: known.skill, rule: known.rule)
      error.isAboveGrade = known.isAboveGrade
      return error
    }
    let skill = GrammarRules(reading).skill(of: token, as: sibling.letters, sibling.features)
    return reading.error(.grammatical, block, skill: skill)
  }

  /// A word that is near to no other form of itself.
  private func wholeWord(
    _ block: CopyBlock, _ token: Int, _ right: [UInt16], _ written: [UInt16]
  ) -> CopyError {
    let grammar = GrammarRules(reading)
    if let skill = grammar.homophone(at: token, as: written)
      ?? grammar.ending(of: token, right, written)
    {
      return reading.error(.grammatical, block, skill: skill)
    }
    return spellingError(block, token, right, written)
  }

  // MARK: Spelling

  /// What is wrong with the letters of words that were merged or split.
  func mergedError(_ block: CopyBlock, _ right: [UInt16], _ written: [UInt16]) -> CopyError {
    let category = spelling(right, written, at: block.text.lowerBound)
    return reading.error(
      category == .substitution ? .phonetic : category, block,
      skill: SpellingRules(reading).skill(right, written))
  }

  private func spellingError(
    _ block: CopyBlock, _ token: Int, _ right: [UInt16], _ written: [UInt16]
  ) -> CopyError {
    let category = spelling(right, written, at: token)
    guard category != .substitution else { return reading.error(category, block) }
    let (skill, rule) = SpellingRules(reading).skill(of: token, right, written, category)
    return reading.error(category, block, skill: skill, rule: rule)
  }

  /// Accent, sound or another word.
  private func spelling(
    _ right: [UInt16], _ written: [UInt16], at token: Int
  ) -> ErrorCategory {
    if right.count == written.count,
      zip(right, written).allSatisfy({ $0 == $1 || isAccent($0, $1) })
    {
      return .accent
    }
    let isPlural = dictation.analysis.isFinite(token)
    let (heard, read) = (
      FrenchSounds.sounds(right, isPluralVerb: isPlural),
      FrenchSounds.sounds(written, isPluralVerb: isPlural)
    )
    if heard == read { return .lexical }
    let sounds = LetterEdits.difference(heard.map(UInt16.init), read.map(UInt16.init))
    let letters = LetterEdits.difference(right, written)
    let isWord = !dictation.set.lexicon.readings(of: Letter.text(written)).isEmpty
    let limit = isWord ? 40 : 60
    if isWord, GrammarRules.isGrammatical(dictation.analysis.reading(token).features.wordClass),
      dictation.analysis.tokens[token].isKnown
    {
      return .substitution
    }
    return sounds > limit && letters > limit ? .substitution : .phonetic
  }

  private func isAccent(_ one: UInt16, _ other: UInt16) -> Bool {
    Letter.base(one) == Letter.base(other) && one != 0xE7 && other != 0xE7
  }
}
