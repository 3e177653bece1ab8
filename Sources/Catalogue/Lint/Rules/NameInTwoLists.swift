import Diagnostics
import Text

/// A first name that stands twice, so that the two may contradict each other.
struct NameInTwoLists: LintRule {
  static let page = RulePage(
    "name-in-two-lists",
    what: LocalizedText(
      fr: "Un prénom se trouve deux fois : dans deux listes de genre, dans une liste et dans "
        + "« jamais », ou sous « oui » et sous « non » de l’élision.",
      en: "A first name stands twice: in two lists of gender, in one of them and in “jamais”, or "
        + "under “oui” and “non” of “elision”."),
    why: LocalizedText(
      fr:
        "Les deux listes se contredisent : l’accord, ou le prénom lui-même, dépendrait de celle qui "
        + "est lue la première.",
      en: "The two lists contradict each other: the agreement, or the name itself, would depend on "
        + "which of them is read first."),
    cure: LocalizedText(
      fr:
        "Gardez-le dans une seule liste ; un prénom que portent filles et garçons va dans « m/f ».",
      en: "Keep it in one list; a name of girls and boys goes into “m/f”."),
    safety: LocalizedText(
      fr: "Les accords avec ce prénom suivront la liste qui reste.",
      en: "Agreements with the name will follow the list that is left."))

  static let examples = [
    RuleExample(
      "gender, never, elision",
      (
        "prenoms.yaml",
        """
        prenoms: { f: [Alix, Inès, Line], m: [▶Alix, Tom], m/f: [▶inès] }
        elision: { oui: [Line], non: [▶Line] }
        jamais: [▶Tom, Maman]
        source: essai

        """
      )),
    RuleExample(
      "each in one list",
      (
        "prenoms.yaml",
        """
        prenoms: { f: [Inès], m: [Tom], m/f: [Alix] }
        elision: { oui: [Alix], non: [Inès] }
        jamais: [Maman]
        source: essai

        """
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    guard let names = scope.catalogue.names else { return }
    let kinds = [
      [names.feminine, names.masculine, names.epicene, names.never],
      [names.eliding, names.notEliding],
    ]
    for lists in kinds {
      var first: [String: (word: YAMLScalar, list: Int)] = [:]
      var told: Set<String> = []
      for (list, words) in lists.enumerated() {
        for word in words {
          let key = lowercasedNFC(word.value)
          guard let earlier = first[key] else {
            first[key] = (word, list)
            continue
          }
          // A set may say again what the set that it extends says.
          if earlier.list != list || earlier.word.span.file == word.span.file,
            told.insert(key).inserted
          {
            report(.nameInTwoLists(word, earlier.word))
          }
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func nameInTwoLists(_ word: YAMLScalar, _ earlier: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: NameInTwoLists.id,
      LocalizedText(
        fr: "« \(word.value) » est écrit une seconde fois",
        en: "“\(word.value)” is written a second time"),
      at: word.span,
      notes: [.here(fr: "première fois ici", en: "first here", earlier.span)],
      cure: LocalizedText(
        fr: "gardez un seul des deux ; fille et garçon : « m/f »",
        en: "keep one of the two; girls and boys: “m/f”"))
  }
}
