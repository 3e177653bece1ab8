package import Diagnostics
package import Tables

/// An entry of `formes/*.yaml`: what a title is reduced to and what a text may say about it.
package struct FormSyntax: Sendable {
  /// The article of the canonical phrase.
  package enum Determiner: String, Sendable, CaseIterable {
    case le
    case la
    case elided = "l'"
    case les
    case none = "aucun"
  }

  /// Which form wins when a title holds two.
  package enum Rank: UInt32, Sendable {
    case period = 0
    case activity = 1
    case feast = 2
  }

  package var id: YAMLScalar
  package var phrase: YAMLScalar
  /// The phrase when the event is the child's own.
  package var ownPhrase: YAMLScalar?
  package var isFeminine: Bool
  package var isPlural: Bool
  /// As written; nil when it follows from the phrase.
  package var determiner: Located<Determiner>?
  package var rank: Rank
  package var motifs: [YAMLScalar]
  /// Longer phrases that give nothing.
  package var exceptions: [YAMLScalar]
  package var nameMode: FormRecord.NameMode
  package var mentions: [YAMLScalar]
  package var when: YAMLScalar?
  package var go: YAMLScalar?
  package var decor: [YAMLScalar]
  package var actions: [YAMLScalar]
  package var tags: [Located<Tag>]
  package var examples: [YAMLScalar]
  package var counterExamples: [YAMLScalar]
  package var span: SourceSpan

  /// Reads one entry; nil when it has no id or no phrase.
  package init?(_ node: YAMLNode, sink: DiagnosticSink) {
    guard var fields = MappingDecoder(node, sink: sink, what: .keys) else { return nil }
    span = fields.span
    let id = fields.requiredText("id")
    let phrase = fields.requiredText("phrase")
    ownPhrase = fields.text("soi")
    isFeminine = fields.requiredChoice("genre", ["m": false, "f": true])?.value ?? false
    isPlural = fields.choice("nombre", ["s": false, "p": true])?.value ?? false
    determiner = fields.choice(
      "determinant", ["le": .le, "la": .la, "l'": .elided, "les": .les, "aucun": .none])
    rank =
      fields.choice("rang", ["fete": Rank.feast, "activite": .activity, "periode": .period])?.value
      ?? .activity
    motifs = fields.requiredTexts("motifs")
    exceptions = fields.texts("sauf")
    nameMode =
      fields.choice(
        "prenom", ["non": FormRecord.NameMode.none, "de": .of, "avec": .with])?.value ?? .none
    mentions = fields.requiredTexts("mentions")
    when = fields.requiredText("quand")
    go = fields.text("va")
    decor = fields.requiredTexts("decor")
    actions = fields.requiredTexts("actions")
    tags = fields.requiredTexts("etiquettes").compactMap { $0.tag(orReportTo: sink) }
    examples = fields.requiredTexts("exemples")
    counterExamples = fields.requiredTexts("contre_exemples")
    fields.finish()
    guard let id, let phrase else { return nil }
    self.id = id
    self.phrase = phrase
  }
}

extension FormSyntax {
  /// The article that the phrase has, written or following from its first letters.
  package var effectiveDeterminer: Determiner {
    if let determiner { return determiner.value }
    let text = phrase.value.replacingTypographicApostrophes
    if text.hasPrefix("l'") { return .elided }
    return Determiner(rawValue: String(text.prefix { $0 != " " })) ?? .none
  }
}

extension String {
  /// The text with `’` written `'`, as teachers may type either.
  var replacingTypographicApostrophes: String {
    guard utf8.contains(0xE2) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar == "’" ? "'" : scalar) }
    return String(result)
  }
}

extension YAMLScalar {
  /// The tag of that name, or nil after a report.
  func tag(orReportTo sink: DiagnosticSink) -> Located<Tag>? {
    guard let tag = Tag(rawValue: value) else {
      sink.report(.notOneOf(self, Tag.allCases.map(\.rawValue)))
      return nil
    }
    return Located(tag, at: span)
  }
}
