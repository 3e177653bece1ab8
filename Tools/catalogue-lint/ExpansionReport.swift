import Audit
import CommandLineKit
import Diagnostics
import Engine
import Platform

/// Tells what expanding templates found: each kind of fault once a template, then the counts.
struct ExpansionReport {
  private let session: Session
  private let printsTexts: Bool
  private var count = 0
  private var refused = 0
  private var barren = 0

  init(_ session: Session) {
    self.session = session
    printsTexts = session.arguments[ExpandCommand.texts]
  }

  /// Whether every text passed and every template gave one.
  var isClean: Bool { refused == 0 && barren == 0 }

  /// Expands the template of a row.
  mutating func add(_ row: Int, of expander: TemplateExpander, every stride: Int) {
    var seen: Set<String> = []
    var own = 0
    expander.forEachExpansion(of: row, every: stride) { expansion in
      own += 1
      if printsTexts { session.output.line(line(of: expansion)) }
      if !expansion.failures.isEmpty { refused += 1 }
      for failure in expansion.failures
      where seen.insert(failure.code.rawValue + failure.message.en).inserted {
        session.output.line(
          "\(expansion.template): \(failure.message.text(session.language)) [\(failure.code.rawValue)]"
        )
        session.output.line("  " + expansion.draft.text)
      }
    }
    count += own
    if own == 0 {
      barren += 1
      let message = LocalizedText(
        fr: "aucun moment du jeu ne convient à ce modèle",
        en: "no moment of the set suits this template")
      session.output.line(
        "\(expander.templateIDs[row]): \(message.text(session.language)) [unreachable-template]")
    }
  }

  /// Writes the counts.
  func close() {
    session.errors.line(
      LocalizedText(
        fr: "textes : \(count) ; refusés : \(refused)", en: "texts: \(count); refused: \(refused)"
      ).text(session.language))
  }

  private func line(of expansion: TemplateExpansion) -> String {
    "\(expansion.template)\t\(expansion.draft.title)\t\(expansion.draft.text)"
  }
}
