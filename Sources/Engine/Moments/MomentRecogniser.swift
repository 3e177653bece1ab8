package import Tables
import Text

/// Reads titles (design: “From a title to a moment”, 4): blocked, cancelled, chore, mixed scripts,
/// form, in this order.
package struct MomentRecogniser<Matcher: TitleMatching, Names: NameLexicon>: Sendable {
  private let matcher: Matcher
  private let names: Names
  private let nameMode: @Sendable (_ form: Int) -> FormRecord.NameMode

  /// - Parameter nameMode: where a title of the form in that row may hold a name.
  package init(
    matcher: Matcher, names: Names,
    nameMode: @escaping @Sendable (_ form: Int) -> FormRecord.NameMode
  ) {
    self.matcher = matcher
    self.names = names
    self.nameMode = nameMode
  }

  /// What a title is reduced to.
  ///
  /// - Complexity: O(n) in the title, plus what is found in it.
  package func outcome(of title: borrowing Title) -> TitleOutcome {
    title.withFoldedText { original, folded in outcome(of: original, folded) }
  }

  private func outcome(of original: String, _ folded: FoldedText) -> TitleOutcome {
    let kinds = Set(matcher.wideMatches(in: folded).map(\.kind))
    if kinds.contains(.blocked) { return .blocked }
    if kinds.contains(.cancellation) { return .cancelled }
    if kinds.contains(.chore) { return .chore }
    if folded.hasMixedScriptWord { return .mixedScript }
    guard let match = matcher.winner(in: folded) else { return .blank }
    let mode = nameMode(match.form)
    let name = FirstNameFinder(original: original, folded: folded, names: names)
      .name(for: mode, after: match.range)
    return .moment(
      RecognisedForm(
        form: match.form, name: mode == .of ? name : nil, companion: mode == .with ? name : nil))
  }
}

extension MomentRecogniser where Matcher == TitleMatcher, Names == SetNames {
  /// Reads titles with the catalogues of a set.
  package init(_ set: CompiledSet) throws(BlobError) {
    let matcher = try TitleMatcher(set.blob)
    let forms = set.forms
    self.init(matcher: matcher, names: SetNames(set, matcher: matcher)) { row in
      FormRecord.NameMode(rawValue: forms[row].nameMode) ?? .none
    }
  }
}
