package import Catalogue
package import Diagnostics
package import Engine

/// A rule that needs the compiled set: it tries what is written in the engine.
///
/// A rule is one file, named as its id; it carries its manual page and its examples.
package protocol AuditRule: Sendable {
  /// Its manual page, of the stage `trial`.
  static var page: RulePage { get }
  /// Whole sets in which it must find something where they are marked, and nothing elsewhere; at
  /// least one with a mark and one without.
  static var examples: [RuleExample] { get }
  init()
  /// Reports every finding in the set.
  func check(_ scope: AuditScope, report: (Diagnostic) -> Void)
}

extension AuditRule {
  package static var id: String { page.id }
}

/// What rules of trial look at: a set as it was written and as the engine sees it.
package final class AuditScope {
  /// The set with its bases; rows of the compiled set are in the order of its entries.
  package let catalogue: CatalogueSyntax
  package let set: CompiledSet
  /// All files of the set and its bases.
  package let files: [CatalogueFile]

  /// Texts of all templates, each checked; nil for a set without the tables of the checks.
  package private(set) lazy var sample: TemplateSample? = (try? TemplateExpander(set)).map {
    TemplateSample($0)
  }

  package init(_ catalogue: CatalogueSyntax, _ set: CompiledSet, files: [CatalogueFile]) {
    self.catalogue = catalogue
    self.set = set
    self.files = files
  }
}
