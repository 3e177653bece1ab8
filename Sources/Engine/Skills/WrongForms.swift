import Tables
import Text

/// A plausible misspelling of a trap.
package struct WrongForm: Hashable, Sendable {
  /// As a child would write it, with the capital of the right form; "" where it writes nothing.
  package var form: String
  /// What it stands for: UTF-8 offsets in the text; of the trap, or of the trap with a neighbour.
  package var range: Range<Int>
  /// Row of the one skill that it shows a gap of.
  package var skill: Int
}

/// Works out how children misspell traps, by the confusions of the rules.
package struct WrongForms: Sendable {
  private let set: CompiledSet
  private let inflections: InflectionIndex

  /// - Complexity: O(forms of the lexicon).
  package init(_ set: CompiledSet) {
    self.set = set
    inflections = InflectionIndex(set.lexicon)
  }

  /// The wrong forms of a token, each under one skill.
  ///
  /// Where two skills give the same, the one of higher priority has it. Never the right form itself.
  ///
  /// - Parameter traps: all traps of one token.
  /// - Complexity: O(confusions × forms of the lemma).
  package func wrongForms(of traps: [Trap], in analysis: Analysis) -> [WrongForm] {
    var found: [WrongForm] = []
    for trap in traps.sorted(by: hasPriority) {
      for wrong in misspellings(trap, analysis)
      where !found.contains(where: { $0.form == wrong.form && $0.range == wrong.range })
        && wrong.form != slice(analysis.text, wrong.range)
        && !isOtherSpelling(wrong.form, of: analysis.reading(trap.token))
      {
        found.append(wrong)
      }
    }
    return found
  }

  /// The forms of the lemma of a reading with what each says; none for what is no word of the lexicon.
  func inflections(of reading: LatticeReading) -> [(form: String, features: WordFeatures)] {
    reading.lemma < 0 ? [] : inflections.forms(ofLemma: reading.lemma)
  }

  /// Whether a form is right too, in the other spelling of the word.
  private func isOtherSpelling(_ form: String, of reading: LatticeReading) -> Bool {
    guard reading.spelling != .common else { return false }
    var own = reading.features
    return set.lexicon.readings(of: lookupForm(form)).contains { other in
      own.spelling = other.features.spelling
      return other.lemma == Int(reading.lemma) && other.features == own
    }
  }

  private func hasPriority(_ one: Trap, _ other: Trap) -> Bool {
    set.skills[one.skill].priority > set.skills[other.skill].priority
  }

  private func misspellings(_ trap: Trap, _ analysis: Analysis) -> [WrongForm] {
    guard set.skillRules.indices.contains(trap.rule) else { return [] }
    let rule = set.skillRules[trap.rule]
    let first = min(Int(rule.firstConfusion), set.confusions.count)
    let end = min(first + Int(rule.confusionCount), set.confusions.count)
    return (first..<end).flatMap { row -> [WrongForm] in
      let confusion = set.confusions[row]
      guard let range = range(confusion, trap.token, analysis) else { return [] }
      return forms(confusion, trap.token, range, analysis)
        .map { WrongForm(form: $0, range: range, skill: trap.skill) }
    }
  }

  /// What the wrong form stands for; nil where there is no such neighbour.
  private func range(
    _ confusion: ConfusionRecord, _ token: Int, _ analysis: Analysis
  ) -> Range<Int>? {
    let own = analysis.tokens[token].range
    let step: Int
    switch ConfusionRecord.Extent(rawValue: confusion.extent) {
    case .withPrevious: step = -1
    case .withNext: step = 1
    case .own, nil: return own
    }
    guard analysis.tokens.indices.contains(token + step) else { return nil }
    let other = analysis.tokens[token + step].range
    return min(own.lowerBound, other.lowerBound)..<max(own.upperBound, other.upperBound)
  }

  private func forms(
    _ confusion: ConfusionRecord, _ token: Int, _ range: Range<Int>, _ analysis: Analysis
  ) -> [String] {
    let written = String(slice(analysis.text, range))
    let lower = lookupForm(written)
    let from = set.text(confusion.from)
    let replacements = set.blob.strings(confusion.replacements)
    var found: [String]
    switch ConfusionRecord.Part(rawValue: confusion.part) {
    case .word:
      let isMeant = from.isEmpty || from == lookupForm(String(analysis.surface(token)))
      found = isMeant ? replacements : []
    case .ending:
      found = lower.hasSuffix(from) ? replacements.map { lower.dropLast(from.count) + $0 } : []
    case .letters:
      found = replacements.compactMap { lower.replacingFirst(from, with: $0) }
    case .features:
      found = inflections.forms(of: analysis.reading(token), differingIn: confusion.features)
    case .capital: return [lowercasedNFC(String(written.prefix(1))) + written.dropFirst()]
    case nil: found = []
    }
    let isCapitalised = written.unicodeScalars.first.map(isCapital) == true
    return isCapitalised ? found.map(capitalisedFirst) : found
  }
}

/// The forms of each lemma.
struct InflectionIndex: Sendable {
  private var forms: [Int32: [(form: String, features: WordFeatures)]] = [:]

  /// - Complexity: O(forms of the lexicon).
  init(_ lexicon: Lexicon) {
    for (rank, key) in lexicon.keys().enumerated() {
      for row in lexicon.rows(ofRank: rank) {
        let reading = lexicon.reading(atRow: row)
        forms[Int32(reading.lemma), default: []].append(
          (String(decoding: key, as: UTF8.self), reading.features))
      }
    }
  }

  /// The forms of the lemma in a row.
  func forms(ofLemma row: Int32) -> [(form: String, features: WordFeatures)] { forms[row] ?? [] }

  /// The forms of a reading's lemma that differ from it in some of the features and in no other.
  ///
  /// - Parameter features: a bit for each raw value of `ConfusionRecord.Feature`.
  func forms(of reading: LatticeReading, differingIn features: UInt32) -> [String] {
    let own = reading.features
    func may(_ feature: ConfusionRecord.Feature) -> Bool { features >> feature.rawValue & 1 == 1 }
    return (forms[reading.lemma] ?? []).filter { _, other in
      other.wordClass == own.wordClass && other.role == own.role
        && other.spelling != (own.spelling == .reformed ? .classic : .reformed)
        && other.tense.isFinite == own.tense.isFinite
        && (other.tense == own.tense || own.tense.isFinite && may(.tense))
        && (other.person == own.person || may(.person))
        && (may(.gender) || other.gender == own.gender || other.gender == .any
          || own.gender == .any)
        && (may(.number) || other.number == own.number || other.number == .any
          || own.number == .any)
    }.map(\.form)
  }
}

extension String {
  /// The string with the first `part` replaced, or nil without one.
  fileprivate func replacingFirst(_ part: String, with new: String) -> String? {
    let scalars = Array(unicodeScalars)
    let wanted = Array(part.unicodeScalars)
    guard !wanted.isEmpty, scalars.count >= wanted.count else { return nil }
    for start in 0...(scalars.count - wanted.count)
    where scalars[start..<start + wanted.count].elementsEqual(wanted) {
      var result = UnicodeScalarView()
      result.append(contentsOf: scalars[..<start])
      result.append(contentsOf: new.unicodeScalars)
      result.append(contentsOf: scalars[(start + wanted.count)...])
      return String(result)
    }
    return nil
  }
}
