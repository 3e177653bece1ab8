import Diagnostics

/// An id that is not written as ids are.
struct MalformedId: LintRule {
  static let page = RulePage(
    "malformed-id",
    what: LocalizedText(
      fr: "Un identifiant contient autre chose que des lettres minuscules sans accent, des "
        + "chiffres et « _ », ou ne commence pas par une lettre.",
      en: "An id holds something else than lower-case letters without accents, digits and “_”, or "
        + "does not begin with a letter."),
    why: LocalizedText(
      fr: "Les identifiants se tapent dans un terminal, se gardent et se comparent lettre à "
        + "lettre.",
      en: "Ids are typed on command lines, stored and compared letter by letter."),
    cure: LocalizedText(
      fr: "Écrivez par exemple « sortie_piscine » ou « fete ».",
      en: "Write for instance “sortie_piscine” or “fete”."),
    safety: LocalizedText(
      fr: "Corrigez aussi ce qui désigne déjà l’entrée par son ancien identifiant.",
      en: "Also correct what already names the entry by its old id."))

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    let catalogue = scope.catalogue
    var ids = catalogue.forms.map(\.id) + catalogue.templates.map(\.id)
    ids += catalogue.tenses.map(\.id) + catalogue.skills.map(\.id)
    ids += catalogue.registers?.registers.map(\.id) ?? []
    if let set = catalogue.set { ids.append(set.id) }
    for id in ids where !MalformedId.isWellFormed(id.value) { report(.malformedId(id)) }
  }

  private static func isWellFormed(_ id: String) -> Bool {
    guard let first = id.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return id.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
    }
  }
}

extension Diagnostic {
  fileprivate static func malformedId(_ id: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: MalformedId.id,
      LocalizedText(
        fr: "« \(id.value) » n’est pas un identifiant : lettres minuscules sans accent, chiffres "
          + "et « _ », une lettre d’abord",
        en: "“\(id.value)” is no id: lower-case letters without accents, digits and “_”, a letter "
          + "first"),
      at: id.span,
      cure: LocalizedText(
        fr: "écrivez-le par exemple « sortie_piscine »", en: "write it like “sortie_piscine”"))
  }
}

extension MalformedId {
  static let examples: [RuleExample] = [
    RuleExample(
      "capital, accent, hyphen, digit first",
      (
        "formes/a.yaml",
        """
        formes:
          - { id: ▶Judo, phrase: le judo }
          - { id: ▶fête, phrase: la fête }
          - { id: ▶ping-pong, phrase: le ping-pong }
          - { id: ▶2_roues, phrase: le vélo }
        """
      )),
    RuleExample(
      "digits and underscores", ExampleCatalogues.identity,
      ("formes/a.yaml", "formes: [{ id: fete_14_juillet, phrase: la fête }]\n")),
  ]
}
