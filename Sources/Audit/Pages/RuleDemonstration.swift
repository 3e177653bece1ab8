package import Catalogue
package import Diagnostics

/// The examples of a rule and what the linter finds in them.
package struct RuleDemonstration: Sendable {
  package let examples: [RuleExample]
  private let findings: @Sendable ([CatalogueFile]) -> [Diagnostic]

  /// The examples of the rule with an id; nil for a page that belongs to no rule.
  package init?(of id: String) {
    if let rule = lintRules.first(where: { $0.id == id }) {
      examples = rule.examples
      findings = { rule.findings(in: $0) }
    } else if let rule = auditRules.first(where: { $0.id == id }) {
      examples = rule.examples
      findings = { SetBuilder.build($0, LintSettings(.whole)).diagnostics.filter { $0.id == id } }
    } else {
      return nil
    }
  }

  /// The first example in which the rule finds something.
  package var bad: RuleExample? { examples.first(where: \.isBad) }
  /// The first example in which it finds nothing.
  package var good: RuleExample? { examples.first { !$0.isBad } }

  /// The files of an example that tell something: of a whole set those that the bad and the good
  /// example do not share.
  package func tellingFiles(of example: RuleExample) -> [CatalogueFile] {
    let files = example.unmarkedFiles
    guard let bad, let good, files.contains(where: { $0.pathInSet == "niveaux.yaml" }),
      files.contains(where: { $0.pathInSet == "jeu.yaml" })
    else { return files }
    let shared = Set(bad.unmarkedFiles.map(\.bytes)).intersection(good.unmarkedFiles.map(\.bytes))
    return files.filter { !shared.contains($0.bytes) }
  }

  /// What the rule finds in files, sorted by place.
  package func findings(in files: [CatalogueFile]) -> [Diagnostic] {
    findings(files)
  }
}
