import Engine
import Tables

/// Compares the analyser with the sentences of treebanks.
struct Evaluation {
  private let analyser: Analyser
  private var analysis = Analysis()
  private(set) var measures: [MeasureKind: Measure] = [:]
  private(set) var sentenceCount = 0
  private(set) var wordCount = 0
  private(set) var knownCount = 0
  /// Words of the treebank that are cut otherwise by the tokeniser.
  private(set) var unaligned = 0

  /// Longest sentence, in tokens, in which subjects are compared.
  private static let longestForSubjects = 15

  init(_ set: CompiledSet) {
    analyser = Analyser(set)
    for kind in MeasureKind.allCases { measures[kind] = Measure(name: kind.title) }
  }

  /// Adds one sentence to the counts.
  mutating func add(_ sentence: GoldSentence) {
    analyser.analyse(
      sentence.text, sentences: [0..<sentence.text.utf8.count], into: &analysis)
    sentenceCount += 1
    var tokenAt: [Int: Int] = [:]
    for (index, token) in analysis.tokens.enumerated() {
      tokenAt[token.range.lowerBound] = index
    }
    let places = sentence.words.map { word in place(of: word, tokenAt) }
    for (word, token) in places.enumerated() where sentence.words[word].upos != "PUNCT" {
      guard sentence.words[word].range != nil else { continue }
      wordCount += 1
      guard let token else {
        unaligned += 1
        continue
      }
      if analysis.tokens[token].isKnown { knownCount += 1 }
      compare(word, token, sentence, places)
    }
  }

  /// The token with the same letters; the hyphens of an inversion are left out.
  private func place(of word: GoldWord, _ tokenAt: [Int: Int]) -> Int? {
    guard var range = word.range else { return nil }
    for link in ["-t-", "-"] where word.form.hasPrefix(link) && word.form.count > link.count {
      range = range.lowerBound + link.utf8.count..<range.upperBound
      break
    }
    guard let token = tokenAt[range.lowerBound], analysis.tokens[token].range == range else {
      return nil
    }
    return token
  }

  private mutating func compare(
    _ word: Int, _ token: Int, _ sentence: GoldSentence, _ places: [Int?]
  ) {
    let gold = sentence.words[word]
    guard analysis.tokens[token].isKnown, analysis.tokens[token].kind == .word else { return }
    comparePartOfSpeech(gold, token)
    if gold.features["VerbForm"] == "Fin" {
      compareTense(gold, token)
      compareSubject(word, token, sentence, places)
    }
    if gold.upos == "NOUN" || gold.upos == "ADJ" { compareAgreement(gold, token) }
    if gold.features["VerbForm"] == "Part", gold.features["Tense"] == "Past" {
      compareParticiple(word, token, sentence)
    }
  }

  private mutating func count(
    _ kind: MeasureKind, _ isRight: Bool, _ token: Int, _ fault: String
  ) {
    let words = isRight ? "" : context(token)
    measures[kind]?.count(isRight, fault: fault, context: words)
  }

  /// The words around a token, the token between brackets.
  private func context(_ token: Int) -> String {
    let words = analysis.tokens.indices.map { index in
      index == token ? "[\(analysis.surface(index))]" : String(analysis.surface(index))
    }
    let first = max(0, token - 7)
    return words[first..<min(words.count, token + 6)].joined(separator: " ")
  }
}

extension Evaluation {
  private mutating func comparePartOfSpeech(_ gold: GoldWord, _ token: Int) {
    guard let expected = PartOfSpeech.classes[gold.upos] else { return }
    let reading = analysis.reading(token)
    let found = PartOfSpeech.name(of: reading)
    // A participle is a verb or an adjective: the treebanks themselves do not agree. They take
    // *tout, même, autre, quel* for adjectives, school grammar for determiners.
    let isParticiple = reading.features.tense == .pastParticiple
    let isRight =
      expected.contains(found) || (isParticiple && (gold.upos == "ADJ" || gold.upos == "VERB"))
      || (gold.upos == "ADJ" && found == "determinant" && isLooseDeterminer(reading))
      || (found == "adjectif" && gold.features["VerbForm"] == "Part")
    count(
      .partOfSpeech, isRight, token,
      "\(gold.upos) → \(found)\(missing(expected, token) ? " (not in the lexicon)" : "")")
  }

  /// *tout, même, autre* and *quel*.
  private func isLooseDeterminer(_ reading: LatticeReading) -> Bool {
    reading.features.role == .indefinite || reading.features.role == .interrogative
  }

  /// Whether no reading of the lexicon has one of the classes.
  private func missing(_ classes: Set<String>, _ token: Int) -> Bool {
    !analysis.allReadings(token).contains { classes.contains(PartOfSpeech.name(of: $0)) }
  }

  private mutating func compareTense(_ gold: GoldWord, _ token: Int) {
    guard let tense = GoldTense.tense(of: gold) else { return }
    let hasTense = analysis.allReadings(token).contains {
      $0.isClass(.verb) && $0.features.tense == tense
    }
    count(.tenseReadings, hasTense, token, "\(tense.catalogueName) \(gold.lemma)")
    let isLeft = analysis.readings(token).contains {
      $0.isClass(.verb) && $0.features.tense == tense
    }
    count(.tenseLeft, isLeft, token, "\(tense.catalogueName) removed")
    let reading = analysis.reading(token)
    let found =
      reading.isClass(.verb) ? reading.features.tense.catalogueName : PartOfSpeech.name(of: reading)
    count(.tense, found == tense.catalogueName, token, "\(tense.catalogueName) → \(found)")
  }

  private mutating func compareAgreement(_ gold: GoldWord, _ token: Int) {
    let reading = analysis.reading(token)
    guard reading.isClass(.noun) || reading.isClass(.adjective) else { return }
    let features = reading.features
    let noun = Int(analysis.tokens[token].noun)
    let group = noun >= 0 ? analysis.nouns[noun] : nil
    if let gender = gold.features["Gender"] {
      let found = features.gender == .any ? group?.gender ?? .any : features.gender
      let name = found == .feminine ? "Fem" : found == .masculine ? "Masc" : ""
      count(.gender, name.isEmpty || name == gender, token, "\(gender) → \(name)")
    }
    if let number = gold.features["Number"] {
      let found = features.number == .any ? group?.number ?? .any : features.number
      let name = found == .plural ? "Plur" : found == .singular ? "Sing" : ""
      count(.number, name.isEmpty || name == number, token, "\(number) → \(name)")
    }
  }

  private mutating func compareSubject(
    _ word: Int, _ token: Int, _ sentence: GoldSentence, _ places: [Int?]
  ) {
    guard sentence.words.count <= Self.longestForSubjects else { return }
    let isAuxiliary =
      sentence.words[word].upos == "AUX" && sentence.words[word].head > 0
      && ["aux", "cop"].contains(where: sentence.words[word].relation.hasPrefix)
    let predicate = isAuxiliary ? sentence.words[word].head - 1 : word
    let relations: Set<String> = ["nsubj", "nsubj:pass", "nsubj:caus", "expl:subj"]
    guard let subject = sentence.dependent(of: predicate, in: relations),
      let expected = places[subject]
    else { return }
    let verb = Int(analysis.tokens[token].verb)
    let found = verb >= 0 ? analysis.verbs[verb].subject : -1
    let isRight = found == expected || isCounted(by: subject, found, sentence, places)
    let name = found >= 0 ? String(analysis.surface(found)) : "none"
    count(
      .subject, isRight, token, "\(analysis.surface(expected)) → \(name)")
  }

  /// *combien d’îles*: the treebank names *combien*, the analyser the noun that it counts.
  private func isCounted(
    by subject: Int, _ found: Int, _ sentence: GoldSentence, _ places: [Int?]
  ) -> Bool {
    guard sentence.words[subject].upos == "ADV",
      let noun = places.firstIndex(where: { $0 == found })
    else { return false }
    return found >= 0 && sentence.words[noun].head == subject + 1
  }

  private mutating func compareParticiple(_ word: Int, _ token: Int, _ sentence: GoldSentence) {
    let expected = GoldTense.participleUse(word, sentence)
    let found = analysis.participles.first { $0.token == token }?.use
    let isAdjective = analysis.reading(token).isClass(.adjective)
    let use = found ?? (isAdjective ? .adjective : nil)
    count(
      .participle, use == expected, token,
      "\(expected) → \(use.map { "\($0)" } ?? PartOfSpeech.name(of: analysis.reading(token)))")
  }
}
