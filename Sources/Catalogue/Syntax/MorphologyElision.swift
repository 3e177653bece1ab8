import Diagnostics

/// `elision.yaml`: which words elide, which change before a vowel, which words refuse both.
package struct ElisionSyntax: Sendable {
  /// A word that elides only before some words: *si* before *il*.
  package struct Conditional: Sendable {
    package var word: YAMLScalar
    package var form: YAMLScalar
    package var before: [YAMLScalar]
  }

  /// *le* → *l'*.
  package var elided: [YAMLEntry]
  package var conditional: [Conditional]
  /// *beau* → *bel*.
  package var beforeVowel: [YAMLEntry]
  /// Words that an apostrophe does not cut: *aujourd'hui*.
  package var indivisible: [YAMLScalar]
  /// Words with an aspirated h, in their base form.
  package var aspirated: [YAMLScalar]
  /// Other words that refuse elision: *onze, oui*.
  package var unelidable: [YAMLScalar]
  /// The words in *y* that allow it: *yeux*.
  package var elidableY: [YAMLScalar]

  /// Reads the file's root; one that adds to a base may leave any list to it.
  package init?(_ root: YAMLNode, hasBase: Bool = false, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    fields.checkSource()
    let required = !hasBase
    elided = fields.node("elide", required: required).map { Self.pairs($0, sink: sink) } ?? []
    conditional = fields.list("elide_devant").compactMap { Conditional($0, sink: sink) }
    beforeVowel =
      fields.node("devant_voyelle", required: required).map { Self.pairs($0, sink: sink) } ?? []
    indivisible = fields.texts("indivisibles")
    aspirated =
      fields.node("h_aspire", required: required).map { $0.scalars(orReportTo: sink) } ?? []
    unelidable = fields.texts("sans_elision")
    elidableY = fields.texts("y_elide")
    fields.finish()
  }

  private static func pairs(_ node: YAMLNode, sink: DiagnosticSink) -> [YAMLEntry] {
    guard let fields = MappingDecoder(node, sink: sink, what: .keys) else { return [] }
    return fields.allEntries.filter { $0.value.scalar(orReportTo: sink) != nil }
  }
}

extension ElisionSyntax.Conditional {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    let word = fields.requiredText("mot")
    let form = fields.requiredText("forme")
    before = fields.requiredTexts("devant")
    fields.finish()
    guard let word, let form else { return nil }
    self.word = word
    self.form = form
  }
}

/// An entry of `contractions.yaml`: two words that become one, *de le* → *du*.
package struct ContractionSyntax: Sendable {
  package var words: [YAMLScalar]
  package var form: YAMLScalar

  /// Reads the file's root.
  package static func list(_ root: YAMLNode, sink: DiagnosticSink) -> [ContractionSyntax] {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return [] }
    _ = fields.requiredNode("contractions")
    let found = fields.list("contractions").compactMap { ContractionSyntax($0, sink: sink) }
    fields.finish()
    return found
  }

  private init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    words = fields.requiredTexts("mots")
    let form = fields.requiredText("devient")
    fields.finish()
    guard let form else { return nil }
    self.form = form
    guard words.count == 2 else {
      sink.report(.contractionOfTwoWords(words.count, at: fields.span))
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func contractionOfTwoWords(_ count: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "wrong-word-count",
      LocalizedText(
        fr: "une contraction soude deux mots ; « mots » en a \(count)",
        en: "a contraction joins two words; “mots” has \(count)"),
      at: span,
      cure: LocalizedText(
        fr: "donnez les deux mots : mots: [de, le]", en: "give the two words: mots: [de, le]"))
  }
}
