import Tables
import Text

/// A word of a sentence with all that the lexicon says of it.
package struct AnalysedWord: Hashable, Sendable {
  /// As written.
  package var surface: String
  /// In lower case, NFC, with `'` for any apostrophe: how lists and lexicon write it.
  package var form: String
  /// UTF-8 offsets in the sentence.
  package var range: Range<Int>
  /// All readings of the lexicon.
  package var readings: [Reading]
  /// The readings that fit the words around.
  package var fitting: [Reading]
  /// Whether it begins with a capital.
  package var isCapitalised: Bool
  /// Whether it is the first word of the sentence, or of what somebody says in it.
  package var opensSpeech: Bool
  /// Digits without a letter.
  package var isNumber: Bool
}

/// A conjugated verb, or a present participle, with the tenses that it may have.
struct VerbInSentence: Sendable {
  /// Place of its first word in the sentence's words.
  var word: Int
  var tenses: [TenseReading]
}

/// A sentence cut into words.
package struct AnalysedSentence: Sendable {
  package var text: String
  package var words: [AnalysedWord]
  /// Words by the counting rule of dictations.
  package var wordCount: Int
  var verbs: [VerbInSentence]
  /// Words that are traps, by the row of their skill; of the skills that were looked for.
  var trapCounts: [Int: Int] = [:]
}

/// A text cut into sentences and words; the checks look at nothing else.
package struct AnalysedText: Sendable {
  package var sentences: [AnalysedSentence]

  package var wordCount: Int {
    sentences.reduce(0) { $0 + $1.wordCount }
  }

  /// Analyses sentences that are already apart.
  ///
  /// - Parameters:
  ///   - finder: the skills whose traps are counted.
  ///   - analysis: what was learned from texts before; pass the same one each time.
  /// - Complexity: O(n).
  init(
    sentences: [String], analyser: Analyser, finder: SkillFinder, using analysis: inout Analysis
  ) {
    self.sentences = []
    for sentence in sentences {
      analyser.analyse(sentence, sentences: [0..<sentence.utf8.count], into: &analysis)
      var found = AnalysedSentence(sentence, analysis, lexicon: analyser.lexicon)
      for trap in finder.traps(in: analysis) { found.trapCounts[trap.skill, default: 0] += 1 }
      self.sentences.append(found)
    }
  }
}

extension AnalysedSentence {
  fileprivate init(_ text: String, _ analysis: Analysis, lexicon: Lexicon) {
    self.text = text
    wordCount = Text.wordCount(text)
    words = []
    verbs = []
    var wordOfToken = [Int](repeating: -1, count: analysis.tokens.count)
    for (index, token) in analysis.tokens.enumerated() where token.kind != .sign {
      wordOfToken[index] = words.count
      words.append(AnalysedWord(index, analysis, lexicon: lexicon))
    }
    for group in analysis.verbs where analysis.needsTense(group) {
      verbs.append(
        VerbInSentence(word: wordOfToken[group.head], tenses: analysis.tenses(of: group)))
    }
  }
}

extension Analysis {
  /// A bit for each tense that a grade may lack: all but infinitive and past participle.
  private static let checkedTenses = VerbTense.allCases
    .filter { $0.isFinite || $0 == .presentParticiple }
    .reduce(0 as UInt32) { $0 | 1 << $1.rawValue }

  /// Whether a verb group has a tense to check: its head is surely a verb, conjugated or a present
  /// participle.
  fileprivate func needsTense(_ group: VerbGroup) -> Bool {
    guard group.possibleTenses != 0, group.possibleTenses & ~Self.checkedTenses == 0 else {
      return false
    }
    return readings(group.head).allSatisfy { $0.isClass(WordClass.verb) }
  }

  fileprivate func tenses(of group: VerbGroup) -> [TenseReading] {
    VerbTense.allCases.filter { group.possibleTenses >> $0.rawValue & 1 == 1 }
      .map { TenseReading(formation: group.formation, tense: $0) }
  }
}

extension AnalysedWord {
  fileprivate init(_ token: Int, _ analysis: Analysis, lexicon: Lexicon) {
    let found = analysis.tokens[token]
    surface = String(analysis.surface(token))
    range = found.range
    opensSpeech = found.opensSpeech
    isNumber = found.kind == .number
    isCapitalised = found.isCapitalised
    form = lookupForm(surface)
    readings = isNumber ? [] : lexicon.readings(analysis.allReadings(token))
    fitting = isNumber ? [] : lexicon.readings(analysis.readings(token))
  }
}

extension Lexicon {
  /// The readings that are words of the lexicon.
  fileprivate func readings(_ found: some Sequence<LatticeReading>) -> [Reading] {
    found.filter { $0.lemma >= 0 }.map { reading in
      Reading(
        lemma: Int(reading.lemma), features: reading.features, grade: Int(reading.grade),
        register: register(ofLemma: Int(reading.lemma)))
    }
  }
}

/// How lists and lexicon write a word: lower case, NFC, `'` for any apostrophe.
package func lookupForm(_ word: String) -> String {
  let lower = lowercasedNFC(word)
  guard lower.unicodeScalars.contains(where: { isApostrophe($0) && $0 != "'" }) else {
    return lower
  }
  var result = String.UnicodeScalarView()
  for scalar in lower.unicodeScalars { result.append(isApostrophe(scalar) ? "'" : scalar) }
  return String(result)
}
