import Engine

/// Expansions of all templates that hold each alternative, gender, initial of a name and companion
/// of a template at least once, and each moment in some template of its kind.
///
/// All expansions are the work of `catalogue-lint expand`: they are forty times as many.
package struct TemplateSample: Sendable {
  /// The expansions of each template, by its row.
  package let expansions: [[TemplateExpansion]]

  /// The longest text of each row of choices of each template, always for the same child.
  package let textsOfChoices: [[String]]

  /// Number of checked texts.
  package var count: Int { expansions.reduce(0) { $0 + $1.count } }

  /// - Complexity: O(templates × texts of each), with all checks for each text.
  init(_ expander: TemplateExpander) {
    var memory = TemplateExpander.Memory()
    expansions = (0..<expander.templateCount).map { row in
      var own: [TemplateExpansion] = []
      expander.forEachCoveringExpansion(of: row, using: &memory) { own.append($0) }
      return own
    }
    textsOfChoices = (0..<expander.templateCount).map(expander.textsOfChoices)
  }
}
