import Diagnostics

/// `auxiliaires.yaml`: the verbs with *être*, those whose participle never agrees, and those that
/// are only used with an impersonal *il*.
package struct AuxiliariesSyntax: Sendable {
  package var etre: [YAMLScalar]
  /// *être* without a direct object, *avoir* with one.
  package var etreOrAvoir: [YAMLScalar]
  /// Verbs used with *se*.
  package var reflexive: [YAMLScalar]
  package var invariableParticiples: [YAMLScalar]
  package var impersonal: [YAMLScalar]

  /// Reads the file's root; one that adds to a base may leave any list to it.
  package init?(_ root: YAMLNode, hasBase: Bool = false, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    fields.checkSource()
    etre = fields.node("etre", required: !hasBase).map { $0.scalars(orReportTo: sink) } ?? []
    etreOrAvoir = fields.texts("etre_ou_avoir")
    reflexive = fields.texts("pronominaux")
    invariableParticiples = fields.texts("participes_invariables")
    impersonal = fields.texts("impersonnels")
    fields.finish()
  }
}
