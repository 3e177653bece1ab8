import Tables

/// A tense that a verb form may have in its sentence.
struct TenseReading: Hashable, Sendable {
  var formation: TenseRecord.Formation
  /// The tense of the verb, or of its auxiliary.
  var tense: VerbTense
}

/// Tells the tense of verb forms from the words around them.
///
/// An auxiliary that meets its participle is a compound tense only; *être* makes one with the
/// verbs that take it and with pronominal ones (else it is a passive or an attribute, in the tense
/// of *être*); *aller* before an infinitive and *venir de* likewise.
struct VerbTenses: Sendable {
  private let avoir: Int?
  private let etre: Int?
  private let aller: Int?
  private let venir: Int?
  private let tout: Set<Int>

  init(_ lexicon: Lexicon) {
    avoir = lexicon.verb("avoir")
    etre = lexicon.verb("être")
    aller = lexicon.verb("aller")
    venir = lexicon.verb("venir")
    tout = Set(lexicon.readings(of: "tous").map(\.lemma))
  }

  /// The tenses that the word at `index` may have; empty when it need not be a conjugated verb.
  func readings(at index: Int, in words: [AnalysedWord]) -> Set<TenseReading> {
    let word = words[index]
    guard word.readings.allSatisfy({ $0.features.wordClass == .verb }) else { return [] }
    let verbs = word.readings.filter { $0.features.tense != .none }
    let isConjugated = verbs.allSatisfy {
      $0.features.tense.isFinite || $0.features.tense == .presentParticiple
    }
    guard isConjugated else { return [] }
    return Set(verbs.map { reading(of: $0, at: index, in: words) })
  }

  private func reading(
    of verb: Reading, at index: Int, in words: [AnalysedWord]
  ) -> TenseReading {
    let simple = TenseReading(formation: .simple, tense: verb.features.tense)
    switch verb.lemma {
    case avoir where participle(after: index, words) != nil:
      return TenseReading(formation: .participle, tense: simple.tense)
    case etre where isCompoundWithEtre(index, words):
      return TenseReading(formation: .participle, tense: simple.tense)
    case aller where followingWord(index, words, { hasTense($0, .infinitive) }) != nil:
      return TenseReading(formation: .goingTo, tense: simple.tense)
    case venir where isJustDone(index, words):
      return TenseReading(formation: .justDone, tense: simple.tense)
    default: return simple
    }
  }

  private func isCompoundWithEtre(_ index: Int, _ words: [AnalysedWord]) -> Bool {
    guard let participle = participle(after: index, words) else {
      return false
    }
    let takesEtre = words[participle].readings.contains {
      $0.features.tense == .pastParticiple && $0.features.takesEtre
    }
    return takesEtre || (index > 0 && VerbTenses.reflexives.contains(words[index - 1].form))
  }

  private func isJustDone(_ index: Int, _ words: [AnalysedWord]) -> Bool {
    guard
      let preposition = followingWord(index, words, { $0.form == "de" || $0.form == "d'" })
    else { return false }
    return followingWord(preposition, words) { hasTense($0, .infinitive) } != nil
  }

  /// The participle that an auxiliary meets.
  ///
  /// Adverbs may stand between, and pronouns that are subject (*a-t-il mangé*) or say how many
  /// (*ont tous mangé*), but no object: *il y aura la mêlée* has none.
  private func participle(after index: Int, _ words: [AnalysedWord]) -> Int? {
    followingWord(index, words, past: { $0 == .subject || $0 == .indefinite }) {
      hasTense($0, .pastParticiple)
    }
  }

  /// The next word that fits, past adverbs and pronouns of some roles only.
  private func followingWord(
    _ index: Int, _ words: [AnalysedWord], past roles: (WordRole) -> Bool = { _ in true },
    _ fits: (AnalysedWord) -> Bool
  ) -> Int? {
    var place = index + 1
    while place < words.count, place <= index + 5 {
      if fits(words[place]) { return place }
      guard mayStandBetween(words[place], roles) else { return nil }
      place += 1
    }
    return nil
  }

  /// A determiner other than *tout* opens a noun group: *il aura une entrée* has no participle.
  private func mayStandBetween(_ word: AnalysedWord, _ roles: (WordRole) -> Bool) -> Bool {
    if word.readings.contains(where: { $0.features.wordClass == .adverb }) { return true }
    let opensGroup = word.readings.contains {
      $0.features.wordClass == .determiner && !tout.contains($0.lemma)
    }
    return !opensGroup
      && word.readings.contains {
        $0.features.wordClass == .pronoun && roles($0.features.role)
      }
  }

  private func hasTense(_ word: AnalysedWord, _ tense: VerbTense) -> Bool {
    word.readings.contains { $0.features.wordClass == .verb && $0.features.tense == tense }
  }

  private static let reflexives: Set<String> = ["me", "m'", "te", "t'", "se", "s'", "nous", "vous"]
}

extension Lexicon {
  /// Row of the lemma of an infinitive, or nil.
  func verb(_ infinitive: String) -> Int? {
    readings(of: infinitive).first { $0.features.tense == .infinitive }?.lemma
  }
}
