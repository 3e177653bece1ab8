import Tables

extension Analyser {
  /// Finds noun groups, verb groups, subjects and participles of a sentence.
  func relate(_ sentence: Range<Int>, in analysis: inout Analysis) {
    let firstVerb = analysis.verbs.count
    addNounGroups(sentence, to: &analysis)
    addVerbGroups(sentence, to: &analysis)
    var clauses = ClauseFinder(sentence: sentence, firstVerb: firstVerb)
    for verb in firstVerb..<analysis.verbs.count { clauses.findSubject(of: verb, in: &analysis) }
    for verb in firstVerb..<analysis.verbs.count { clauses.findObject(of: verb, in: &analysis) }
    addParticiples(sentence, clauses: clauses, to: &analysis)
  }

  private func addNounGroups(_ sentence: Range<Int>, to analysis: inout Analysis) {
    var place = sentence.lowerBound
    while place < sentence.upperBound {
      if let group = nounGroup(at: place, end: sentence.upperBound, analysis) {
        for token in group.tokens { analysis.tokens[token].noun = Int32(analysis.nouns.count) }
        analysis.nouns.append(group)
        place = group.tokens.upperBound
      } else {
        place += 1
      }
    }
  }

  /// The noun group that begins at a token, or nil.
  private func nounGroup(at start: Int, end: Int, _ analysis: Analysis) -> NounGroup? {
    var place = start
    var determiner = -1
    while place < end, analysis.has(place, .determiner) || analysis.has(place, .numeral) {
      if determiner < 0 { determiner = place }
      place += 1
    }
    let afterDeterminers = place
    var adjective = -1
    while place < end, analysis.isBeforeNoun(place) {
      if analysis.has(place, .adjective) { adjective = place }
      place += 1
    }
    if place < end, analysis.isNominal(place) {
      return group(start: start, determiner: determiner, head: place, end: end, analysis)
    }
    // *les grands*, *les deux*, *du 12*: what stands for a noun.
    if adjective >= 0, determiner >= 0 {
      return group(start: start, determiner: determiner, head: adjective, end: end, analysis)
    }
    if determiner >= 0, analysis.has(afterDeterminers - 1, .numeral) {
      return group(
        start: start, determiner: determiner, head: afterDeterminers - 1, end: end, analysis)
    }
    return nil
  }

  private func group(
    start: Int, determiner: Int, head: Int, end: Int, _ analysis: Analysis
  ) -> NounGroup {
    var place = head + 1
    let reading = analysis.reading(head)
    // In *quelle année Tom est-il né ?* the name is no part of the group.
    let takesNames = !(determiner >= 0 && analysis.has(determiner, .interrogative))
    while place < end {
      if takesNames && analysis.has(place, TokenClass.properNoun)
        || analysis.isQualifier(place, of: reading)
      {
        place += 1
      } else if analysis.has(place, .adverb), place + 1 < end,
        analysis.isQualifier(place + 1, of: reading)
      {
        place += 2
      } else {
        break
      }
    }
    var group = NounGroup(tokens: start..<place, head: head, determiner: determiner)
    group.gender = analysis.commonGender(group)
    group.number = analysis.commonNumber(group)
    return group
  }
}

extension Analysis {
  /// Whether a token may stand between determiner and noun.
  fileprivate func isBeforeNoun(_ token: Int) -> Bool {
    if has(token, .adjective) { return true }
    guard has(token, .adverb) else { return false }
    return has(token + 1, .adjective) || has(token + 1, .adverb)
  }

  /// A noun, a name or a word that the set does not know.
  fileprivate func isNominal(_ token: Int) -> Bool {
    has(token, .noun) || has(token, TokenClass.properNoun) || has(token, TokenClass.unknown)
  }

  /// Whether a token after a noun says something of it and agrees.
  fileprivate func isQualifier(_ token: Int, of head: LatticeReading) -> Bool {
    let reading = reading(token)
    if reading.isClass(TokenClass.unknown) { return true }
    guard reading.isClass(.adjective) || has(token, .pastParticiple) else { return false }
    return reading.agrees(with: head, in: 3)
  }

  fileprivate func commonGender(_ group: NounGroup) -> Gender {
    let own = reading(group.head).gender
    if own != .any { return own }
    return group.tokens.lazy.map { self.reading($0).gender }.first { $0 != .any } ?? .any
  }

  fileprivate func commonNumber(_ group: NounGroup) -> GrammaticalNumber {
    let own = reading(group.head).number
    if own != .any { return own }
    return group.tokens.lazy.map { self.reading($0).number }.first { $0 != .any } ?? .any
  }
}
