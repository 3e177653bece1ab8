import Tables

/// Which skill another form of a word belongs to, where the rules of the set do not foresee it.
struct GrammarRules {
  private let reading: CopyReading
  private var analysis: Analysis { reading.dictation.analysis }
  private var skills: SkillRows { reading.skills }

  init(_ reading: CopyReading) {
    self.reading = reading
  }

  /// The skill of a form of the lemma of a token.
  ///
  /// - Parameter features: what the form can be.
  func skill(of token: Int, as form: [UInt16], _ features: [WordFeatures]) -> Int? {
    let right = analysis.reading(token).features
    let options = features.filter { $0.wordClass == right.wordClass }
    if right.wordClass == .verb { return verb(token, right, form, options) }
    guard
      right.wordClass == .noun || right.wordClass == .adjective || right.wordClass == .determiner
    else { return nil }
    if isAttribute(token, right) { return skills.participleEtre }
    return nounGroup(token, right, form, options)
  }

  private func nounGroup(
    _ token: Int, _ right: WordFeatures, _ form: [UInt16], _ options: [WordFeatures]
  ) -> Int? {
    let isSameNumber = options.contains { $0.number == right.number || $0.number == .any }
    guard !isSameNumber else { return skills.nounGender }
    // *gâteaux* is not the singular with an s.
    let (longer, shorter) =
      right.number == .plural
      ? (reading.text[token].letters, form) : (form, reading.text[token].letters)
    let isPlain = longer.dropLast().elementsEqual(shorter) && longer.last == 0x73
    return isPlain || right.number != .plural ? skills.nounNumber : skills.otherPlurals
  }

  /// An adjective that is in no group with a noun: *les fleurs sont belles*.
  private func isAttribute(_ token: Int, _ right: WordFeatures) -> Bool {
    guard right.wordClass == .adjective else { return false }
    let group = Int(analysis.tokens[token].noun)
    return group < 0
      || analysis.nouns[group].head == token && analysis.nouns[group].determiner < 0
  }

  private func verb(
    _ token: Int, _ right: WordFeatures, _ form: [UInt16], _ options: [WordFeatures]
  ) -> Int? {
    if right.tense == .pastParticiple, options.contains(where: { $0.tense == .pastParticiple }) {
      return participle(token, right, options)
    }
    if right.tense.isFinite, options.contains(where: { $0.tense == right.tense }) {
      let isSamePerson = options.contains {
        $0.tense == right.tense && $0.person == right.person && $0.number == right.number
      }
      return isSamePerson ? skills.verbEndings : skills.subjectVerb
    }
    if endsInE(reading.text[token].letters), endsInE(form),
      !right.tense.isFinite || !options.contains(where: \.tense.isFinite)
        || options.contains(where: { $0.tense == .imperfect }) || right.tense == .imperfect
    {
      return skills.finalE
    }
    if right.tense == .pastParticiple { return participle(token, right, []) }
    return skills.verbEndings
  }

  /// - Parameter options: the forms of the participle that were written; none for another tense.
  private func participle(_ token: Int, _ right: WordFeatures, _ options: [WordFeatures]) -> Int? {
    switch analysis.participles.first(where: { $0.token == token })?.use {
    case .avoir: return skills.participleAvoir
    case .etre, .passive: return skills.participleEtre
    case .adjective, nil:
      guard analysis.tokens[token].noun >= 0, !options.isEmpty else { return skills.participleEtre }
      let isSameNumber = options.contains { $0.number == right.number || $0.number == .any }
      return isSameNumber ? skills.nounGender : skills.nounNumber
    }
  }

  private static let endings = ["er", "é", "és", "ée", "ées", "ez", "ai", "ais", "ait", "aient"]
    .map { Array($0.utf16) }

  /// Whether a verb form ends in the sound of é.
  private func endsInE(_ form: [UInt16]) -> Bool {
    Self.endings.contains { form.count > $0.count && form.suffix($0.count).elementsEqual($0) }
  }

  // MARK: Without another form

  /// The skill of a word that is read like a grammatical word and is no form of it.
  func homophone(at token: Int, as written: [UInt16]) -> Int? {
    guard analysis.tokens[token].isKnown else { return nil }
    let right = analysis.reading(token).features
    let isVerb =
      right.wordClass == .verb
      && ["être", "avoir"].contains(
        reading.dictation.lemma(of: analysis.reading(token)))
    guard isVerb || Self.isGrammatical(right.wordClass) else { return nil }
    let found = reading.dictation.set.lexicon.readings(of: Letter.text(written))
    guard !found.isEmpty,
      FrenchSounds.sounds(reading.text[token].letters) == FrenchSounds.sounds(written)
    else { return nil }
    return isVerb ? skills.verbHomophones : skills.otherHomophones
  }

  /// Whether a class is one of grammar's small words.
  static func isGrammatical(_ wordClass: WordClass) -> Bool {
    switch wordClass {
    case .determiner, .pronoun, .conjunction, .preposition: true
    default: false
    }
  }

  /// The skill of a conjugated verb that is wrong in the letters of its ending alone, and sounds right:
  /// *il cour*.
  func ending(of token: Int, _ right: [UInt16], _ written: [UInt16]) -> Int? {
    let features = analysis.reading(token).features
    let isParticiple = features.tense == .pastParticiple
    guard features.tense.isFinite || isParticiple else { return nil }
    let stem = isParticiple ? right.count : stemLength(right)
    let changes = LetterEdits.edits(right, written)
    guard changes.allSatisfy({ $0.place >= stem && !isDoubling($0, stem, right) }),
      FrenchSounds.sounds(right, isPluralVerb: true)
        == FrenchSounds.sounds(written, isPluralVerb: true)
    else { return nil }
    return isParticiple ? participle(token, features, []) : skills.verbEndings
  }

  private static let verbEndings = [
    "aient", "èrent", "irent", "urent", "ions", "iez", "ent", "ais", "ait", "ons", "ont", "ez",
    "es",
    "ai", "as", "s", "t", "x", "d", "e", "a",
  ].map { Array($0.utf16) }

  /// How many letters of a conjugated verb stand before its ending.
  func stemLength(_ form: [UInt16]) -> Int {
    let ending = Self.verbEndings.first {
      form.count > $0.count && form.suffix($0.count).elementsEqual($0)
    }
    return form.count - (ending?.count ?? 0)
  }

  /// Whether a letter doubles the last one of the stem: *attrappa*.
  private func isDoubling(_ change: LetterEdits.Edit, _ stem: Int, _ right: [UInt16]) -> Bool {
    change.place == stem && change.old == nil && stem > 0 && change.new == right[stem - 1]
  }
}
