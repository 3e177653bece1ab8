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

/// `registres.yaml`: the registers, and what a second reader ticks for every template.
package struct RegistersSyntax: Sendable {
  package var registers: [RegisterSyntax]
  package var reviewPoints: [YAMLScalar]

  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    registers = (fields.requiredNode("registres")?.items(orReportTo: sink) ?? [])
      .compactMap { RegisterSyntax($0, sink: sink) }
    reviewPoints = fields.texts("relecture")
    fields.finish()
  }
}
