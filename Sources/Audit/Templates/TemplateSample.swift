import Engine
import Platform

/// How many texts of how many templates were written and checked.
package struct SampleCount: Hashable, Sendable {
  package var texts = 0
  package var templates = 0

  package init(texts: Int = 0, templates: Int = 0) {
    self.texts = texts
    self.templates = templates
  }

  package static func + (one: SampleCount, other: SampleCount) -> SampleCount {
    SampleCount(texts: one.texts + other.texts, templates: one.templates + other.templates)
  }
}

/// Expansions of all templates that hold each alternative, gender, initial of a name and companion
/// of a template at least once, and each moment in some template of its kind.
///
/// All expansions are the work of `catalogue-lint expand`: they are forty times as many.
package struct TemplateSample: Sendable {
  /// The expansions of each template, by its row.
  package let expansions: [[TemplateExpansion]]

  /// The longest text of each row of choices of each template, always for the same child.
  package let textsOfChoices: [[String]]

  /// How much was tried.
  package var size: SampleCount {
    SampleCount(
      texts: expansions.reduce(0) { $0 + $1.count },
      templates: expansions.count { !$0.isEmpty })
  }

  /// - Complexity: O(templates × texts of each), with all checks for each text.
  init(_ expander: TemplateExpander) {
    let half = expander.templateCount / 2
    let (second, first) = alongside {
      TemplateSample.Part(expander, half..<expander.templateCount)
    } _: {
      TemplateSample.Part(expander, 0..<half)
    }
    expansions = first.expansions + second.expansions
    textsOfChoices = first.textsOfChoices + second.textsOfChoices
  }

  /// The sample of some templates, taken on one thread.
  private struct Part: Sendable {
    var expansions: [[TemplateExpansion]] = []
    var textsOfChoices: [[String]] = []

    init(_ expander: TemplateExpander, _ rows: Range<Int>) {
      var memory = TemplateExpander.Memory()
      for row in rows {
        var own: [TemplateExpansion] = []
        expander.forEachCoveringExpansion(of: row, using: &memory) { own.append($0) }
        expansions.append(own)
        textsOfChoices.append(expander.textsOfChoices(of: row))
      }
    }
  }
}
