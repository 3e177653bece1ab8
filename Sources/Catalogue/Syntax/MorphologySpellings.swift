import Diagnostics

/// `graphies.yaml`: the words that French spells in two ways.
package struct SpellingsSyntax: Sendable {
  /// Verbs that are conjugated like those of another model too.
  package struct Conjugation: Sendable {
    /// The verbs of this model, or nil for those of `verbs` alone.
    package var model: YAMLScalar?
    /// Verbs of the model that have one spelling only.
    package var exceptions: [YAMLScalar]
    /// Verbs with another infinitive: *interpeller* → *interpeler*.
    package var verbs: [YAMLEntry]
    /// The model of the other spelling.
    package var like: YAMLScalar
    package var isReform: Bool
  }

  /// Base forms and those of 1990; what differs changes in every form that has it.
  package var reformed: [YAMLEntry]
  /// Single forms and those of 1990.
  package var reformedForms: [YAMLEntry]
  /// Base forms and those that dictionaries give beside them.
  package var variants: [YAMLEntry]
  package var conjugations: [Conjugation]
  /// Numbers of 1990, with all their hyphens.
  package var numbers: [YAMLScalar]

  /// Reads the file's root.
  package init?(_ root: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    fields.checkSource()
    func pairs(_ node: YAMLNode?) -> [YAMLEntry] {
      guard let node, let pairs = MappingDecoder(node, sink: sink, what: .keys) else { return [] }
      return pairs.allEntries.filter { $0.value.scalar(orReportTo: sink) != nil }
    }
    reformed = pairs(fields.node("mots_1990"))
    reformedForms = pairs(fields.node("formes_1990"))
    variants = pairs(fields.node("variantes"))
    conjugations = fields.list("conjugaisons").compactMap { node in
      guard var entry = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
      let model = entry.text("modele")
      let exceptions = entry.texts("sauf")
      let verbs = pairs(entry.node("verbes"))
      let like = entry.requiredText("comme")
      let isReform = entry.requiredChoice("graphie", ["1990": true, "variante": false])?.value
      entry.finish()
      guard let like, let isReform else { return nil }
      return Conjugation(
        model: model, exceptions: exceptions, verbs: verbs, like: like, isReform: isReform)
    }
    numbers = fields.texts("nombres_1990")
    fields.finish()
  }
}
