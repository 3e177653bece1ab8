import Diagnostics
import Tables

/// Generates every form of every word of the vocabulary.
package struct Inflector {
  /// All forms, in the order of the lists; a form with two readings stands twice.
  package private(set) var inflections: [Inflection] = []
  package private(set) var conjugator: Conjugator
  private var agreements: [String: AgreementForms] = [:]
  private var plurals: EndingRules
  private var feminines: EndingRules
  private var seen: [SeenWord: YAMLScalar] = [:]
  let grades: [String]
  let morphology: MorphologySyntax
  private let beforeVowel: [String: String]
  private let pluralOnly: Set<String>
  private let singularOnly: Set<String>
  private let sink: DiagnosticSink
  private var spellings: OtherSpellings
  /// Every form with its other spelling, both ways.
  package var otherSpellings: [String: String] { spellings.pairs }

  /// What must not be listed twice.
  private struct SeenWord: Hashable {
    var wordClass: WordClass
    var gender: Gender
    var word: String
  }

  /// Generates all forms; every fault is reported to `sink` and skipped.
  ///
  /// - Parameters:
  ///   - vocabulary: the files of `vocabulaire/`, in any order.
  ///   - grades: the ids of all grades from the youngest to the oldest.
  /// - Complexity: O(forms).
  package init(
    _ vocabulary: [VocabularySyntax], morphology: MorphologySyntax, grades: [String],
    sink: DiagnosticSink
  ) {
    self.grades = grades
    self.morphology = morphology
    self.sink = sink
    conjugator = Conjugator(
      morphology.conjugations, auxiliaries: morphology.auxiliaries, sink: sink)
    spellings = OtherSpellings(morphology.spellings)
    plurals = EndingRules(morphology.plurals, sink: sink)
    feminines = EndingRules(morphology.feminines, sink: sink)
    pluralOnly = Set(morphology.plurals?.pluralOnly.map(\.value) ?? [])
    singularOnly = Set(morphology.plurals?.singularOnly.map(\.value) ?? [])
    beforeVowel = morphology.elision?.pairs(\.beforeVowel) ?? [:]
    inflections.reserveCapacity(60_000)
    for file in vocabulary { add(file) }
    for group in morphology.functionWords { add(group) }
    addElidedForms()
    straightenApostrophes()
    spellings.apply(to: &inflections)
    spellings.addNumbers(to: &inflections)
    plurals.reportUnused(to: sink)
    feminines.reportUnused(to: sink)
    conjugator.reportUnused(to: sink)
    spellings.reportUnused(to: sink)
    checkExamples(sink)
  }

  /// The four forms of an adjective, of a past participle or of a noun of both genders, by its
  /// masculine singular in either spelling: *content*, *arrivé*, *ami*, *brulé*; nil for a word that
  /// is none of them.
  package func forms(ofAgreeing lemma: String) -> AgreementForms? {
    agreements[lemma] ?? otherSpellings[lemma].flatMap { agreements[$0] }
  }

  /// Every lemma that `forms(ofAgreeing:)` knows, sorted.
  package var agreeingLemmas: [String] { agreements.keys.sorted() }
}

extension Inflector {
  private mutating func add(_ file: VocabularySyntax) {
    guard let grade = gradeIndex(file.grade) else { return }
    for word in file.masculineNouns { addNoun(word, .masculine, grade) }
    for word in file.feminineNouns { addNoun(word, .feminine, grade) }
    for word in file.pairedNouns { addPair(word, grade) }
    for word in file.adjectives { addAdjective(word, grade) }
    for list in file.verbs { addVerbs(list, grade) }
    for list in file.invariable {
      for word in list.words where isNew(word, list.wordClass.wordClass) {
        append(word.value, word, WordFeatures(list.wordClass.wordClass), grade)
      }
    }
    checkRareWords(file)
  }

  private func gradeIndex(_ name: YAMLScalar) -> Int? {
    if let index = grades.firstIndex(of: name.value) { return index }
    sink.report(.notOneOf(name, grades))
    return nil
  }

  private mutating func append(
    _ form: String, _ word: YAMLScalar, lemma: String? = nil, _ features: WordFeatures,
    _ grade: Int
  ) {
    inflections.append(
      Inflection(
        form: form, lemma: lemma ?? word.value, features: features, grade: grade, span: word.span))
  }

  /// Whether the word is listed for the first time in its class and gender; else reports it.
  private mutating func isNew(
    _ word: YAMLScalar, _ wordClass: WordClass, _ gender: Gender = .any, part: String? = nil
  ) -> Bool {
    let key = SeenWord(wordClass: wordClass, gender: gender, word: part ?? word.value)
    guard let earlier = seen.updateValue(word, forKey: key) else { return true }
    seen[key] = earlier
    sink.report(.wordListedTwice(word, earlier: earlier))
    return false
  }
}

// MARK: - Nouns and adjectives

extension Inflector {
  private mutating func addNoun(_ word: YAMLScalar, _ gender: Gender, _ grade: Int) {
    guard isNew(word, .noun, gender) else { return }
    for (form, number) in numbers(of: word.value) {
      append(form, word, WordFeatures(.noun, gender: gender, number: number), grade)
    }
  }

  /// Singular and plural of a noun, or the one that it has.
  private mutating func numbers(of noun: String) -> [(String, GrammaticalNumber)] {
    if pluralOnly.contains(noun) { return [(noun, .plural)] }
    if singularOnly.contains(noun) { return [(noun, .singular)] }
    let plural = plurals.form(of: noun, .noun)
    return plural == noun ? [(noun, .any)] : [(noun, .singular), (plural, .plural)]
  }

  /// `nageur/nageuse`, or `élève` for both.
  private mutating func addPair(_ word: YAMLScalar, _ grade: Int) {
    let parts = word.value.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let masculine = parts.first, parts.count <= 2, !parts.contains("") else {
      sink.report(.notAPair(word))
      return
    }
    let feminine = parts.count == 2 ? parts[1] : masculine
    guard isNew(word, .noun, .masculine, part: masculine),
      isNew(word, .noun, .feminine, part: feminine)
    else { return }
    let forms = AgreementForms(
      masculineSingular: masculine, feminineSingular: feminine,
      masculinePlural: plurals.form(of: masculine, .noun),
      femininePlural: plurals.form(of: feminine, .noun))
    agreements[masculine] = agreements[masculine] ?? forms
    for (form, gender, number) in forms.merged() {
      append(
        form, word, lemma: masculine, WordFeatures(.noun, gender: gender, number: number), grade)
    }
  }

  private mutating func addAdjective(_ word: YAMLScalar, _ grade: Int) {
    guard isNew(word, .adjective) else { return }
    let feminine = feminines.form(of: word.value, .adjective)
    let forms = AgreementForms(
      masculineSingular: word.value, feminineSingular: feminine,
      masculinePlural: plurals.form(of: word.value, .adjective),
      femininePlural: plurals.form(of: feminine, .adjective))
    agreements[word.value] = forms
    for (form, gender, number) in forms.merged() {
      append(form, word, WordFeatures(.adjective, gender: gender, number: number), grade)
    }
    if let form = beforeVowel[word.value] {
      append(
        form, word, WordFeatures(.adjective, gender: .masculine, number: .singular), grade)
    }
  }
}

// MARK: - Verbs

extension Inflector {
  private mutating func addVerbs(_ list: VocabularySyntax.Verbs, _ grade: Int) {
    guard conjugator.paradigms[list.model.value] != nil else {
      sink.report(.unknownModel(list.model, known: conjugator.paradigms.keys.sorted()))
      return
    }
    for word in list.words where isNew(word, .verb) {
      guard let verb = conjugator.add(word, model: list.model, sink: sink) else { continue }
      let first = inflections.count
      conjugator.forEachForm(of: verb) { form, features in
        inflections.append(
          Inflection(
            form: form, lemma: word.value, features: features, grade: grade, span: word.span))
      }
      addOtherForms(of: word, list.model, from: first)
      if let participle = conjugator.participle(of: word.value) {
        let key = participle.masculineSingular
        agreements[key] = agreements[key] ?? participle
      }
    }
  }
}

// MARK: - Other spellings

extension Inflector {
  /// The forms of a verb that is conjugated in two ways (*cédera, cèdera*).
  private mutating func addOtherForms(of word: YAMLScalar, _ model: YAMLScalar, from first: Int) {
    for index in first + 1..<max(first + 1, inflections.count)
    where inflections[index].features.spelling == .variant
      && inflections[index].features == inflections[index - 1].features
    {
      spellings.pair(inflections[index - 1].form, inflections[index].form)
    }
    guard let other = spellings.conjugation(of: word.value, model: model.value) else { return }
    guard let verb = conjugator.verb(word.value, spelled: other.infinitive, like: other.like.value)
    else {
      sink.report(.unknownModel(other.like, known: conjugator.paradigms.keys.sorted()))
      return
    }
    var forms: [WordFeatures: String] = [:]
    conjugator.forEachForm(of: verb) { forms[$1] = forms[$1] ?? $0 }
    for index in first..<inflections.count {
      guard let form = forms[inflections[index].features], form != inflections[index].form else {
        continue
      }
      inflections += spellings.mark(&inflections[index], other: form, other.system)
    }
  }
}

// MARK: - Closed classes

extension Inflector {
  private mutating func add(_ group: FunctionWordsSyntax) {
    guard let grade = gradeIndex(group.grade) else { return }
    for word in group.words {
      append(
        word.form.value, word.lemma ?? word.form, lemma: word.lemma?.value ?? word.form.value,
        word.features, grade)
    }
  }

  /// *l'*, *d'*, *qu'*: what the whole word says, for every reading of a small word.
  private mutating func addElidedForms() {
    guard let elision = morphology.elision else { return }
    var elided = elision.pairs(\.elided)
    for entry in elision.conditional { elided[entry.word.value] = entry.form.value }
    let small = inflections.filter { Self.elidableClasses.contains($0.features.wordClass) }
    for inflection in small {
      guard let form = elided[inflection.form] else { continue }
      var copy = inflection
      copy.form = form
      inflections.append(copy)
    }
  }

  /// A file may have ’ in a word (*aujourd’hui*); the words of a text are looked up with '.
  private mutating func straightenApostrophes() {
    for index in inflections.indices where inflections[index].form.utf8.contains(0xE2) {
      inflections[index].form = inflections[index].form.replacingTypographicApostrophes
      inflections[index].lemma = inflections[index].lemma.replacingTypographicApostrophes
    }
  }

  private static let elidableClasses: Set<WordClass> = [
    .determiner, .pronoun, .conjunction, .preposition, .adverb,
  ]
}

// MARK: - Checks of whole lists

extension Inflector {
  /// A rare word is one of the file's words.
  private func checkRareWords(_ file: VocabularySyntax) {
    guard !file.rare.isEmpty else { return }
    let words = Set(file.lists.joined().map(\.value))
    for word in file.rare where !words.contains(word.value) {
      sink.report(.rareWordElsewhere(word))
    }
  }
}

extension ElisionSyntax {
  /// A table of the file as a dictionary.
  func pairs(_ table: KeyPath<ElisionSyntax, [YAMLEntry]>) -> [String: String] {
    var result: [String: String] = [:]
    for entry in self[keyPath: table] {
      if case .scalar(let form) = entry.value { result[entry.key.value] = form.value }
    }
    return result
  }
}
