import Diagnostics

/// The `choix` of a template as a table: the same variables in every row.
package struct TemplateChoices: Sendable {
  /// The variables, in the order of the first row.
  package var names: [String] = []
  /// The values, row by row, each as long as `names`.
  package var rows: [[YAMLScalar]] = []

  /// Reads the rows; a row that lacks a variable or has one more is reported and left out.
  package init(_ template: TemplateSyntax, sink: DiagnosticSink) {
    guard let first = template.choices.first else { return }
    names = first.values.map(\.key.value)
    for name in first.values.map(\.key) where Placeholder.isReserved(name.value) {
      sink.report(.reservedVariable(name))
    }
    for row in template.choices {
      let values = names.compactMap { name in
        row.values.first { $0.key.value == name }?.value.scalar(orReportTo: sink)
      }
      if values.count == names.count, row.values.count == names.count {
        rows.append(values)
      } else {
        sink.report(.unevenChoice(row, names: names))
      }
    }
  }
}

extension Placeholder {
  /// Whether a name already means something, so that no variable may have it.
  static func isReserved(_ name: String) -> Bool {
    piece(name, variables: []) != nil || name == go
  }
}

extension Diagnostic {
  fileprivate static func unevenChoice(
    _ row: TemplateSyntax.ChoiceRow, names: [String]
  ) -> Diagnostic {
    let list = names.joined(separator: ", ")
    let given = row.values.map(\.key.value)
    let missing = names.filter { !given.contains($0) }.joined(separator: ", ")
    let superfluous = given.filter { !names.contains($0) }.joined(separator: ", ")
    let changes = [
      missing.isEmpty
        ? nil : LocalizedText(fr: "ajoutez ici : \(missing)", en: "add here: \(missing)"),
      superfluous.isEmpty
        ? nil
        : LocalizedText(
          fr: "ôtez d’ici ou ajoutez partout : \(superfluous)",
          en: "remove here or add everywhere: \(superfluous)"),
    ].compactMap(\.self)
    return Diagnostic(
      id: "uneven-choice",
      LocalizedText(
        fr: "cette ligne de « choix » n’a pas les mêmes variables que la première : \(list)",
        en: "this row of “choix” does not have the variables of the first one: \(list)"),
      at: row.span,
      cure: LocalizedText(
        fr: changes.map(\.fr).joined(separator: " ; "),
        en: changes.map(\.en).joined(separator: "; ")))
  }

  fileprivate static func reservedVariable(_ name: YAMLScalar) -> Diagnostic {
    Diagnostic(
      id: "reserved-variable",
      LocalizedText(
        fr: "« \(name.value) » a déjà un sens dans les modèles",
        en: "“\(name.value)” already has a meaning in templates"),
      at: name.span,
      cure: LocalizedText(fr: "donnez-lui un autre nom", en: "give it another name"))
  }
}
