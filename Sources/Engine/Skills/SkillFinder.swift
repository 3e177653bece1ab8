import Tables

/// A word of a text that exercises a skill.
package struct Trap: Hashable, Sendable {
  /// The token of the analysis.
  package var token: Int
  /// Row of the skill, and of its rule in the rules table.
  package var skill: Int
  package var rule: Int
}

/// Finds the traps of an analysed text by the rules of `competences/`.
package struct SkillFinder: Sendable {
  private let program: SkillProgram

  /// - Parameters:
  ///   - skills: rows of the skills to look for; nil for all.
  ///   - grade: row of the grade, whose higher rules make no traps; nil for the highest.
  /// - Complexity: O(rules of the set and words of their lists).
  package init(_ set: CompiledSet, skills: [Int]? = nil, grade: Int? = nil) {
    program = SkillProgram(
      set, skills: skills ?? Array(set.skills.indices), grade: grade ?? set.grades.count)
  }

  /// The traps in the order of their tokens, one at most for each skill of a token.
  ///
  /// - Complexity: O(tokens × rules).
  package func traps(in analysis: Analysis) -> [Trap] {
    guard !program.rules.isEmpty else { return [] }
    var run = SkillRun(program: program, analysis: analysis)
    var traps: [Trap] = []
    for sentence in analysis.sentences {
      run.sentence = sentence.tokens
      for token in sentence.tokens {
        let first = traps.count
        for rule in program.rules.indices where run.holds(rule, at: token) {
          let (skill, row) = (program.rules[rule].skill, program.rules[rule].row)
          let isSeen = traps[first...].contains { $0.skill == skill }
          if !isSeen { traps.append(Trap(token: token, skill: skill, rule: row)) }
        }
      }
    }
    return traps
  }

  /// The tokens that the rule in a row holds of, other rules of its skill left aside.
  func tokens(of row: Int, in analysis: Analysis) -> [Int] {
    guard let rule = program.rules.firstIndex(where: { $0.row == row }) else { return [] }
    var run = SkillRun(program: program, analysis: analysis)
    var found: [Int] = []
    for sentence in analysis.sentences {
      run.sentence = sentence.tokens
      found += sentence.tokens.filter { run.holds(rule, at: $0) }
    }
    return found
  }
}

/// The rules at work on one text.
private struct SkillRun {
  private let program: SkillProgram
  private let analysis: Analysis
  /// The tokens of the sentence that is looked at.
  var sentence = 0..<0
  /// What the chosen reading of each token says, with its place.
  private let bits: [UInt64]
  /// The lists that hold each token or the lemma of its chosen reading.
  private let lists: [ListSet]

  init(program: SkillProgram, analysis: Analysis) {
    self.program = program
    self.analysis = analysis
    bits = analysis.tokens.indices.map { token in
      analysis.reading(token).bits.raw | analysis.tokens[token].placeBits
    }
    lists = analysis.tokens.map { token in
      var held = analysis.cache.forms[Int(token.form)].lists
      held.formUnion(analysis.cache.lemmaLists[Int(token.firstReading) + Int(token.choice)])
      return held
    }
  }

  /// Whether the rule at a place of the program holds of a token.
  @inline(__always)
  func holds(_ place: Int, at token: Int) -> Bool {
    program.gates[place].admits(bits[token], lists[token])
      && holds(program.rules[place], at: token)
  }

  private func holds(_ rule: SkillProgram.Rule, at token: Int) -> Bool {
    fits(rule.word, token) && program.fit(rule.letters, form(token))
      && related(rule.relations, token)
      && rule.conditions.allSatisfy { holds(program.conditions[$0], at: token) }
      && !rule.exceptions.contains { holds(program.conditions[$0], at: token) }
      && isSpelledOneWay(rule, token)
  }

  /// Whether the letters that a rule asks for stand in every spelling of the word: no trap lies in
  /// letters that may be written in two ways.
  private func isSpelledOneWay(_ rule: SkillProgram.Rule, _ token: Int) -> Bool {
    guard rule.letters.areAsked, analysis.reading(token).spelling != .common,
      let other = program.spellings.other(of: form(token))
    else { return true }
    return program.fit(rule.letters, Array(other.utf8)[...])
  }

  private func form(_ token: Int) -> ArraySlice<UInt8> {
    analysis.cache.forms.bytes(Int(analysis.tokens[token].form))
  }

  /// Whether the chosen reading of a token, or the border of the sentence, fits a pattern.
  @inline(__always)
  private func fits(_ run: Range<Int>, _ token: Int) -> Bool {
    guard sentence.contains(token) else {
      return run.contains { program.patterns[$0].fits(ReadingBits(.border).raw, .none) }
    }
    for pattern in run where program.patterns[pattern].fits(bits[token], lists[token]) {
      return true
    }
    return false
  }

  /// Whether a condition holds at a word: some place within its reach fits and agrees.
  private func holds(_ condition: SkillProgram.Condition, at token: Int) -> Bool {
    var place = token + condition.place
    for _ in 0...condition.reach {
      if fits(condition.pattern, place), agrees(condition, token, place) {
        return !condition.isNegative
      }
      guard sentence.contains(place), !fits(condition.barrier, place),
        condition.passed.isEmpty || fits(condition.passed, place)
      else { break }
      place += condition.step
    }
    return condition.isNegative
  }

  private func agrees(_ condition: SkillProgram.Condition, _ token: Int, _ place: Int) -> Bool {
    guard condition.agreement != 0 else { return true }
    guard sentence.contains(place) else { return false }
    let isAgreed = analysis.reading(token)
      .agrees(with: analysis.reading(place), in: condition.agreement)
    return isAgreed != (condition.agreement & ReadingConditionRecord.disagrees != 0)
  }
}

extension SkillRun {
  private func related(_ asked: SkillRelations, _ token: Int) -> Bool {
    asked == SkillRelations()
      || (subjectFits(asked, token) && participleFits(asked, token) && verbFits(asked, token)
        && groupFits(asked, token))
  }

  private func verb(of token: Int) -> VerbGroup? {
    let verb = Int(analysis.tokens[token].verb)
    return verb >= 0 ? analysis.verbs[verb] : nil
  }

  private func subjectFits(_ asked: SkillRelations, _ token: Int) -> Bool {
    guard asked.subjects != 0 || asked.distance != 0 else { return true }
    guard let group = verb(of: token), group.head == token, analysis.isFinite(token) else {
      return false
    }
    return (asked.subjects == 0 || asked.subjects >> group.subjectKind.rawValue & 1 == 1)
      && (asked.distance == 0 || asked.distance == (analysis.isSubjectDistant(group) ? 2 : 1))
  }

  private func participleFits(_ asked: SkillRelations, _ token: Int) -> Bool {
    guard asked.uses != 0 else { return true }
    return analysis.participle(at: token).map { asked.uses >> $0.use.rawValue & 1 == 1 } ?? false
  }

  private func verbFits(_ asked: SkillRelations, _ token: Int) -> Bool {
    guard asked.voices | asked.objects | asked.formations != 0 else { return true }
    guard let group = verb(of: token) else { return false }
    let object: ObjectKind =
      group.objectBefore < 0 ? .none : group.objectAntecedent >= 0 ? .relative : .pronoun
    return (asked.voices == 0 || asked.voices >> group.voice.rawValue & 1 == 1)
      && (asked.objects == 0 || asked.objects >> object.rawValue & 1 == 1)
      && (asked.formations == 0 || asked.formations >> group.formation.rawValue & 1 == 1)
  }

  private func groupFits(_ asked: SkillRelations, _ token: Int) -> Bool {
    guard asked.insideGroup != 0 else { return true }
    let noun = Int(analysis.tokens[token].noun)
    guard noun >= 0 else { return asked.insideGroup == 1 }
    let group = analysis.nouns[noun]
    return asked.insideGroup == 2
      && (asked.groupGender == 0 || asked.groupGender == group.gender.rawValue)
      && (asked.groupNumber == 0 || asked.groupNumber == group.number.rawValue)
      && (asked.isHead == 0 || asked.isHead == (group.head == token ? 2 : 1))
  }
}

extension Analysis {
  /// What a token does as a past participle; nil when it is none.
  ///
  /// - Complexity: O(log n) in the participles of the text.
  fileprivate func participle(at token: Int) -> ParticipleUse? {
    var rest = participles.indices
    while let middle = rest.isEmpty ? nil : (rest.lowerBound + rest.upperBound) / 2 {
      let found = participles[middle]
      if found.token == token { return found }
      rest = found.token < token ? middle + 1..<rest.upperBound : rest.lowerBound..<middle
    }
    return nil
  }

  /// Whether other words than *ne* and the verb's own pronouns stand between it and its subject.
  fileprivate func isSubjectDistant(_ group: VerbGroup) -> Bool {
    let last = group.lastSubject >= 0 ? group.lastSubject : group.subject
    guard last >= 0, last < group.head else { return false }
    let noun = Int(tokens[last].noun)
    let end = noun >= 0 ? nouns[noun].tokens.upperBound : last + 1
    guard end < group.head else { return false }
    return !(end..<group.head).allSatisfy { isBeforeVerb($0) }
  }
}
