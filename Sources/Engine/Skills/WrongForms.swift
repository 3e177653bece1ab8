import Tables
import Text

/// A plausible misspelling of a trap.
package struct WrongForm: Hashable, Sendable {
  /// As a child would write it; the capital of the right form is kept.
  package var form: String
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
    guard let token = traps.first?.token else { return [] }
    let right = String(analysis.surface(token))
    var seen: Set<String> = [right]
    var found: [WrongForm] = []
    for trap in traps.sorted(by: hasPriority) {
      for form in misspellings(trap, right, analysis.reading(token))
      where seen.insert(form).inserted {
        found.append(WrongForm(form: form, skill: trap.skill))
      }
    }
    return found
  }

  private func hasPriority(_ one: Trap, _ other: Trap) -> Bool {
    set.skills[one.skill].priority > set.skills[other.skill].priority
  }

  private func misspellings(
    _ trap: Trap, _ right: String, _ reading: LatticeReading
  ) -> [String] {
    guard set.skillRules.indices.contains(trap.rule) else { return [] }
    let rule = set.skillRules[trap.rule]
    let first = min(Int(rule.firstConfusion), set.confusions.count)
    let end = min(first + Int(rule.confusionCount), set.confusions.count)
    return (first..<end).flatMap { misspellings(set.confusions[$0], right, reading) }
  }

  private func misspellings(
    _ confusion: ConfusionRecord, _ right: String, _ reading: LatticeReading
  ) -> [String] {
    let lower = lookupForm(right)
    let from = set.text(confusion.from)
    let replacements = set.blob.strings(confusion.replacements)
    var found: [String]
    switch ConfusionRecord.Part(rawValue: confusion.part) {
    case .word: found = from.isEmpty || from == lower ? replacements : []
    case .ending:
      found = lower.hasSuffix(from) ? replacements.map { lower.dropLast(from.count) + $0 } : []
    case .letters:
      found = replacements.compactMap { lower.replacingFirst(from, with: $0) }
    case .features:
      found = inflections.forms(of: reading, differingIn: confusion.features)
    case .capital: return [lowercasedNFC(String(right.prefix(1))) + right.dropFirst()]
    case nil: found = []
    }
    if right.unicodeScalars.first.map(isCapital) == true { found = found.map(capitalisedFirst) }
    return found
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

  /// The forms of a reading's lemma that differ from it in some of the features and in no other.
  ///
  /// - Parameter features: a bit for each raw value of `ConfusionRecord.Feature`.
  func forms(of reading: LatticeReading, differingIn features: UInt32) -> [String] {
    let own = reading.features
    func may(_ feature: ConfusionRecord.Feature) -> Bool { features >> feature.rawValue & 1 == 1 }
    return (forms[reading.lemma] ?? []).filter { _, other in
      other.wordClass == own.wordClass && other.role == own.role
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
