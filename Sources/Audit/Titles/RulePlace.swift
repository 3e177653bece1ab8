package import Catalogue
package import Diagnostics
package import Engine
package import Tables

/// A rule that decides about titles, as a person finds it in the catalogues.
package struct RulePlace: Hashable, Sendable {
  /// The motif or word as it was written, or folded when only the compiled set is known; nil for a
  /// rule that is no entry.
  package var written: String?
  /// Where it was written.
  package var source: SourceSpan?
}

/// Finds the entries behind what the engine decides.
package struct RuleFinder: Sendable {
  private let catalogue: CatalogueSyntax?
  private let matcher: TitleMatcher
  private let explainer: MatchExplainer

  /// - Parameter catalogue: what the set was built from, for the places.
  package init(_ set: CompiledSet, catalogue: CatalogueSyntax?) throws(BlobError) {
    self.catalogue = catalogue
    matcher = try TitleMatcher(set.blob)
    explainer = MatchExplainer(matcher)
  }

  /// What decides about a title.
  ///
  /// - Complexity: O(bytes of the title × patterns).
  package func rule(deciding title: borrowing Title) -> DecidingRule {
    explainer.rule(deciding: title)
  }

  /// Where a rule is written.
  package func place(of rule: DecidingRule) -> RulePlace {
    switch rule {
    case .mixedScript, .none: return RulePlace()
    case .word(let kind, let entry):
      let list =
        kind == .blocked ? catalogue?.blocked.map(\.word) : catalogue?.deviations.map(\.word)
      let written = list.flatMap { $0.indices.contains(entry) ? $0[entry] : nil }
      let folded = matcher.word(of: WideMatch(kind: kind, entry: entry, range: 0..<0))
      return RulePlace(written: written?.value ?? folded, source: written?.span)
    case .motif(let pattern, let form):
      let forms = catalogue?.forms ?? []
      let written = forms.indices.contains(form) ? forms[form] : nil
      let motif = written?.motif(
        givenBy: matcher.bytes(ofPattern: pattern), matcher.marks(ofPattern: pattern),
        isException: false)
      return RulePlace(
        written: motif?.value ?? matcher.text(ofPattern: pattern), source: motif?.span)
    }
  }
}
