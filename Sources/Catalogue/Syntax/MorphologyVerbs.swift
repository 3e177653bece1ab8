package import Diagnostics

/// `conjugaisons.yaml`: the ordinary endings and the verb models.
package struct ConjugationSyntax: Sendable {
  package var endings: OrdinaryEndingsSyntax?
  package var models: [VerbModelSyntax]

  /// Reads the file's root; one that adds to a base may leave the endings to it.
  package init?(_ root: YAMLNode, hasBase: Bool = false, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    endings = fields.node("terminaisons", required: !hasBase).flatMap {
      OrdinaryEndingsSyntax($0, sink: sink)
    }
    _ = fields.requiredNode("conjugaisons")
    models = fields.list("conjugaisons").compactMap { VerbModelSyntax($0, sink: sink) }
    fields.finish()
  }
}

/// The endings that a tense has whatever the verb, when a model gives only its stem.
package struct OrdinaryEndingsSyntax: Sendable {
  package var imperfect: [YAMLScalar]
  package var future: [YAMLScalar]
  package var subjunctive: [YAMLScalar]
  package var presentParticiple: YAMLScalar?
  /// Masculine singular, feminine singular, masculine plural, feminine plural.
  package var pastParticiple: [YAMLScalar]
  /// The kinds of passé simple, each with its six endings; the first one names the kind.
  package var pastHistoric: [[YAMLScalar]]

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    imperfect = fields.cells("imparfait", count: 6, sink: sink)
    future = fields.cells("futur", count: 6, sink: sink)
    subjunctive = fields.cells("subjonctif", count: 6, sink: sink)
    presentParticiple = fields.requiredText("participe_present")
    pastParticiple = fields.cells("participe", count: 4, sink: sink)
    pastHistoric = fields.list("passe_simple").map { $0.cells(6, sink: sink) }
    fields.finish()
  }
}

/// A verb model: endings that follow the stem, that is the infinitive without `infinitif`.
///
/// What is absent comes from the model named by `comme`, else from the rules at the top of the file.
package struct VerbModelSyntax: Sendable {
  /// A change of the stem before some endings: *g* becomes *ge* before *a*.
  package struct StemChange: Sendable {
    /// The letter that changes; only consonants may follow it in the stem.
    package var letter: YAMLScalar
    /// What it becomes; the first is written, the others are accepted too.
    package var becomes: [YAMLScalar]
    /// First letters of the endings, or `e_muet`, `e_final`.
    package var before: [YAMLScalar]
    package var span: SourceSpan
  }

  package var id: YAMLScalar
  /// The model whose endings this one takes over.
  package var like: YAMLScalar?
  package var infinitive: YAMLScalar?
  package var present: [YAMLScalar]
  /// Six endings, or one stem; empty when the rule gives them.
  package var imperfect: [YAMLScalar]
  package var future: [YAMLScalar]
  package var pastHistoric: [YAMLScalar]
  package var conditional: [YAMLScalar]
  package var subjunctive: [YAMLScalar]
  /// For *tu, nous, vous*.
  package var imperative: [YAMLScalar]
  package var presentParticiple: YAMLScalar?
  /// One ending, or the four forms.
  package var pastParticiple: [YAMLScalar]
  package var stemChanges: [StemChange]
  /// Forms that the verbs of the model must have, with their pronoun.
  package var examples: [YAMLScalar]
  package var span: SourceSpan

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    like = fields.text("comme")
    infinitive = like == nil ? fields.requiredText("infinitif") : fields.text("infinitif")
    present = fields.cells("present", count: 6, required: like == nil, sink: sink)
    imperfect = fields.stemOrCells("imparfait", sink: sink)
    future = fields.stemOrCells("futur", sink: sink)
    pastHistoric = fields.stemOrCells("passe_simple", sink: sink)
    conditional = fields.stemOrCells("conditionnel", sink: sink)
    subjunctive = fields.stemOrCells("subjonctif", sink: sink)
    imperative = fields.cells("imperatif", count: 3, required: false, sink: sink)
    presentParticiple = fields.text("participe_present")
    pastParticiple = fields.stemOrCells("participe", count: 4, sink: sink)
    stemChanges = fields.list("radical").compactMap { StemChange($0, sink: sink) }
    examples = fields.texts("exemples")
    fields.finish()
    guard let id else { return nil }
    self.id = id
  }
}

extension VerbModelSyntax.StemChange {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let letter = fields.requiredText("lettre")
    becomes = fields.requiredTexts("devient")
    before = fields.requiredTexts("devant")
    fields.finish()
    guard let letter, !becomes.isEmpty else { return nil }
    self.letter = letter
  }
}

extension MappingDecoder {
  /// The list under `key`, which must have `count` entries.
  fileprivate mutating func cells(
    _ key: String, count: Int, required: Bool = true, sink: DiagnosticSink
  ) -> [YAMLScalar] {
    node(key, required: required).map { $0.cells(count, sink: sink) } ?? []
  }

  /// A single value, or a list of `count` entries.
  fileprivate mutating func stemOrCells(
    _ key: String, count: Int = 6, sink: DiagnosticSink
  ) -> [YAMLScalar] {
    guard let found = node(key) else { return [] }
    if case .scalar(let stem) = found { return [stem] }
    return found.cells(count, sink: sink)
  }
}

extension YAMLNode {
  /// The entries of a list that must have `count` of them; empty after a report.
  fileprivate func cells(_ count: Int, sink: DiagnosticSink) -> [YAMLScalar] {
    let found = scalars(orReportTo: sink)
    guard found.count != count, !found.isEmpty else { return found }
    sink.report(.wrongCellCount(found: found.count, expected: count, at: span))
    return []
  }
}

extension Diagnostic {
  fileprivate static func wrongCellCount(
    found: Int, expected: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: "wrong-cell-count",
      LocalizedText(
        fr: "cette liste a \(found) formes, alors qu’on en attend \(expected)",
        en: "this list has \(found) forms, expected \(expected)"),
      at: span,
      cure: LocalizedText(
        fr: "écrivez « - » pour une forme qui n’existe pas",
        en: "write “-” for a form that does not exist"))
  }
}
