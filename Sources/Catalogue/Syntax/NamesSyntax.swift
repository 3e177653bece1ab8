import Diagnostics

/// `prenoms.yaml`: first names and the words around them.
package struct NamesSyntax: Sendable {
  package var feminine: [YAMLScalar] = []
  package var masculine: [YAMLScalar] = []
  package var epicene: [YAMLScalar] = []
  /// Names that elide, or do not, against the general rule.
  package var eliding: [YAMLScalar] = []
  package var notEliding: [YAMLScalar] = []
  /// Words that are no first name.
  package var never: [YAMLScalar] = []
  package var feminineKinship: [YAMLScalar] = []
  package var masculineKinship: [YAMLScalar] = []
  /// Connecting words that may follow a name.
  package var followers: [YAMLScalar] = []
  package var source: YAMLScalar?

  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    if let node = fields.requiredNode("prenoms"),
      var lists = MappingDecoder(node, sink: sink, what: .keys)
    {
      feminine = lists.requiredTexts("f")
      masculine = lists.requiredTexts("m")
      epicene = lists.texts("m/f")
      lists.finish()
    }
    if let node = fields.node("elision"), var lists = MappingDecoder(node, sink: sink, what: .keys)
    {
      eliding = lists.texts("oui")
      notEliding = lists.texts("non")
      lists.finish()
    }
    never = fields.texts("jamais")
    if let node = fields.node("parente"), var lists = MappingDecoder(node, sink: sink, what: .keys)
    {
      masculineKinship = lists.texts("m")
      feminineKinship = lists.texts("f")
      lists.finish()
    }
    followers = fields.texts("suites")
    source = fields.text("source")
    fields.finish()
  }
}
