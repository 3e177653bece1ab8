import Tables

extension ClauseFinder {
  /// Finds the direct object that stands before a verb.
  func findObject(of verb: Int, in analysis: inout Analysis) {
    let group = analysis.verbs[verb]
    var place = group.head - 1
    while place >= sentence.lowerBound, analysis.has(place, .pronoun),
      !analysis.tokens[place].isLinked
    {
      if analysis.isDirectObject(place) {
        analysis.verbs[verb].objectBefore = place
        return
      }
      place -= 1
    }
    if let relative = relativeObject(of: group, analysis) {
      analysis.verbs[verb].objectBefore = relative
      analysis.verbs[verb].objectAntecedent = antecedent(before: relative, analysis)
    } else if let asked = askedObject(of: group, analysis) ?? agreeingPronoun(of: group, analysis) {
      analysis.verbs[verb].objectBefore = asked
    }
  }

  /// The noun that a question asks about: *quelle robe as-tu mise, combien de pommes as-tu prises*.
  private func askedObject(of group: VerbGroup, _ analysis: Analysis) -> Int? {
    guard group.voice == .active, group.subjectKind == .inverted else { return nil }
    var place = group.head - 1
    while place >= sentence.lowerBound, analysis.has(place, .pronoun) || place == group.subject {
      place -= 1
    }
    guard place >= sentence.lowerBound, analysis.tokens[place].noun >= 0 else { return nil }
    let number = Int(analysis.tokens[place].noun)
    let noun = analysis.nouns[number]
    guard noun.head != group.subject, !isGoverned(number, analysis) else { return nil }
    let isAsked =
      noun.determiner >= 0
      ? analysis.has(noun.determiner, .interrogative)
      : analysis.isDe(noun.tokens.lowerBound - 1)
    return isAsked ? noun.head : nil
  }

  /// *nous* in *il nous a vus*: the participle shows that the pronoun is the direct object.
  private func agreeingPronoun(of group: VerbGroup, _ analysis: Analysis) -> Int? {
    guard group.voice == .active, group.formation == .participle,
      !analysis.isInvariable(participle: group.main)
    else { return nil }
    let place = group.head - 1
    guard place >= sentence.lowerBound, place != group.subject, !analysis.tokens[place].isLinked,
      analysis.has(place, .object), analysis.reading(place).person < 3
    else { return nil }
    return place
  }

  /// The *que* that opens the verb's clause.
  private func relativeObject(of group: VerbGroup, _ analysis: Analysis) -> Int? {
    guard group.subject >= 0, group.subjectKind != .relative else { return nil }
    var place = min(group.subject, start(of: group, analysis)) - 1
    let limit = max(sentence.lowerBound, place - 4)
    while place >= limit {
      if analysis.has(place, .pronoun), analysis.has(place, .relative) {
        return analysis.isQue(place) ? place : nil
      }
      guard analysis.tokens[place].noun >= 0 || analysis.has(place, .adverb) else { return nil }
      place -= 1
    }
    return nil
  }
}

extension Analyser {
  /// Says of each past participle of a sentence what it does.
  func addParticiples(
    _ sentence: Range<Int>, clauses: ClauseFinder, to analysis: inout Analysis
  ) {
    for place in sentence where analysis.has(place, .pastParticiple) {
      let verb = Int(analysis.tokens[place].verb)
      var use = ParticipleUse(token: place, use: .adjective, verb: verb, controller: -1)
      if verb >= 0 {
        let group = analysis.verbs[verb]
        use.use = self.use(of: place, in: group, analysis)
        let controller = controller(use.use, group, analysis)
        use.controller = analysis.mayAgree(use, with: controller, group) ? controller : -1
      } else if analysis.tokens[place].noun >= 0 {
        use.controller = analysis.nouns[Int(analysis.tokens[place].noun)].head
      }
      analysis.participles.append(use)
    }
  }

  private func use(
    of place: Int, in group: VerbGroup, _ analysis: Analysis
  ) -> ParticipleRole {
    if place == group.middle { return .avoir }
    if group.voice == .passive { return .passive }
    return analysis.reading(group.head).lemma == verbs.avoir ? .avoir : .etre
  }

  private func controller(
    _ use: ParticipleRole, _ group: VerbGroup, _ analysis: Analysis
  ) -> Int {
    switch use {
    case .avoir:
      group.objectAntecedent >= 0 ? group.objectAntecedent : group.objectBefore
    case .etre, .passive:
      group.antecedent >= 0 ? group.antecedent : group.subject
    case .adjective: -1
    }
  }
}

extension Analysis {
  /// Whether a participle has the form that agrees with nothing: *mangé*.
  fileprivate func isInvariable(participle token: Int) -> Bool {
    reading(token).gender != .feminine && reading(token).number == .singular
  }

  /// Whether a participle may agree with a word: *parlé* in *elle leur a parlé* and *fait* in *les
  /// robes qu’elle a fait faire* do with nothing, *lavé* in *elles se sont lavé les mains* neither.
  fileprivate func mayAgree(
    _ use: ParticipleUse, with controller: Int, _ group: VerbGroup
  ) -> Bool {
    guard controller >= 0, use.use == .avoir || group.voice == .pronominal,
      isInvariable(participle: use.token)
    else { return true }
    let noun = Int(tokens[controller].noun)
    let (gender, number) =
      noun >= 0
      ? (nouns[noun].gender, nouns[noun].number)
      : (reading(controller).gender, reading(controller).number)
    return gender != .feminine && number != .plural
  }
}
