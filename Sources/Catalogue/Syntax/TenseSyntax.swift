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

/// `temps.yaml`: the tenses, and the words that say when something happens.
package struct TensesSyntax: Sendable {
  package var tenses: [TenseSyntax]
  package var timeWords: TimeWordsSyntax?

  /// Reads the file's root.
  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    tenses = (fields.requiredNode("temps")?.items(orReportTo: sink) ?? [])
      .compactMap { TenseSyntax($0, sink: sink) }
    timeWords = fields.node("reperes").flatMap { TimeWordsSyntax($0, sink: sink) }
    fields.finish()
  }
}

/// Words that put a story on one side of today (`reperes` of `temps.yaml`).
package struct TimeWordsSyntax: Sendable {
  /// Words of what has happened: *hier*.
  package var past: [YAMLScalar]
  /// Words of what is to come: *demain*.
  package var future: [YAMLScalar]

  init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    past = fields.texts("passe")
    future = fields.texts("avenir")
    fields.finish()
  }
}
