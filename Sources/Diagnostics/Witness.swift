/// The shortest title that shows a finding, and what becomes of it.
package struct Witness: Hashable, Sendable {
  /// A title made up by the linter; never one of a calendar.
  package var title: String
  /// What the engine makes of the title: « il donne la forme « judo » » ; nil until it was tried.
  package var outcome: LocalizedText?
  /// What the entry that loses would have given; nil where nothing loses.
  package var otherwise: LocalizedText?

  package init(_ title: String, outcome: LocalizedText? = nil, otherwise: LocalizedText? = nil) {
    self.title = title
    self.outcome = outcome
    self.otherwise = otherwise
  }
}

extension Witness {
  /// The title with what the engine makes of it, then what else it could have been.
  var lines: [LocalizedText] {
    var first = LocalizedText(
      fr: "titre témoin : « \(title) »", en: "title that shows it: “\(title)”")
    if let outcome {
      first.fr += " ; \(outcome.fr)"
      first.en += "; \(outcome.en)"
    }
    return [first] + [otherwise].compactMap(\.self)
  }
}
