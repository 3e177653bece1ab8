package import Diagnostics

/// An entry of `registres.yaml`: what a text for a child never mentions.
package struct RegisterSyntax: Sendable {
  package var id: YAMLScalar
  package var name: YAMLScalar
  /// Lemmas, forms or several words.
  package var words: [YAMLScalar]
  package var span: SourceSpan

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    let name = fields.requiredText("nom")
    words = fields.texts("mots")
    fields.finish()
    guard let id, let name else { return nil }
    self.id = id
    self.name = name
  }
}

/// An entry of `formules_usees`: turns of phrase that say nothing of the moment.
package struct WornPhraseSyntax: Sendable {
  package var words: [YAMLScalar]
  /// Why a text does without them, in one line.
  package var reason: YAMLScalar

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    words = fields.requiredTexts("mots")
    let reason = fields.requiredText("raison")
    fields.finish()
    guard let reason else { return nil }
    self.reason = reason
  }
}

/// `registres.yaml`: the registers, and what a second reader ticks for every template.
package struct RegistersSyntax: Sendable {
  package var registers: [RegisterSyntax]
  package var reviewPoints: [YAMLScalar]
  /// What a text for a child could hold, but a good one does without.
  package var wornPhrases: [WornPhraseSyntax]

  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    registers = (fields.requiredNode("registres")?.items(orReportTo: sink) ?? [])
      .compactMap { RegisterSyntax($0, sink: sink) }
    reviewPoints = fields.texts("relecture")
    wornPhrases = fields.list("formules_usees").compactMap { WornPhraseSyntax($0, sink: sink) }
    fields.finish()
  }
}
