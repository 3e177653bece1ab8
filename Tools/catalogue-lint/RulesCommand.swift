import Audit
import CommandLineKit
import Diagnostics
import Platform

/// `catalogue-lint rules`: all that can be found, one line each.
enum RulesCommand {
  static let json = Flag(
    "json",
    help: LocalizedText(
      fr: "un objet JSON, avec les pages entières", en: "one JSON object, with the whole pages"))
  static let markdown = Flag(
    "markdown",
    help: LocalizedText(
      fr: "une page Markdown, avec des exemples", en: "a page of Markdown, with examples"))

  static let command = Command(
    name: "rules",
    summary: LocalizedText(
      fr: "dit tout ce qui peut être signalé", en: "lists all that can be found"),
    description: LocalizedText(
      fr: "Donne pour chaque constat possible son identifiant, sa gravité, le moment où il est "
        + "fait et ce qu’il dit.\n\nlecture : en lisant les fichiers ; la gravité est fixe. "
        + "règle : par une règle sur ce qui est écrit. essai : en essayant le jeu compilé.",
      en: "Gives for each possible finding its id, its severity, when it is made and what it "
        + "says.\n\nreading: while files are read; the severity is fixed. rule: by a rule about "
        + "what is written. trial: by trying the compiled set."),
    options: [json, markdown],
    examples: [
      Example(
        "catalogue-lint rules",
        help: LocalizedText(fr: "la liste", en: "the list"))
    ],
    run: run)

  private static func run(_ session: Session) -> ExitCode {
    if session.arguments[json] {
      session.output.write(RulePage.json(allRulePages, language: session.language))
    } else if session.arguments[markdown] {
      session.output.write(RulesMarkdown(session.language).text(allRulePages))
    } else {
      session.output.write(table(allRulePages, session.language))
    }
    return .done
  }

  /// Lines with the id, the severity, the stage and what is found, in columns.
  private static func table(_ pages: [RulePage], _ language: Language) -> String {
    let rows = pages.map { page in
      [
        page.id, page.severity.name.text(language), page.stage.name.text(language),
        page.summary.text(language),
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (cells + [row[3]]).joined(separator: "  ") + "\n"
    }.joined()
  }
}
