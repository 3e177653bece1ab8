package import Diagnostics
package import Tables

/// An entry of `temps.yaml`: a tense by the name that grades use, and how it is formed.
package struct TenseSyntax: Sendable {
  package var id: YAMLScalar
  package var name: YAMLScalar
  package var formation: TenseRecord.Formation
  /// The tense of the verb or of its auxiliary, by its catalogue name; nil when it is `name`.
  package var auxiliaryTense: YAMLScalar?
  package var span: SourceSpan

  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    let name = fields.requiredText("nom")
    formation = fields.requiredText("forme").flatMap { Self.formation($0, sink) } ?? .simple
    auxiliaryTense = fields.text("temps_auxiliaire")
    fields.finish()
    guard let id, let name else { return nil }
    self.id = id
    self.name = name
  }

  private static func formation(
    _ name: YAMLScalar, _ sink: DiagnosticSink
  ) -> TenseRecord.Formation? {
    let known = TenseRecord.Formation.allCases
    if let found = known.first(where: { $0.catalogueName == name.value }) { return found }
    sink.report(.notOneOf(name, known.map(\.catalogueName)))
    return nil
  }

  /// The simple tense of the verb or of its auxiliary, or nil when its name is unknown.
  package var simpleTense: VerbTense? {
    let wanted = (auxiliaryTense ?? name).value
    return VerbTense.allCases.first { $0 != .none && $0.catalogueName == wanted }
  }
}
