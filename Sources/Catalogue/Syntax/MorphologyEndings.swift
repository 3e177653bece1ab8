package import Diagnostics

/// `pluriels.yaml` or `feminins.yaml`: rules by the end of the word, then exceptions.
package struct EndingRulesSyntax: Sendable {
  /// Words that end in `endings[i]` replace it by `replacements[i]`.
  package struct Rule: Sendable {
    package var endings: [YAMLScalar]
    package var replacements: [YAMLScalar]
  }

  /// A list of words with the form that the rules would not give.
  package struct Exceptions: Sendable {
    package var id: YAMLScalar
    /// `nom` or `adjectif`; nil for both.
    package var wordClass: YAMLScalar?
    package var words: [YAMLEntry]
    package var span: SourceSpan
  }

  package var rules: [Rule]
  package var exceptions: [Exceptions]
  /// Nouns that only have a plural, listed in it (only in `pluriels.yaml`).
  package var pluralOnly: [YAMLScalar]
  /// Nouns that only have a singular.
  package var singularOnly: [YAMLScalar]
  package var span: SourceSpan

  /// Reads the file's root; one that adds to a base may leave the rules to it.
  package init?(_ root: YAMLNode, hasBase: Bool = false, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(root, sink: sink, what: .keys) else { return nil }
    span = fields.span
    _ = fields.node("regles", required: !hasBase)
    rules = fields.list("regles").compactMap { Rule($0, sink: sink) }
    exceptions = fields.list("exceptions").compactMap { Exceptions($0, sink: sink) }
    pluralOnly = fields.texts("sans_singulier")
    singularOnly = fields.texts("sans_pluriel")
    fields.finish()
  }
}

extension EndingRulesSyntax.Rule {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    endings = fields.requiredTexts("fin")
    replacements = fields.requiredTexts("devient")
    fields.finish()
    guard endings.count == replacements.count else {
      sink.report(.unpairedEndings(endings.count, replacements.count, at: fields.span))
      return nil
    }
  }
}

extension EndingRulesSyntax.Exceptions {
  fileprivate init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    fields.checkSource()
    let names: KeyValuePairs = ["nom": true, "adjectif": true]
    wordClass = fields.choice("classe", names) == nil ? nil : fields.text("classe")
    words =
      fields.requiredNode("mots")
      .flatMap { MappingDecoder($0, sink: sink, what: .keys) }?.allEntries ?? []
    fields.finish()
    guard let id else { return nil }
    self.id = id
  }
}

extension Diagnostic {
  fileprivate static func unpairedEndings(
    _ endings: Int, _ replacements: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      id: "unpaired-endings",
      LocalizedText(
        fr: "« fin » a \(endings) valeurs et « devient » \(replacements) ; il en faut autant",
        en: "“fin” has \(endings) values and “devient” \(replacements); they must be as many"),
      at: span,
      cure: LocalizedText(
        fr:
          "donnez à chaque finale de « fin » son remplacement dans « devient », dans le même ordre",
        en: "give each ending of “fin” its replacement in “devient”, in the same order"))
  }
}
