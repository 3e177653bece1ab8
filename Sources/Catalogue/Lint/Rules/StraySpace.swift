import Diagnostics

/// White space at an end of a value, twice in a row or as a tab.
struct StraySpace: LintRule {
  static let page = RulePage(
    "stray-space", severity: .warning,
    what: LocalizedText(
      fr: "Une valeur commence ou finit par une espace, ou contient deux espaces de suite ou une "
        + "tabulation. Les titres des exemples peuvent tout contenir.",
      en: "A value begins or ends with a space, or holds two spaces in a row or a tab. Titles of "
        + "examples may hold anything."),
    why: LocalizedText(
      fr: "L’espace se voit dans la dictée imprimée, ou fait qu’un mot n’est pas égal à lui-même.",
      en: "The space shows in the printed dictation, or makes a word differ from itself."),
    cure: LocalizedText(
      fr: "Ôtez les espaces en trop.", en: "Remove the spaces."),
    safety: .safe, mending: .partly)

  static let examples = [
    RuleExample(
      "both ends, twice, a tab", severity: .warning,
      (
        "formes/a.yaml",
        "formes: [{ id: a, phrase: ▶\"le jeu \", motifs: [▶\" jeu\", ▶jeu  de piste, ▶\"jeu\\tlibre\"] }]\n"
      )),
    RuleExample(
      "titles; lines that YAML joins", severity: .warning,
      (
        "formes/a.yaml",
        """
        formes:
          - id: a
            phrase: le grand
                    jeu
            exemples: [" Jeu  18h "]

        """
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for scalar in scope.written.spaced where scalar.style != .literal && scalar.style != .folded {
      var found = Diagnostic.straySpace(scalar)
      found.fix = StraySpace.fix(scalar)
      report(found)
    }
  }

  /// Nothing at both ends and one space for each run inside; nil when only spaces are there, or when
  /// a run reaches over a line end.
  private static func fix(_ scalar: YAMLScalar) -> Fix? {
    let scalars = Array(scalar.value.unicodeScalars)
    guard scalars.contains(where: { !isBlank($0) }) else { return nil }
    var changes: [Fix.Replacement] = []
    var place = 0
    while place < scalars.count {
      guard isBlank(scalars[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < scalars.count, isBlank(scalars[place]) { place += 1 }
      let isAtEnd = start == 0 || place == scalars.count
      guard isAtEnd || place - start > 1 || scalars[start] == "\t" else { continue }
      let span = scalar.span(of: start..<place)
      guard span.isOnOneLine else { return nil }
      changes.append(Fix.Replacement(span, with: isAtEnd ? "" : " "))
    }
    return .replacements(changes)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}

extension Diagnostic {
  fileprivate static func straySpace(_ scalar: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: StraySpace.id, severity: .warning,
      LocalizedText(
        fr: "« \(scalar.value) » a une espace de trop, au bord ou à l’intérieur",
        en: "“\(scalar.value)” has a space too many, at an end or inside"),
      at: scalar.span,
      cure: LocalizedText(fr: "ôtez l’espace", en: "remove the space"))
  }
}
