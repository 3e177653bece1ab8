import Diagnostics
import Tables

/// The other spellings that `graphies.yaml` gives to the forms of a vocabulary.
struct OtherSpellings {
  /// What differs between two spellings of a base form, and so in all its forms that have it.
  fileprivate struct Change {
    /// The beginning of the base form with the letters that differ.
    var start: String
    var otherStart: String
    var system: SpellingSystem
    var source: YAMLScalar
  }

  private var changes: [String: [Change]] = [:]
  private var forms: [String: (other: String, source: YAMLScalar)] = [:]
  private let syntax: SpellingsSyntax?
  /// The entries that some form of the vocabulary has used.
  private var used: Set<String> = []
  /// Forms with their other spelling, both ways.
  private(set) var pairs: [String: String] = [:]

  init(_ syntax: SpellingsSyntax?) {
    self.syntax = syntax
    guard let syntax else { return }
    for (entries, system) in [
      (syntax.reformed, SpellingSystem.reformed), (syntax.variants, .variant),
    ] {
      for entry in entries {
        changes[entry.key.straightened, default: []].append(
          Change(entry.key, entry.value.straightened, system))
      }
    }
    for entry in syntax.reformedForms {
      forms[entry.key.straightened] = (entry.value.straightened, entry.key)
    }
  }

  /// Marks the forms that have another spelling and adds that one as a reading of the same word.
  ///
  /// - Complexity: O(n) in the inflections.
  mutating func apply(to inflections: inout [Inflection]) {
    guard syntax != nil else { return }
    var added: [Inflection] = []
    var (lemma, changesOfLemma) = ("", [Change]())
    for index in inflections.indices {
      let inflection = inflections[index]
      if inflection.lemma != lemma {
        lemma = inflection.lemma
        changesOfLemma = changes[lemma] ?? []
      }
      guard inflection.features.spelling == .common,
        let (form, system, source) = other(of: inflection, changesOfLemma)
      else { continue }
      used.insert(source.value)
      added += mark(&inflections[index], other: form, system)
    }
    inflections += added
  }

  private func other(
    of inflection: Inflection, _ changes: [Change]
  ) -> (form: String, system: SpellingSystem, source: YAMLScalar)? {
    for change in changes {
      if let form = change.other(of: inflection.form) {
        return (form, change.system, change.source)
      }
    }
    return forms[inflection.form].map { ($0.other, .reformed, $0.source) }
  }

  /// Remembers two spellings of a form.
  mutating func pair(_ form: String, _ other: String) {
    pairs[form] = pairs[form] ?? other
    pairs[other] = pairs[other] ?? form
  }

  /// Marks an inflection; gives it in its other spelling.
  mutating func mark(
    _ inflection: inout Inflection, other form: String, _ system: SpellingSystem
  ) -> [Inflection] {
    inflection.features.spelling = system == .reformed ? .classic : .variant
    pair(inflection.form, form)
    var other = inflection
    other.form = form
    other.features.spelling = system
    guard inflection.features.number == .any, inflection.features.wordClass == .noun,
      inflection.form.hasSuffix("s") || inflection.form.contains("-"),
      !form.hasSuffix("s"), !form.hasSuffix("x"), !form.hasSuffix("z")
    else { return [other] }
    // *Relais* and *porte-monnaie* are of both numbers; *relai* and *portemonnaie* have a plural.
    other.features.number = .singular
    var plural = other
    plural.form = form + "s"
    plural.features.number = .plural
    pairs[plural.form] = pairs[plural.form] ?? inflection.form
    return [other, plural]
  }

  /// The numbers of 1990, each with the grade of its latest part.
  mutating func addNumbers(to inflections: inout [Inflection]) {
    guard let numbers = syntax?.numbers, !numbers.isEmpty else { return }
    var grades: [String: Int] = [:]
    for inflection in inflections where inflection.features.wordClass == .numeral {
      grades[inflection.form] = inflection.grade
    }
    for number in numbers {
      let parts = number.value.split(separator: "-").map(String.init).filter { $0 != "et" }
      let known = parts.compactMap { grades[$0] }
      guard known.count == parts.count, let grade = known.max() else { continue }
      used.insert(number.value)
      let features = WordFeatures(
        .numeral, gender: parts.last == "une" ? .feminine : .any, number: .plural, role: .cardinal,
        spelling: .reformed)
      inflections.append(
        Inflection(
          form: number.value, lemma: number.value, features: features, grade: grade,
          span: number.span))
      pairs[number.value] = number.value.replacing("-", with: " ")
    }
  }

  /// The model and the infinitive that give a verb its other forms, or nil.
  mutating func conjugation(
    of verb: String, model: String
  ) -> (like: YAMLScalar, infinitive: String, system: SpellingSystem)? {
    for entry in syntax?.conjugations ?? [] {
      let system: SpellingSystem = entry.isReform ? .reformed : .variant
      if let pair = entry.verbs.first(where: { $0.key.value == verb }) {
        used.insert(verb)
        return (entry.like, pair.value.straightened, system)
      }
      guard entry.model?.value == model else { continue }
      if let exception = entry.exceptions.first(where: { $0.value == verb }) {
        used.insert(exception.value)
        continue
      }
      return (entry.like, verb, system)
    }
    return nil
  }

  /// Reports the words that the vocabulary lacks.
  func reportUnused(to sink: DiagnosticSink) {
    guard let syntax else { return }
    let pairs = syntax.reformed + syntax.reformedForms + syntax.variants
    let verbs = syntax.conjugations.flatMap { $0.exceptions + $0.verbs.map(\.key) }
    for word in pairs.map(\.key) + verbs + syntax.numbers where !used.contains(word.value) {
      sink.report(.unusedException(word))
    }
  }
}

extension OtherSpellings.Change {
  fileprivate init(_ word: YAMLScalar, _ other: String, _ system: SpellingSystem) {
    let (base, other) = (Array(word.straightened), Array(other))
    let start = zip(base, other).prefix { $0 == $1 }.count
    let end = zip(base[start...].reversed(), other[start...].reversed())
      .prefix { $0 == $1 }.count
    self.start = String(base[..<(base.count - end)])
    otherStart = String(other[..<(other.count - end)])
    self.system = system
    source = word
  }

  /// The other spelling of a form of the word, or nil for one without the letters that differ.
  fileprivate func other(of form: String) -> String? {
    guard form.utf8.starts(with: start.utf8) else { return nil }
    return otherStart + form.dropFirst(start.count)
  }
}

extension YAMLScalar {
  /// The word as texts are looked up.
  fileprivate var straightened: String { value.replacingTypographicApostrophes }
}

extension YAMLNode {
  fileprivate var straightened: String {
    if case .scalar(let scalar) = self { return scalar.straightened }
    return ""
  }
}
