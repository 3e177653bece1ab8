import Tables

/// A group of words that a child took for one of the other number or gender and then wrote rightly.
struct Misreading: Hashable, Sendable {
  /// Tokens of the text, ascending; those in between may be the same either way.
  var tokens: [Int]
}

/// Finds groups that were read otherwise: *le chien mange* for *les chiens mangent*.
///
/// Of a noun with its determiner, or of a pronoun with its verb, every word that shows the number must
/// have changed it, and nothing else; or so the gender.
struct Misreadings {
  private let reading: CopyReading
  private var analysis: Analysis { reading.dictation.analysis }
  /// What stands alone for each token.
  private let written: [Int: Int]

  init(_ reading: CopyReading) {
    self.reading = reading
    var written: [Int: Int] = [:]
    for block in reading.blocks where block.text.count == 1 && block.copy.count == 1 {
      written[block.text.lowerBound] = block.copy.lowerBound
    }
    self.written = written
  }

  func found() -> [Misreading] {
    var groups: [Misreading] = []
    for group in analysis.nouns where group.determiner >= 0 {
      let inside = group.tokens.filter { analysis.tokens[$0].kind == .word }
      add(inside + followers(of: group.head), lead: group.determiner, to: &groups)
    }
    for group in analysis.verbs where group.subjectKind == .pronoun && group.subject >= 0 {
      add([group.subject] + followers(of: group.subject), lead: group.subject, to: &groups)
    }
    return groups
  }

  func error(of group: Misreading) -> CopyError {
    let places = group.tokens.compactMap { written[$0] }
    guard let first = group.tokens.first, let last = group.tokens.last, let start = places.min(),
      let end = places.max()
    else { return CopyError(.misreading, expected: 0..<0, written: 0..<0) }
    return reading.error(
      .misreading, CopyBlock(text: first..<last + 1, copy: start..<end + 1))
  }

  /// The verbs that agree with a word, and their participles.
  private func followers(of head: Int) -> [Int] {
    let verbs = analysis.verbs.filter { $0.subject == head && $0.lastSubject < 0 }.map(\.head)
    let participles = analysis.participles.filter { $0.controller == head }.map(\.token)
    return verbs + participles
  }

  /// What a group may have been read with.
  private enum Feature: CaseIterable {
    case number, gender

    /// Whether two words differ in it.
    func differs(_ one: WordFeatures, _ other: WordFeatures) -> Bool {
      switch self {
      case .number: one.number != .any && other.number != .any && one.number != other.number
      case .gender: one.gender != .any && other.gender != .any && one.gender != other.gender
      }
    }

    /// Whether they agree in the other one.
    func restAgrees(_ one: WordFeatures, _ other: WordFeatures) -> Bool {
      switch self {
      case .number: true
      case .gender: !Feature.number.differs(one, other)
      }
    }
  }

  private func add(_ tokens: [Int], lead: Int, to groups: inout [Misreading]) {
    for feature in Feature.allCases {
      guard let changed = changed(Set(tokens), feature), changed.contains(lead), changed.count > 1
      else { continue }
      groups.append(Misreading(tokens: changed.sorted()))
      return
    }
  }

  /// The words of a group that changed a feature; nil when one changed otherwise or should have.
  private func changed(_ tokens: Set<Int>, _ feature: Feature) -> Set<Int>? {
    var changed: Set<Int> = []
    for token in tokens {
      guard let place = written[token] else { return nil }
      if reading.text[token].isSame(as: reading.copy.elements[place]) {
        guard !shows(feature, token) else { return nil }
      } else {
        guard isOther(feature, token, place) else { return nil }
        changed.insert(token)
      }
    }
    return changed
  }

  /// Whether a word would be written otherwise with the other value of a feature.
  private func shows(_ feature: Feature, _ token: Int) -> Bool {
    let own = analysis.reading(token).features
    return reading.dictation.siblings(of: token).contains { form, other in
      other.wordClass == own.wordClass && feature.differs(own, other)
        && Letter.letters(form) != reading.text[token].letters && other.tense == own.tense
        && other.person == own.person
    }
  }

  /// Whether a copy has a token with the other value of a feature, and else the same.
  private func isOther(_ feature: Feature, _ token: Int, _ place: Int) -> Bool {
    let own = analysis.reading(token)
    let right = own.features
    return reading.dictation.set.lexicon.readings(
      of: Letter.text(reading.copy.elements[place].letters)
    ).contains { found in
      let other = found.features
      guard other.wordClass == right.wordClass, other.tense == right.tense,
        other.person == right.person, feature.differs(right, other),
        feature.restAgrees(right, other)
      else { return false }
      // Determiners of the two numbers need not be forms of one lemma: *des*, *un*.
      return found.lemma == Int(own.lemma)
        || right.wordClass == .determiner && other.role == right.role
    }
  }
}
