import Tables

extension Analyser {
  /// Finds the groups around verbs: auxiliaries with what completes them.
  func addVerbGroups(_ sentence: Range<Int>, to analysis: inout Analysis) {
    for place in sentence where analysis.has(place, .verb) && analysis.tokens[place].verb < 0 {
      // A participle alone makes no group; those after an auxiliary were taken with it.
      if analysis.has(place, .pastParticiple) { continue }
      let group = verbGroup(at: place, sentence, analysis)
      let number = Int32(analysis.verbs.count)
      analysis.tokens[group.head].verb = number
      analysis.tokens[group.main].verb = number
      if group.middle >= 0 { analysis.tokens[group.middle].verb = number }
      analysis.verbs.append(group)
    }
  }

  private func verbGroup(
    at place: Int, _ sentence: Range<Int>, _ analysis: Analysis
  ) -> VerbGroup {
    let reading = analysis.reading(place)
    var group = VerbGroup(head: place, main: place)
    group.tense = reading.tense
    group.person = reading.person
    group.number = reading.number
    for other in analysis.readings(place) where other.isClass(.verb) {
      group.possibleTenses |= 1 << other.tense.rawValue
    }
    if analysis.isImperativeWithS(place, sentence) {
      group.tense = .imperative
      group.possibleTenses = 1 << VerbTense.imperative.rawValue
    }
    let isReflexive = analysis.hasReflexive(before: place, person: reading.person, sentence)
    if isReflexive { group.voice = .pronominal }
    if reading.lemma == verbs.avoir {
      completeWithAvoir(&group, sentence, analysis)
    } else if reading.lemma == verbs.etre {
      completeWithEtre(&group, sentence, analysis, isReflexive: isReflexive)
    } else if reading.lemma == verbs.aller, !isReflexive, reading.isFiniteVerb,
      let infinitive = analysis.next(after: place, .infinitive, sentence)
    {
      group.main = infinitive
      group.formation = .goingTo
    } else if reading.lemma == verbs.venir, reading.isFiniteVerb,
      let infinitive = justDone(after: place, sentence, analysis)
    {
      group.main = infinitive
      group.formation = .justDone
    }
    return group
  }

  /// *a mangé*, *a été mangé*.
  private func completeWithAvoir(
    _ group: inout VerbGroup, _ sentence: Range<Int>, _ analysis: Analysis
  ) {
    guard
      let participle = analysis.next(
        after: group.head, .pastParticiple, sentence, pastPhrases: true)
    else { return }
    group.main = participle
    group.formation = .participle
    if analysis.reading(participle).lemma == verbs.etre,
      let second = analysis.next(after: participle, .pastParticiple, sentence)
    {
      group.middle = participle
      group.main = second
      group.voice = .passive
    }
  }

  /// *est arrivé*, *s’est lavé*, *est mangé*.
  private func completeWithEtre(
    _ group: inout VerbGroup, _ sentence: Range<Int>, _ analysis: Analysis, isReflexive: Bool
  ) {
    guard let participle = analysis.next(after: group.head, .pastParticiple, sentence) else {
      return
    }
    group.main = participle
    if isReflexive || analysis.reading(participle).features.takesEtre {
      group.formation = .participle
    } else {
      group.voice = .passive
    }
  }

  /// The infinitive after *venir de*.
  private func justDone(
    after place: Int, _ sentence: Range<Int>, _ analysis: Analysis
  ) -> Int? {
    var next = place + 1
    while next < sentence.upperBound, analysis.mayInterrupt(next) { next += 1 }
    guard next < sentence.upperBound, analysis.has(next, .preposition), analysis.isDe(next)
    else { return nil }
    return analysis.next(after: next, .infinitive, sentence)
  }
}

extension Analysis {
  /// The next verb in that tense, past what may stand inside a compound tense: adverbs, pronouns
  /// of inversion or object, *tous* and *rien*.
  ///
  /// - Parameter pastPhrases: also past a preposition with a bare noun (*en effet, à nouveau*).
  fileprivate func next(
    after place: Int, _ tense: VerbTense, _ sentence: Range<Int>, pastPhrases: Bool = false
  ) -> Int? {
    var next = place + 1
    while next < sentence.upperBound, next <= place + 8 {
      if has(next, .verb) { return has(next, tense) ? next : nil }
      if mayInterrupt(next) || isSign(next, .quote) || isBetweenAdverbs(next) {
        next += 1
      } else if pastPhrases, has(next, .preposition),
        has(next + 1, .noun) || has(next + 1, .adjective) || has(next + 1, .adverb)
      {
        next += 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// The *ou* in *plus ou moins*.
  private func isBetweenAdverbs(_ token: Int) -> Bool {
    has(token, .conjunction) && has(token - 1, .adverb)
      && (has(token + 1, .adverb) || has(token + 1, TokenClass.unknown))
  }

  fileprivate func mayInterrupt(_ token: Int) -> Bool {
    // A word that the set does not know may be an adverb.
    if has(token, .adverb) || has(token, TokenClass.unknown) { return true }
    guard has(token, .pronoun) else { return false }
    return tokens[token].isLinked || has(token, .object) || has(token, .adverbial)
      || has(token, .reflexive) || has(token, .indefinite)
  }

  /// An imperative that has an s before *y* and *en*: *vas-y, manges-en*.
  fileprivate func isImperativeWithS(_ token: Int, _ sentence: Range<Int>) -> Bool {
    let reading = reading(token)
    return reading.tense == .present && reading.person == 2 && reading.number == .singular
      && sentence.contains(token + 1) && tokens[token + 1].isLinked && has(token + 1, .adverbial)
  }

  /// Whether a pronoun before the verb says the same as its subject.
  fileprivate func hasReflexive(
    before head: Int, person: UInt32, _ sentence: Range<Int>
  ) -> Bool {
    var place = head - 1
    while place >= sentence.lowerBound, has(place, .pronoun), !tokens[place].isLinked {
      if has(place, .reflexive) { return true }
      guard has(place, .object) || has(place, .adverbial) else { return false }
      let reading = reading(place)
      if person != 0, person < 3, reading.person == person {
        // *nous nous lavons*, *je me lave*; *tu* and *vous* likewise.
        return true
      }
      place -= 1
    }
    return false
  }
}
