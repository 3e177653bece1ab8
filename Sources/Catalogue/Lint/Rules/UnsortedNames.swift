import Diagnostics

/// A list of names or words that is not in alphabetical order.
///
/// **What.** A list of `prenoms.yaml`, `registres.yaml` or `elision.yaml`, or the `flexions` of a
/// blocked word, is not sorted (accents and case ignored). The lists of the vocabulary are checked
/// where they are inflected.
///
/// **Why.** In a sorted list a missing or repeated word is seen at once, and two people who add
/// words do not disturb each other.
///
/// **Example.** `m: [Tom, Éloi]`.
///
/// **To do.** Sort the list.
///
/// **Safe?** Yes: the order of a list changes no result.
struct UnsortedNames: LintRule {
  static let id = "unsorted-names"

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let catalogue = scope.catalogue
    var lists: [[YAMLScalar]] = catalogue.registers?.registers.map(\.words) ?? []
    lists += catalogue.blocked.map(\.inflections) + catalogue.deviations.map(\.inflections)
    if let names = catalogue.names {
      lists += [names.feminine, names.masculine, names.epicene, names.eliding, names.notEliding]
      lists += [names.never, names.feminineKinship, names.masculineKinship, names.followers]
    }
    if let elision = catalogue.morphology.elision {
      lists += [elision.unelidable, elision.indivisible]
    }
    for list in lists { check(list, report) }
  }

  private func check(_ list: [YAMLScalar], _ report: (Diagnostic) -> Void) {
    var previous: (key: Spelling, word: YAMLScalar)?
    for word in list {
      let key = sortingKey(word.value)
      // The words of a set that extends another follow those of its base.
      if let previous, previous.word.span.file == word.span.file,
        key.lexicographicallyPrecedes(previous.key)
      {
        return report(.unsortedNames(word, after: previous.word))
      }
      previous = (key, word)
    }
  }
}

extension Diagnostic {
  fileprivate static func unsortedNames(
    _ word: YAMLScalar, after previous: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: UnsortedNames.id, severity: .warning,
      LocalizedText(
        fr: "« \(word.value) » vient après « \(previous.value) » ; la liste est alphabétique",
        en: "“\(word.value)” comes after “\(previous.value)”; the list is alphabetical"),
      at: word.span,
      cure: LocalizedText(
        fr: "triez la liste sans tenir compte des accents ni des majuscules",
        en: "sort the list, ignoring accents and case"))
  }
}
