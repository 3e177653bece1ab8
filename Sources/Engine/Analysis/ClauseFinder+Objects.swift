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
    var place = min(group.subject, group.head) - 1
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

  /// A word as ASCII in lower case, up to eight letters, for comparisons with small words.
  private func letters(_ token: Int) -> UInt64 {
    guard tokens.indices.contains(token) else { return 0 }
    var packed: UInt64 = 0
    for byte in surface(token).utf8.prefix(8) {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      packed = packed << 8 | UInt64(isCapital ? byte | 0x20 : byte)
    }
    return packed
  }

  private static func packed(_ word: StaticString) -> UInt64 {
    word.withUTF8Buffer { $0.reduce(0 as UInt64) { $0 << 8 | UInt64($1) } }
  }

  /// *de* or *d’*.
  func isDe(_ token: Int) -> Bool {
    let letters = letters(token)
    return letters == Self.packed("de") || letters == Self.packed("d'")
      || letters == Self.packed("d’")
  }

  /// *ne* or *n’*.
  func isNe(_ token: Int) -> Bool {
    let letters = letters(token)
    return letters == Self.packed("ne") || letters == Self.packed("n'")
      || letters == Self.packed("n’")
  }

  func isQui(_ token: Int) -> Bool { letters(token) == Self.packed("qui") }

  func isQue(_ token: Int) -> Bool {
    let letters = letters(token)
    return letters == Self.packed("que") || letters == Self.packed("qu'")
      || letters == Self.packed("qu’")
  }

  /// *et, ou, ni, mais, car, donc, or* and the adverb *puis*, or a comma.
  func isCoordinator(_ token: Int) -> Bool {
    guard has(token, .conjunction) || has(token, .adverb) else { return isSign(token, .comma) }
    switch letters(token) {
    case Self.packed("et"), Self.packed("ou"), Self.packed("ni"), Self.packed("mais"),
      Self.packed("puis"), Self.packed("donc"), Self.packed("or"), Self.packed("car"):
      return true
    default: return false
    }
  }

  /// *du, au, aux*, and *des* after a noun.
  func isContracted(_ token: Int, isAfterNoun: Bool) -> Bool {
    switch letters(token) {
    case Self.packed("du"), Self.packed("au"), Self.packed("aux"): true
    case Self.packed("des"): isAfterNoun
    default: false
    }
  }

  /// *le, la, les, l’* before a verb.
  func isDirectObject(_ token: Int) -> Bool {
    guard has(token, .object) else { return false }
    switch letters(token) {
    case Self.packed("le"), Self.packed("la"), Self.packed("les"), Self.packed("l'"),
      Self.packed("l’"):
      return true
    default: return false
    }
  }
}
