import Diagnostics
package import Tables

/// The auxiliary of a verb's compound tenses.
package enum Auxiliary: Sendable {
  case avoir, etre
  /// *être* without a direct object, *avoir* with one.
  case either
}

/// Conjugates the verbs of the vocabulary.
package struct Conjugator: Sendable {
  struct Verb: Sendable {
    var model: String
    var auxiliary: Auxiliary
    /// The stem's spellings for each set of stem changes.
    var stems: [[Spelling]]
    var isImpersonal: Bool
    var hasInvariableParticiple: Bool
  }

  private(set) var paradigms: [String: VerbParadigm] = [:]
  private var verbs: [String: Verb] = [:]
  private let lists: AuxiliaryLists

  init(_ syntax: ConjugationSyntax?, auxiliaries: AuxiliariesSyntax?, sink: DiagnosticSink) {
    lists = AuxiliaryLists(auxiliaries)
    guard let syntax, let endings = syntax.endings else { return }
    let resolver = ModelResolver(syntax.models, sink: sink)
    for model in syntax.models {
      guard let whole = resolver.resolved(model) else { continue }
      var builder = ParadigmBuilder(whole, endings: endings)
      paradigms[model.id.value] = builder.build(sink: sink)
    }
  }

  /// The id of the model of a verb, or nil when the verb is not in the vocabulary.
  func model(of lemma: String) -> String? {
    verbs[lemma]?.model
  }

  /// Reports the verbs of the lists of auxiliaries that the vocabulary lacks.
  func reportUnused(to sink: DiagnosticSink) {
    for word in lists.words where verbs[word.value] == nil {
      sink.report(.unusedException(word))
    }
  }

  /// Takes up a verb; nil after a report when the model is unknown or does not fit.
  mutating func add(_ word: YAMLScalar, model: YAMLScalar, sink: DiagnosticSink) -> Verb? {
    guard let paradigm = paradigms[model.value] else { return nil }
    guard let stem = paradigm.stem(ofInfinitive: word.spelling) else {
      sink.report(.verbDoesNotFit(word, model: model, ending: paradigm.infinitiveEnding.text))
      return nil
    }
    let lemma = word.value
    let verb = Verb(
      model: model.value, auxiliary: lists.auxiliary(of: lemma), stems: paradigm.stems(stem),
      isImpersonal: lists.impersonal.contains(lemma),
      hasInvariableParticiple: lists.invariableParticiples.contains(lemma))
    verbs[lemma] = verb
    return verb
  }

  /// A verb of the vocabulary with another infinitive and another model; nil when there is no such
  /// model or it does not fit.
  func verb(_ lemma: String, spelled infinitive: String, like model: String) -> Verb? {
    guard var verb = verbs[lemma], let paradigm = paradigms[model],
      let stem = paradigm.stem(ofInfinitive: Spelling(infinitive.utf8))
    else { return nil }
    verb.model = model
    verb.stems = paradigm.stems(stem)
    return verb
  }

  /// Calls `body` with every form of a verb; of several spellings the one to write comes first.
  func forEachForm(of verb: Verb, _ body: (String, WordFeatures) -> Void) {
    guard let paradigm = paradigms[verb.model] else { return }
    for cell in paradigm.cells where verb.has(cell.features) {
      var features = cell.features
      features.takesEtre = verb.auxiliary != .avoir
      // *Paie* and *paye*: dictionaries give both.
      if verb.stems[cell.changes].count > 1 { features.spelling = .variant }
      for stem in verb.stems[cell.changes] {
        body(stem.text(with: cell.ending), features)
      }
    }
  }

  /// The form to write, or nil when the verb is not in the vocabulary or has no such form.
  ///
  /// - Parameters:
  ///   - person: 1, 2 or 3; 0 for an infinitive or a present participle.
  ///   - number: `any` for an infinitive or a present participle.
  package func form(
    of lemma: String, _ tense: VerbTense, person: UInt32 = 0, number: GrammaticalNumber = .any
  ) -> String? {
    guard let verb = verbs[lemma], let paradigm = paradigms[verb.model] else { return nil }
    let cell = paradigm.cells.first {
      $0.features.tense == tense && $0.features.person == person && $0.features.number == number
        && verb.has($0.features)
    }
    return cell.flatMap { cell in
      verb.stems[cell.changes].first.map { $0.text(with: cell.ending) }
    }
  }

  /// The past participle, the same four times when it never agrees.
  package func participle(of lemma: String) -> AgreementForms? {
    guard let verb = verbs[lemma], let paradigm = paradigms[verb.model] else { return nil }
    let forms = paradigm.cells.filter { $0.features.tense == .pastParticiple }.compactMap { cell in
      verb.stems[cell.changes].first.map { ($0.text(with: cell.ending), cell.features) }
    }
    guard let base = forms.first?.0 else { return nil }
    func form(_ gender: Gender, _ number: GrammaticalNumber) -> String {
      guard !verb.hasInvariableParticiple else { return base }
      return forms.first { $0.1.gender == gender && $0.1.number == number }?.0 ?? base
    }
    return AgreementForms(
      masculineSingular: base, feminineSingular: form(.feminine, .singular),
      masculinePlural: form(.masculine, .plural), femininePlural: form(.feminine, .plural))
  }

  /// The auxiliary of a verb, or nil when it is not in the vocabulary.
  package func auxiliary(of lemma: String) -> Auxiliary? {
    verbs[lemma]?.auxiliary
  }

  /// Auxiliary and participle of a compound tense: *est*, *arrivée*.
  ///
  /// - Parameters:
  ///   - auxiliaryTense: present for the passé composé, imperfect for the plus-que-parfait…
  ///   - hasObject: whether a direct object follows, which decides for verbs like *monter*.
  /// - Returns: nil when the verb, *être* or *avoir* is not in the vocabulary.
  package func compound(
    of lemma: String, _ auxiliaryTense: VerbTense = .present, person: UInt32 = 3,
    number: GrammaticalNumber = .singular, gender: Gender = .masculine, hasObject: Bool = false
  ) -> (auxiliary: String, participle: String)? {
    guard let kind = auxiliary(of: lemma), let participle = participle(of: lemma) else {
      return nil
    }
    let takesEtre = kind == .etre || kind == .either && !hasObject
    let auxiliary = form(
      of: takesEtre ? "être" : "avoir", auxiliaryTense, person: person, number: number)
    let agreed = takesEtre ? participle.form(gender, number) : participle.masculineSingular
    return auxiliary.map { ($0, agreed) }
  }
}

extension Conjugator.Verb {
  /// Whether the verb has the form of its model that says `features`.
  func has(_ features: WordFeatures) -> Bool {
    if features.tense == .pastParticiple, hasInvariableParticiple {
      return features.gender == .masculine && features.number != .plural
    }
    guard isImpersonal, features.tense.isFinite else { return true }
    return features.tense != .imperative && features.person == 3 && features.number == .singular
  }
}
