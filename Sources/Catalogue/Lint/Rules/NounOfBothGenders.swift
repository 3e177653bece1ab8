import Diagnostics

/// A noun that the vocabulary lists as masculine and as feminine.
struct NounOfBothGenders: LintRule {
  static let page = RulePage(
    "noun-of-both-genders", severity: .info,
    what: LocalizedText(
      fr: "Un nom se trouve dans la liste « m » et dans la liste « f ».",
      en: "A noun stands in the list “m” and in the list “f”."),
    why: LocalizedText(
      fr: "C’est juste pour deux noms qui s’écrivent pareil (le tour et la tour). Sinon l’un des "
        + "deux est une faute, et aucun accord faux avec ce nom ne sera vu.",
      en: "It is right for two nouns of one spelling (le tour and la tour). Else one of them is a "
        + "mistake, and no wrong agreement with the noun will be seen."),
    cure: LocalizedText(
      fr: "Ôtez celui qui n’existe pas ; un nom qui sert aux deux genres (un élève, une élève) va "
        + "dans « m/f ».",
      en: "Remove the one that does not exist; a noun that serves both genders (un élève, une "
        + "élève) goes into “m/f”."),
    safety: LocalizedText(
      fr: "Sans risque si le nom n’a vraiment qu’un genre.",
      en: "Safe if the noun really has one gender."))

  static let examples = [
    RuleExample(
      "in two lists", severity: .info,
      ExampleFiles.grades("CP"), ExampleFiles.words("noms: { m: [chat, tour], f: [mer, ▶tour] }")),
    RuleExample(
      "one list, a pair", severity: .info,
      ExampleFiles.grades("CP"),
      ExampleFiles.words("noms: { m: [chat], f: [mer], m/f: [élève, voisin/voisine] }")),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    var masculine: [String: YAMLScalar] = [:]
    for word in scope.catalogue.vocabulary.flatMap(\.masculineNouns) {
      masculine[word.value] = word
    }
    for word in scope.catalogue.vocabulary.flatMap(\.feminineNouns) {
      if let other = masculine[word.value] { report(.nounOfBothGenders(word, other)) }
    }
  }
}

extension Diagnostic {
  fileprivate static func nounOfBothGenders(
    _ word: YAMLScalar, _ other: YAMLScalar
  ) -> Diagnostic {
    Diagnostic(
      id: NounOfBothGenders.id, severity: .info,
      LocalizedText(
        fr: "« \(word.value) » est aussi un nom masculin : est-ce bien un autre nom ?",
        en: "“\(word.value)” is a masculine noun too: is it really another noun?"),
      at: word.span,
      notes: [.here(fr: "le masculin est ici", en: "the masculine one is here", other.span)],
      cure: LocalizedText(
        fr: "gardez les deux s’ils existent ; sinon ôtez l’un",
        en: "keep both if they exist; else remove one"))
  }
}
