import Tables

/// Finds subjects and objects in one sentence.
struct ClauseFinder {
  let sentence: Range<Int>
  /// The first verb group of the sentence.
  let firstVerb: Int

  /// Where the clause of each verb begins, as far as it is known: the token of its *qui*, *que*,
  /// *quand*… by verb group; -1.
  private var introducers: [Int: Int] = [:]

  init(sentence: Range<Int>, firstVerb: Int) {
    self.sentence = sentence
    self.firstVerb = firstVerb
  }

  /// Finds the subject of a verb group whose head agrees with one.
  mutating func findSubject(of verb: Int, in analysis: inout Analysis) {
    let group = analysis.verbs[verb]
    guard analysis.isFinite(group.head) else { return }
    if let pronoun = linkedSubject(group, analysis) {
      analysis.verbs[verb].subject = pronoun
      analysis.verbs[verb].subjectKind = .inverted
      if let noun = subjectBefore(verb, analysis), noun.kind == .noun || noun.kind == .coordinated {
        set(noun, verb, &analysis)
      }
      return
    }
    guard group.tense != .imperative else { return }
    if let found = subjectBefore(verb, analysis) {
      set(found, verb, &analysis)
      if let noun = exclaimedSubject(group, before: found, analysis) {
        analysis.verbs[verb].subject = noun
        analysis.verbs[verb].subjectKind = .inverted
      }
    } else if let noun = subjectAfter(group, analysis) {
      analysis.verbs[verb].subject = noun
      analysis.verbs[verb].subjectKind = .inverted
    }
  }

  private mutating func set(_ found: Found, _ verb: Int, _ analysis: inout Analysis) {
    analysis.verbs[verb].subject = found.subject
    analysis.verbs[verb].subjectKind = found.kind
    analysis.verbs[verb].lastSubject = found.last
    analysis.verbs[verb].antecedent = found.antecedent
    if found.introducer >= 0 { introducers[verb] = found.introducer }
  }

  private struct Found {
    var subject = -1
    var kind = SubjectKind.none
    var last = -1
    var antecedent = -1
    var introducer = -1
  }

  /// The pronoun tied to the verb by a hyphen: *mange-t-il*.
  private func linkedSubject(_ group: VerbGroup, _ analysis: Analysis) -> Int? {
    let next = group.head + 1
    guard next < sentence.upperBound, analysis.tokens[next].isLinked, analysis.has(next, .subject)
    else { return nil }
    return next
  }

  /// Walks left from the verb, past its own pronouns and whole clauses in between.
  private func subjectBefore(_ verb: Int, _ analysis: Analysis) -> Found? {
    let group = analysis.verbs[verb]
    var isCoordinated = false
    var place = group.head - 1
    while place >= sentence.lowerBound {
      if let introducer = clauseStart(at: place, before: verb, analysis) {
        place = introducer - 1
        continue
      }
      if analysis.has(place, .pronoun) {
        if let subject = pronounSubject(place, group, analysis) { return subject }
        if analysis.has(place, .relative) || analysis.has(place, .interrogative) {
          return nil
        }
      }
      if analysis.isCoordinator(place), !analysis.isSign(place, .comma) {
        isCoordinated = true
      } else if analysis.has(place, .conjunction) {
        return nil
      }
      if analysis.isSign(place, .semicolon) || analysis.isSign(place, .colon) { return nil }
      let noun = Int(analysis.tokens[place].noun)
      if noun >= 0 {
        let span = analysis.nouns[noun].tokens
        if let subject = nounSubject(noun, group, analysis) {
          let shared = isCoordinated ? sharedSubject(leftOf: span.lowerBound, group, analysis) : nil
          return shared ?? subject
        }
        place = span.lowerBound - 1
        continue
      }
      if let other = otherVerb(at: place, analysis) {
        guard isCoordinated || analysis.isSign(place + 1, .comma) else { return nil }
        return shared(from: other, group)
      }
      place -= 1
    }
    return nil
  }

  /// The subject of another verb, if this one agrees with it.
  private func shared(from other: VerbGroup, _ group: VerbGroup) -> Found? {
    guard other.subject >= 0, other.number == group.number || group.number == .any,
      other.person == group.person
    else { return nil }
    return Found(
      subject: other.subject, kind: .shared, last: other.lastSubject, antecedent: other.antecedent)
  }

  /// The subject of the verb before a noun that it has for an object: *Tom prend son sac et part*.
  private func sharedSubject(
    leftOf place: Int, _ group: VerbGroup, _ analysis: Analysis
  ) -> Found? {
    var place = place - 1
    while place >= sentence.lowerBound {
      if let other = otherVerb(at: place, analysis) { return shared(from: other, group) }
      guard
        analysis.has(place, .preposition) || analysis.has(place, .adverb)
          || analysis.has(place, .pastParticiple) || analysis.has(place, .infinitive)
          || analysis.tokens[place].noun >= 0
      else { return nil }
      place -= 1
    }
    return nil
  }

  /// The finite verb group whose head stands at a token.
  private func otherVerb(at place: Int, _ analysis: Analysis) -> VerbGroup? {
    let verb = Int(analysis.tokens[place].verb)
    guard verb >= 0, analysis.verbs[verb].head == place, analysis.isFinite(place) else {
      return nil
    }
    return analysis.verbs[verb]
  }

  /// Where the relative clause that ends at or before a token begins: the walk goes on before it.
  private func clauseStart(at place: Int, before verb: Int, _ analysis: Analysis) -> Int? {
    let noun = Int(analysis.tokens[place].noun)
    if noun >= 0,
      let start = clauseStart(endingWith: analysis.nouns[noun], before: verb, analysis)
    {
      return start
    }
    let other = Int(analysis.tokens[place].verb)
    guard other >= firstVerb, other < analysis.verbs.count else { return nil }
    guard analysis.verbs[other].subjectKind == .relative else {
      return relativeBefore(other, analysis)
    }
    return analysis.verbs[other].subject
  }

  /// The *que*, *dont*, *où* that opens the clause of a verb with its own subject.
  private func relativeBefore(_ verb: Int, _ analysis: Analysis) -> Int? {
    let group = analysis.verbs[verb]
    guard group.subject >= 0, group.subjectKind != .shared else { return nil }
    var place = min(group.subject, start(of: group, analysis)) - 1
    while place >= sentence.lowerBound {
      if analysis.has(place, .relative) { return place }
      guard
        analysis.tokens[place].noun >= 0 || analysis.has(place, .determiner)
          || analysis.has(place, .adverb)
      else { return nil }
      place -= 1
    }
    return nil
  }

  /// Where a relative clause begins that ends with the subject of its verb: *que chante Tom*.
  private func clauseStart(
    endingWith noun: NounGroup, before verb: Int, _ analysis: Analysis
  ) -> Int? {
    let other = (firstVerb..<max(firstVerb, verb)).last { other in
      analysis.verbs[other].subjectKind == .inverted && analysis.verbs[other].subject == noun.head
    }
    return other.flatMap { relativeBefore($0, analysis) }
  }

  /// The first of the pronouns and *ne* that belong to a verb, or its head.
  func start(of group: VerbGroup, _ analysis: Analysis) -> Int {
    var place = group.head
    while place > sentence.lowerBound, analysis.isBeforeVerb(place - 1) { place -= 1 }
    return place
  }

  /// Whether the pronoun is the verb's subject, and of which kind.
  private func pronounSubject(_ place: Int, _ group: VerbGroup, _ analysis: Analysis) -> Found? {
    if analysis.tokens[place].isLinked { return nil }
    if analysis.has(place, .relative) || analysis.has(place, .interrogative) {
      guard analysis.isQui(place) else { return nil }
      guard !analysis.has(place - 1, .preposition) else { return nil }
      let isRelative = analysis.has(place, .relative)
      return Found(
        subject: place, kind: isRelative ? .relative : .pronoun,
        antecedent: isRelative ? antecedent(before: place, analysis) : -1)
    }
    let reading = analysis.reading(place)
    let isSubject = analysis.has(place, .subject)
    let mayBeSubject =
      isSubject || analysis.has(place, .demonstrative) || analysis.has(place, .indefinite)
      || analysis.has(place, .possessive) || analysis.has(place, .disjunctive)
    guard mayBeSubject, !analysis.has(place - 1, .preposition) else { return nil }
    let head = analysis.reading(group.head)
    // *Tom et moi jouons*, *Tom et elle jouent*; after a comma *ceux-ci* is the subject alone.
    let mayBeAlone = reading.agrees(with: head, in: 6)
    if !isSubject || !mayBeAlone, !(mayBeAlone && analysis.isSign(place - 1, .comma)),
      group.number == .plural, group.person <= reading.person,
      let first = coordinated(before: place, analysis)
    {
      return Found(subject: first, kind: .coordinated, last: place)
    }
    guard isSubject || mayBeAlone else { return nil }
    return Found(subject: place, kind: .pronoun)
  }

  /// The noun group as a subject, alone or with those that *et* ties to it.
  private func nounSubject(_ noun: Int, _ group: VerbGroup, _ analysis: Analysis) -> Found? {
    let nounGroup = analysis.nouns[noun]
    guard !isGoverned(noun, analysis) else { return nil }
    let head = nounGroup.head
    let start = nounGroup.tokens.lowerBound
    // A plural noun may be the subject alone: *il lave les pommes et les poires sèchent*.
    let mayBeAlone = nounGroup.number == .plural
    if group.number == .plural, !(mayBeAlone && analysis.isSign(start - 1, .comma)),
      let first = coordinated(before: start, analysis), isPerson(group.person, of: first, analysis),
      !(mayBeAlone && followsVerb(first, analysis))
    {
      return Found(subject: first, kind: .coordinated, last: head)
    }
    guard group.person == 3 || group.person == 0 else { return nil }
    if group.number == .any || nounGroup.number == .any || nounGroup.number == group.number {
      return Found(subject: head, kind: .noun)
    }
    if group.number == .plural, let counted = counted(by: noun, analysis) {
      return Found(subject: counted, kind: .noun)
    }
    return nil
  }

  /// The plural noun that a singular one counts, with which the verb agrees: *une foule d’enfants*.
  private func counted(by noun: Int, _ analysis: Analysis) -> Int? {
    guard noun + 1 < analysis.nouns.count else { return nil }
    let next = analysis.nouns[noun + 1]
    let end = analysis.nouns[noun].tokens.upperBound
    let isTied =
      next.tokens.lowerBound == end && isGoverned(noun + 1, analysis)
      || next.tokens.lowerBound == end + 1 && analysis.isDe(end)
    return isTied && next.number == .plural ? next.head : nil
  }

  /// Whether a verb of that person may have the word among its subjects: *moi et Tom jouons*.
  private func isPerson(_ person: UInt32, of token: Int, _ analysis: Analysis) -> Bool {
    person == 0 || person == 3
      || analysis.has(token, .pronoun) && analysis.reading(token).person == person
  }

  /// Whether a noun stands after a verb, adverbs between them left out, so that it completes it.
  private func followsVerb(_ head: Int, _ analysis: Analysis) -> Bool {
    let noun = Int(analysis.tokens[head].noun)
    var place = (noun >= 0 ? analysis.nouns[noun].tokens.lowerBound : head) - 1
    while place >= sentence.lowerBound, analysis.has(place, .adverb) { place -= 1 }
    return place >= sentence.lowerBound && analysis.has(place, .verb)
  }

  /// The first of the coordinated nouns and pronouns that end with the one which begins at a token,
  /// or nil when it stands alone.
  private func coordinated(before start: Int, _ analysis: Analysis) -> Int? {
    var place = start - 1
    guard place >= sentence.lowerBound, analysis.isCoordinator(place) else { return nil }
    var first: Int?
    place -= 1
    while place >= sentence.lowerBound {
      if analysis.isFinite(place) || analysis.has(place, .conjunction) { break }
      let other = Int(analysis.tokens[place].noun)
      if other >= 0 {
        let head = analysis.nouns[other].head
        if let first, isName(first, analysis) != isName(head, analysis) {
          // What stands before the names may tell the day: *samedi, Tom et Anna jouent*.
          return first
        }
        if !isGoverned(other, analysis) { first = head }
        place = analysis.nouns[other].tokens.lowerBound - 1
        if first != nil, place < sentence.lowerBound || !analysis.isSign(place, .comma) { break }
        continue
      }
      if analysis.has(place, .pronoun), !analysis.has(place - 1, .preposition) {
        first = place
        break
      }
      place -= 1
    }
    return first
  }

  private func isName(_ token: Int, _ analysis: Analysis) -> Bool {
    analysis.has(token, TokenClass.properNoun)
  }

  /// Whether a preposition stands before the group, so that it can be no subject.
  func isGoverned(_ noun: Int, _ analysis: Analysis) -> Bool {
    let group = analysis.nouns[noun]
    let before = group.tokens.lowerBound - 1
    if before >= sentence.lowerBound, analysis.has(before, .preposition) {
      // *combien d’îles*, *beaucoup d’enfants*: the noun after the quantity agrees with the verb.
      let quantity = before - 1
      return
        !(quantity >= sentence.lowerBound && analysis.isDe(before)
        && analysis.has(quantity, .adverb) && !analysis.has(quantity - 1, .preposition))
    }
    guard group.determiner >= 0 else { return false }
    return analysis.isContracted(
      group.determiner,
      isAfterNoun: before >= sentence.lowerBound
        && analysis.tokens[before].noun >= 0)
  }

  /// The noun or pronoun just before a relative pronoun.
  func antecedent(before place: Int, _ analysis: Analysis) -> Int {
    var place = place - 1
    while place >= sentence.lowerBound {
      let noun = Int(analysis.tokens[place].noun)
      if noun >= 0 { return analysis.nouns[noun].head }
      if analysis.has(place, .pronoun) { return place }
      guard analysis.isSign(place, .comma) || analysis.has(place, .preposition) else { return -1 }
      place -= 1
    }
    return -1
  }

  /// The noun that follows a verb without any subject before it: *où dort le chat*.
  private func subjectAfter(_ group: VerbGroup, _ analysis: Analysis) -> Int? {
    var place = max(group.main, group.head) + 1
    var fallback: Int?
    while place < sentence.upperBound {
      if analysis.isFinite(place) || analysis.has(place, .conjunction) { break }
      let noun = Int(analysis.tokens[place].noun)
      if noun >= 0 {
        let found = analysis.nouns[noun]
        if mayFollow(noun, group, analysis) {
          let agrees =
            found.number == .any || group.number == .any || found.number == group.number
          if agrees { return found.head }
          fallback = fallback ?? found.head
        }
        place = found.tokens.upperBound
        continue
      }
      if analysis.has(place, .pronoun), analysis.has(place, .demonstrative) { return place }
      place += 1
    }
    return fallback
  }

  /// The subject after the verb of an exclamation (*quels dessins font ces enfants !*).
  private func exclaimedSubject(
    _ group: VerbGroup, before found: Found, _ analysis: Analysis
  ) -> Int? {
    guard found.kind == .noun, analysis.tokens[found.subject].noun >= 0 else { return nil }
    let noun = analysis.nouns[Int(analysis.tokens[found.subject].noun)]
    guard noun.determiner >= 0, analysis.has(noun.determiner, .interrogative),
      sentence.contains(where: { analysis.isSign($0, .end) && analysis.surface($0) == "!" }),
      let head = subjectAfter(group, analysis), analysis.tokens[head].noun >= 0
    else { return nil }
    let number = analysis.nouns[Int(analysis.tokens[head].noun)].number
    return number == .any || number == group.number ? head : nil
  }

  /// Whether a noun may be the subject of the verb before it; *lieu* in *a lieu* is none, *maman*
  /// in *« Viens ! » dit maman* is one.
  private func mayFollow(_ noun: Int, _ verb: VerbGroup, _ analysis: Analysis) -> Bool {
    guard !isGoverned(noun, analysis) else { return false }
    let group = analysis.nouns[noun]
    let isInsertedClause =
      analysis.has(verb.head - 1, TokenClass.sign) && group.tokens.lowerBound == verb.head + 1
    return isInsertedClause || group.determiner >= 0
      || analysis.has(group.head, TokenClass.properNoun)
      || analysis.has(group.head, TokenClass.unknown)
  }
}
