import Diagnostics

/// An id that is not written as ids are.
///
/// **What.** The id of a set, form, template, tense, skill or register holds something else than
/// lower-case letters without accents, digits and `_`, or does not begin with a letter.
///
/// **Why.** Ids are typed on command lines, stored and compared byte by byte.
///
/// **Example.** `id: Sortie-piscine`, `id: fête`.
///
/// **To do.** Write `sortie_piscine`, `fete`.
///
/// **Safe?** Renaming breaks what already refers to the id.
struct MalformedId: LintRule {
  static let id = "malformed-id"

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
