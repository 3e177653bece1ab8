import Diagnostics

/// A variable of `choix` that no sentence uses, or whose rows all say the same.
struct UnusedVariable: LintRule {
  static let page = RulePage(
    "unused-variable", severity: .warning,
    what: LocalizedText(
      fr:
        "Une variable de « choix » ne se trouve ni dans le titre ni dans une phrase du modèle, ou "
        + "a la même valeur dans toutes les lignes.",
      en: "A variable of “choix” stands neither in the title nor in a sentence of the template, or "
        + "has the same value in all rows."),
    why: LocalizedText(
      fr: "C’est souvent le reste d’une phrase changée, ou une place mal nommée : les lignes ne "
        + "donnent pas les textes différents qu’on croit.",
      en: "It is often left over from a sentence that was changed, or a misnamed placeholder: the "
        + "rows do not give the different texts that one thinks."),
    cure: LocalizedText(
      fr:
        "Ôtez la variable de toutes les lignes, ou écrivez « {NOM} » dans une phrase ; une valeur "
        + "qui ne change pas s’écrit dans la phrase.",
      en: "Remove the variable from all rows, or write “{NAME}” in a sentence; a value that does "
        + "not change is written into the sentence."),
    safety: LocalizedText(
      fr: "Sans risque : le nombre de lignes ne change pas.",
      en: "Safe: the number of rows does not change."))

  static let examples = [
    RuleExample(
      "unused; always the same", severity: .warning,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: A
            choix:
              - { ▶SAC: un sac, ▶MER: la mer, BOL: un bol }
              - { SAC: un seau, MER: la mer, BOL: un plat }
            phrases: ["Voici {MER} et {BOL}."]

        """
      )),
    RuleExample(
      "in the title, in a sentence; one row", severity: .warning,
      (
        "modeles/a.yaml",
        """
        modeles:
          - id: a
            titre: Le {SAC}
            choix: [{ SAC: sac, MER: la mer }, { SAC: seau, MER: la plage }]
            phrases: [{ palier: 2, phrase: "Voici {MER}." }]
          - id: b
            titre: B
            choix: [{ SAC: un sac }]
            phrases: ["Voici {SAC}."]

        """
      )),
  ]

  func check(_ scope: LintScope, report: (Diagnostic) -> Void) {
    for template in scope.catalogue.templates {
      guard let first = template.choices.first else { continue }
      let texts = [template.title] + template.sentences.map(\.text)
      let used = Set(texts.flatMap { $0.value.placeholders })
      for variable in first.values {
        if !used.contains(Substring(variable.key.value)) {
          report(.unusedVariable(variable.key))
        } else if template.choices.count > 1, template.isConstant(variable) {
          report(.constantVariable(variable.key))
        }
      }
    }
  }
}

extension String {
  /// What stands between the braces of a text.
  var placeholders: [Substring] {
    var names: [Substring] = []
    var place = utf8.startIndex
    while let open = utf8[place...].firstIndex(of: UInt8(ascii: "{")) {
      let start = utf8.index(after: open)
      let end =
        utf8[start...].firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") } ?? endIndex
      names.append(self[start..<end])
      place = end
    }
    return names
  }
}

extension TemplateSyntax {
  fileprivate func isConstant(_ variable: YAMLEntry) -> Bool {
    guard case .scalar(let wanted) = variable.value else { return false }
    return choices.allSatisfy { row in
      row.values.contains { entry in
        guard entry.key.value == variable.key.value, case .scalar(let value) = entry.value else {
          return false
        }
        return value.value == wanted.value
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedVariable(_ name: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: UnusedVariable.id, severity: .warning,
      LocalizedText(
        fr: "« {\(name.value)} » ne se trouve ni dans le titre ni dans une phrase",
        en: "“{\(name.value)}” stands neither in the title nor in a sentence"),
      at: name.span,
      cure: LocalizedText(
        fr: "ôtez « \(name.value) » de toutes les lignes, ou employez-le",
        en: "remove “\(name.value)” from all rows, or use it"))
  }

  fileprivate static func constantVariable(_ name: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: UnusedVariable.id, severity: .warning,
      LocalizedText(
        fr: "« \(name.value) » a la même valeur dans toutes les lignes",
        en: "“\(name.value)” has the same value in all rows"),
      at: name.span,
      cure: LocalizedText(
        fr: "écrivez la valeur dans la phrase, ou donnez-en d’autres",
        en: "write the value into the sentence, or give other ones"))
  }
}
