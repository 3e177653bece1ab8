import Diagnostics

/// A list of words that is not in alphabetical order.
struct UnsortedList: LintRule {
  static let page = RulePage(
    "unsorted-list", severity: .warning,
    what: LocalizedText(
      fr: "Une liste de mots n’est pas dans l’ordre alphabétique, accents et majuscules mis à "
        + "part.",
      en: "A list of words is not in alphabetical order, accents and case ignored."),
    why: LocalizedText(
      fr: "Dans une liste triée, un mot qui manque ou qui revient se voit aussitôt, et deux "
        + "personnes qui ajoutent des mots ne se gênent pas.",
      en: "In a sorted list a missing or repeated word is seen at once, and two people who add "
        + "words do not disturb each other."),
    cure: LocalizedText(fr: "Triez la liste.", en: "Sort the list."),
    safety: LocalizedText(
      fr: "Sans risque : l’ordre d’une liste ne change aucun résultat.",
      en: "Safe: the order of a list changes no result."),
    mending: .partly)

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for list in scope.catalogue.sortedLists { check(list, report) }
  }

  private func check(_ list: [ListItem], _ report: (Diagnostic) -> Void) {
    var previous: (key: Spelling, word: YAMLScalar)?
    for item in list {
      let word = item.word
      let key = sortingKey(word.value)
      // The words of a set that extends another follow those of its base.
      if let previous, previous.word.span.file == word.span.file,
        key.lexicographicallyPrecedes(previous.key)
      {
        var found = Diagnostic.unsortedList(word, after: previous.word)
        found.fix = .order(UnsortedList.sorted(list.filter { $0.span.file == word.span.file }))
        return report(found)
      }
      previous = (key, word)
    }
  }

  /// The places of the items in the order that they should have.
  private static func sorted(_ list: [ListItem]) -> [SourceSpan] {
    let keys = list.map { sortingKey($0.word.value) }
    let order = list.indices.sorted { left, right in
      if keys[left].lexicographicallyPrecedes(keys[right]) { return true }
      return !keys[right].lexicographicallyPrecedes(keys[left]) && left < right
    }
    return order.map { list[$0].span }
  }
}

/// A word of a list and all that moves with it.
private struct ListItem {
  var word: YAMLScalar
  /// The word, or the word and what it has for a value.
  var span: SourceSpan

  init(_ word: YAMLScalar) {
    self.word = word
    span = word.span
  }

  init(_ entry: YAMLEntry) {
    word = entry.key
    span = SourceSpan(
      file: entry.key.span.file, start: entry.key.span.start, end: entry.value.span.end)
  }
}

extension CatalogueSyntax {
  /// The lists that are kept in alphabetical order.
  fileprivate var sortedLists: [[ListItem]] {
    var lists = registers?.registers.map(\.words) ?? []
    lists += blocked.map(\.inflections) + deviations.map(\.inflections)
    if let names {
      lists += [names.feminine, names.masculine, names.epicene, names.eliding, names.notEliding]
      lists += [names.never, names.feminineKinship, names.masculineKinship, names.followers]
    }
    for file in vocabulary {
      lists += file.lists + [file.rare]
    }
    return lists.map { $0.map(ListItem.init) } + morphology.sortedLists
  }
}

extension MorphologySyntax {
  fileprivate var sortedLists: [[ListItem]] {
    var lists: [[YAMLScalar]] = []
    if let elision { lists += [elision.unelidable, elision.indivisible] }
    if let auxiliaries {
      lists += [auxiliaries.etre, auxiliaries.etreOrAvoir, auxiliaries.reflexive]
      lists += [auxiliaries.invariableParticiples, auxiliaries.impersonal]
    }
    let exceptions = [plurals, feminines].compactMap(\.self).flatMap(\.exceptions)
    var pairs = exceptions.map(\.words)
    if let spellings {
      pairs += [spellings.reformed, spellings.reformedForms, spellings.variants]
      lists.append(spellings.numbers)
    }
    return lists.map { $0.map(ListItem.init) } + pairs.map { $0.map(ListItem.init) }
  }
}

extension Diagnostic {
  fileprivate static func unsortedList(
    _ word: YAMLScalar, after previous: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: UnsortedList.id, severity: .warning,
      LocalizedText(
        fr: "« \(word.value) » vient après « \(previous.value) » ; la liste est alphabétique",
        en: "“\(word.value)” comes after “\(previous.value)”; the list is alphabetical"),
      at: word.span,
      cure: LocalizedText(
        fr: "triez la liste sans tenir compte des accents ni des majuscules",
        en: "sort the list, ignoring accents and case"))
  }
}

extension UnsortedList {
  static let examples: [RuleExample] = [
    RuleExample(
      "names, flexions and registers", severity: .warning,
      ("prenoms.yaml", "prenoms: { f: [Éva, Ève, ▶Eva], m: [Tom, ▶Éloi] }\n"),
      ("interdits.yaml", "interdits: [{ mot: a, registre: b, flexions: [été, ▶avril] }]\n"),
      ("registres.yaml", "registres: [{ id: a, nom: A, mots: [zoo, ▶âne] }]\n")),
    RuleExample(
      "vocabulary and morphology", severity: .warning,
      (
        "vocabulaire/cp.yaml",
        """
        niveau: CP
        source: essai
        noms: { m: [pain, ▶lait], f: [pomme] }
        verbes: { aimer: [jouer, ▶chanter] }
        rares: [pomme, ▶lait]
        """
      ),
      (
        "morphologie/auxiliaires.yaml",
        "source: essai\netre: [venir, ▶aller]\n"
      ),
      (
        "morphologie/pluriels.yaml",
        """
        regles: [{ fin: [""], devient: [s] }]
        exceptions: [{ id: al, source: essai, mots: { pou: poux, ▶bijou: bijoux } }]
        """
      )),
    RuleExample(
      "accents and case do not count",
      ("prenoms.yaml", "prenoms: { f: [Alix, Élise, Emma], m: [d'Arc, Éloi, Tom] }\n")),
  ]
}
