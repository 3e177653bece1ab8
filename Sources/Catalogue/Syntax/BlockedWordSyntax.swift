package import Diagnostics

/// An entry of `interdits.yaml`: one such word sets the whole title aside.
package struct BlockedWordSyntax: Sendable {
  package var word: YAMLScalar
  /// The id of a register.
  package var register: YAMLScalar?
  package var inflections: [YAMLScalar]
  /// Beginnings of words that count as the word.
  package var prefixes: [YAMLScalar]
  /// A title that the word stops.
  package var stops: [YAMLScalar]
  /// Titles and words that it must not stop.
  package var lets: [YAMLScalar]
  package var span: SourceSpan

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let word = fields.requiredText("mot")
    register = fields.requiredText("registre")
    inflections = fields.texts("flexions")
    prefixes = fields.texts("prefixe")
    stops = fields.requiredTexts("arrete")
    lets = fields.requiredTexts("n_arrete_pas")
    fields.finish()
    guard let word else { return nil }
    self.word = word
  }
}

/// `ecarts.yaml`: words that make an event cancelled, or a chore.
package struct DeviationSyntax: Sendable {
  /// What the word makes of the event.
  package enum Kind: Sendable {
    /// The event is dropped.
    case cancellation
    /// The event becomes unknown.
    case chore
  }

  package var kind: Kind
  package var word: YAMLScalar
  package var inflections: [YAMLScalar]
  /// A title that the word sets aside.
  package var stops: [YAMLScalar]
  package var lets: [YAMLScalar]
  package var span: SourceSpan

  package init?(_ node: YAMLNode, kind: Kind, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    self.kind = kind
    span = fields.span
    let word = fields.requiredText("mot")
    inflections = fields.texts("flexions")
    stops = fields.requiredTexts("ecarte")
    lets = fields.texts("n_ecarte_pas")
    fields.finish()
    guard let word else { return nil }
    self.word = word
  }

  /// Reads the file's root: two lists.
  package static func entries(_ root: YAMLNode, sink: DiagnosticSink) -> [DeviationSyntax] {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return [] }
    let cancellations = fields.list("annulations")
    let chores = fields.list("demarches")
    fields.finish()
    return cancellations.compactMap { DeviationSyntax($0, kind: .cancellation, sink: sink) }
      + chores.compactMap { DeviationSyntax($0, kind: .chore, sink: sink) }
  }
}
