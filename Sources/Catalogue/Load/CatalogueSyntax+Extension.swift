import Diagnostics
import Text

extension CatalogueSyntax {
  /// This set laid over the set that it extends.
  ///
  /// An entry with the id (or blocked word) of one of the base replaces the whole entry where it
  /// stands; new ones follow. Entries of the base that `retire` names are gone. Lists of words are
  /// joined.
  ///
  /// - Complexity: O(n) in the entries of both.
  func extending(_ base: CatalogueSyntax, sink: DiagnosticSink) -> CatalogueSyntax {
    let kept = base.without(set?.retired ?? [], sink: sink)
    var result = self
    result.set?.spelling = set?.spelling ?? base.set?.spelling
    result.documents = base.documents + documents
    result.timeWords = joined(timeWords, kept.timeWords) { $0.adding($1) }
    result.forms = forms.laid(over: kept.forms, by: \.id.value)
    result.blocked = blocked.laid(over: kept.blocked) { foldedBytes($0.word.value) }
    result.deviations = deviations.laid(over: kept.deviations) { foldedBytes($0.word.value) }
    result.grades = grades.laid(over: kept.grades, by: \.id.value)
    result.tenses = tenses.laid(over: kept.tenses, by: \.id.value)
    result.skills = skills.laid(over: kept.skills, by: \.id.value)
    result.templates = templates.laid(over: kept.templates, by: \.id.value)
    result.names = joined(names, kept.names) { $0.adding($1) }
    result.registers = joined(registers, kept.registers) { $0.laid(over: $1) }
    result.calendar = calendar ?? kept.calendar
    result.progression = progression ?? kept.progression
    result.vocabulary = vocabulary.joined(to: kept.vocabulary)
    result.morphology = morphology.laid(over: kept.morphology)
    result.suppressions = kept.suppressions + suppressions
    return result
  }

  /// The set without the entries of those ids; one that names nothing is reported.
  private func without(_ retired: [YAMLScalar], sink: DiagnosticSink) -> CatalogueSyntax {
    guard !retired.isEmpty else { return self }
    let ids = Set(retired.map(\.value))
    let known =
      forms.map(\.id.value) + templates.map(\.id.value) + blocked.map(\.word.value)
      + deviations.map(\.word.value)
    let fixed = Set((grades.map(\.id) + tenses.map(\.id) + skills.map(\.id)).map(\.value))
    for id in retired where !known.contains(id.value) {
      sink.report(
        fixed.contains(id.value)
          ? .fixedEntry(id) : .unknownRetired(id, nearest: nearest(to: id.value, among: known)))
    }
    var result = self
    result.forms.removeAll { ids.contains($0.id.value) }
    result.templates.removeAll { ids.contains($0.id.value) }
    result.blocked.removeAll { ids.contains($0.word.value) }
    result.deviations.removeAll { ids.contains($0.word.value) }
    return result
  }
}

/// Both joined by `join`, or the one that is there.
private func joined<Part>(_ own: Part?, _ base: Part?, _ join: (Part, Part) -> Part) -> Part? {
  guard let own, let base else { return own ?? base }
  return join(own, base)
}

extension Array {
  /// The entries of `base` with these in the places of those that have the same key, then the rest
  /// of these.
  fileprivate func laid<Key: Hashable>(
    over base: [Element], by key: (Element) -> Key
  ) -> [Element] {
    var result = base
    let places = Dictionary(
      base.enumerated().map { (key($1), $0) }, uniquingKeysWith: { first, _ in first })
    for entry in self {
      if let place = places[key(entry)] {
        result[place] = entry
      } else {
        result.append(entry)
      }
    }
    return result
  }
}

extension NamesSyntax {
  /// The lists of both, those of the base first.
  fileprivate func adding(_ base: NamesSyntax) -> NamesSyntax {
    var result = base
    result.feminine += feminine
    result.masculine += masculine
    result.epicene += epicene
    result.eliding += eliding
    result.notEliding += notEliding
    result.never += never
    result.feminineKinship += feminineKinship
    result.masculineKinship += masculineKinship
    result.followers += followers
    return result
  }
}

extension RegistersSyntax {
  fileprivate func laid(over base: RegistersSyntax) -> RegistersSyntax {
    var result = base
    result.registers = registers.laid(over: base.registers, by: \.id.value)
    result.reviewPoints += reviewPoints
    result.wornPhrases += wornPhrases
    return result
  }
}

extension TimeWordsSyntax {
  fileprivate func adding(_ base: TimeWordsSyntax) -> TimeWordsSyntax {
    var result = base
    result.past += past
    result.future += future
    return result
  }
}

extension [VocabularySyntax] {
  /// The words of both, grade by grade; a word that both hold keeps the grade and the model that
  /// these give it.
  fileprivate func joined(to base: [VocabularySyntax]) -> [VocabularySyntax] {
    var result = base
    for words in self {
      for place in result.indices { result[place].remove(words) }
    }
    for words in self {
      if let place = base.firstIndex(where: { $0.grade.value == words.grade.value }) {
        result[place].add(words)
      } else {
        result.append(words)
      }
    }
    return result
  }
}

extension VocabularySyntax {
  /// Removes the words that another file holds in the same kind of list.
  fileprivate mutating func remove(_ other: VocabularySyntax) {
    var removed: Set<String> = []
    func remove(_ words: [YAMLScalar], from list: inout [YAMLScalar]) {
      let own = Set(words.map(\.value))
      removed.formUnion(own)
      list.removeAll { own.contains($0.value) }
    }
    remove(other.masculineNouns, from: &masculineNouns)
    remove(other.feminineNouns, from: &feminineNouns)
    remove(other.pairedNouns, from: &pairedNouns)
    remove(other.adjectives, from: &adjectives)
    for place in verbs.indices {
      remove(other.verbs.flatMap(\.words), from: &verbs[place].words)
    }
    for place in invariable.indices {
      let words = other.invariable.filter { $0.wordClass == invariable[place].wordClass }
      remove(words.flatMap(\.words), from: &invariable[place].words)
    }
    let kept = Set(lists.joined().map(\.value))
    rare.removeAll { removed.contains($0.value) && !kept.contains($0.value) }
  }

  fileprivate mutating func add(_ other: VocabularySyntax) {
    masculineNouns += other.masculineNouns
    feminineNouns += other.feminineNouns
    pairedNouns += other.pairedNouns
    adjectives += other.adjectives
    verbs += other.verbs
    invariable += other.invariable
    rare += other.rare
  }
}

extension MorphologySyntax {
  fileprivate func laid(over base: MorphologySyntax) -> MorphologySyntax {
    var result = base
    result.conjugations = joined(conjugations, base.conjugations) { own, base in
      var both = base
      both.endings = own.endings ?? base.endings
      both.models = own.models.laid(over: base.models, by: \.id.value)
      return both
    }
    result.auxiliaries = joined(auxiliaries, base.auxiliaries) { own, base in
      var both = base
      both.etre += own.etre
      both.etreOrAvoir += own.etreOrAvoir
      both.reflexive += own.reflexive
      both.invariableParticiples += own.invariableParticiples
      both.impersonal += own.impersonal
      return both
    }
    result.plurals = joined(plurals, base.plurals) { $0.laid(over: $1) }
    result.feminines = joined(feminines, base.feminines) { $0.laid(over: $1) }
    result.elision = joined(elision, base.elision) { $0.adding($1) }
    result.spellings = joined(spellings, base.spellings) { $0.adding($1) }
    result.contractions += contractions
    result.functionWords += functionWords
    result.readings = joined(readings, base.readings) { $0.laid(over: $1) }
    return result
  }
}

extension ReadingRulesSyntax {
  /// A rule or pattern with the name of one of the base takes its place.
  fileprivate func laid(over base: ReadingRulesSyntax) -> ReadingRulesSyntax {
    var result = base
    result.named = named.laid(over: base.named, by: \.name.value)
    result.rules = rules.laid(over: base.rules, by: \.id.value)
    result.preferences = preferences.laid(over: base.preferences, by: \.id.value)
    return result
  }
}

extension EndingRulesSyntax {
  /// The rules of this set are tried before those of the base.
  fileprivate func laid(over base: EndingRulesSyntax) -> EndingRulesSyntax {
    var result = base
    result.rules = rules + base.rules
    result.exceptions = exceptions.laid(over: base.exceptions, by: \.id.value)
    result.pluralOnly += pluralOnly
    result.singularOnly += singularOnly
    return result
  }
}

extension ElisionSyntax {
  fileprivate func adding(_ base: ElisionSyntax) -> ElisionSyntax {
    var result = base
    result.elided += elided
    result.conditional += conditional
    result.beforeVowel += beforeVowel
    result.indivisible += indivisible
    result.aspirated += aspirated
    result.unelidable += unelidable
    result.elidableY += elidableY
    return result
  }
}

extension SpellingsSyntax {
  fileprivate func adding(_ base: SpellingsSyntax) -> SpellingsSyntax {
    var result = base
    result.reformed += reformed
    result.reformedForms += reformedForms
    result.variants += variants
    result.conjugations += conjugations
    result.numbers += numbers
    return result
  }
}

extension Diagnostic {
  fileprivate static func fixedEntry(_ id: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "unknown-reference",
      LocalizedText(
        fr: "« \(id.value) » est une compétence, un niveau ou un temps du jeu étendu : cela ne se "
          + "retire pas",
        en: "“\(id.value)” is a skill, a grade or a tense of the extended set: these can’t be "
          + "retired"),
      at: id.span,
      cure: LocalizedText(
        fr: "ôtez-le de « retire » ; pour le changer, donnez une entrée du même nom",
        en: "take it out of “retire”; to change it, give an entry of the same name"))
  }

  fileprivate static func unknownRetired(_ id: YAMLScalar, nearest: String?) -> Diagnostic {
    Diagnostic(
      id: "unknown-reference",
      LocalizedText(
        fr: "le jeu étendu n’a rien qui se nomme « \(id.value) »",
        en: "the extended set has nothing named “\(id.value)”"),
      at: id.span,
      cure: nearest.map {
        LocalizedText(fr: "vouliez-vous « \($0) » ?", en: "did you mean “\($0)”?")
      }
        ?? LocalizedText(
          fr: "ôtez-le de « retire »", en: "take it out of “retire”"))
  }
}
