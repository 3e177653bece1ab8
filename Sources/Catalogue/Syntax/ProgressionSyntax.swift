package import Diagnostics
package import Tables

/// `progression.yaml`: how a skill changes its state, and what the next text exercises.
package struct ProgressionSyntax: Sendable {
  /// What a child can do of a skill.
  package typealias State = ProgressionRecord.State
  /// What a dictation showed of a skill.
  package typealias Outcome = ProgressionRecord.Outcome

  /// What a result makes of a state.
  package struct Transition: Sendable {
    package var from: State
    package var outcome: Outcome
    package var to: Located<State>
  }

  /// When a skill is mastered, and when it is looked at again.
  package struct Mastery: Sendable {
    package var successesInARow: Int
    package var onDifferentDays: Bool
    package var reviewAfterDays: Int
  }

  /// What the errors of a typed copy are worth.
  package struct Copy: Sendable {
    package var slipErrors: Int
    package var slipPercent: Int
  }

  /// Which skills a text exercises.
  package struct Text: Sendable {
    /// From the most urgent state on.
    package var order: [Located<State>]
    /// Where the order stands.
    package var orderSpan: SourceSpan
    package var maximumFragile: Int
    package var newSkillEvery: Int
  }

  /// How texts become longer and shorter.
  package struct Steps: Sendable {
    package var first: Int
    package var upIfAll: Outcome
    package var downIfAny: Outcome
  }

  /// State by state, result by result, in the order of their raw values; whole.
  package var transitions: [Transition]
  /// Where they stand.
  package var transitionsSpan: SourceSpan
  package var mastery: Mastery
  package var copy: Copy
  package var text: Text
  package var steps: Steps
  package var cardCount: Int

  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    let table = fields.requiredNode("transitions")
    let transitions = table.flatMap { ProgressionSyntax.transitions($0, sink: sink) }
    let mastery = fields.requiredNode("maitrise").flatMap { Mastery($0, sink: sink) }
    let copy = fields.requiredNode("copie").flatMap { Copy($0, sink: sink) }
    let text = fields.requiredNode("texte").flatMap { Text($0, sink: sink) }
    let steps = fields.requiredNode("paliers").flatMap { Steps($0, sink: sink) }
    let cardCount = fields.requiredInteger("cartes", in: 1...9)
    fields.finish()
    guard let table, let transitions, let mastery, let copy, let text, let steps, let cardCount
    else { return nil }
    self.transitions = transitions
    transitionsSpan = table.span
    self.mastery = mastery
    self.copy = copy
    self.text = text
    self.steps = steps
    self.cardCount = cardCount
  }

  /// A row for each state, a key for each result; nil, after reports, when any is missing.
  private static func transitions(_ node: YAMLNode, sink: DiagnosticSink) -> [Transition]? {
    guard var rows = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    var found: [Transition] = []
    for from in State.allCases {
      guard let row = rows.requiredNode(from.catalogueName),
        var cells = MappingDecoder(row, sink: sink, what: .keys)
      else { continue }
      for outcome in Outcome.allCases {
        if let to = cells.requiredChoice(outcome.catalogueName, State.reachable) {
          found.append(Transition(from: from, outcome: outcome, to: to))
        }
      }
      cells.finish()
    }
    rows.finish()
    return found.count == State.allCases.count * Outcome.allCases.count ? found : nil
  }
}

extension ProgressionRecord.State {
  /// What may stand in a catalogue, and what it means.
  static let named: KeyValuePairs<String, Self> = [
    notYetSeen.catalogueName: notYetSeen, fragile.catalogueName: fragile,
    inProgress.catalogueName: inProgress, mastered.catalogueName: mastered,
  ]

  /// The same for what a result leads to: what was seen once is never unseen again.
  static let reachable: KeyValuePairs<String, Self> = [
    fragile.catalogueName: fragile, inProgress.catalogueName: inProgress,
    mastered.catalogueName: mastered,
  ]
}

extension ProgressionRecord.Outcome {
  /// What may stand in a catalogue, and what it means.
  static let named: KeyValuePairs<String, Self> = [
    allRight.catalogueName: allRight, someSlips.catalogueName: someSlips,
    lost.catalogueName: lost,
  ]
}

extension ProgressionSyntax.Mastery {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let successes = fields.requiredInteger("reussites_de_suite", in: 1...9)
    let days = fields.requiredChoice("jours_differents", ["oui": true, "non": false])
    let review = fields.requiredInteger("revoir_apres_jours", in: 1...366)
    fields.finish()
    guard let successes, let days, let review else { return nil }
    self.init(successesInARow: successes, onDifferentDays: days.value, reviewAfterDays: review)
  }
}

extension ProgressionSyntax.Copy {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let errors = fields.requiredInteger("erreurs_max", in: 0...9)
    let percent = fields.requiredInteger("pour_cent_des_pieges", in: 0...100)
    fields.finish()
    guard let errors, let percent else { return nil }
    self.init(slipErrors: errors, slipPercent: percent)
  }
}

extension ProgressionSyntax.Text {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let list = fields.requiredNode("ordre")
    let order = list?.items(orReportTo: sink).compactMap {
      $0.scalar(orReportTo: sink)?.state(sink)
    }
    let fragile = fields.requiredInteger("fragiles_max", in: 1...9)
    let new = fields.requiredInteger("nouvelle_tous_les", in: 1...99)
    fields.finish()
    guard let list, let order, let fragile, let new else { return nil }
    self.init(
      order: order, orderSpan: list.span, maximumFragile: fragile, newSkillEvery: new)
  }
}

extension ProgressionSyntax.Steps {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let first = fields.requiredInteger("depart", in: 1...9)
    let up = fields.requiredChoice("monte_si_toutes", ProgressionRecord.Outcome.named)
    let down = fields.requiredChoice("descend_si_une", ProgressionRecord.Outcome.named)
    fields.finish()
    guard let first, let up, let down else { return nil }
    self.init(first: first, upIfAll: up.value, downIfAny: down.value)
  }
}

extension YAMLScalar {
  /// The state of that name; nil after a report.
  fileprivate func state(_ sink: DiagnosticSink) -> Located<ProgressionRecord.State>? {
    let known = ProgressionRecord.State.named
    if let found = known.first(where: { $0.key == value }) { return Located(found.value, at: span) }
    sink.report(.notOneOf(self, known.map(\.key)))
    return nil
  }
}
