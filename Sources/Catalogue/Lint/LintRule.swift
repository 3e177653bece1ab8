package import Diagnostics

/// A rule about catalogues that looks at their text alone, without the engine.
///
/// A rule is one file; its doc comment is its manual page. The rule's id names the fault.
package protocol LintRule: Sendable {
  /// Kebab-case, equal to the file's name.
  static var id: String { get }
  init()
  /// Reports every finding in the set.
  func check(_ scope: LintScope, report: (Diagnostic) -> Void)
}

/// What rules look at: the syntax of a set and its words.
package struct LintScope: Sendable {
  package let catalogue: CatalogueSyntax
  /// All forms that the vocabulary gives, in lower case, sorted by their bytes.
  package let words: [String]

  /// - Complexity: O(n log n) in the inflections.
  package init(_ catalogue: CatalogueSyntax, inflections: [Inflection]) {
    self.catalogue = catalogue
    words = Set(inflections.map(\.form)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// All static rules, sorted by id.
package let lintRules: [any LintRule.Type] = []
